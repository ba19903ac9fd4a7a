//! What is searched, looked at and chosen in the blue book, whatever the game.

use std::any::Any;
use std::fmt;

/// What is searched for, looked at and chosen; a pick is a thing of a chapter as the game asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookBrowsing<P> {
    /// Only things whose names or kinds hold these letters.
    pub search: String,
    /// What is looked at.
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
        Self { search: String::new(), shown: None, chosen: Vec::new() }
    }
}

/// What is searched, looked at and chosen in the blue book of whatever game.
#[derive(Debug)]
pub struct Browsing(Box<dyn Browsed>);

/// What a game looks at in its blue book, as values that are copied and compared whatever they are.
pub trait Browsed: Any + fmt::Debug + Send + Sync {
    /// The same once more.
    fn once_more(&self) -> Browsing;
    /// Whether the other is the same of the same game.
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
    /// What a game looks at.
    #[must_use]
    pub fn new(own: impl Browsed) -> Self {
        Self(Box::new(own))
    }

    /// What is looked at, where it is of this game.
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
