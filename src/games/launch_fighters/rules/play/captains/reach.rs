//! The spaces that a unit can reach: every space within its move, and a path to it that avoids asteroids if possible.
//!
//! Other units do not block the way, so the result depends only on the board. It is worked out for a space when a unit first sets out from that
//! space, and kept with the battle for all games.

use std::sync::OnceLock;

use super::super::{Board, SquadronState, Vessel};
use crate::TerrainKind;
use geometry::{Space, Spot};

/// How many spaces a captain looks ahead at most; a faster unit does not need all of its move in one turn.
const FARTHEST: usize = 10;

/// For each space of a board, the spaces that can be reached from it, worked out when needed.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Reaches {
    /// The move of the fastest unit of the battle, up to [`FARTHEST`].
    steps: u8,
    /// The reach from each space, by the space's index on the board.
    from: Vec<OnceLock<Reach>>,
}

/// The spaces that a unit can reach from one space.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    /// The reachable spaces, the nearest first.
    spaces: Vec<Reached>,
    /// How many spaces can be reached within 0, 1, 2, … steps.
    within: [u16; FARTHEST + 1],
}

/// A space that a unit can reach.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub(super) to: Space,
    pub(super) spot: Spot,
    /// The index of the space among all spaces of the board.
    pub(super) index: u32,
    /// How many steps the space is away from the starting space.
    pub(super) steps: u8,
    /// Whether the unit would enter asteroids in the space; false for its starting space, which it does not enter.
    pub(super) into_asteroids: bool,
    /// Whether asteroids or a planetoid protect a unit in the space.
    pub(super) sheltered: bool,
    /// Whether a unit that ends its move in the space has to retreat.
    pub(super) leaves: bool,
    /// The index, in the list of reachable spaces, of the space before this one on the path.
    before: u16,
}

impl Reaches {
    /// Prepares the reaches on a board for a battle between these ships.
    pub(in super::super) fn new(board: &Board, ships: &[Vessel]) -> Self {
        let steps = |ship: &Vessel| ship.levels[4].saturating_add(u8::from(ship.boosters > 0));
        let fastest = ships.iter().map(steps).chain([SquadronState::MOVE]).max().unwrap_or_default();
        let from = board.grid().spaces().map(|_| OnceLock::new()).collect();
        Self { steps: fastest.min(FARTHEST as u8), from }
    }

    /// The spaces that a unit can reach from a space.
    pub(super) fn from(&self, board: &Board, space: Space) -> &Reach {
        static NOWHERE: Reach = Reach { spaces: Vec::new(), within: [0; FARTHEST + 1] };
        let reach = board.index(space).and_then(|index| self.from.get(index));
        reach.map_or(&NOWHERE, |reach| reach.get_or_init(|| Reach::search(board, space, self.steps)))
    }
}

impl Reach {
    /// Finds every space within this many steps. No path leads through asteroids, because they may stop the unit.
    fn search(board: &Board, from: Space, steps: u8) -> Self {
        let reached = |to: Space, index: usize, steps: u8, before: usize| Reached {
            to,
            spot: board.spot(to),
            index: index as u32,
            steps,
            into_asteroids: to != from && board.terrain(to) == Some(TerrainKind::Asteroids),
            sheltered: board.terrain(to) == Some(TerrainKind::Asteroids) || board.is_beside_planetoid(to),
            leaves: board.forces_retreat(to),
            before: before as u16,
        };
        let mut seen = vec![false; board.size()];
        let mut found = Vec::new();
        if let Some(index) = board.index(from) {
            seen[index] = true;
            found.push(reached(from, index, 0, 0));
        }
        let mut within = [0; FARTHEST + 1];
        let mut next = 0;
        while let Some(at) = found.get(next).copied() {
            if at.steps < steps && !at.into_asteroids {
                for to in board.near(at.to).iter().copied().filter(|to| board.is_enterable(*to)) {
                    if let Some(index) = board.index(to)
                        && !std::mem::replace(&mut seen[index], true)
                    {
                        found.push(reached(to, index, at.steps + 1, next));
                    }
                }
            }
            next += 1;
        }
        for (steps, within) in within.iter_mut().enumerate() {
            *within = found.partition_point(|reached| usize::from(reached.steps) <= steps) as u16;
        }
        Self { spaces: found, within }
    }

    /// Every reachable space within this many steps, the nearest first.
    pub(super) fn within(&self, steps: u8) -> &[Reached] {
        &self.spaces[..usize::from(self.within[usize::from(steps).min(FARTHEST)])]
    }

    /// Replaces the contents of `path` with the path to a space, from the starting space to that space, both included.
    pub(super) fn way(&self, to: Space, path: &mut Vec<Space>) {
        path.clear();
        path.push(to);
        let mut at = self.spaces.iter().position(|reached| reached.to == to).unwrap_or(0);
        while at > 0 {
            at = usize::from(self.spaces[at].before);
            path.push(self.spaces[at].to);
        }
        path.reverse();
    }
}
