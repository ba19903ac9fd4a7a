//! A change of the project, undone as one step.

use std::sync::Arc;

use project::{Edit, Gesture, Intended, Kept, Place, PrintChoices, StoredPicture};

/// A change of the project, undone as one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// What it does, as a command: "Set cannons".
    pub label: String,
    /// What changes, in order; all of it or nothing.
    pub steps: Vec<Step>,
    /// The typing session or drag that it belongs to.
    pub gesture: Option<Gesture>,
    /// What to show afterwards.
    pub select: Option<Place>,
    /// What has happened, in words such as "Userkaf deleted", for a message with Undo beside it.
    pub says: Option<String>,
}

/// A part of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A change of the designs.
    Edit(Edit),
    /// Another title of the project.
    Title(String),
    /// Another plot of the project.
    Plot(String),
    /// Other intended findings.
    Intended(Vec<Intended>),
    /// Other choices for printing.
    Print(Arc<PrintChoices>),
    /// Another list of kept games and playtests.
    Kept(Vec<Arc<Kept>>),
    /// A change of the designer's own pictures.
    Picture(rules::Change<StoredPicture>),
}

impl Change {
    /// A change of the designs.
    pub fn edit(label: impl Into<String>, edit: impl Into<Edit>) -> Self {
        Self::edits(label, [edit])
    }

    /// Several changes of the designs as one step.
    pub fn edits<E: Into<Edit>>(label: impl Into<String>, edits: impl IntoIterator<Item = E>) -> Self {
        Self::steps(label, edits.into_iter().map(|edit| Step::Edit(edit.into())).collect())
    }

    /// Several changes of the project as one step.
    pub fn steps(label: impl Into<String>, steps: Vec<Step>) -> Self {
        Self { label: label.into(), steps, gesture: None, select: None, says: None }
    }

    /// Another title of the project.
    pub fn title(title: String) -> Self {
        Self::steps("Rename the project", vec![Step::Title(title)])
    }

    /// Another plot of the project.
    pub fn plot(plot: String) -> Self {
        Self::steps("Change the plot", vec![Step::Plot(plot)])
    }

    /// The same change as part of a typing session or a drag.
    #[must_use]
    pub fn during(self, gesture: Option<Gesture>) -> Self {
        Self { gesture, ..self }
    }

    /// The same change with a place to show afterwards.
    #[must_use]
    pub fn then_select(self, place: impl Into<Place>) -> Self {
        Self { select: Some(place.into()), ..self }
    }

    /// The same change with words for what has happened.
    #[must_use]
    pub fn then_say(self, words: impl Into<String>) -> Self {
        Self { says: Some(words.into()), ..self }
    }
}
