//! The reports of the rules engine about a design: a finding, its place, and its fixes.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::About;

/// How serious a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Worth knowing, although the book allows it.
    Advice,
    /// Probably a mistake, although the game can be played.
    Warning,
    /// The design breaks a rule of the book.
    Error,
}

impl Severity {
    /// The name of the severity, in lower case.
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

/// A report that a thing breaks a rule. There is only one report even if several numbers of the thing are wrong. `P` is the type of places in
/// whatever was checked, and `E` the type of edits; each game names its own types for them once.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<P, E> {
    /// The rule that is broken.
    pub about: &'static About,
    /// The place that the finding is about.
    pub place: P,
    /// The message: what is wrong, including the numbers that were compared.
    pub message: String,
    /// The ways to fix the finding, the obvious one first.
    pub fixes: Vec<Fix<E>>,
}

/// A way to fix a finding, as data, so that the user can see it before it is applied.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fix<E> {
    /// The title of the fix, worded as a command: "Add 2 missiles".
    pub title: String,
    /// Whether the fix can be applied without asking, because it changes nothing that the designer chose.
    pub safe: bool,
    /// The edits of the fix, in order.
    pub edits: Vec<E>,
}

impl<P, E> Finding<P, E> {
    /// A finding without a fix.
    #[must_use]
    pub fn new(about: &'static About, place: impl Into<P>, message: impl Into<String>) -> Self {
        Self { about, place: place.into(), message: message.into(), fixes: Vec::new() }
    }

    /// The finding with one more fix.
    #[must_use]
    pub fn with_fix(mut self, fix: Fix<E>) -> Self {
        self.fixes.push(fix);
        self
    }

    /// The finding with more fixes.
    #[must_use]
    pub fn with_fixes(mut self, fixes: impl IntoIterator<Item = Fix<E>>) -> Self {
        self.fixes.extend(fixes);
        self
    }

    /// The finding with its place and its edits converted to the types of something that contains what was checked, such as a project of any game.
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
    /// A fix that can be applied without asking the designer.
    #[must_use]
    pub fn safe<Own: Into<E>>(title: impl Into<String>, edits: impl IntoIterator<Item = Own>) -> Self {
        Self { title: title.into(), safe: true, edits: edits.into_iter().map(Into::into).collect() }
    }

    /// A fix that is applied only if the designer chooses it.
    #[must_use]
    pub fn choice<Own: Into<E>>(title: impl Into<String>, edits: impl IntoIterator<Item = Own>) -> Self {
        Self { title: title.into(), safe: false, edits: edits.into_iter().map(Into::into).collect() }
    }

    /// The fix with its edits converted to the types of something that contains what was checked, such as a project of any game.
    #[must_use]
    pub fn among<F>(self) -> Fix<F>
    where
        E: Into<F>,
    {
        Fix { title: self.title, safe: self.safe, edits: self.edits.into_iter().map(Into::into).collect() }
    }
}
