//! What desks remember from frame to frame without its being a part of a project: the tool in hand, the visible part of a board, painted pictures.

use std::any::Any;

use super::kept::KeptMemory;
use super::pictures;
use crate::jobs::Work;
use crate::post::PostDesk;

/// What desks remember from frame to frame without its being a part of a project.
#[derive(Default)]
pub struct Memory {
    /// The memories of single desks.
    pub own: OwnMemories,
    /// The cache for kept games and playtests.
    pub kept: KeptMemory,
    /// Small versions of the designer's own pictures.
    pub thumbnails: pictures::Thumbnails,
    /// The open desk of a game by post, if there is one.
    pub post: Option<Box<dyn PostDesk>>,
    /// The jobs to start in the background after the frame is drawn.
    pub work: Vec<Work>,
    /// This number is added to the seed of each new game. If it is 0, the seeds are 1, 2, 3 and so on.
    pub seeds_ahead: u64,
}

/// The memories of single desks, one value of each type.
#[derive(Default)]
pub struct OwnMemories(Vec<Box<dyn Any>>);

impl OwnMemories {
    /// The memory of the type `M`. When it is first asked for, it is made by `Default`.
    pub fn of<M: Default + 'static>(&mut self) -> &mut M {
        let known = self.0.iter().position(|memory| memory.is::<M>());
        let at = known.unwrap_or_else(|| {
            self.0.push(Box::<M>::default());
            self.0.len() - 1
        });
        self.0[at].downcast_mut().expect("it is of this type")
    }

    /// The memory of the type `M`, for reading only; `None` if it was never made.
    #[must_use]
    pub fn seen<M: 'static>(&self) -> Option<&M> {
        self.0.iter().find_map(|memory| memory.downcast_ref())
    }
}
