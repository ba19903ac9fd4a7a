//! Where a unit can go: every space within its move, and the path there, which avoids asteroids where it can.
//!
//! Other units do not block the way, so this depends only on the board: it is worked out once for a space, when a unit first sets out from
//! there, and kept with the battle for all games.

use std::sync::OnceLock;

use super::super::{Board, SquadronState, Vessel};
use crate::TerrainKind;
use geometry::{Space, Spot};

/// The most spaces that a captain considers; a faster unit does not need all of its move in one turn.
const FARTHEST: usize = 10;

/// Where units can go from every space of a board.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Reaches {
    /// The move of the fastest unit of the battle, up to [`FARTHEST`].
    steps: u8,
    /// By the index of the space.
    from: Vec<OnceLock<Reach>>,
}

/// Where a unit can go from a space.
#[derive(Clone, Debug, Default)]
pub(super) struct Reach {
    /// The nearest first.
    spaces: Vec<Reached>,
    /// How many of them are within 0, 1, 2 … steps.
    within: [u16; FARTHEST + 1],
}

/// A space that can be reached.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reached {
    pub(super) to: Space,
    pub(super) spot: Spot,
    /// Its index among all spaces of the board.
    pub(super) index: u32,
    /// After how many steps.
    pub(super) steps: u8,
    /// Whether asteroids are there, and it is not where the unit stands already.
    pub(super) into_asteroids: bool,
    /// Whether asteroids or a planetoid protect a unit there.
    pub(super) sheltered: bool,
    /// Whether a unit that ends there retreats.
    pub(super) leaves: bool,
    /// The space from which it is entered, by its index in the list.
    before: u16,
}

impl Reaches {
    /// The reaches on a board for a battle between these ships.
    pub(in super::super) fn new(board: &Board, ships: &[Vessel]) -> Self {
        let steps = |ship: &Vessel| ship.levels[4].saturating_add(u8::from(ship.boosters > 0));
        let fastest = ships.iter().map(steps).chain([SquadronState::MOVE]).max().unwrap_or_default();
        let from = board.grid().spaces().map(|_| OnceLock::new()).collect();
        Self { steps: fastest.min(FARTHEST as u8), from }
    }

    /// Where a unit can go from a space.
    pub(super) fn from(&self, board: &Board, space: Space) -> &Reach {
        static NOWHERE: Reach = Reach { spaces: Vec::new(), within: [0; FARTHEST + 1] };
        let reach = board.index(space).and_then(|index| self.from.get(index));
        reach.map_or(&NOWHERE, |reach| reach.get_or_init(|| Reach::search(board, space, self.steps)))
    }
}

impl Reach {
    /// Finds every space within this many steps. No path leads on from asteroids, which may stop the unit.
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

    /// Every space within this many steps, the nearest first.
    pub(super) fn within(&self, steps: u8) -> &[Reached] {
        &self.spaces[..usize::from(self.within[usize::from(steps).min(FARTHEST)])]
    }

    /// Replaces the contents of the buffer by the path to a space, including the start and the space.
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
