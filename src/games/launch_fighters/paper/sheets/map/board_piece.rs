//! A unit as a board on screen shows it: as the counter that is printed, if that is large enough to be read, otherwise as a token with the unit's
//! letter.

use super::super::counters::{counter_of, fighter_counter, fighter_side, ship_counter, ship_side};
use super::token;
use super::token::bars;
use drawing::{Face, Group, Items, text};
use geometry::{Angle, Facing, Grid, Mm, Point, Rect, Size, Space, Transform, Vector};
use launch_fighters::{Content, Piece, Scenario};
use project::Project;
use sheets::draft::Draft;

/// What is needed to draw the units of a scenario: the scenario, its designs, and the grid of its map.
#[derive(Clone, Copy, Debug)]
pub struct Fielded<'a> {
    /// The designs that the scenario refers to.
    pub content: &'a Content,
    /// The project, which has the designer's own pictures; `None` if it is not at hand.
    pub project: Option<&'a Project>,
    /// The scenario whose units are drawn.
    pub scenario: &'a Scenario,
    /// The grid of the scenario's map.
    pub grid: Grid,
}

impl Fielded<'_> {
    /// Draws a unit with this facing, centred on a point, in a space of width `unit`; `None` if the unit no longer exists.
    #[must_use]
    pub fn piece(self, piece: Piece, facing: Option<Facing>, at: Point, unit: Mm, as_counter: bool) -> Option<Items> {
        let Self { content, project, scenario, grid } = self;
        let (number, side) = (scenario.sides.position(piece.side())?, scenario.sides.get(piece.side())?);
        let (host, is_ship) = match piece {
            Piece::Ship(_, ship) => (ship, true),
            Piece::Aboard(_, ship) => (ship, false),
            Piece::Squadron(_, number) => (side.squadrons.get(number as usize)?.host, false),
        };
        let fleet = side.fleet.and_then(|fleet| content.fleets.get(fleet));
        let called = |words: std::collections::BTreeMap<_, String>| words.get(&host).cloned().unwrap_or_default();
        let letter = fleet.map(|fleet| called(fleet.letters(&content.ships))).unwrap_or_default();
        let name = fleet.filter(|_| as_counter).map(|fleet| called(fleet.names(&content.ships))).unwrap_or_default();
        let counter = fleet.filter(|_| as_counter).and_then(|fleet| counter_of(content, project, fleet, host, [&name, &letter]));
        let turn = grid.shape.angle(facing.unwrap_or_default());
        let mut draft = Draft::new();
        let put = |draft: &mut Draft, face: Draft, side: Mm, turn: Angle| {
            let corner = Vector::at(side * -0.5, side * -0.5);
            let items = face.items.into_iter().map(|(point, item)| (point + corner, item)).collect();
            draft.put(at, Group::of(items).with_transform(Transform::rotate(turn)));
        };
        if counter.is_some() {
            bars(&mut draft, at, unit, number, is_ship.then_some(turn));
        }
        match counter {
            Some(counter) if is_ship => {
                let side = ship_side(grid.shape, unit);
                // Unturned, a counter's arrow points to its upper edge.
                put(&mut draft, ship_counter(&counter, side), side, turn + Angle::degrees(90.0));
            }
            Some(counter) => {
                let side = fighter_side(unit);
                put(&mut draft, fighter_counter(counter.look, &letter, side), side, Angle::ZERO);
            }
            None => {
                let token = token(content, scenario, grid, piece, Space::default(), facing.unwrap_or_default())?;
                token.draw(&mut draft, at, unit);
                if !is_ship {
                    let ink = token.paint().secondary.readable_ink();
                    let style = text::Style::new(Face::Bold, unit.get() * 0.3).colored(ink).centred();
                    let room = Rect::around(at, Size::of(unit * 0.36, unit * 0.34));
                    draft.items.extend(text::fit_line(&letter, style, room, unit * 0.08).items);
                }
            }
        }
        Some(draft.items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use launch_fighters::{Fleet, FleetShip, PlacedShip, PlacedSquadron, Ship, Side};

    #[test]
    fn sides_of_one_colour_differ_and_squadrons_bear_the_letter_of_their_ship() {
        let mut content = Content::default();
        let design = content.ships.add(Ship::named("Lance"));
        let fleet = content.fleets.add(Fleet { ships: [FleetShip::of(design)].into_iter().collect(), ..Fleet::default() });
        let ship = content.fleets.get(fleet).and_then(|fleet| fleet.ships.ids().next()).expect("a ship");
        let side = Side {
            fleet: Some(fleet),
            ships: vec![PlacedShip { ship, at: Space::new(1, 1), facing: Facing::default() }],
            squadrons: vec![PlacedSquadron { host: ship, at: Space::new(2, 2) }],
            ..Side::default()
        };
        let scenario = Scenario { sides: [side.clone(), side].into_iter().collect(), ..Scenario::default() };
        let grid = launch_fighters::Map::default().grid;
        let fielded = Fielded { content: &content, project: None, scenario: &scenario, grid };
        let drawn =
            |piece, as_counter| fielded.piece(piece, None, Point::ORIGIN, Mm::new(10.0), as_counter).expect("it is there");
        let [one, other] = [0, 1].map(|at| scenario.sides.ids().nth(at).expect("a side"));
        for as_counter in [false, true] {
            for pieces in [[one, other].map(|side| Piece::Ship(side, ship)), [one, other].map(|side| Piece::Squadron(side, 0))] {
                let [first, second] = pieces.map(|piece| drawn(piece, as_counter));
                assert!(second.len() > first.len(), "the second side has a bar more");
            }
        }
        let letters = |items: &Items| format!("{items:?}").matches("TextRun").count();
        assert!(letters(&drawn(Piece::Squadron(one, 0), false)) > 0);
        assert!(letters(&drawn(Piece::Ship(one, ship), true)) > letters(&drawn(Piece::Ship(one, ship), false)));
    }
}
