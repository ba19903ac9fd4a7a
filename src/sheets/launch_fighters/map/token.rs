//! Units as tokens on a map: a ship as a shield whose point is its arrow, with its letter; a squadron as a disc. In the colours of their side.

use super::super::super::draft::Draft;
use super::super::super::look::INK;
use super::super::paint::Paint;
use crate::drawing::{Face, Ground, Group, Path, text};
use crate::geometry::{Angle, Facing, Grid, Mm, Point, Rect, Size, Space, Transform, Vector};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, Fleet, FleetShip, InScenario, Piece, Scenario, Side};

/// A unit on a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// Where it stands.
    pub at: Space,
    /// What it stands for.
    pub place: InScenario,
    paint: Paint,
    /// The number of its side, for a print that has no colours.
    ground: Ground,
    /// Its letter and how it is turned; none for a squadron.
    ship: Option<(String, Angle)>,
    flagship: bool,
}

/// Every unit of a scenario that stands on a board: side by side the ships, then the squadrons.
#[must_use]
pub fn tokens(content: &Content, scenario: &Scenario, grid: Grid) -> Vec<Token> {
    let mut tokens = Vec::new();
    for (number, (id, side)) in scenario.sides.iter().enumerate() {
        let maker = Maker::new(content, number, id, side);
        let ships = side.ships.iter().filter(|placed| grid.contains(placed.at));
        tokens.extend(ships.map(|placed| maker.ship(placed.ship, placed.at, grid.shape.angle(placed.facing))));
        let squadrons = (0..).zip(&side.squadrons).filter(|(_, placed)| grid.contains(placed.at));
        tokens.extend(squadrons.map(|(number, placed)| maker.squadron(InScenario::Squadron(id, number), placed.at)));
    }
    tokens
}

/// A unit as it would stand in a space, turned this way.
#[must_use]
pub fn token(content: &Content, scenario: &Scenario, grid: Grid, piece: Piece, at: Space, facing: Facing) -> Option<Token> {
    let number = scenario.sides.position(piece.side())?;
    let maker = Maker::new(content, number, piece.side(), scenario.sides.get(piece.side())?);
    Some(match piece {
        Piece::Ship(_, ship) => maker.ship(ship, at, grid.shape.angle(facing)),
        Piece::Squadron(..) | Piece::Aboard(..) => maker.squadron(piece.place(), at),
    })
}

/// What the tokens of one side have in common.
struct Maker<'a> {
    side: Id<Side>,
    fleet: Option<&'a Fleet>,
    letters: std::collections::BTreeMap<Id<FleetShip>, String>,
    paint: Paint,
    ground: Ground,
}

impl<'a> Maker<'a> {
    fn new(content: &'a Content, number: usize, id: Id<Side>, side: &Side) -> Self {
        let fleet = side.fleet.and_then(|fleet| content.fleets.get(fleet));
        let letters = fleet.map(|fleet| fleet.letters(&content.ships)).unwrap_or_default();
        let ground = Ground::Side((number % 4) as u8);
        Self { side: id, fleet, letters, paint: Paint::of_side(content, side, number), ground }
    }

    fn ship(&self, ship: Id<FleetShip>, at: Space, turn: Angle) -> Token {
        let letter = self.letters.get(&ship).map_or("?", String::as_str).to_owned();
        let flagship = self.fleet.is_some_and(|fleet| fleet.flagship == Some(ship));
        let place = InScenario::Ship(self.side, ship);
        Token { at, place, paint: self.paint, ground: self.ground, ship: Some((letter, turn)), flagship }
    }

    const fn squadron(&self, place: InScenario, at: Space) -> Token {
        Token { at, place, paint: self.paint, ground: self.ground, ship: None, flagship: false }
    }
}

impl Token {
    /// How far the token reaches from its middle, in parts of its size.
    #[must_use]
    pub const fn radius(&self) -> f64 {
        if self.ship.is_some() { 0.5 } else { 0.25 }
    }

    /// The colours of its side.
    #[must_use]
    pub const fn paint(&self) -> Paint {
        self.paint
    }

    /// Draws the token in its size round a point.
    pub fn draw(&self, draft: &mut Draft, at: Point, unit: Mm) {
        let line = unit.get() * 0.03;
        let Some((letter, turn)) = &self.ship else {
            let circle = Path::circle(at, unit * 0.22);
            return draft.path(circle.filled(self.paint.secondary).as_ground(self.ground).stroked(INK, line));
        };
        // A pointed shield whose point is the arrow of the counter.
        let point = |x: f64, y: f64| Point::ORIGIN + Vector::at(unit * x, unit * y);
        let shield = [point(0.46, 0.0), point(0.18, -0.34), point(-0.36, -0.34), point(-0.36, 0.34), point(0.18, 0.34)];
        let path = Path::polygon(&shield).filled(self.paint.primary).as_ground(self.ground).stroked(INK, line);
        draft.put(at, Group::of(vec![(Point::ORIGIN, path.into())]).with_transform(Transform::rotate(*turn)));
        if self.flagship {
            draft.path(Path::circle(at, unit * 0.47).stroked(self.paint.secondary, unit.get() * 0.05));
        }
        let style = text::Style::new(Face::Bold, unit.get() * 0.54).colored(self.paint.primary.readable_ink()).centred();
        let room = Rect::around(at, Size::of(unit * 0.62, unit * 0.6));
        draft.items.extend(text::fit_line(letter, style, room, unit * 0.1).items);
    }
}
