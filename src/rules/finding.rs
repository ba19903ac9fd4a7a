//! What the rules engine reports about a design: a finding, its place, and how it can be fixed.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::About;

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing; the book allows it.
    Advice,
    /// Probably not meant; the game can be played all the same.
    Warning,
    /// The design breaks the book.
    Error,
}

impl Severity {
    /// The word for it, in lower case.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Advice => "advice",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

impl fmt::Display for Severity {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.label())
    }
}

/// One thing that breaks one rule, however many of its numbers offend. `P` is a place in what was checked, and `E` an edit of it; each game
/// names its own types for them once.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<P, E> {
    /// The rule that it breaks.
    pub about: &'static About,
    /// Where it stands.
    pub place: P,
    /// What is wrong, with the numbers that were compared.
    pub message: String,
    /// How it can be fixed, the obvious way first.
    pub fixes: Vec<Fix<E>>,
}

/// A way to fix a finding, as data, so that it can be shown before it is applied.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fix<E> {
    /// What it does, as a command: "Add 2 missiles".
    pub title: String,
    /// Whether it can be applied without asking: it changes nothing that the designer chose.
    pub safe: bool,
    /// What changes, in order.
    pub edits: Vec<E>,
}

impl<P, E> Finding<P, E> {
    /// A finding without a fix.
    #[must_use]
    pub fn new(about: &'static About, place: impl Into<P>, message: impl Into<String>) -> Self {
        Self { about, place: place.into(), message: message.into(), fixes: Vec::new() }
    }

    /// The same finding with one more way to fix it.
    #[must_use]
    pub fn with_fix(mut self, fix: Fix<E>) -> Self {
        self.fixes.push(fix);
        self
    }

    /// The same finding with more ways to fix it.
    #[must_use]
    pub fn with_fixes(mut self, fixes: impl IntoIterator<Item = Fix<E>>) -> Self {
        self.fixes.extend(fixes);
        self
    }

    /// The same finding with its place and edits converted to those of something larger, such as a project of any game.
    #[must_use]
    pub fn among<Q, F>(self) -> Finding<Q, F>
    where
        P: Into<Q>,
        E: Into<F>,
    {
        let fixes = self.fixes.into_iter().map(Fix::among).collect();
        Finding { about: self.about, place: self.place.into(), message: self.message, fixes }
    }
}

impl<E> Fix<E> {
    /// A fix that can be applied without asking.
    #[must_use]
    pub fn safe<Own: Into<E>>(title: impl Into<String>, edits: impl IntoIterator<Item = Own>) -> Self {
        Self { title: title.into(), safe: true, edits: edits.into_iter().map(Into::into).collect() }
    }

    /// A fix that the designer has to choose.
    #[must_use]
    pub fn choice<Own: Into<E>>(title: impl Into<String>, edits: impl IntoIterator<Item = Own>) -> Self {
        Self { title: title.into(), safe: false, edits: edits.into_iter().map(Into::into).collect() }
    }

    /// The same fix with its edits converted to those of something larger, such as a project of any game.
    #[must_use]
    pub fn among<F>(self) -> Fix<F>
    where
        E: Into<F>,
    {
        Fix { title: self.title, safe: self.safe, edits: self.edits.into_iter().map(Into::into).collect() }
    }
}
