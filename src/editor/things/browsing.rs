//! What is searched, looked at and chosen in the blue book, whatever the game.

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
