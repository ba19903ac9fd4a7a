//! How a game went. For every turn there is a small display of the star. It shows moves as arrows, where units fought or searches were made, which
//! missions were attempted, and the loyalties and bases at the end of the turn.

use super::look::of_environ;
use super::ring::{self, RingPart, RingSpace, STAR, WIDTH, base_space};
use crate::playtest::{Deed, EnvironPlace, GamePapers, TurnLine};
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path, Stroke};
use freedom_in_the_galaxy::play::PlanetNow;
use freedom_in_the_galaxy::{Content, Loyalty, PlanetState, Scenario, Side, Star};
use geometry::{Mm, Point, Rect, Size, Transform, Vector};
use rules::{Id, counted};
use sheets::Draft;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE, REMARK, STRONG};

/// The gap between two displays.
const BETWEEN: Mm = Mm::new(6.0);
/// The height of the words above a display.
const HEAD: Mm = Mm::new(6.0);
/// How many displays stand in a row.
const ACROSS: usize = 2;
/// The size of letters, in millimetres, before the display is scaled down to fit.
const LETTERS: f64 = 6.0;
/// The width of arrows, in millimetres, before the display is scaled down to fit.
const ARROW: f64 = 1.6;
/// The distance between two arrows that have the same ends.
const APART: f64 = 4.5;

/// The pages that show how a game went; empty if no turn was played or the star no longer exists.
pub fn of_game(content: &Content, scenario: &Scenario, game: &GamePapers, frame: &Frame) -> Vec<Body> {
    let star = game.worlds.first().and_then(|planet| content.planets.get(*planet)?.star);
    let Some(star) = star.filter(|_| !game.turns.is_empty()) else { return Vec::new() };
    let mut flow = Flow::new(frame, Orientation::Portrait, "Course of the game", scenario.label());
    flow.prose(
        "A small display for every turn. Arrows are moves: drawn through of the Rebel, broken of the Empire; a reaction of units alone has the line \
         of the player-turn in which it was made. A cross is a combat of units or a search, a letter in a ring a mission. Loyalties (L) and \
         bases (B, with the level; in brackets while down) are those at the end of the turn.",
        REMARK,
    );
    let wide = (flow.width() - BETWEEN) * (1.0 / ACROSS as f64);
    for (row, turns) in game.turns.chunks(ACROSS).enumerate() {
        let (rect, draft) = flow.strip(HEAD + wide + BETWEEN);
        for (column, line) in turns.iter().enumerate() {
            let corner = rect.min + Vector::at((wide + BETWEEN) * column as f64, Mm::ZERO);
            let head = format!("Turn {}: {}", row * ACROSS + column + 1, points(line.points));
            draft.line(&head, STRONG, Rect::new(corner, Size::of(wide, HEAD)));
            let middle = corner + Vector::at(wide * 0.5, HEAD + wide * 0.5);
            let scale = wide / WIDTH;
            draft.add_transformed(middle, display(content, star, game, line), Transform::scale(scale, scale));
        }
    }
    flow.finish()
}

fn points(points: i32) -> String {
    let sign = if points < 0 { "−" } else { "" };
    format!("{sign}{}", counted(points.unsigned_abs(), "victory point"))
}

/// The display of the star, with what happened in one turn.
fn display(content: &Content, star: Id<Star>, game: &GamePapers, line: &TurnLine) -> Draft {
    let mut draft = Draft::new();
    draft.path(Path::circle(Point::ORIGIN, STAR).stroked(FAINT, LINE));
    if let Some(found) = content.stars.get(star) {
        let name = Rect::around(Point::ORIGIN, Size::of(STAR * 1.8, Mm::new(LETTERS * 1.4)));
        draft.line(found.label(), letters(0.9), name);
    }
    let spaces = ring::spaces(content, star);
    for space in &spaces {
        let at_end = game.worlds.iter().position(|planet| *planet == space.planet).and_then(|at| line.planets.get(at));
        drawn(&mut draft, content, space, at_end);
    }
    let middle = |place: EnvironPlace| {
        let id = content.planets.get(place.0)?.environs.ids().nth(place.1)?;
        let space = spaces.iter().find(|space| (space.planet, space.part) == (place.0, RingPart::Environ(id)))?;
        Some(space.words.middle())
    };
    deeds(&mut draft, &line.deeds, &middle);
    draft
}

fn letters(times: f64) -> Style {
    Style::new(Face::Bold, LETTERS * times).colored(INK).centred()
}

