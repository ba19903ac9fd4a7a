//! The counters of beasts (3.4, 5.5). Pigs and goats cover one hex; horses without a rider are as long as the counters of riders. The back shows the
//! beast dead.

use super::faces::{DEAD, DEFENSE, HIDE, HORSE, LONG, SIDE, arrow, draw_rim, plated, style};
use super::pen::Pen;
use super::{horse, middle};
use drawing::{Color, Ground, Group, Path};
use geometry::{Point, Rect, Size, Transform, Vector};
use rules::Id;
use sheets::Draft;
use sheets::imposition::{Face, Piece};
use sheets::look::INK;
use vikings::{Content, InForce, InScenario, Place, Scenario, SetUp, TokenKind};

/// The defense of pigs and goats, as it is printed (5.5).
const DEFENDS: &str = "1";
/// The colour of horns and hooves.
const HORN: Color = Color::rgb(120, 104, 84);
/// The colour of a beast's shadow.
const SHADOW: Color = Color::BLACK.with_alpha(72);
/// The colour of the rim of the counters of beasts, which belong to no people.
const RIM: Color = Color::rgb(104, 92, 58);

/// The factor by which a beast is drawn smaller, so that it does not touch its name.
const SMALLER: f64 = 0.83;

/// The look of a kind of beast.
struct Hide {
    /// The colour of the hide in the light.
    light: Color,
    /// The colour of the hide in the shade.
    shaded: Color,
    /// Half the breadth of the beast, in millimetres.
    half: f64,
    /// How far to the right the tail ends, in millimetres.
    tail: f64,
}

const PIG: Hide = Hide { light: Color::rgb(232, 182, 168), shaded: Color::rgb(204, 142, 130), half: 2.7, tail: 1.2 };
const GOAT: Hide = Hide { light: Color::rgb(236, 230, 216), shaded: Color::rgb(196, 184, 162), half: 2.1, tail: 0.2 };

/// A counter for each beast of a scenario. Without a scenario, as many counters of each kind as the scenario with the most beasts of that kind needs.
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

/// The places, in the designs, of all beasts of a kind that need counters: those on the ground, and horses aboard that have no rider.
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
        Face::new(face(kind, size, dead, ground), if dead { RIM.mix(DEAD, 0.5) } else { RIM })
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
    draw_rim(&mut draft, size, if dead { RIM.mix(DEAD, 0.5) } else { RIM });
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
        plated(&mut draft, Rect::at(1.5, 1.2, 4.0, 3.2), DEFENDS, style(3.6).colored(DEFENSE), ground);
    }
    let foot = Rect::at(1.5, size.height.get() - 3.9, 15.0, 2.4);
    plated(&mut draft, foot, kind.label(), style(2.3), ground);
    draft
}

/// Draws a pig or a goat from above, as large as its counter allows. A dead one lies on its side, with its legs to the right.
fn beast(draft: &mut Draft, kind: TokenKind, at: Point, dead: bool) {
    let mut pen = Pen::default();
    let look = if kind == TokenKind::Goat { &GOAT } else { &PIG };
    if !dead {
        pen.shade(&[(-2.4, -2.6), (3.4, -2.6), (4.3, 1.6), (3.2, 5.8), (-1.4, 5.8), (-3.2, 2.0)], SHADOW);
    }
    let sides: &[f64] = if dead { &[1.0] } else { &[-1.0, 1.0] };
    for side in sides {
        for (x, y) in [(look.half, -1.2), (look.half, 3.6)] {
            let reach = if dead { 2.6 } else { 0.7 };
            pen.limb(&[(x * 0.7 * side, y), ((x + reach) * side, y - 0.7)], 1.1, look.light);
            pen.disc(((x + reach) * side, y - 0.7), 0.6, HORN);
        }
    }
    pen.bend([(0.0, 5.2), (0.4, 6.8), (1.6, 5.4), (look.tail, 6.8)], 0.4, look.light);
    let half = look.half;
    pen.soft(
        &[(-0.6 * half, -3.2), (0.6 * half, -3.2), (half, 0.0), (1.1 * half, 4.2), (0.0, 6.6), (-1.1 * half, 4.2), (-half, 0.0)],
        look.light,
    );
    pen.shade(&[(0.5 * half, -1.6), (0.9 * half, 0.6), (half, 3.8), (0.3 * half, 5.2), (0.6 * half, 2.4)], look.shaded);
    if kind == TokenKind::Goat {
        pen.line(&[(0.0, -2.0), (0.0, 4.8)], 0.5, look.shaded);
        head_of_goat(&mut pen);
    } else {
        pen.shade(&[(-1.6, 2.0), (-0.2, 2.2), (-0.4, 4.0), (-1.7, 3.6)], look.shaded);
        head_of_pig(&mut pen);
    }
    for x in [-0.75, 0.75] {
        if dead {
            pen.line(&[(x - 0.3, -4.6), (x + 0.3, -4.0)], 0.2, INK);
            pen.line(&[(x + 0.3, -4.6), (x - 0.3, -4.0)], 0.2, INK);
        } else {
            pen.flat(&[(x - 0.22, -4.5), (x + 0.22, -4.5), (x + 0.22, -4.0), (x - 0.22, -4.0)], INK);
        }
    }
    let placed = Transform::scale(SMALLER, SMALLER);
    draft.put(at - Vector::new(0.0, 1.1), Group::of(pen.items()).with_transform(placed).as_picture());
}

fn head_of_pig(pen: &mut Pen) {
    pen.soft(&[(-1.9, -2.4), (1.9, -2.4), (1.7, -4.6), (0.8, -6.0), (-0.8, -6.0), (-1.7, -4.6)], PIG.light);
    for side in [-1.0, 1.0] {
        pen.shape(&[(0.7 * side, -2.9), (2.3 * side, -3.9), (1.9 * side, -2.1)], PIG.shaded);
    }
    pen.oval((0.0, -5.7), 0.95, 0.6, PIG.shaded);
    for x in [-0.35, 0.35] {
        pen.line(&[(x, -5.8), (x, -5.6)], 0.3, INK);
    }
}

fn head_of_goat(pen: &mut Pen) {
    pen.shape(&[(-0.4, -6.0), (0.4, -6.0), (0.0, -7.4)], GOAT.shaded);
    for side in [-1.0, 1.0] {
        pen.shape(&[(0.8 * side, -3.9), (2.3 * side, -4.3), (1.9 * side, -3.3)], GOAT.light);
    }
    pen.soft(&[(-1.3, -2.8), (1.3, -2.8), (1.1, -4.8), (0.5, -6.4), (-0.5, -6.4), (-1.1, -4.8)], GOAT.light);
    for side in [-1.0, 1.0] {
        pen.bend([(0.5 * side, -3.9), (0.9 * side, -2.6), (1.9 * side, -1.8), (2.2 * side, -0.2)], 0.6, HORN);
    }
}
