//! The map as it is drawn: the project's map with the stroke in progress already applied. Only the parts that differ from the last drawing are drawn
//! again.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use egui::{Color32, Painter, Ui};

use super::OpenMap;
use super::layer::{self, Layer};
use super::stroke::Stroke;
use drawing::Items;
use geometry::{Grid, Mm, Rect, Size, Space};
use kit::board::{BoardResponse, Drawn, Layers, Painted, Placed, View};
use kit::jobs::Work;
use kit::theme;
use launch_fighters::{Map, TerrainKind};
use launch_fighters_paper::sheets::map::MapDrawing;

/// The map as it is drawn.
#[derive(Default)]
pub struct Shown {
    /// What the drawn map was made from: the project's map, the stroke that was applied to it, and the layers.
    of: Option<(Arc<Map>, Option<Stroke>, Layers<Layer>)>,
    map: Option<Arc<Map>>,
    /// The terrain of the project's map, by the spaces that have any.
    terrain: BTreeMap<Space, TerrainKind>,
}

impl Shown {
    /// The terrain of every space of the project's map that has any.
    pub const fn terrain(&self) -> &BTreeMap<Space, TerrainKind> {
        &self.terrain
    }

    /// Brings the drawn map up to date and returns it; `None` if the project has no such map.
    pub fn update(&mut self, open: OpenMap, stroke: Option<&Stroke>, layers: &Layers<Layer>) -> Option<&Arc<Map>> {
        let base = open.content.maps.shared(open.id)?;
        let same_base = self.of.as_ref().is_some_and(|(of, ..)| Arc::ptr_eq(of, base));
        if !same_base {
            self.terrain = base.terrain_by_space();
        }
        let is_drawn = |(_, before, shown): &(_, Option<Stroke>, _)| before.as_ref() == stroke && shown == layers;
        if !same_base || !self.of.as_ref().is_some_and(is_drawn) {
            let mut map = self.with(open, base, stroke);
            if *layers != Layers::default() {
                layer::hide(Arc::make_mut(&mut map), layers);
            }
            self.map = Some(map);
            self.of = Some((Arc::clone(base), stroke.cloned(), layers.clone()));
        }
        self.map.as_ref()
    }

    fn with(&self, open: OpenMap, base: &Arc<Map>, stroke: Option<&Stroke>) -> Arc<Map> {
        let Some((_, edit)) = stroke.and_then(|stroke| stroke.edit(open, &self.terrain)) else { return Arc::clone(base) };
        let mut content = open.content.clone();
        let applied = content.apply(&edit).is_ok();
        content.maps.shared(open.id).filter(|_| applied).map_or_else(|| Arc::clone(base), Arc::clone)
    }
}

/// The picture of a map on the screen; only what changed is painted again.
#[derive(Default)]
pub struct MapPicture {
    painted: Painted<DrawnMap>,
    of: Option<Arc<DrawnMap>>,
}

/// A map as the picture of a board.
struct DrawnMap(Arc<Map>);

impl MapPicture {
    /// Paints the picture of the map behind the board.
    pub fn show(&mut self, ui: &Ui, map: &Arc<Map>, touched: &BoardResponse, work: &mut Vec<Work>) {
        let known = self.of.take().filter(|of| Arc::ptr_eq(&of.0, map));
        let drawn = self.of.insert(known.unwrap_or_else(|| Arc::new(DrawnMap(Arc::clone(map)))));
        self.painted.show(ui, drawn, touched, work);
    }

    /// While only a part of the map is in view, shows the whole map small in a corner. Returns the painter and the placement of this small map, so
    /// that pieces can be marked on it.
    pub fn small_map<S>(
        &mut self,
        ui: &Ui,
        view: &mut View<S>,
        touched: &BoardResponse,
        work: &mut Vec<Work>,
    ) -> Option<(Painter, Placed)> {
        self.painted.small_map(ui, view, touched, work)
    }
}

impl Drawn for DrawnMap {
    fn size(&self) -> Size {
        MapDrawing::new(&self.0, None).layout.size()
    }

    fn ground(&self) -> Color32 {
        theme::PAPER
    }

    fn part(&self, part: Rect, pixels: f64) -> Items {
        MapDrawing::new(&self.0, None).part_on_screen(part, pixels).items
    }

