//! The things that desks remember from frame to frame and that are not part of a project: the tool in hand, the visible part of a board, painted
//! pictures.

use std::any::Any;

use super::kept::KeptMemory;
use super::pictures;
use crate::jobs::Work;
use crate::post::PostDesk;

/// The things that desks remember from frame to frame and that are not part of a project.
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
    /// A number that is added to the seeds of new games; without it the seeds are 1, 2, 3 and so on.
    pub seeds_ahead: u64,
}

/// The memories of single desks, one value of each type.
#[derive(Default)]
pub struct OwnMemories(Vec<Box<dyn Any>>);

impl OwnMemories {
    /// The memory of this type, which is made by `Default` when it is first asked for.
    pub fn of<M: Default + 'static>(&mut self) -> &mut M {
        let known = self.0.iter().position(|memory| memory.is::<M>());
        let at = known.unwrap_or_else(|| {
            self.0.push(Box::<M>::default());
            self.0.len() - 1
        });
        self.0[at].downcast_mut().expect("it is of this type")
    }

    /// The memory of this type, to be read; `None` if it was never made.
    #[must_use]
    pub fn seen<M: 'static>(&self) -> Option<&M> {
        self.0.iter().find_map(|memory| memory.downcast_ref())
    }
}
