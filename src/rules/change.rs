//! A change of a shelf, as data.

use serde::{Deserialize, Serialize};

use super::Id;

/// A change of a shelf, which is an ordered list of things with ids, as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Change<T> {
    /// Put a new thing at the end; it gets the next id.
    Add(T),
    /// Replace the thing with this id by another.
    Set(Id<T>, T),
    /// Remove the thing with this id. Its id is never used again, and references to it stay.
    Remove(Id<T>),
    /// Move the thing with this id to another position in the order, counted from 0; a position beyond the end means the end.
    Move(Id<T>, usize),
}

/// A value whose memory is counted, such as a change that is kept to be undone.
pub trait HasWeight {
    /// About how many bytes of memory the value takes.
    fn weight(&self) -> usize;
}

impl<T> Change<T> {
    /// The thing that the change adds or sets; none if it removes or moves.
    #[must_use]
    pub const fn thing(&self) -> Option<&T> {
        match self {
            Self::Add(thing) | Self::Set(_, thing) => Some(thing),
            Self::Remove(_) | Self::Move(..) => None,
        }
    }

    /// About how many bytes of memory the change takes, where `weight` returns the number for a thing.
    #[must_use]
    pub fn weight(&self, weight: impl Fn(&T) -> usize) -> usize {
        self.thing().map_or(size_of::<Self>(), weight)
    }
}
