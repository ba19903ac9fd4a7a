//! The gains and risks of a squadron in each space near it. They are marked in the spaces around each unit instead of being computed for each space,
//! because a unit has only six or eight neighbouring spaces, but a squadron has some ninety to choose from.

use super::super::Board;
use super::reach::Reached;
use geometry::Space;

/// The gains and risks of a squadron that moves into one space.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Mark {
    /// Whether another unit stands in the space.
    pub(super) taken: bool,
    /// The worth of the best target beside the space, in points.
    pub(super) strike: f64,
    /// The damage that a squadron in the space risks from the flak of adjacent ships, in points.
    pub(super) danger: f64,
    /// The damage that a squadron in the space prevents by intercepting missiles fired at ships of its side beside it, in points.
    pub(super) saved: f64,
}

/// The marks of all spaces of a board. Only marks that were set are cleared, so that a large board costs no more than a small one.
#[derive(Clone, Debug, Default)]
pub(super) struct Marks {
    /// The mark of each space, by the space's index on the board.
    marks: Vec<Mark>,
    marked: Vec<usize>,
}

impl Marks {
    /// Clears every mark and resizes the list for a board.
    pub(super) fn wipe(&mut self, board: &Board) {
        for index in self.marked.drain(..) {
            self.marks[index] = Mark::default();
        }
        self.marks.resize(board.size(), Mark::default());
    }

    /// Changes the mark of a space of the board.
    pub(super) fn mark(&mut self, board: &Board, space: Space, mark: impl FnOnce(&mut Mark)) {
        if let Some(index) = board.index(space) {
            mark(&mut self.marks[index]);
            self.marked.push(index);
        }
    }

    /// The mark of a space; a blank mark if the space is off the board.
    pub(super) fn at(&self, board: &Board, space: Space) -> Mark {
        board.index(space).map_or_else(Mark::default, |index| self.marks[index])
    }

    /// The mark of a space that a unit can reach.
    #[inline]
    pub(super) fn of(&self, reached: &Reached) -> &Mark {
        &self.marks[reached.index as usize]
    }
}
