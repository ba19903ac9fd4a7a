//! What the desks remember from pass to pass and is not part of a project: the tool in hand, the visible part of a board, painted pictures.

use std::any::Any;

use super::kept::KeptMemory;
use super::pictures;
use crate::jobs::Work;
use crate::post::PostDesk;

/// What the desks remember from pass to pass and is not part of a project.
#[derive(Default)]
pub struct Memory {
    /// What each desk remembers for itself.
    pub own: OwnMemories,
    /// The cache for kept games and playtests.
    pub kept: KeptMemory,
    /// The designer's own pictures, small.
    pub thumbnails: pictures::Thumbnails,
    /// The desk of a game by post that is open.
    pub post: Option<Box<dyn PostDesk>>,
    /// What is to be done in the background after the pass.
    pub work: Vec<Work>,
    /// By how much the seeds of new games are ahead of 1, 2, 3 and so on.
    pub seeds_ahead: u64,
}

/// What each desk remembers for itself: one value of each type.
#[derive(Default)]
pub struct OwnMemories(Vec<Box<dyn Any>>);

impl OwnMemories {
    /// The memory of this type, which begins empty.
    pub fn of<M: Default + 'static>(&mut self) -> &mut M {
        let known = self.0.iter().position(|memory| memory.is::<M>());
        let at = known.unwrap_or_else(|| {
            self.0.push(Box::<M>::default());
            self.0.len() - 1
        });
        self.0[at].downcast_mut().expect("it is of this type")
    }

    /// The same, read only; none if nothing was remembered yet.
    #[must_use]
    pub fn seen<M: 'static>(&self) -> Option<&M> {
        self.0.iter().find_map(|memory| memory.downcast_ref())
    }
}
