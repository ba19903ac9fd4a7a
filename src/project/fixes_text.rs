//! Fixes as a text, for whoever shares no memory. How the edits of every game are written and read stands here alone: a crate that wrote them itself
//! would be built with all of it once more.

use serde::{Deserialize, Serialize};

use super::{Error, Fix};

/// Fixes as a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FixesText(String);

impl FixesText {
    /// These fixes.
    ///
    /// # Errors
    /// If they cannot be written as RON, which no edit brings about.
    pub fn of(fixes: &[Fix]) -> Result<Self, Error> {
        let text = ron::to_string(fixes);
        text.map(Self).map_err(|error| Error::Misuse(format!("Fixes cannot be handed over: {error}")))
    }

    /// The fixes that it says.
    ///
    /// # Errors
    /// If it says none.
    pub fn read(&self) -> Result<Vec<Fix>, Error> {
        ron::from_str(&self.0).map_err(|error| Error::Misuse(format!("Fixes that were handed over cannot be read: {error}")))
    }
}
