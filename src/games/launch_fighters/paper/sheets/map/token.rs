//! Units as tokens on a map, in the colours of their side: a ship as a shield with its letter, whose point shows the ship's facing; a squadron as a
//! disc. Bars behind the tokens also tell the sides apart: no bar for the first side, one for the second, and so on.

use super::super::paint::Paint;
use drawing::{Color, Face, Ground, Group, Path, text};
use geometry::{Angle, Facing, Grid, Mm, Point, Rect, Size, Space, Transform, Vector};
use launch_fighters::{Content, Fleet, FleetShip, InScenario, Piece, Scenario, Side};
use rules::Id;
use sheets::draft::Draft;
use sheets::look::INK;

/// The token of a unit on a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// The space in which the unit stands.
    pub at: Space,
    /// The part of the scenario that the token represents.
    pub place: InScenario,
    paint: Paint,
    /// The number of the unit's side, counted from 0.
    number: usize,
    /// Whether the token lies on a night map, which has a dark sky.
    by_night: bool,
    /// The letter of a ship and the direction in which it faces; `None` for a squadron.
    ship: Option<(String, Angle)>,
    flagship: bool,
}

/// The tokens of all units on the board: for each side its ships, then its squadrons.
#[must_use]
pub fn tokens(content: &Content, scenario: &Scenario, grid: Grid) -> Vec<Token> {
    let mut tokens = Vec::new();
    for (number, (id, side)) in scenario.sides.iter().enumerate() {
        let maker = Maker::new(content, scenario, number, id, side);
        let ships = side.ships.iter().filter(|placed| grid.contains(placed.at));
        tokens.extend(ships.map(|placed| maker.ship(placed.ship, placed.at, grid.shape.angle(placed.facing))));
        let squadrons = (0..).zip(&side.squadrons).filter(|(_, placed)| grid.contains(placed.at));
        tokens.extend(squadrons.map(|(number, placed)| maker.squadron(InScenario::Squadron(id, number), placed.at)));
    }
    tokens
}

/// The token that a unit would have in this space with this facing; `None` if the unit no longer exists.
#[must_use]
pub fn token(content: &Content, scenario: &Scenario, grid: Grid, piece: Piece, at: Space, facing: Facing) -> Option<Token> {
    let number = scenario.sides.position(piece.side())?;
    let maker = Maker::new(content, scenario, number, piece.side(), scenario.sides.get(piece.side())?);
    Some(match piece {
        Piece::Ship(_, ship) => maker.ship(ship, at, grid.shape.angle(facing)),
        Piece::Squadron(..) | Piece::Aboard(..) => maker.squadron(piece.place(), at),
    })
}

/// Makes the tokens of one side; holds what all of them have in common.
struct Maker<'a> {
    side: Id<Side>,
    fleet: Option<&'a Fleet>,
    letters: std::collections::BTreeMap<Id<FleetShip>, String>,
    paint: Paint,
    number: usize,
    by_night: bool,
}

impl<'a> Maker<'a> {
    fn new(content: &'a Content, scenario: &Scenario, number: usize, id: Id<Side>, side: &Side) -> Self {
        let fleet = side.fleet.and_then(|fleet| content.fleets.get(fleet));
        let letters = fleet.map(|fleet| fleet.letters(&content.ships)).unwrap_or_default();
        let by_night = scenario.map.and_then(|map| content.maps.get(map)).is_some_and(|map| map.night);
        Self { side: id, fleet, letters, paint: Paint::of_side(content, side, number), number, by_night }
    }

    fn ship(&self, ship: Id<FleetShip>, at: Space, turn: Angle) -> Token {
        let letter = self.letters.get(&ship).map_or("?", String::as_str).to_owned();
        let flagship = self.fleet.is_some_and(|fleet| fleet.flagship == Some(ship));
        let place = InScenario::Ship(self.side, ship);
        Token { ship: Some((letter, turn)), flagship, ..self.squadron(place, at) }
    }

    const fn squadron(&self, place: InScenario, at: Space) -> Token {
        Token { at, place, paint: self.paint, number: self.number, by_night: self.by_night, ship: None, flagship: false }
    }
}

