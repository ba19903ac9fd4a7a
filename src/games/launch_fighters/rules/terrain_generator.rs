//! Generates random terrain for a board: clusters of asteroids, round planetoids and clouds of nebula. The same seed gives the same terrain on every
//! machine. The designer can edit the result like any terrain.
//!
//! The middle of the board, where a set-up by the book places ships, stays free, and so do the outermost spaces, where units enter and leave.

use std::collections::{BTreeMap, BTreeSet};

use super::{Edit, Map, Paint, TerrainKind};
use geometry::{Grid, Space};
use rules::{Chance, Id};

/// The share of a board that each kind of terrain covers, in percent of its spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Density {
    /// The share of asteroids.
    pub asteroids: u8,
    /// The share of planetoids.
    pub planetoids: u8,
    /// The share of nebulae.
    pub nebulae: u8,
}

impl Default for Density {
    fn default() -> Self {
        Self { asteroids: 6, planetoids: 2, nebulae: 6 }
    }
}

impl Density {
    /// The highest share that one kind of terrain may have, in percent.
    pub const MOST: u8 = 30;
}

/// Spaces within this distance of the middle stay free, because the flagships of a set-up by the book stand there ("Placement on the Map").
const FREE_MIDDLE: u32 = 10;

/// The edits that replace all terrain of a map with generated terrain.
#[must_use]
pub fn generate(id: Id<Map>, map: &Map, density: Density, seed: u64) -> Vec<Edit> {
    let before: BTreeSet<Space> = map.terrain.iter().flat_map(|(_, terrain)| terrain.spaces.iter().copied()).collect();
    let clear = (!before.is_empty()).then_some(Edit::Paint(Paint { map: id, terrain: None, spaces: before }));
    let strewn = strew(map.grid, density, seed);
    let paint = TerrainKind::ALL.into_iter().filter_map(|kind| {
        let spaces: BTreeSet<Space> = strewn.iter().filter(|(_, other)| **other == kind).map(|(space, _)| *space).collect();
        (!spaces.is_empty()).then_some(Edit::Paint(Paint { map: id, terrain: Some(kind), spaces }))
    });
    clear.into_iter().chain(paint).collect()
}

/// Generates terrain for a board: the kind of terrain for each space that gets some.
#[must_use]
pub fn strew(grid: Grid, density: Density, seed: u64) -> BTreeMap<Space, TerrainKind> {
    let middles: Vec<Space> = grid.middles().collect();
    let inner = |space: &Space| {
        grid.edges_at(*space).next().is_none() && middles.iter().all(|middle| grid.distance(*middle, *space) > FREE_MIDDLE)
    };
    let mut field =
        Field { grid, free: grid.spaces().filter(inner).collect(), taken: BTreeMap::new(), chance: Chance::new(seed) };
    let all = u32::from(grid.columns.get()) * u32::from(grid.rows.get());
    let share = |percent: u8| (all * u32::from(percent.min(Density::MOST)) / 100) as usize;
    field.planetoids(share(density.planetoids));
    field.clumps(TerrainKind::Nebula, share(density.nebulae), (5, 18), 100);
    field.clumps(TerrainKind::Asteroids, share(density.asteroids), (3, 11), 55);
    field.taken
}

/// A board to which terrain is added.
struct Field {
    grid: Grid,
    /// The spaces that terrain may cover.
    free: Vec<Space>,
    taken: BTreeMap<Space, TerrainKind>,
    chance: Chance,
}

/// After this many failed attempts to place a piece, the board counts as full.
const TRIES: usize = 400;

impl Field {
    fn place(&mut self) -> Option<Space> {
        if self.free.is_empty() { None } else { Some(self.free[self.chance.below(self.free.len())]) }
    }

    fn may_take(&self, space: Space) -> bool {
        self.free.binary_search_by_key(&(space.row, space.column), |free| (free.row, free.column)).is_ok()
            && !self.taken.contains_key(&space)
    }

    /// Adds round planetoids of one, seven or nineteen spaces, none touching another, until they cover `most` spaces.
    fn planetoids(&mut self, most: usize) {
        let (mut count, mut failures) = (0, 0);
        while count < most && failures < TRIES {
            let Some(middle) = self.place() else { return };
            let reach = [0, 0, 1, 1, 2][self.chance.below(5)];
            let body = self.disc(middle, reach);
            let around = self.disc(middle, reach + 1);
            let fits = body.iter().all(|space| self.may_take(*space)) && count + body.len() <= most;
            if fits && around.iter().all(|space| !self.taken.contains_key(space)) {
                count += body.len();
                self.taken.extend(body.into_iter().map(|space| (space, TerrainKind::Planetoid)));
                failures = 0;
            } else {
                failures += 1;
            }
        }
    }

