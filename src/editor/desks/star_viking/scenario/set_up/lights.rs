//! Which sectors of the tile are lit: where the unit in hand may stand, and where the selected one can move next.

use super::Memory;
use super::hand::Hand;
use super::scene::Scene;
use crate::rules::star_viking::set_up::Unit;
use crate::rules::star_viking::{Space, Station, movement};

/// What is lit, and why.
pub enum Lights {
    /// Where a unit may stand.
    Standing(Vec<Space>),
    /// Where a unit can move next from where it stands.
    Moves(Vec<Space>),
    /// Where a unit can enter the tile.
    Arrivals(Vec<Space>),
}

impl Lights {
    /// What is lit on the tile in this pass; none where nothing is in hand or selected.
    pub fn of(memory: &Memory, scene: &Scene) -> Option<Self> {
        if let Some(hand) = memory.hand.filter(Hand::moves) {
            return Some(Self::Standing(standing(scene, &scene.unit(hand.piece)?)));
        }
        let unit = scene.unit(scene.marked()?)?;
        Self::of_placed(scene, &unit)
    }

    /// What is lit for a unit that starts in or beside the tile.
    pub fn of_placed(scene: &Scene, unit: &Unit) -> Option<Self> {
        if unit.station?.system()? != scene.tile {
            return None;
        }
        match unit.station? {
            Station::HomeBase => None,
            Station::OffTile(_) => Some(Self::Arrivals(movement::arrivals(unit.kind, scene.system))),
            Station::InSystem(_) => Some(Self::Standing(standing(scene, unit))),
            Station::Sector(_, from) => Some(Self::Moves(movement::moves(unit.kind, scene.system, from))),
        }
    }

    /// The lit sectors.
    pub fn spaces(&self) -> &[Space] {
        match self {
            Self::Standing(spaces) | Self::Moves(spaces) | Self::Arrivals(spaces) => spaces,
        }
    }

    /// What the light means, for the legend.
    pub fn legend(&self) -> &'static str {
        match (self, self.spaces().is_empty()) {
            (Self::Standing(_), false) => "it may stand here",
            (Self::Standing(_), true) => "it may stand nowhere on this tile",
            (Self::Moves(_), false) => "it can move here next",
            (Self::Moves(_), true) => "it cannot move by itself from here",
            (Self::Arrivals(_), false) => "it can enter the tile here",
            (Self::Arrivals(_), true) => "it cannot enter the tile by itself",
        }
    }
}

/// The sectors of the tile in which nothing is against a unit's standing.
fn standing(scene: &Scene, unit: &Unit) -> Vec<Space> {
    let free = |space: &Space| scene.set_up.objection(unit, Station::Sector(scene.tile, *space)).is_none();
    scene.system.spaces().into_iter().filter(free).collect()
}