/// Draws a space with its name. A space of a track also shows the markers that lie there at the end of the turn.
fn drawn(draft: &mut Draft, content: &Content, space: &RingSpace, at_end: Option<&PlanetNow>) {
    let outline = |fill: Color| space.outline.clone().filled(fill).as_ground(Ground::Plain).stroked(FAINT, LINE * 2.0);
    let Some(planet) = content.planets.get(space.planet) else { return };
    match space.part {
        RingPart::Orbit => {
            draft.path(outline(Color::WHITE));
            let (name, state) = space.words.cut_top(space.words.height() * 0.5);
            draft.line(planet.label(), letters(1.0), name);
            let words = at_end.map_or("", |now| now.state.label());
            draft.line(words, Style::new(Face::Regular, LETTERS * 0.75).colored(INK).centred(), state);
        }
        RingPart::Track(loyalty) => {
            let markers = at_end.map(|now| markers(*now, loyalty)).unwrap_or_default();
            draft.path(outline(if markers.is_empty() { Color::WHITE } else { Color::gray(216) }));
            draft.line(&markers, letters(1.0), space.words);
        }
        RingPart::Environ(id) => {
            if let Some(environ) = planet.environs.get(id) {
                draft.path(outline(of_environ(environ.kind)));
                let (kind, _) = space.words.cut_top(space.words.height() * 0.3);
                draft.line(environ.kind.label(), Style::new(Face::Regular, LETTERS * 0.8).colored(INK).centred(), kind);
            }
        }
    }
}

/// The letters of the markers on a space of a track: L for loyalty, B and the level for a base, in brackets if the base is down.
fn markers(now: PlanetNow, loyalty: Loyalty) -> String {
    let rebel = now.state != PlanetState::ImperialControl;
    let marker = (now.has_loyalty() && now.loyalty == loyalty).then(|| "L".to_owned());
    let base = (base_space(now.level.into(), rebel) == loyalty)
        .then(|| if now.up { format!("B{}", now.level) } else { format!("(B{})", now.level) });
    marker.into_iter().chain(base).collect::<Vec<_>>().join(" ")
}

/// Draws what happened in a turn: crosses for fights and searches, letters for missions, and arrows for moves.
fn deeds(draft: &mut Draft, deeds: &[Deed], middle: &dyn Fn(EnvironPlace) -> Option<Point>) {
    for deed in deeds {
        if let Deed::Struck(at) = deed
            && let Some(at) = middle(*at)
        {
            cross(draft, at);
        }
    }
    let mut missions: Vec<(EnvironPlace, Side, char)> = Vec::new();
    let mut ways: Vec<(Option<EnvironPlace>, EnvironPlace)> = Vec::new();
    for deed in deeds {
        match *deed {
            Deed::Mission { side, at, letter } if !missions.contains(&(at, side, letter)) => {
                let before = missions.iter().filter(|(place, ..)| *place == at).count();
                missions.push((at, side, letter));
                if let Some(at) = middle(at) {
                    ringed(draft, at + Vector::new(8.0 * before as f64 - 10.0, 11.0), side, letter);
                }
            }
            Deed::Moved { side, from, to } => {
                let same =
                    ways.iter().filter(|way| **way == (from, to) || from.is_some_and(|from| **way == (Some(to), from))).count();
                ways.push((from, to));
                let start = from.map_or(Some(Point::ORIGIN), middle);
                if let Some((start, end)) = start.zip(middle(to)) {
                    arrow(draft, (start, end), side, same);
                }
            }
            Deed::Mission { .. } | Deed::Struck(_) => {}
        }
    }
}

fn cross(draft: &mut Draft, at: Point) {
    for (x, y) in [(5.0, 5.0), (5.0, -5.0)] {
        let line = Path::line(&[at + Vector::new(-x, -y), at + Vector::new(x, y)]);
        draft.path(line.with_stroke(Stroke::new(Color::rgb(170, 40, 30), Mm::new(1.4)).rounded()));
    }
}

/// Draws the letter of a mission: in a ring for the Rebel, in a box for the Empire.
fn ringed(draft: &mut Draft, at: Point, side: Side, letter: char) {
    let room = Rect::around(at, Size::new(7.0, 7.0));
    let shape = match side {
        Side::Rebel => Path::circle(at, Mm::new(3.7)),
        Side::Imperial => Path::rect(room),
    };
    draft.path(shape.filled(Color::WHITE).as_ground(Ground::Plain).stroked(INK, LINE * 2.0));
    draft.line(&letter.to_string(), letters(0.85), room);
}

/// Draws an arrow between two points, beside the arrows with the same ends that are drawn already; `beside` says how many those are.
fn arrow(draft: &mut Draft, (from, to): (Point, Point), side: Side, beside: usize) {
    let whole = to - from;
    let length = whole.length().get().max(1e-6);
    let (along, across) = (whole * (1.0 / length), Vector::at(-whole.y, whole.x) * (1.0 / length));
    let aside = across * (APART * (beside.div_ceil(2) as f64) * if beside % 2 == 1 { 1.0 } else { -1.0 });
    let (from, to) = (from + aside, to + aside);
    let (color, stroke) = match side {
        Side::Rebel => (Color::rgb(168, 96, 0), Stroke::new(Color::rgb(168, 96, 0), Mm::new(ARROW))),
        Side::Imperial => (Color::rgb(46, 58, 96), Stroke::new(Color::rgb(46, 58, 96), Mm::new(ARROW)).dashed(&[5.0, 2.5])),
    };
    let neck = to + along * -6.0;
    draft.path(Path::line(&[from, neck]).with_stroke(stroke));
    let wing = across * 2.6;
    draft.path(Path::polygon(&[to, neck + wing, neck + wing * -1.0]).filled(color));
}
