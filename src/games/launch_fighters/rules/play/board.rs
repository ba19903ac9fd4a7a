//! The board of a battle: the terrain and the neighbours of every space, worked out once.

use crate::{Map, Numbering, TerrainKind};
use geometry::{Arc, Edge, Facing, Grid, Space, Spot};

/// A map set up for play.
#[derive(Clone, Debug)]
pub struct Board {
    grid: Grid,
    numbering: Numbering,
    tiles: Vec<Tile>,
    /// Whether any space of the board is a nebula.
    has_nebulae: bool,
}

/// The properties of a space.
#[derive(Clone, Debug, Default)]
struct Tile {
    near: [Space; 8],
    near_count: u8,
    terrain: Option<TerrainKind>,
    beside_planetoid: bool,
    enterable: bool,
    forces_retreat: bool,
}

/// What is returned for spaces off the board: a tile without neighbours that cannot be entered.
static NOWHERE: Tile = Tile {
    near: [Space::new(0, 0); 8],
    near_count: 0,
    terrain: None,
    beside_planetoid: false,
    enterable: false,
    forces_retreat: false,
};

impl Board {
    /// The board of a map. If `landing` is set, the special landing rules let units enter planetoids ("Moons and Planetoids").
    #[must_use]
    pub fn new(map: &Map, landing: bool) -> Self {
        let grid = map.grid;
        let terrain = map.terrain_by_space();
        let planetoid = |space: Space| terrain.get(&space) == Some(&TerrainKind::Planetoid);
        let tile = |space: Space| {
            let mut tile = Tile {
                terrain: terrain.get(&space).copied(),
                beside_planetoid: grid.neighbours(space).any(planetoid),
                enterable: landing || !planetoid(space),
                forces_retreat: map.forces_retreat(space),
                ..Tile::default()
            };
            for (slot, near) in tile.near.iter_mut().zip(grid.neighbours(space)) {
                *slot = near;
                tile.near_count += 1;
            }
            tile
        };
        let tiles: Vec<Tile> = grid.spaces().map(tile).collect();
        let has_nebulae = tiles.iter().any(|tile| tile.terrain == Some(TerrainKind::Nebula));
        Self { grid, numbering: map.numbering, tiles, has_nebulae }
    }

    /// The shape and size of the board.
    #[must_use]
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// The name of a space, worded for a sentence.
    #[must_use]
    pub fn space_label(&self, space: Space) -> String {
        self.numbering.space_label(space)
    }

    /// The number of spaces on the board.
    pub(super) const fn size(&self) -> usize {
        self.tiles.len()
    }

    /// The index of a space among all spaces, counted row by row from 0; `None` for spaces off the board.
    #[inline]
    pub(super) fn index(&self, space: Space) -> Option<usize> {
        let columns = usize::from(self.grid.columns.get());
        self.grid.contains(space).then(|| space.row as usize * columns + space.column as usize)
    }

    /// The neighbouring spaces of a space.
    #[must_use]
    #[inline]
    pub fn near(&self, space: Space) -> &[Space] {
        let tile = self.tile(space);
        &tile.near[..usize::from(tile.near_count)]
    }

    /// The terrain of a space; `None` for open space.
    #[must_use]
    #[inline]
    pub fn terrain(&self, space: Space) -> Option<TerrainKind> {
        self.tile(space).terrain
    }

    /// Whether a unit may enter a space: the space is on the board and, unless the special landing rules are in effect, not a planetoid.
    #[must_use]
    #[inline]
    pub fn is_enterable(&self, space: Space) -> bool {
        self.tile(space).enterable
    }

    /// Whether a moon or planet lies beside a space.
    #[must_use]
    #[inline]
    pub fn is_beside_planetoid(&self, space: Space) -> bool {
        self.tile(space).beside_planetoid
    }

    /// Whether a unit that can move must retreat from a space in the recovery phase ("D) Recovery", 3).
    #[must_use]
    #[inline]
    pub fn forces_retreat(&self, space: Space) -> bool {
        self.tile(space).forces_retreat
    }

    /// Whether a unit in this space leaves the map over `edge` when it retreats.
    #[must_use]
    pub fn leaves_over(&self, space: Space, edge: Edge) -> bool {
        self.grid.edges_at(space).any(|at| at == edge)
    }

    /// The distance between two spaces, counted as in movement; planetoids do not lengthen it.
    #[must_use]
    #[inline]
    pub fn distance(&self, from: Space, to: Space) -> u32 {
        self.grid.distance(from, to)
    }

    /// The position of a space, in a form with which many distances can be computed quickly.
    #[must_use]
    #[inline]
    pub(super) fn spot(&self, space: Space) -> Spot {
        self.grid.spot(space)
    }

    /// Whether two spaces lie side by side.
    #[must_use]
    #[inline]
    pub fn are_neighbours(&self, one: Space, other: Space) -> bool {
        // This quick test comes first: neighbours are at most one column and one row apart, and most pairs of spaces are farther apart.
        one.column.abs_diff(other.column) <= 1 && one.row.abs_diff(other.row) <= 1 && self.distance(one, other) == 1
    }

    /// Whether terrain lets units in these two spaces fight each other: if one of them is in a nebula, they must be adjacent ("Nebulae").
    #[must_use]
    #[inline]
    pub fn can_see(&self, from: Space, to: Space) -> bool {
        let nebula = |space| self.terrain(space) == Some(TerrainKind::Nebula);
        !self.has_nebulae || !(nebula(from) || nebula(to)) || self.distance(from, to) <= 1
    }

    /// The arc of a ship that contains a space, for a ship in the space `ship` with this facing.
    #[must_use]
    #[inline]
    pub fn arc(&self, ship: Space, facing: Facing, space: Space) -> Arc {
        self.grid.arc(ship, facing, space)
    }

    /// How many sides a space has, which is also how many ways a ship can face.
    #[must_use]
    pub const fn sides(&self) -> u8 {
        self.grid.shape.sides()
    }

    #[inline]
    fn tile(&self, space: Space) -> &Tile {
        self.index(space).and_then(|index| self.tiles.get(index)).unwrap_or(&NOWHERE)
    }
}
