//! A change of the project, undone as one step.

use std::sync::Arc;

use project::{Edit, Gesture, Intended, Kept, Place, PrintChoices, StoredPicture};

/// A change of the project that is undone as one step.
#[derive(Clone, Debug, PartialEq)]
pub struct Change {
    /// The change as a command, such as "Set cannons", for the undo menu.
    pub label: String,
    /// The parts of the change, in order. Either all are applied or none.
    pub steps: Vec<Step>,
    /// The typing session or drag that the change belongs to, if any. Changes of the same gesture share an undo step.
    pub gesture: Option<Gesture>,
    /// The place to show once the change is made; `None` to show nothing new.
    pub select: Option<Place>,
    /// What has happened, such as "Userkaf deleted", for a message with an Undo button.
    pub says: Option<String>,
}

/// A part of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// Changes the designs.
    Edit(Edit),
    /// Sets the title of the project.
    Title(String),
    /// Sets the plot of the project.
    Plot(String),
    /// Replaces the list of intended findings.
    Intended(Vec<Intended>),
    /// Replaces the choices for printing.
    Print(Arc<PrintChoices>),
    /// Replaces the list of kept games and playtests.
    Kept(Vec<Arc<Kept>>),
    /// Changes the designer's own pictures.
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

    /// Gives the project another title.
    pub fn title(title: String) -> Self {
        Self::steps("Rename the project", vec![Step::Title(title)])
    }

    /// Gives the project another plot.
    pub fn plot(plot: String) -> Self {
        Self::steps("Change the plot", vec![Step::Plot(plot)])
    }

    /// Makes the change a part of a typing session or a drag.
    #[must_use]
    pub fn during(self, gesture: Option<Gesture>) -> Self {
        Self { gesture, ..self }
    }

    /// Adds a place to show once the change is made.
    #[must_use]
    pub fn then_select(self, place: impl Into<Place>) -> Self {
        Self { select: Some(place.into()), ..self }
    }

    /// Adds the message to show once the change is made.
    #[must_use]
    pub fn then_say(self, words: impl Into<String>) -> Self {
        Self { says: Some(words.into()), ..self }
    }
}
