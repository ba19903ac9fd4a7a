//! Where a unit can go: every space within its move, and the way there, which keeps out of asteroids where it can.

use super::super::Board;
use crate::geometry::Space;
use crate::rules::launch_fighters::TerrainKind;

/// As far as a captain looks; whoever is faster does not need all of it in one turn.
const FARTHEST: usize = 10;
const ACROSS: usize = 2 * FARTHEST + 1;

/// The spaces that a unit can reach. It is used again and again without asking for memory.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    from: Space,
    /// Where each space within the square round the start is entered from, and after how many steps.
    ways: Vec<Option<(Space, u8)>>,
    found: Vec<(Space, u8)>,
}

impl Default for Reach {
    fn default() -> Self {
        Self { from: Space::default(), ways: vec![None; ACROSS * ACROSS], found: Vec::new() }
    }
}

impl Reach {
    /// Finds every space within so many steps. The way never leads on from asteroids, which may stop it.
    pub(super) fn search(&mut self, board: &Board, from: Space, steps: u8) {
        let steps = steps.min(FARTHEST as u8);
        self.from = from;
        self.ways.fill(None);
        self.found.clear();
        self.found.push((from, 0));
        if let Some(index) = self.index(from) {
            self.ways[index] = Some((from, 0));
        }
        let mut next = 0;
        while let Some((at, taken)) = self.found.get(next).copied() {
            next += 1;
            if taken == steps || (at != from && board.terrain(at) == Some(TerrainKind::Asteroids)) {
                continue;
            }
            for to in board.near(at).iter().copied().filter(|to| board.is_enterable(*to)) {
                if let Some(index) = self.index(to)
                    && self.ways[index].is_none()
                {
                    self.ways[index] = Some((at, taken + 1));
                    self.found.push((to, taken + 1));
                }
            }
        }
    }

    /// Every space that was found, the nearest first, and how many steps away it is.
    pub(super) fn spaces(&self) -> &[(Space, u8)] {
        &self.found
    }

    /// Puts the way to a space into the place of what the buffer held, the start and the space included.
    pub(super) fn way(&self, to: Space, path: &mut Vec<Space>) {
        path.clear();
        path.push(to);
        let mut at = to;
        while at != self.from {
            let Some((before, _)) = self.index(at).and_then(|index| self.ways[index]) else { break };
            path.push(before);
            at = before;
        }
        path.reverse();
    }

    fn index(&self, space: Space) -> Option<usize> {
        let offset = |one: i16, other: i16| {
            let offset = i32::from(one) - i32::from(other) + FARTHEST as i32;
            (0..ACROSS as i32).contains(&offset).then_some(offset as usize)
        };
        Some(offset(space.row, self.from.row)? * ACROSS + offset(space.column, self.from.column)?)
    }
}
