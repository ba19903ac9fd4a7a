//! What the desks remember from pass to pass and no project holds: the tool in hand, the part of a board that is seen, painted pictures.

use std::any::Any;

use super::kept::KeptMemory;
use super::pictures;
use crate::jobs::Work;
use crate::post::PostDesk;

/// What the desks remember from pass to pass and no project holds.
#[derive(Default)]
pub struct Memory {
    /// What each desk remembers for itself.
    pub own: OwnMemories,
    /// Of what is kept of play.
    pub kept: KeptMemory,
    /// The designer's own pictures, small.
    pub thumbnails: pictures::Thumbnails,
    /// The desk of a game by post that is open.
    pub post: Option<Box<dyn PostDesk>>,
    /// What is to be done in the background after the pass.
    pub work: Vec<Work>,
}

/// What each desk remembers for itself, of whatever type that is: one value of each.
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

    /// The same to be looked at; none before anything was remembered.
    #[must_use]
    pub fn seen<M: 'static>(&self) -> Option<&M> {
        self.0.iter().find_map(|memory| memory.downcast_ref())
    }
}