impl Token {
    /// The distance from the token's middle to its outermost point, in parts of its size.
    #[must_use]
    pub const fn radius(&self) -> f64 {
        if self.ship.is_some() { 0.5 } else { 0.25 }
    }

    /// The colours of the token's side.
    #[must_use]
    pub const fn paint(&self) -> Paint {
        self.paint
    }

    /// Draws the token at size `unit`, which is the width of a space, centred on a point.
    pub fn draw(&self, draft: &mut Draft, at: Point, unit: Mm) {
        let wide = |part: f64| unit.get() * part;
        let ground = Ground::Side((self.number % 4) as u8);
        let Some((letter, turn)) = &self.ship else {
            let circle = Path::circle(at, unit * 0.22);
            if self.by_night {
                draft.path(circle.clone().stroked(Color::WHITE, wide(RIM)));
            }
            self.bars(draft, at, unit);
            return draft.path(circle.filled(self.paint.secondary).as_ground(ground).stroked(INK, wide(LINE)));
        };
        // The token is a shield whose point shows the facing, like the arrow of the counter. Its corners are turned one by one and not as a group,
        // because only then a print with less ink can find that the letter lies on the shield.
        let turned = Transform::rotate(*turn);
        let point = |x: f64, y: f64| turned.apply(Point::ORIGIN + Vector::at(unit * x, unit * y)) + (at - Point::ORIGIN);
        let shield = [point(0.46, 0.0), point(0.18, -0.34), point(-0.36, -0.34), point(-0.36, 0.34), point(0.18, 0.34)];
        let (shield, ring) = (Path::polygon(&shield), Path::circle(at, unit * 0.47));
        if self.by_night {
            draft.path(shield.clone().stroked(Color::WHITE, wide(RIM)));
        }
        if self.flagship {
            if self.by_night {
                draft.path(ring.clone().stroked(Color::WHITE, wide(0.13)));
            }
            // Lines at its edges keep the ring visible if it has the colour of the paper.
            draft.path(ring.clone().stroked(INK, wide(0.08)));
            draft.path(ring.stroked(self.paint.secondary, wide(0.05)));
        }
        self.bars(draft, at, unit);
        draft.path(shield.filled(self.paint.primary).as_ground(ground).stroked(INK, wide(LINE)));
        let style = text::Style::new(Face::Bold, wide(0.54)).colored(self.paint.primary.readable_ink()).centred();
        let room = Rect::around(at, Size::of(unit * 0.62, unit * 0.6));
        draft.items.extend(text::fit_line(letter, style, room, unit * 0.1).items);
    }

    fn bars(&self, draft: &mut Draft, at: Point, unit: Mm) {
        bars(draft, at, unit, self.number, self.ship.as_ref().map(|(_, turn)| *turn));
    }
}

/// The width of the line around a token, in parts of the token's size.
const LINE: f64 = 0.03;
/// The width of the light rim around a token by night, half of which lies under the token; in parts of the token's size.
const RIM: f64 = 0.14;

/// Draws `number` bars behind a ship that faces in this direction, or behind a squadron (`None`).
pub(super) fn bars(draft: &mut Draft, at: Point, unit: Mm, number: usize, ship: Option<Angle>) {
    let (turn, reach) = ship.map_or((Angle::degrees(-90.0), 0.32), |turn| (turn, 0.44));
    let point = |x: f64, y: f64| Point::ORIGIN + Vector::at(unit * x, unit * y);
    for bar in 0..number.min(MOST_BARS) {
        let x = -reach - 0.09 * bar as f64;
        let line = Path::line(&[point(x, -0.2), point(x, 0.2)]);
        for (ink, width) in [(Color::WHITE, 0.1), (INK, 0.06)] {
            let stroke = line.clone().stroked(ink, unit.get() * width);
            let turned = Group::of(vec![(Point::ORIGIN, stroke.into())]).with_transform(Transform::rotate(turn));
            draft.put(at, turned);
        }
    }
}

/// The largest number of bars; more would reach into the next space.
pub const MOST_BARS: usize = 4;
