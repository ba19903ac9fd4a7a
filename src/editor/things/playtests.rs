//! What a playtest needs to know of a project, whatever its game: who can be captain.

/// A captain that can be named for a playtest: how it is spelled, and what it does, as a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Captain {
    /// How it is spelled.
    pub name: &'static str,
    /// What it does.
    pub says: &'static str,
    /// Whether it is taken where none is named.
    pub usual: bool,
}
