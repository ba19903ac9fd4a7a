//! What the board looks at in a pass.

use super::super::OpenScenario;
use crate::editor::action::Change;
use crate::geometry::{GridLayout, Space};
use crate::rules;
use crate::rules::launch_fighters::{Edit, Field, Map, Piece, Place, Scenario, Unit, What};
use crate::sheets::launch_fighters::map::MapDrawing;

/// A scenario with its map and the units on it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub open: OpenScenario<'a>,
    pub field: &'a Field<'a>,
    pub map: &'a Map,
    /// The unit that is selected, on the map or not.
    pub selected: Option<Piece>,
}

impl Scene<'_> {
    /// The map on the board.
    pub fn layout(&self) -> GridLayout {
        MapDrawing::new(self.map, None).layout
    }

    /// The unit in a space: a ship, where there are several.
    pub fn unit_at(&self, space: Space) -> Option<&Unit> {
        let there = || self.field.units.iter().filter(|unit| unit.at == space);
        there().find(|unit| matches!(unit.what, What::Ship(_))).or_else(|| there().next())
    }

    /// The unit in a space as a piece: the selected one, where there are several.
    pub fn piece_at(&self, space: Space) -> Option<Piece> {
        let stands = |piece: &Piece| piece.at(self.open.scenario) == Some(space);
        self.selected.filter(stands).or_else(|| Some(self.field.piece(self.unit_at(space)?)))
    }

    /// Where a piece is found in the project.
    pub fn place(&self, piece: Piece) -> Place {
        Place::Scenario(self.open.id, piece.place())
    }

    /// The change that puts another scenario in the place of this one.
    pub fn set(&self, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) -> Change {
        let mut scenario = self.open.scenario.clone();
        set(&mut scenario);
        Change::edit(label, Edit::Scenario(rules::Change::Set(self.open.id, scenario)))
    }
}
