//! A region of the map: some of its spaces with their terrain and labels, which can be put down elsewhere.

use std::collections::BTreeSet;

use geometry::{Grid, Space};
use launch_fighters::{Label, Map, Terrain};

/// The contents of some spaces of a map.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// The spaces of the region, with or without terrain.
    pub spaces: BTreeSet<Space>,
    terrain: Vec<Terrain>,
    labels: Vec<Label>,
}

impl Region {
    /// Copies the contents of these spaces.
    pub fn of(map: &Map, spaces: &BTreeSet<Space>) -> Self {
        let inside = |(_, terrain): (_, &Terrain)| Terrain {
            spaces: terrain.spaces.intersection(spaces).copied().collect(),
            ..terrain.clone()
        };
        let terrain = map.terrain.iter().map(inside).filter(|terrain| !terrain.spaces.is_empty()).collect();
        let labels = map.labels.iter().filter(|(_, label)| spaces.contains(&label.at)).map(|(_, label)| label.clone()).collect();
        Self { spaces: spaces.clone(), terrain, labels }
    }

    /// The space at the upper left corner of the region, by which it is put down.
    pub fn corner(&self) -> Space {
        let column = self.spaces.iter().map(|space| space.column).min().unwrap_or_default();
        let row = self.spaces.iter().map(|space| space.row).min().unwrap_or_default();
        Space::new(column, row)
    }

    /// The spaces of the region after a move that takes `from` to `to`, without those that would lie off the board.
    pub fn pushed(&self, grid: Grid, from: Space, to: Space) -> BTreeSet<Space> {
        self.spaces.iter().map(|space| grid.pushed(*space, from, to)).filter(|space| grid.contains(*space)).collect()
    }

    /// The spaces of the region that have terrain or a label.
    fn filled(&self) -> impl Iterator<Item = Space> {
        let terrain = self.terrain.iter().flat_map(|terrain| terrain.spaces.iter().copied());
        terrain.chain(self.labels.iter().map(|label| label.at))
    }

    /// The map after the region was moved so that its space `from` lies on `to`, and put down there. Its terrain and labels replace what is there;
    /// its empty spaces change nothing. If `leaves` is set, the spaces that it came from are emptied. Whatever would lie off the board is lost.
    pub fn put(&self, map: &Map, from: Space, to: Space, leaves: bool) -> Map {
        let mut map = map.clone();
        let grid = map.grid;
        if leaves {
            clear(&mut map, &self.spaces);
        }
        clear(&mut map, &self.filled().map(|space| grid.pushed(space, from, to)).collect());
        let on_board = |space: &Space| Some(grid.pushed(*space, from, to)).filter(|space| grid.contains(*space));
        for piece in &self.terrain {
            let spaces: BTreeSet<Space> = piece.spaces.iter().filter_map(on_board).collect();
            if spaces.is_empty() {
                continue;
            }
            let alike = map.terrain.find(|known| known.kind == piece.kind && known.name == piece.name).map(|(id, _)| id);
            match alike.and_then(|id| map.terrain.get_mut(id)) {
                Some(known) => known.spaces.extend(spaces),
                None => drop(map.terrain.add(Terrain { spaces, ..piece.clone() })),
            }
        }
        drop_empty(&mut map);
        for label in &self.labels {
            if let Some(at) = on_board(&label.at) {
                map.labels.add(Label { at, ..label.clone() });
            }
        }
        map
    }
}

/// Removes terrain and labels from some spaces. A piece of terrain that has no spaces left is kept, because it may get new spaces.
fn clear(map: &mut Map, spaces: &BTreeSet<Space>) {
    let met: Vec<_> = map.terrain.iter().filter(|(_, terrain)| !terrain.spaces.is_disjoint(spaces)).map(|(id, _)| id).collect();
    for id in met {
        if let Some(terrain) = map.terrain.get_mut(id) {
            terrain.spaces.retain(|space| !spaces.contains(space));
        }
    }
    let covered: Vec<_> = map.labels.iter().filter(|(_, label)| spaces.contains(&label.at)).map(|(id, _)| id).collect();
    map.labels.retain_ids(|id| !covered.contains(&id));
}

