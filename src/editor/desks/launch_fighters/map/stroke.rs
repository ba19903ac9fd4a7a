//! A stroke over the map, from pointer down to up: which spaces it has met, and the one edit that it becomes.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::OpenMap;
use super::region::Region;
use crate::geometry::{Facing, Grid, GridLayout, Point, Space};
use crate::rules::launch_fighters::{Area, AreaPurpose, Edit, TerrainKind};
use crate::rules::{self, Id};

/// A stroke over the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// What it does to its spaces.
    pub effect: StrokeEffect,
    /// The spaces that it has met.
    pub spaces: BTreeSet<Space>,
    /// How it meets them.
    pub way: Way,
    start: Space,
    /// The space at its end.
    end: Space,
    last: Point,
}

/// What a stroke does to its spaces.
#[derive(Clone, Debug, PartialEq)]
pub enum StrokeEffect {
    /// Puts terrain there, or nothing.
    Terrain(Option<TerrainKind>),
    /// Puts them into an area, a new one where none is named.
    Into(Option<Id<Area>>),
    /// Takes them out of an area.
    OutOf(Id<Area>),
    /// Chooses them, and changes nothing.
    Choose,
    /// Puts a region down where the stroke ends, and takes it away from where it stood if told so.
    Carry(Arc<Region>, bool),
}

/// How a stroke meets spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// All it passes over, so far to either side.
    Along(u32),
    /// All from corner to corner.
    Across,
    /// Those of the region that is carried, where it would lie.
    Carried,
    /// Those with which it began.
    Still,
}

impl Stroke {
    /// A stroke that begins at a point.
    pub fn begin(effect: StrokeEffect, way: Way, layout: GridLayout, at: Point) -> Self {
        let start = layout.grid.nearest(layout.space_at(at));
        let mut stroke = Self { effect, spaces: BTreeSet::new(), way, start, end: start, last: at };
        stroke.go_on(layout, at);
        stroke
    }

    /// A stroke over these spaces, however it goes on.
    pub const fn over(spaces: BTreeSet<Space>, effect: StrokeEffect, start: Space) -> Self {
        Self { effect, spaces, way: Way::Still, start, end: start, last: Point::ORIGIN }
    }

    /// The stroke goes on to a point; spaces between the last point and this one are met too.
    pub fn go_on(&mut self, layout: GridLayout, to: Point) {
        let grid = layout.grid;
        self.end = grid.nearest(layout.space_at(to));
        match self.way {
            Way::Along(reach) => {
                let steps = ((to - self.last).length() / (layout.space_size * 0.4)).ceil().clamp(1.0, 2000.0) as u32;
                let mut before = None;
                for step in 0..=steps {
                    let space = layout.space_at(self.last.towards(to, f64::from(step) / f64::from(steps)));
                    if before != Some(space) {
                        before = Some(space);
                        self.spaces.extend(grid.within(space, reach));
                    }
                }
            }
            Way::Across => {
                let end = grid.nearest(layout.space_at(to));
                let columns = self.start.column.min(end.column)..=self.start.column.max(end.column);
                let rows = self.start.row.min(end.row)..=self.start.row.max(end.row);
                self.spaces = rows.flat_map(|row| columns.clone().map(move |column| Space::new(column, row))).collect();
            }
            Way::Carried => {
                if let StrokeEffect::Carry(region, _) = &self.effect {
                    self.spaces = region.pushed(grid, self.start, self.end);
                }
            }
            Way::Still => {}
        }
        self.last = to;
    }

    /// What the stroke does, as a command, and the edit; none where everything is so already.
    pub fn edit(&self, open: OpenMap, terrain: &BTreeMap<Space, TerrainKind>) -> Option<(String, Edit)> {
        match &self.effect {
            StrokeEffect::Terrain(kind) => {
                let kind = *kind;
                // What is so already is left alone, and with it the names of planetoids.
                let other = |space: &&Space| terrain.get(*space).copied() != kind;
                let spaces: BTreeSet<Space> = self.spaces.iter().filter(other).copied().collect();
                let label = kind.map_or_else(|| "Erase terrain".into(), |kind| format!("Paint {}", kind.label()));
                (!spaces.is_empty()).then_some((label, Edit::Paint { map: open.id, terrain: kind, spaces }))
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
                area.spaces.extend(self.spaces.iter().copied());
                let label = format!("Add to {}", area.label());
                (area.spaces.len() != before).then_some((label, Edit::Map(rules::Change::Set(open.id, map))))
            }
            StrokeEffect::OutOf(id) => {
                let mut map = open.map.clone();
                let area = map.areas.get_mut(*id)?;
                area.spaces.retain(|space| !self.spaces.contains(space));
                let label = format!("Take out of {}", area.label());
                Some((label, Edit::Map(rules::Change::Set(open.id, map))))
            }
            StrokeEffect::Choose => None,
            StrokeEffect::Carry(region, leaves) => {
                if *leaves && self.start == self.end {
                    return None;
                }
                let map = region.put(open.map, self.start, self.end, *leaves);
                let label = if *leaves { "Move a region" } else { "Paste a region" };
                (map != *open.map).then(|| (label.into(), Edit::Map(rules::Change::Set(open.id, map))))
            }
        }
    }
}

/// The spaces that hang together side to side with one and hold the same terrain.
pub fn same_around(grid: Grid, terrain: &BTreeMap<Space, TerrainKind>, start: Space) -> BTreeSet<Space> {
    let kind = terrain.get(&start);
    let mut met = BTreeSet::from([start]);
    let mut frontier = vec![start];
    let sides = grid.shape.sides();
    while let Some(space) = frontier.pop() {
        for side in 0..sides {
            let near = grid.across(space, Facing::new(side));
            if let Some(near) = near.filter(|near| terrain.get(near) == kind)
                && met.insert(near)
            {
                frontier.push(near);
            }
        }
    }
    met
}
