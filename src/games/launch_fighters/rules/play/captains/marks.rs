//! What a squadron finds in each space near it. Marks are set around units and not for each space: a unit has six or eight neighbours, but a
//! squadron has some ninety spaces to choose from.

use super::super::Board;
use super::reach::Reached;
use geometry::Space;

/// What is in a space and beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mark {
    /// Whether another unit stands there.
    pub(super) taken: bool,
    /// What the best target beside it offers, in points.
    pub(super) strike: f64,
    /// What a squadron there has to fear from the flak of the ships beside it, in points.
    pub(super) danger: f64,
    /// The damage that a squadron there keeps from own ships beside it, in points.
    pub(super) saved: f64,
}

/// The marks of a board. Only set marks are cleared, so that a large board costs no more than a small one.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// By the index of the space.
    marks: Vec<Mark>,
    marked: Vec<usize>,
}

impl Marks {
    /// Clears every mark and makes room for a board.
    pub(super) fn wipe(&mut self, board: &Board) {
        for index in self.marked.drain(..) {
            self.marks[index] = Mark::default();
        }
        self.marks.resize(board.size(), Mark::default());
    }

    /// Marks a space of the board.
    pub(super) fn mark(&mut self, board: &Board, space: Space, mark: impl FnOnce(&mut Mark)) {
        if let Some(index) = board.index(space) {
            mark(&mut self.marks[index]);
            self.marked.push(index);
        }
    }

    /// What is marked in a space.
    pub(super) fn at(&self, board: &Board, space: Space) -> Mark {
        board.index(space).map_or_else(Mark::default, |index| self.marks[index])
    }

    /// What is marked in a space that can be reached.
    #[inline]
    pub(super) fn of(&self, reached: &Reached) -> &Mark {
        &self.marks[reached.index as usize]
    }
}
