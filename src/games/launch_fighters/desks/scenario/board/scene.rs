//! What one frame of the window needs to draw the set-up board.

use super::hand::UnitInHand as _;
use std::sync::Arc;

use super::super::OpenScenario;
use super::hand::{self, Hand};
use crate::map::{self, MapSpaces};
use geometry::{Point, Space};
use kit::action::Change;
use kit::board::{Pieces, Spaces, Target};
use launch_fighters::{Edit, Field, InScenario, Map, Piece, Place, Scenario, Unit, What};
use launch_fighters_paper::sheets::map::Fielded;
use project::Project;

/// A scenario with its map and the units on it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    pub open: OpenScenario<'a>,
    pub field: &'a Field<'a>,
    pub map: &'a Arc<Map>,
    pub spaces: MapSpaces,
    /// The selected unit, whether or not it is on the map.
    pub selected: Option<Piece>,
}

/// The box into which a unit is put to take it off the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tray;

impl<'a> Scene<'a> {
    /// The scene of a scenario with its selection; `None` if the scenario has no map.
    pub fn of(open: OpenScenario<'a>, field: &'a Field<'a>, place: InScenario) -> Option<Self> {
        let map = open.content.maps.shared(open.scenario.map?)?;
        let selected = Piece::of(place).filter(|piece| field.knows(*piece));
        Some(Self { open, field, map, spaces: map::spaces(map), selected })
    }

    /// The scenario, designs and grid from which units are drawn.
    pub fn fielded(&self, project: &'a Project) -> Fielded<'a> {
        let grid = self.map.grid;
        Fielded { content: self.open.content, project: Some(project), scenario: self.open.scenario, grid }
    }

    /// The unit in a space, a ship rather than a squadron; `None` if no unit is there.
    pub fn unit_at(&self, space: Space) -> Option<&Unit> {
        let there = || self.field.units.iter().filter(|unit| unit.at == space);
        there().find(|unit| matches!(unit.what, What::Ship(_))).or_else(|| there().next())
    }

    /// The change that replaces the scenario by what `set` makes of it. The change is called `label` in the history.
    pub fn set(&self, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) -> Change {
        let mut scenario = self.open.scenario.clone();
        set(&mut scenario);
        Change::edit(label, Edit::Scenario(rules::Change::Set(self.open.id, scenario)))
    }
}

impl Pieces for Scene<'_> {
    type Space = Space;
    type Piece = Piece;
    type Box = Tray;

    const TAKEN_AT_ONCE: bool = true;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl Spaces<Space = Space> {
        &self.spaces
    }

    fn piece_at(&self, point: Point) -> Option<Piece> {
        self.piece_in(self.spaces.at(point)?)
    }

    fn piece_in(&self, space: Space) -> Option<Piece> {
        let stands = |piece: &Piece| self.space_of(*piece) == Some(space);
        self.selected.filter(stands).or_else(|| Some(self.field.piece(self.unit_at(space)?)))
    }

    fn space_of(&self, piece: Piece) -> Option<Space> {
        piece.at(self.open.scenario)
    }

    fn target(&self, point: Point, _: Option<Piece>) -> Option<Target<Space, Tray>> {
        self.spaces.at(point).map(Target::Space)
    }

    fn selected(&self) -> Option<Piece> {
        self.selected
    }

    fn in_order(&self) -> Vec<Piece> {
        self.field.units_on_map().map(|(_, unit)| self.field.piece(unit)).collect()
    }

    fn place(&self, piece: Option<Piece>) -> project::Place {
        Place::Scenario(self.open.id, piece.map_or(InScenario::Whole, Piece::place)).into()
    }

    fn put_down(&self, hand: &Hand, others: &[Piece], target: Target<Space, Tray>) -> Option<Change> {
        match target {
            Target::Space(space) => hand.stand(self, others, space),
            Target::Box(Tray) if !others.is_empty() => Some(hand::all_off(self, hand.piece, others)),
            Target::Box(Tray) => hand::taken_off(self, hand.piece),
        }
    }

    fn taken_off(&self) -> Option<Change> {
        hand::taken_off(self, self.selected?)
    }
}
