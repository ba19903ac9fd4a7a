//! The error for a page that the manual does not have.

use std::fmt;

use project::OwnError;

/// The manual has no page with the name that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPage {
    /// The name that was given.
    pub name: String,
    /// The name of the page that may be meant; `None` if no name is similar.
    pub near: Option<&'static str>,
}

/// How many letters of a name a sentence quotes at most.
const LONGEST_NAME: usize = 40;

impl fmt::Display for NoPage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name: String = self.name.chars().take(LONGEST_NAME).collect();
        let instead = self.near.map_or_else(String::new, |near| format!("did you mean {near}? "));
        let all = "drydock manual lists them all, and drydock manual --search WORDS looks in them";
        write!(out, "The manual has no page {name:?}: {instead}{all}")
    }
}

impl std::error::Error for NoPage {}

impl OwnError for NoPage {}
