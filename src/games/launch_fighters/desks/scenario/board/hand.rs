//! The changes that users make to units: placing them, moving them, turning them, and taking them off the map. Each is one edit, with a name for the
//! history.

use super::scene::Scene;
use crate::things::{name_within, off_the_map};
use geometry::{Facing, Space};
use kit::action::Change;
use kit::board::{self, Pieces as _};
use launch_fighters::{InScenario, Piece, Place};
use rules::counted;

/// The unit in hand, which is being moved. A flagship can bring along the units of its side that are on the map.
pub type Hand = board::Hand<Piece>;

/// The operations on a unit in hand, which is being moved.
pub trait UnitInHand {
    /// The facing that the unit gets in a space: the one to which it was turned in hand, or else its facing on the map, or else towards the enemy.
    fn facing(&self, scene: &Scene, at: Space) -> Facing;
    /// Turns the unit in hand by one side of a space while it is over a space.
    fn turn(&mut self, scene: &Scene, at: Space, clockwise: bool);
    /// Whether the unit can bring other units along, as a flagship on the map can.
    fn leads(&self, scene: &Scene) -> bool;
    /// The units that move along when the unit is put into a space, each with its new space: the units chosen together with it, or all units of its
    /// side on the map. Their distances from it stay the same. A unit that would leave the map stays where it is.
    fn company(&self, scene: &Scene, others: &[Piece], to: Space) -> Vec<(Piece, Space)>;
    /// The change that puts the unit into a space; `None` if it already stands there with that facing.
    fn stand(&self, scene: &Scene, others: &[Piece], at: Space) -> Option<Change>;
}

impl UnitInHand for Hand {
    fn facing(&self, scene: &Scene, at: Space) -> Facing {
        let stood = || self.piece.facing(scene.open.scenario);
        self.turned.or_else(stood).unwrap_or_else(|| scene.field.sensible_facing(self.piece, at))
    }

    fn turn(&mut self, scene: &Scene, at: Space, clockwise: bool) {
        self.turned = Some(turned(scene, self.facing(scene, at), clockwise));
    }

    fn leads(&self, scene: &Scene) -> bool {
        scene.field.is_flagship(self.piece) && self.piece.at(scene.open.scenario).is_some()
    }

    fn company(&self, scene: &Scene, others: &[Piece], to: Space) -> Vec<(Piece, Space)> {
        let leads = self.with_others && self.leads(scene);
        let Some(from) = self.piece.at(scene.open.scenario).filter(|_| leads || !others.is_empty()) else {
            return Vec::new();
        };
        let grid = scene.map.grid;
        let comes = |piece: &Piece| if others.is_empty() { piece.side() == self.piece.side() } else { others.contains(piece) };
        let on_map = scene.field.units_on_map().map(|(_, unit)| (scene.field.piece(unit), grid.pushed(unit.at, from, to)));
        on_map.filter(|(piece, at)| comes(piece) && *piece != self.piece && grid.contains(*at)).collect()
    }

    fn stand(&self, scene: &Scene, others: &[Piece], at: Space) -> Option<Change> {
        let scenario = scene.open.scenario;
        let (before, facing) = (self.piece.at(scenario), self.facing(scene, at));
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
        let company = self.company(scene, others, at);
        if company.is_empty() {
            return Some(stand(scene, what, self.piece, at, facing));
        }
        let name = name_within(scene.field, self.piece);
        let label = if others.is_empty() {
            format!("Move {name} with its fleet")
        } else {
            format!("Move {name} and {}", counted(company.len(), "more unit"))
        };
        let change = scene.set(label, |scenario| {
            self.piece.put(scenario, at, facing);
            for (piece, at) in company {
                let facing = piece.facing(scenario).unwrap_or_default();
                piece.put(scenario, at, facing);
            }
        });
        Some(change.then_select(scene.place(Some(self.piece))))
    }
}

/// The change that puts a unit into a space with a facing; its name in the history begins with `what`.
pub fn stand(scene: &Scene, what: &str, piece: Piece, at: Space, facing: Facing) -> Change {
    let mut place = piece.place();
    let change =
        scene.set(format!("{what} {}", name_within(scene.field, piece)), |scenario| place = piece.put(scenario, at, facing));
    change.then_select(Place::Scenario(scene.open.id, place))
}

/// The change that turns a placed ship by one side of its space; `None` for a unit without facing.
pub fn turn(scene: &Scene, piece: Piece, clockwise: bool) -> Option<Change> {
    let (at, facing) = (piece.at(scene.open.scenario)?, piece.facing(scene.open.scenario)?);
    Some(stand(scene, "Turn", piece, at, turned(scene, facing, clockwise)))
}

/// The change that takes several units off the map.
pub fn all_off(scene: &Scene, piece: Piece, others: &[Piece]) -> Change {
    let label = format!("Take {} off the map", counted(others.len() + 1, "unit"));
    let mut all: Vec<Piece> = others.iter().copied().chain([piece]).collect();
    // Squadrons are identified by their index in a list, so those with the highest index must be taken off first.
    all.sort_by_key(|piece| std::cmp::Reverse(if let Piece::Squadron(_, number) = piece { Some(*number) } else { None }));
    let change = scene.set(label, |scenario| all.iter().for_each(|piece| piece.take_off(scenario)));
    change.then_select(Place::Scenario(scene.open.id, InScenario::Whole))
}

/// The change that takes a unit off the map and selects something that stays in view.
pub fn taken_off(scene: &Scene, piece: Piece) -> Option<Change> {
    let (edit, label) = off_the_map(scene.field, scene.open.id, scene.open.scenario, piece)?;
    let place = match piece {
        Piece::Ship(..) | Piece::Aboard(..) => piece.place(),
        Piece::Squadron(..) => InScenario::Whole,
    };
    Some(Change::edit(label, edit).then_select(Place::Scenario(scene.open.id, place)))
}

fn turned(scene: &Scene, facing: Facing, clockwise: bool) -> Facing {
    let sides = scene.map.grid.shape.sides();
    if clockwise { facing.clockwise(sides) } else { facing.anticlockwise(sides) }
}
