//! A change of a shelf, as data.

use serde::{Deserialize, Serialize};

use super::Id;

/// A change of a shelf, as data. A shelf is an ordered list of things with ids.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Change<T> {
    /// Put a new thing at the end of the shelf; it gets the next id.
    Add(T),
    /// Replace the thing with this id by another.
    Set(Id<T>, T),
    /// Remove the thing with this id. The id is never used again, and references to it stay as they are.
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
    /// The thing that the change adds or sets; `None` if the change removes or moves a thing.
    #[must_use]
    pub const fn thing(&self) -> Option<&T> {
        match self {
            Self::Add(thing) | Self::Set(_, thing) => Some(thing),
            Self::Remove(_) | Self::Move(..) => None,
        }
    }

    /// About how many bytes of memory the change takes. `weight` returns how many a thing takes.
    #[must_use]
    pub fn weight(&self, weight: impl Fn(&T) -> usize) -> usize {
        self.thing().map_or(size_of::<Self>(), weight)
    }
}
