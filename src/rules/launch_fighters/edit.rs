//! Every change of the designs, as data.

use std::collections::BTreeSet;

use super::map::{Terrain, TerrainKind};
use super::{Content, Fleet, Map, Options, Scenario, Ship, Style};
use crate::geometry::Space;
use crate::rules::{Change, Id, Refusal};

/// A change of the designs.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Switch the optional rules.
    Options(Options),
    /// Change the fleet styles.
    Style(Change<Style>),
    /// Change the ship designs.
    Ship(Change<Ship>),
    /// Change the fleets.
    Fleet(Change<Fleet>),
    /// Change the maps.
    Map(Change<Map>),
    /// Change the scenarios.
    Scenario(Change<Scenario>),
    /// Put one kind of terrain, or none, into spaces of a map, instead of whatever was there.
    Paint {
        /// The map.
        map: Id<Map>,
        /// The terrain; none to clear the spaces.
        terrain: Option<TerrainKind>,
        /// The spaces.
        spaces: BTreeSet<Space>,
    },
}

impl Content {
    /// Applies an edit.
    ///
    /// # Errors
    /// Refuses a change of what is not there, and leaves everything as it was.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), Refusal> {
        match edit {
            Edit::Options(options) => self.options = *options,
            Edit::Style(change) => self.styles.apply(change.clone(), "fleet style").map(drop)?,
            Edit::Ship(change) => self.ships.apply(change.clone(), "ship").map(drop)?,
            Edit::Fleet(change) => self.fleets.apply(change.clone(), "fleet").map(drop)?,
            Edit::Map(change) => self.maps.apply(change.clone(), "map").map(drop)?,
            Edit::Scenario(change) => self.scenarios.apply(change.clone(), "scenario").map(drop)?,
            Edit::Paint { map, terrain, spaces } => {
                let map = self.maps.get_mut(*map).ok_or_else(|| Refusal::new("the map that was painted is gone"))?;
                paint(map, *terrain, spaces);
            }
        }
        Ok(())
    }
}

/// One terrain a space: clears the spaces, then adds them to the first nameless terrain of the kind, which is made where there is none.
/// Terrain that loses its last space is gone.
fn paint(map: &mut Map, kind: Option<TerrainKind>, spaces: &BTreeSet<Space>) {
    let touched: Vec<_> =
        map.terrain.iter().filter(|(_, terrain)| !terrain.spaces.is_disjoint(spaces)).map(|(id, _)| id).collect();
    for id in touched {
        if let Some(terrain) = map.terrain.get_mut(id) {
            terrain.spaces.retain(|space| !spaces.contains(space));
        }
    }
    if let Some(kind) = kind {
        let same = map.terrain.find(|terrain| terrain.kind == kind && terrain.name.is_empty()).map(|(id, _)| id);
        let id = same.unwrap_or_else(|| map.terrain.add(Terrain { kind, name: String::new(), spaces: BTreeSet::new() }));
        if let Some(terrain) = map.terrain.get_mut(id) {
            terrain.spaces.extend(spaces.iter().copied());
        }
    }
    map.terrain.retain(|terrain| !terrain.spaces.is_empty());
}
