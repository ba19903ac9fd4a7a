//! A change of a shelf, as data.

use serde::{Deserialize, Serialize};

use super::Id;

/// A change of a shelf, as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Change<T> {
    /// Put a new thing at the end; it gets the next id.
    Add(T),
    /// Put another thing in the place of one.
    Set(Id<T>, T),
    /// Take a thing away. What referred to it keeps its id.
    Remove(Id<T>),
    /// Take a thing to another place in the order, counted from 0; beyond the end is the end.
    Move(Id<T>, usize),
}

/// Something whose memory is worth counting, such as a change that is kept to be undone.
pub trait HasWeight {
    /// About how many bytes of memory it takes.
    fn weight(&self) -> usize;
}

impl<T> Change<T> {
    /// The thing that the change puts on the shelf, if it puts one there.
    #[must_use]
    pub const fn thing(&self) -> Option<&T> {
        match self {
            Self::Add(thing) | Self::Set(_, thing) => Some(thing),
            Self::Remove(_) | Self::Move(..) => None,
        }
    }

    /// About how many bytes of memory the change takes, given how many a thing takes.
    #[must_use]
    pub fn weight(&self, weight: impl Fn(&T) -> usize) -> usize {
        self.thing().map_or(size_of::<Self>(), weight)
    }
}