    /// Adds clumps of terrain that grow from space to space, until they cover `most` spaces. A space at the rim of a clump is covered with a chance
    /// of `close` percent.
    fn clumps(&mut self, kind: TerrainKind, most: usize, (least, largest): (usize, usize), close: usize) {
        let (mut count, mut failures) = (0, 0);
        while count < most && failures < TRIES {
            let Some(start) = self.place() else { return };
            let wanted = (least + self.chance.below(largest - least + 1)).min(most - count);
            let mut rim = vec![start];
            let mut seen = BTreeSet::from([start]);
            let mut grown = 0;
            while grown < wanted && !rim.is_empty() {
                // Only spaces that have been at the rim for the longest time are tried, so that clumps are round rather than long.
                let at = self.chance.below(rim.len().div_ceil(3));
                let space = rim.remove(at);
                if !self.may_take(space) {
                    continue;
                }
                if self.chance.below(100) < close {
                    self.taken.insert(space, kind);
                    grown += 1;
                }
                rim.extend(self.grid.neighbours(space).filter(|near| seen.insert(*near)));
            }
            count += grown;
            failures = if grown == 0 { failures + 1 } else { 0 };
        }
    }

    fn disc(&self, middle: Space, reach: u32) -> Vec<Space> {
        let far = reach as i16;
        let near = (-far..=far).flat_map(|row| (-far..=far).map(move |column| (column, row)));
        near.map(|(column, row)| Space::new(middle.column + column, middle.row + row))
            .filter(|space| self.grid.distance(middle, *space) <= reach)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Content;
    use geometry::Shape;

    const BOARDS: [(Shape, u16, u16); 5] = [
        (Shape::FlatHex, 60, 50),
        (Shape::PointedHex, 40, 40),
        (Shape::Square, 200, 200),
        (Shape::FlatHex, 24, 24),
        (Shape::Square, 1, 1),
    ];

    #[test]
    fn a_seed_strews_the_same_and_another_seed_something_else() {
        for (shape, columns, rows) in BOARDS {
            let grid = Grid::new(shape, columns, rows);
            let strewn = strew(grid, Density::default(), 7);
            assert_eq!(strewn, strew(grid, Density::default(), 7));
            assert!(columns < 40 || strewn != strew(grid, Density::default(), 8));
        }
    }

    #[test]
    fn the_middle_and_the_edges_stay_free_and_no_more_is_strewn_than_asked() {
        for (shape, columns, rows) in BOARDS {
            let grid = Grid::new(shape, columns, rows);
            let density = Density { asteroids: 9, planetoids: 3, nebulae: 12 };
            let strewn = strew(grid, density, 3);
            for space in strewn.keys() {
                assert!(grid.contains(*space) && grid.edges_at(*space).next().is_none(), "{space:?}");
                assert!(grid.middles().all(|middle| grid.distance(middle, *space) > 10), "{space:?}");
            }
            let all = usize::from(columns) * usize::from(rows);
            for (kind, percent) in [(TerrainKind::Asteroids, 9), (TerrainKind::Planetoid, 3), (TerrainKind::Nebula, 12)] {
                let count = strewn.values().filter(|other| **other == kind).count();
                assert!(count <= all * percent / 100, "{shape:?} {kind:?}");
                assert!(columns < 40 || count * 10 >= all * percent / 100 * 9, "{shape:?} {kind:?}: {count} of {all}");
            }
        }
        assert!(strew(Grid::new(Shape::Square, 50, 50), Density { asteroids: 0, planetoids: 0, nebulae: 0 }, 1).is_empty());
    }

    #[test]
    fn generated_terrain_takes_the_place_of_what_was_there() {
        let mut content = Content { maps: [Map::default()].into_iter().collect(), ..Content::default() };
        let map = |content: &Content| content.maps.get(Id::new(1)).expect("the map").clone();
        for seed in [1, 2] {
            for edit in generate(Id::new(1), &map(&content), Density::default(), seed) {
                content.apply(&edit).expect("the map is there");
            }
            let strewn = strew(map(&content).grid, Density::default(), seed);
            assert!(!strewn.is_empty());
            assert_eq!(map(&content).terrain_by_space(), strewn);
        }
    }
}