/// Removes terrain without spaces.
fn drop_empty(map: &mut Map) {
    let empty: Vec<_> = map.terrain.iter().filter(|(_, terrain)| terrain.spaces.is_empty()).map(|(id, _)| id).collect();
    map.terrain.retain_ids(|id| !empty.contains(&id));
}

/// The map with terrain and labels removed from some spaces.
pub fn emptied(map: &Map, spaces: &BTreeSet<Space>) -> Map {
    let mut map = map.clone();
    clear(&mut map, spaces);
    drop_empty(&mut map);
    map
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Shape;
    use launch_fighters::TerrainKind;

    fn map() -> Map {
        let terrain = |kind, name: &str, spaces: &[(i16, i16)]| Terrain {
            kind,
            name: name.into(),
            spaces: spaces.iter().copied().map(Space::from).collect(),
        };
        Map {
            grid: Grid::new(Shape::Square, 10, 10),
            terrain: [
                terrain(TerrainKind::Nebula, "", &[(1, 1), (2, 1), (8, 8)]),
                terrain(TerrainKind::Planetoid, "Rock", &[(1, 2)]),
            ]
            .into_iter()
            .collect(),
            labels: [Label { text: "Here".into(), at: Space::new(2, 2) }].into_iter().collect(),
            ..Map::default()
        }
    }

    fn square(from: (i16, i16), to: (i16, i16)) -> BTreeSet<Space> {
        (from.0..=to.0).flat_map(|column| (from.1..=to.1).map(move |row| Space::new(column, row))).collect()
    }

    #[test]
    fn a_region_is_moved_with_terrain_names_and_labels_and_back_again() {
        let before = map();
        let region = Region::of(&before, &square((1, 1), (2, 2)));
        let after = region.put(&before, Space::new(1, 1), Space::new(5, 5), true);
        let by_space = after.terrain_by_space();
        assert_eq!(by_space.get(&Space::new(5, 5)), Some(&TerrainKind::Nebula));
        assert_eq!(by_space.get(&Space::new(5, 6)), Some(&TerrainKind::Planetoid));
        assert_eq!(by_space.get(&Space::new(1, 1)), None);
        assert!(after.terrain.find(|terrain| terrain.name == "Rock").is_some());
        assert_eq!(after.labels.iter().map(|(_, label)| label.at).collect::<Vec<_>>(), [Space::new(6, 6)]);
        let back = Region::of(&after, &square((5, 5), (6, 6))).put(&after, Space::new(5, 5), Space::new(1, 1), true);
        assert_eq!(back.terrain_by_space(), before.terrain_by_space());
    }

    #[test]
    fn a_copy_leaves_its_place_as_it_was_and_ends_at_the_edge_of_the_board() {
        let before = map();
        let region = Region::of(&before, &square((1, 1), (2, 2)));
        assert_eq!(region.corner(), Space::new(1, 1));
        let after = region.put(&before, region.corner(), Space::new(9, 9), false);
        let by_space = after.terrain_by_space();
        assert_eq!(by_space.get(&Space::new(9, 9)), Some(&TerrainKind::Nebula));
        assert_eq!(by_space.len(), before.terrain_by_space().len() + 1);
        assert_eq!(after.labels.len(), 1, "its label would lie off the board");
        assert!(emptied(&after, &region.spaces).labels.is_empty());
    }

    #[test]
    fn empty_spaces_of_a_region_leave_what_stands_beneath_them() {
        let before = map();
        let region = Region::of(&before, &square((0, 0), (2, 2)));
        // The empty corner of the region comes to lie on the nebula at (8, 8), and the region's own nebula on open space.
        let after = region.put(&before, Space::new(0, 0), Space::new(8, 8), false);
        let by_space = after.terrain_by_space();
        assert_eq!(by_space.get(&Space::new(8, 8)), Some(&TerrainKind::Nebula));
        assert_eq!(by_space.get(&Space::new(9, 9)), Some(&TerrainKind::Nebula));
    }
}
