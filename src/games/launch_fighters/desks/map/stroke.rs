//! A stroke over the map, from pressing the pointer to releasing it: the spaces that it covers, and the one edit that it becomes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::OpenMap;
use super::region::Region;
use geometry::{GridLayout, Point, Space};
use kit::board::{Sweep, Way};
use launch_fighters::{Area, AreaPurpose, Edit, Paint, TerrainKind};
use rules::Id;

/// A stroke over the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The effect of the stroke on its spaces.
    pub effect: StrokeEffect,
    /// The spaces that the stroke has covered up to now; for a region that is carried, the spaces where it would be put down.
    pub sweep: Sweep,
}

/// The effect of a stroke on its spaces.
#[derive(Clone, Debug, PartialEq)]
pub enum StrokeEffect {
    /// Fills the spaces with this terrain, or removes their terrain.
    Terrain(Option<TerrainKind>),
    /// Adds the spaces to this area, or to a new area for `None`.
    Into(Option<Id<Area>>),
    /// Removes the spaces from an area.
    OutOf(Id<Area>),
    /// Chooses the spaces, without changing the map.
    Choose,
    /// Puts a region down where the stroke ends. If the flag is set, the spaces that the region came from are emptied.
    Carry(Arc<Region>, bool),
}

impl Stroke {
    /// A stroke that begins at a point.
    pub fn begin(effect: StrokeEffect, way: Way, layout: GridLayout, at: Point) -> Self {
        let mut stroke = Self { effect, sweep: Sweep::begin(way, layout, at) };
        stroke.go_on(layout, at);
        stroke
    }

    /// A stroke that begins at `start` and covers these spaces.
    pub const fn over(spaces: BTreeSet<Space>, effect: StrokeEffect, start: Space) -> Self {
        Self { effect, sweep: Sweep::over(spaces, start) }
    }

    /// Continues the stroke to a point.
    pub fn go_on(&mut self, layout: GridLayout, to: Point) {
        self.sweep.go_on(layout, to);
        if let StrokeEffect::Carry(region, _) = &self.effect {
            self.sweep.spaces = region.pushed(layout.grid, self.sweep.start, self.sweep.end);
        }
    }

    /// The edit that the stroke becomes, and its name in the history; `None` if the stroke changes nothing.
    pub fn edit(&self, open: OpenMap, terrain: &BTreeMap<Space, TerrainKind>) -> Option<(String, Edit)> {
        match &self.effect {
            StrokeEffect::Terrain(kind) => {
                let kind = *kind;
                // Spaces that already have this terrain are left out, so that the names of planetoids are kept.
                let other = |space: &&Space| terrain.get(*space).copied() != kind;
                let spaces: BTreeSet<Space> = self.sweep.spaces.iter().filter(other).copied().collect();
                let label = kind.map_or_else(|| "Erase terrain".into(), |kind| format!("Paint {}", kind.label()));
                (!spaces.is_empty()).then_some((label, Edit::Paint(Paint { map: open.id, terrain: kind, spaces })))
            }
            StrokeEffect::Into(area) => {
                let mut map = open.map.clone();
                let known = area.filter(|id| map.areas.get(*id).is_some());
                let id = known.unwrap_or_else(|| {
                    let name = format!("Area {}", map.areas.len() + 1);
                    map.areas.add(Area { name, purpose: AreaPurpose::Control, spaces: BTreeSet::new() })
                });
                let area = map.areas.get_mut(id)?;
                let before = area.spaces.len();
                area.spaces.extend(self.sweep.spaces.iter().copied());
                let label = format!("Add to {}", area.label());
                (area.spaces.len() != before).then_some((label, Edit::Map(rules::Change::Set(open.id, map))))
            }
            StrokeEffect::OutOf(id) => {
                let mut map = open.map.clone();
                let area = map.areas.get_mut(*id)?;
                area.spaces.retain(|space| !self.sweep.spaces.contains(space));
                let label = format!("Take out of {}", area.label());
                Some((label, Edit::Map(rules::Change::Set(open.id, map))))
            }
            StrokeEffect::Choose => None,
            StrokeEffect::Carry(region, leaves) => {
                if *leaves && self.sweep.start == self.sweep.end {
                    return None;
                }
                let map = region.put(open.map, self.sweep.start, self.sweep.end, *leaves);
                let label = if *leaves { "Move a region" } else { "Paste a region" };
                (map != *open.map).then(|| (label.into(), Edit::Map(rules::Change::Set(open.id, map))))
            }
        }
    }
}