    fn changed(&self, before: &Self) -> Option<Vec<Rect>> {
        difference(&before.0, &self.0)
    }
}

/// The parts of the board where two maps differ; `None` if the whole board may differ.
fn difference(before: &Map, after: &Map) -> Option<Vec<Rect>> {
    let frame = |map: &Map| (map.grid, map.space_size, map.numbering, map.night, map.retreat_edges.clone());
    if frame(before) != frame(after) || before.labels != after.labels || before.areas.len() != after.areas.len() {
        return None;
    }
    let mut spaces = BTreeSet::new();
    for ((one, old), (other, new)) in before.areas.iter().zip(after.areas.iter()) {
        let top = |spaces: &BTreeSet<Space>| spaces.iter().map(|space| (space.row, space.column)).min();
        if one != other || old.name != new.name || old.purpose != new.purpose || top(&old.spaces) != top(&new.spaces) {
            return None;
        }
        spaces.extend(old.spaces.symmetric_difference(&new.spaces));
    }
    let ids: BTreeSet<_> = before.terrain.ids().chain(after.terrain.ids()).collect();
    for id in ids {
        let (old, new) = (before.terrain.shared(id), after.terrain.shared(id));
        if let (Some(old), Some(new)) = (old, new) {
            if Arc::ptr_eq(old, new) {
                continue;
            }
            if old.kind != new.kind {
                return None;
            }
        }
        let (none, kind) = (BTreeSet::new(), old.or(new).map(|terrain| terrain.kind));
        let old = old.map_or(&none, |terrain| &terrain.spaces);
        let new = new.map_or(&none, |terrain| &terrain.spaces);
        let changed: BTreeSet<Space> = old.symmetric_difference(new).copied().collect();
        if kind == Some(TerrainKind::Planetoid) {
            // A planetoid is drawn as one body, so all of it may look different.
            for body in [old, new] {
                spaces.extend(touched(after.grid, body, &changed));
            }
        }
        spaces.extend(changed);
    }
    let layout = after.layout();
    let around: Mm = after.space_size * -0.2;
    Some(spaces.into_iter().map(|space| layout.bounds(space).inset(around)).collect())
}

/// The changed spaces, and those spaces of the set `spaces` that are connected with them.
fn touched(grid: Grid, spaces: &BTreeSet<Space>, changed: &BTreeSet<Space>) -> BTreeSet<Space> {
    let mut met: BTreeSet<Space> = changed.clone();
    let mut frontier: Vec<Space> = changed.iter().copied().collect();
    while let Some(space) = frontier.pop() {
        for near in grid.neighbours(space).filter(|near| spaces.contains(near)) {
            if met.insert(near) {
                frontier.push(near);
            }
        }
    }
    met
}

#[cfg(test)]
mod tests {
    use super::*;
    use launch_fighters::Terrain;

    #[test]
    fn only_what_changed_is_drawn_again() {
        let terrain = |kind, spaces: &[(i16, i16)]| Terrain {
            kind,
            name: String::new(),
            spaces: spaces.iter().copied().map(Space::from).collect(),
        };
        let map = |pieces: Vec<Terrain>| Map { terrain: pieces.into_iter().collect(), ..Map::default() };
        let before = map(vec![terrain(TerrainKind::Nebula, &[(3, 3), (4, 3)])]);
        assert_eq!(difference(&before, &before), Some(vec![]));
        let after = map(vec![terrain(TerrainKind::Nebula, &[(3, 3), (9, 9)])]);
        assert_eq!(difference(&before, &after).map(|parts| parts.len()), Some(2));
        let body = map(vec![terrain(TerrainKind::Planetoid, &[(3, 3), (3, 4), (3, 5), (9, 9)])]);
        let larger = map(vec![terrain(TerrainKind::Planetoid, &[(3, 3), (3, 4), (3, 5), (3, 6), (9, 9)])]);
        assert_eq!(difference(&body, &larger).map(|parts| parts.len()), Some(4));
        let wider = Map { grid: Grid::new(before.grid.shape, 40, 40), ..before.clone() };
        assert_eq!(difference(&before, &wider), None);
    }
}
