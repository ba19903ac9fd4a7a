//! The joints along which two boards of a layout meet, and whether the boards match there.

use std::collections::{BTreeMap, BTreeSet};

use super::hexside::neighbour;
use super::{Board, Laid, Layout, Surface};
use geometry::Space;
use rules::{Id, Shelf};

/// The joint of two boards of a layout that touch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joint {
    /// The two boards. The one that comes earlier in the layout's list is the first.
    pub boards: [Id<Laid>; 2],
    /// The pairs of neighbouring hexes on the two sides of the joint.
    pub facing: Vec<Facing>,
}

/// Two neighbouring hexes on different boards, in coordinates of the layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facing {
    /// The two hexes, one from each board.
    pub spaces: [Space; 2],
    /// Whether one of the hexes is water and the other is land.
    pub disagree: bool,
}

impl Joint {
    /// The number of pairs in which water meets land.
    #[must_use]
    pub fn disagreeing(&self) -> usize {
        self.facing.iter().filter(|facing| facing.disagree).count()
    }

    /// Whether the boards match, which means that water meets land along at most a quarter of the joint.
    #[must_use]
    pub fn matches(&self) -> bool {
        self.disagreeing() * 4 <= self.facing.len()
    }
}

/// The pairs of boards in a layout that overlap, and the joints between boards that touch.
#[must_use]
pub fn joints(layout: &Layout, boards: &Shelf<Board>) -> (BTreeSet<[Id<Laid>; 2]>, Vec<Joint>) {
    let (corner, grid) = layout.frame(boards);
    let columns = usize::from(grid.columns.get());
    let index = |space: Space| {
        let own = Space::new(space.column.saturating_sub(corner.column), space.row.saturating_sub(corner.row));
        grid.contains(own).then(|| own.row as usize * columns + own.column as usize)
    };
    let mut lies: Vec<Option<(Id<Laid>, Surface)>> = vec![None; columns * usize::from(grid.rows.get())];
    let mut overlap = BTreeSet::new();
    for (id, laid, board) in layout.laid(boards) {
        for (space, surface) in board.hexes.iter() {
            let Some(index) = index(laid.lies(board, space)) else { continue };
            if let Some((other, _)) = lies[index].replace((id, surface)) {
                overlap.insert([other, id]);
            }
        }
    }
    let mut joints: BTreeMap<[Id<Laid>; 2], Vec<Facing>> = BTreeMap::new();
    for own in grid.spaces() {
        let space = Space::new(own.column.saturating_add(corner.column), own.row.saturating_add(corner.row));
        let Some((id, surface)) = index(space).and_then(|index| lies[index]) else { continue };
        // Each pair of neighbours is visited once, from its upper or left hex.
        for side in [2, 3, 4] {
            let near = neighbour(space, side);
            let beside = index(near).and_then(|index| lies[index]).filter(|(other, _)| *other != id);
            let Some((other, beyond)) = beside else { continue };
            let disagree = surface.is_water() != beyond.is_water();
            let key = [id.min(other), id.max(other)];
            joints.entry(key).or_default().push(Facing { spaces: [space, near], disagree });
        }
    }
    let joints = joints.into_iter().map(|(boards, facing)| Joint { boards, facing });
    (overlap, joints.filter(|joint| joint.facing.len() > 1).collect())
}
