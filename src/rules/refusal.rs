//! The reason why an edit cannot be applied.

use std::fmt;

/// The refusal of an edit, because the thing to be changed does not exist or a bound would be exceeded. Nothing has been changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    reason: String,
}

impl Refusal {
    /// A refusal with this reason, which is a clause in lower case.
    #[must_use]
    pub fn new(reason: impl Into<String>) -> Self {
        Self { reason: reason.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.reason.fmt(out)
    }
}

impl std::error::Error for Refusal {}
