//! The state of the blue book on the screen, for any game: search, filters, the viewed thing and the chosen things.

use std::any::Any;
use std::fmt;

/// The state of a game's blue book: search, filters, the viewed thing and the chosen things. `P` is the game's own type for a "pick", which
/// identifies a thing of a chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookBrowsing<P> {
    /// Lists only things whose names or kinds contain these letters; if empty, lists all.
    pub search: String,
    /// Lists only things of this kind, given by the word for one, such as "ship"; if empty, lists things of all kinds.
    pub kind: String,
    /// Lists only things of this side; if empty, lists things of all sides.
    pub side: String,
    /// Leaves out things that cost more than this, in points or in the money of the game; `None` for no limit.
    pub most: Option<i64>,
    /// The thing whose details are shown; `None` if none is.
    pub shown: Option<BookEntry<P>>,
    /// The things that the user has chosen to add, in the order in which they chose them.
    pub chosen: Vec<BookEntry<P>>,
}

/// A thing of the blue book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookEntry<P> {
    /// The name of the file of the thing's chapter.
    pub chapter: String,
    /// The thing of the chapter.
    pub pick: P,
}

impl<P> Default for BookBrowsing<P> {
    fn default() -> Self {
        Self { search: String::new(), kind: String::new(), side: String::new(), most: None, shown: None, chosen: Vec::new() }
    }
}

/// The state of the blue book of any game.
#[derive(Debug)]
pub struct Browsing(Box<dyn Browsed>);

/// The state of a game's blue book. Code that does not know its type can copy and compare it through this trait.
pub trait Browsed: Any + fmt::Debug + Send + Sync {
    /// Copies the state.
    fn once_more(&self) -> Browsing;
    /// Whether another value belongs to the same game and is equal.
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

    /// The state of a game's blue book as this type; `None` if it belongs to another game.
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
