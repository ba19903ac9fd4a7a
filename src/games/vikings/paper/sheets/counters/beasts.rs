//! The counters of beasts: pigs and goats, a hex each, and horses without a rider, as long as riders' counters; the dead beast is on the back (3.4,
//! 5.5).

use super::faces::{DEAD, DEFENSE, HIDE, HORSE, LONG, SIDE, arrow, plated, style};
use super::{horse, middle};
use drawing::{Color, Ground, Path, Segment, Stroke};
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::Id;
use sheets::Draft;
use sheets::imposition::{Face, Piece};
use sheets::look::INK;
use vikings::{Content, InForce, InScenario, Place, Scenario, SetUp, TokenKind};

/// The defense of pigs and goats (5.5).
const DEFENDS: &str = "1";
const PIG: Color = Color::rgb(226, 176, 164);
const GOAT: Color = Color::rgb(232, 226, 212);
const HORN: Color = Color::rgb(120, 104, 84);

/// A counter for each beast of a scenario; without a scenario, of each kind the most that any one scenario needs.
pub fn pieces(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Piece> {
    let wanted = content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id));
    let mut most: [Vec<Place>; KINDS.len()] = Default::default();
    for (id, scenario) in wanted {
        for (known, kind) in most.iter_mut().zip(KINDS) {
            let needed = needed(content, id, scenario, kind);
            if needed.len() > known.len() {
                *known = needed;
            }
        }
    }
    most.into_iter().zip(KINDS).flat_map(|(places, kind)| places.into_iter().map(move |place| counter(place, kind))).collect()
}

const KINDS: [TokenKind; 3] = [TokenKind::Pig, TokenKind::Goat, TokenKind::Horse];

/// The place in the designs of each beast of a kind: on the ground, and for horses also those aboard that have no rider.
fn needed(content: &Content, id: Id<Scenario>, scenario: &Scenario, kind: TokenKind) -> Vec<Place> {
    let tokens = scenario.tokens.iter().filter(|(_, token)| token.what == kind);
    let mut places: Vec<Place> = tokens
        .flat_map(|(token, known)| known.spaces.iter().map(move |space| Place::Scenario(id, InScenario::Thing(token, *space))))
        .collect();
    if kind == TokenKind::Horse {
        let set_up = SetUp::of(content, scenario);
        for (at, hull) in set_up.hulls.iter().enumerate() {
            let riders = set_up.crew(at).filter(|man| man.character.values.is_rider()).count();
            let loose = hull.vessel.horses.len().saturating_sub(riders);
            places.extend(std::iter::repeat_n(Place::Force(hull.force.0, InForce::Boat(hull.id)), loose));
        }
    }
    places
}

/// The counter of a beast of a kind.
#[must_use]
pub fn counter(place: Place, kind: TokenKind) -> Piece {
    let size = if kind == TokenKind::Horse { Size::of(SIDE, LONG) } else { Size::of(SIDE, SIDE) };
    let face = |dead: bool| {
        let ground = match (dead, kind) {
            (true, _) => DEAD,
            (false, TokenKind::Horse) => HORSE,
            (false, _) => HIDE,
        };
        Face::new(face(kind, size, dead, ground), ground)
    };
    Piece {
        place: place.into(),
        name: format!("The counter of a {}", kind.label()),
        size,
        front: face(false),
        back: Some(face(true)),
        stands: true,
        beyond: Draft::new(),
    }
}

fn face(kind: TokenKind, size: Size, dead: bool, ground: Color) -> Draft {
    let mut draft = Draft::new();
    draft.path(Path::rect(Rect::new(Point::ORIGIN, size)).filled(ground).as_ground(Ground::Plain));
    match kind {
        TokenKind::Horse => {
            horse::draw(&mut draft, "", dead, middle(size));
            if !dead {
                arrow(&mut draft);
            }
        }
        _ => beast(&mut draft, kind, middle(size), dead),
    }
    if !dead && kind != TokenKind::Horse {
        plated(&mut draft, Rect::at(1.2, 1.1, 4.0, 3.2), DEFENDS, style(3.6).colored(DEFENSE), ground);
    }
    let foot = Rect::at(1.5, size.height.get() - 3.9, 15.0, 2.4);
    plated(&mut draft, foot, kind.label(), style(2.3), ground);
    draft
}

/// A beast seen from its side, on its feet or on its back.
fn beast(draft: &mut Draft, kind: TokenKind, at: Point, dead: bool) {
    let up = if dead { -1.0 } else { 1.0 };
    let place = |x: f64, y: f64| at + Vector::new(x, y * up);
    let (hide, goat) = if kind == TokenKind::Goat { (GOAT, true) } else { (PIG, false) };
    let outlined = |path: Path, fill: Color| path.filled(fill).stroked(INK, 0.2);
    let line = |points: &[(f64, f64)], color: Color, width: f64| {
        let points: Vec<Point> = points.iter().map(|(x, y)| place(*x, *y)).collect();
        Path::line(&points).with_stroke(Stroke::new(color, Mm::new(width)).rounded())
    };
    let (leg, foot) = if goat { (0.6, 4.6) } else { (0.9, 3.8) };
    for x in [-3.2, -1.9, 1.9, 3.0] {
        draft.path(line(&[(x, 1.0), (x, foot)], INK, leg));
    }
    draft.path(outlined(Path::ellipse(place(0.0, 0.4), Mm::new(4.4), Mm::new(if goat { 2.0 } else { 2.6 })), hide));
    let head = if goat { place(4.8, -2.2) } else { place(4.8, 0.0) };
    if goat {
        draft.path(line(&[(3.4, -0.4), (4.6, -2.0)], hide, 1.6));
        draft.path(line(&[(4.8, -3.2), (4.0, -5.0), (2.8, -5.4)], HORN, 0.5));
        draft.path(line(&[(5.8, -1.0), (5.6, 0.6)], INK, 0.35));
        draft.path(line(&[(-4.2, -0.6), (-5.2, -1.4)], INK, 0.5));
    } else {
        let tail = [(-4.3, -0.4), (-5.6, -1.4), (-4.6, -2.2), (-5.8, -2.6)].map(|(x, y)| place(x, y));
        let segments = vec![Segment::Move(tail[0]), Segment::Cubic(tail[1], tail[2], tail[3])];
        draft.path(Path { segments, ..Path::default() }.with_stroke(Stroke::new(INK, Mm::new(0.3))));
    }
    draft.path(outlined(Path::ellipse(head, Mm::new(1.7), Mm::new(1.4)), hide));
    if !goat {
        draft.path(outlined(Path::rect(Rect::around(head + Vector::new(1.7, 0.2 * up), Size::new(0.9, 1.2))), hide));
    }
    let eye = head + Vector::new(0.4, -0.4 * up);
    if dead {
        for slope in [0.4, -0.4] {
            draft.path(Path::line(&[eye + Vector::new(-0.4, -slope), eye + Vector::new(0.4, slope)]).stroked(INK, 0.2));
        }
    } else {
        draft.path(Path::circle(eye, Mm::new(0.25)).filled(INK));
    }
}
