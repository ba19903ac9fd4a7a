//! What is searched, looked at and chosen in the blue book, for any game.

use std::any::Any;
use std::fmt;

/// What is searched, viewed and chosen; a pick identifies a thing of a chapter, in the game's own type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookBrowsing<P> {
    /// Only things whose names or kinds contain these letters.
    pub search: String,
    /// Only things of this kind; of any if it is empty.
    pub kind: String,
    /// Only things of this side; of any if it is empty.
    pub side: String,
    /// Only things that cost at most this many points.
    pub most: Option<i64>,
    /// What is viewed.
    pub shown: Option<BookEntry<P>>,
    /// What is to be added, in the order in which it was chosen.
    pub chosen: Vec<BookEntry<P>>,
}

/// A thing of the blue book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookEntry<P> {
    /// The name of its chapter's file.
    pub chapter: String,
    /// Which thing of the chapter.
    pub pick: P,
}

impl<P> Default for BookBrowsing<P> {
    fn default() -> Self {
        Self { search: String::new(), kind: String::new(), side: String::new(), most: None, shown: None, chosen: Vec::new() }
    }
}

/// What is searched, viewed and chosen in the blue book of any game.
#[derive(Debug)]
pub struct Browsing(Box<dyn Browsed>);

/// What a game keeps for its blue book, as a value that can be copied and compared without its type.
pub trait Browsed: Any + fmt::Debug + Send + Sync {
    /// A copy.
    fn once_more(&self) -> Browsing;
    /// Whether the other is an equal value of the same game.
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: Any + fmt::Debug + Clone + PartialEq + Send + Sync> Browsed for T {
    fn once_more(&self) -> Browsing {
        Browsing(Box::new(self.clone()))
    }

    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl Browsing {
    /// Wraps the value of a game.
    #[must_use]
    pub fn new(own: impl Browsed) -> Self {
        Self(Box::new(own))
    }

    /// The value, if it is of this game.
    #[must_use]
    pub fn own<T: Browsed>(&self) -> Option<&T> {
        (&*self.0 as &dyn Any).downcast_ref()
    }
}

impl Clone for Browsing {
    fn clone(&self) -> Self {
        self.0.once_more()
    }
}

impl PartialEq for Browsing {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(&*other.0)
    }
}

impl Eq for Browsing {}
