//! What is done to units: they are taken into the hand, turned, put down, and taken off the map. Each is one edit with a name.

use super::laid::Laid;
use crate::editor::action::Change;
use crate::editor::board::{self, Pieces as _};
use crate::editor::things::launch_fighters::{name_within, off_the_map};
use crate::geometry::{Facing, Space};
use crate::rules::launch_fighters::{InScenario, Piece, Place};

/// A unit in the hand. A flagship can bring along what its side has on the map.
pub type Hand = board::Hand<Piece>;

impl Hand {
    /// How the unit would stand in a space: as it was turned, or as it stood, or towards the enemy.
    pub fn facing(&self, laid: &Laid, at: Space) -> Facing {
        let stood = || self.piece.facing(laid.staged.scenario);
        self.turned.or_else(stood).unwrap_or_else(|| laid.field.sensible_facing(self.piece, at))
    }

    /// Turns the unit by one side while it is over a space.
    pub fn turn(&mut self, laid: &Laid, at: Space, clockwise: bool) {
        self.turned = Some(turned(laid, self.facing(laid, at), clockwise));
    }

    /// Whether the unit can bring others along: a flagship on the map.
    pub fn leads(&self, laid: &Laid) -> bool {
        laid.field.is_flagship(self.piece) && self.piece.at(laid.staged.scenario).is_some()
    }

    /// What comes along when the unit is put into a space, and where to: all its side has on the map, as far from it as before. What would
    /// leave the map stays where it is.
    pub fn company(&self, laid: &Laid, to: Space) -> Vec<(Piece, Space)> {
        let Some(from) = self.piece.at(laid.staged.scenario).filter(|_| self.with_others && self.leads(laid)) else {
            return Vec::new();
        };
        let grid = laid.map.grid;
        let on_map = laid.field.units_on_map().map(|(_, unit)| (laid.field.piece(unit), grid.pushed(unit.at, from, to)));
        on_map.filter(|(piece, at)| piece.side() == self.piece.side() && *piece != self.piece && grid.contains(*at)).collect()
    }

    /// The change that puts the unit into a space; none where it stands there so already.
    pub fn stand(&self, laid: &Laid, at: Space) -> Option<Change> {
        let scenario = laid.staged.scenario;
        let (before, facing) = (self.piece.at(scenario), self.facing(laid, at));
        if before == Some(at) && self.piece.facing(scenario).is_none_or(|stood| stood == facing) {
            return None;
        }
        let what = if before.is_none() {
            "Place"
        } else if before == Some(at) {
            "Turn"
        } else {
            "Move"
        };
        let company = self.company(laid, at);
        if company.is_empty() {
            return Some(stand(laid, what, self.piece, at, facing));
        }
        let label = format!("Move {} with its fleet", name_within(laid.field, self.piece));
        let change = laid.set(label, |scenario| {
            self.piece.put(scenario, at, facing);
            for (piece, at) in company {
                let facing = piece.facing(scenario).unwrap_or_default();
                piece.put(scenario, at, facing);
            }
        });
        Some(change.then_select(laid.place(Some(self.piece))))
    }
}

/// The change that puts a unit into a space, turned this way.
pub fn stand(laid: &Laid, what: &str, piece: Piece, at: Space, facing: Facing) -> Change {
    let mut place = piece.place();
    let change =
        laid.set(format!("{what} {}", name_within(laid.field, piece)), |scenario| place = piece.put(scenario, at, facing));
    change.then_select(Place::Scenario(laid.staged.id, place))
}

/// The change that turns a placed ship by one side; none for what has no facing.
pub fn turn(laid: &Laid, piece: Piece, clockwise: bool) -> Option<Change> {
    let (at, facing) = (piece.at(laid.staged.scenario)?, piece.facing(laid.staged.scenario)?);
    Some(stand(laid, "Turn", piece, at, turned(laid, facing, clockwise)))
}

/// The change that takes a unit off the map; what is selected then is in view.
pub fn taken_off(laid: &Laid, piece: Piece) -> Option<Change> {
    let (edit, label) = off_the_map(laid.field, laid.staged.id, laid.staged.scenario, piece)?;
    let place = match piece {
        Piece::Ship(..) | Piece::Aboard(..) => piece.place(),
        Piece::Squadron(..) => InScenario::Whole,
    };
    Some(Change::edit(label, edit).then_select(Place::Scenario(laid.staged.id, place)))
}

fn turned(laid: &Laid, facing: Facing, clockwise: bool) -> Facing {
    let sides = laid.map.grid.shape.sides();
    if clockwise { facing.clockwise(sides) } else { facing.anticlockwise(sides) }
}
