//! Fixes as text, so that they can be passed to a worker that shares no memory. Only this file writes and reads the edits of all games. If another
//! crate did so itself, all of that code would be compiled once more.

use serde::{Deserialize, Serialize};

use super::{Error, Fix, text};

/// Fixes as a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FixesText(String);

impl FixesText {
    /// Writes these fixes as text.
    ///
    /// # Errors
    /// If they cannot be written as RON, which does not happen: every edit can be.
    pub fn of(fixes: &[Fix]) -> Result<Self, Error> {
        text::write_line(&fixes).map(Self)
    }

    /// Reads the fixes from the text.
    ///
    /// # Errors
    /// If the text holds no fixes.
    pub fn read(&self) -> Result<Vec<Fix>, Error> {
        ron::from_str(&self.0).map_err(Error::misread("Fixes that were handed over"))
    }
}
