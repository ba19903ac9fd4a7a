//! Everything that can be done in the window, as data.
//!
//! Panels push actions while they are drawn; the frame applies them after the pass through `applier.rs`. Nothing here knows a screen,
//! so that a test can drive the editor without one.

use std::path::PathBuf;
use std::sync::Arc;

use super::applier::mending::Mended;
use super::command::KeyChoices;
use super::derived::Checked;
use super::jobs::JobId;
use super::settings::ThemeChoice;
use super::stamp::Stamp;
use super::state::{Bottom, DeskMode, Dialog, Drafted};
use crate::playtest;
use crate::project::{Gesture, Intended, PrintChoices, PrinterProfile, Project, StoredPicture};
use crate::rules::{self, Edit, Fix, Game, Place, Severity};
use crate::sheets::SheetKind;

/// One thing to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the project, as one step that can be undone.
    Change(Change),
    /// End a typing session or a drag: the next change is a step of its own.
    Settle,
    /// Take the last step back.
    Undo,
    /// Bring the last step that was taken back again.
    Redo,
    /// Apply one fix of a finding.
    ApplyFix(Fix),
    /// Show what a fix would change, and ask.
    PreviewFix(Fix),
    /// Show what all safe fixes together would change, and ask.
    PreviewSafeFixes,
    /// Apply safe fixes, checking after each, until none is left.
    ApplyAllSafeFixes,
    /// Show a place: its thing on the desk, its field in view.
    Select(Place),
    /// Select a place and leave the desk as it is.
    PointAt(Place),
    /// Choose a thing of the outline, alone or with others.
    Choose(Place, Choosing),
    /// Show only those things of the outline whose names hold these letters.
    Search(String),
    /// Add what stands in a table.
    Paste(String),
    /// Put the chosen things on the clipboard as a table.
    Copy,
    /// Put this text on the clipboard.
    CopyText(String),
    /// Ask the system for what is on the clipboard.
    AskPaste,
    /// Show the design or the printed pages.
    ShowDesk(DeskMode),
    /// Show the pages of one kind in the print preview.
    ShowSheets(SheetKind),
    /// Show findings of a severity in the list of problems, or hide them.
    ShowSeverity(Severity, bool),
    /// Fold the panel below away, or open it.
    ShowBottom(bool),
    /// Open the panel below with this in it.
    ShowIn(Bottom),
    /// Wish for another playtest.
    WishPlaytest(playtest::Wish),
    /// Begin the playtest that is wished for.
    StartPlaytest,
    /// Let the playtest wait, or go on.
    PausePlaytest(bool),
    /// Stop the playtest; what it has found stands.
    CancelPlaytest,
    /// Write the report of the playtest into a folder.
    PrintReport(PathBuf),
    /// Show the game of a scenario.
    PlayScenario(Place),
    /// Fold the outline away, or open it.
    ShowOutline(bool),
    /// Fold the inspector away, or open it.
    ShowInspector(bool),
    /// Open a dialog in place of any other.
    Ask(Dialog),
    /// Close the dialog and do nothing.
    Dismiss,
    /// Take the message away.
    DismissNotice,
    /// Start a new project from a game's template of this name; asks first where changes would be lost.
    New(Game, String),
    /// Open a file; asks first where changes would be lost.
    Open(PathBuf),
    /// Save where the project was last saved, or ask where.
    Save,
    /// Save in this file from now on.
    SaveAs(PathBuf),
    /// Close the window; asks first where changes would be lost.
    Close,
    /// Save, and then do what would have lost the changes.
    SaveFirst(Box<Action>),
    /// Lose the changes, and do it.
    Discard(Box<Action>),
    /// Go on with what was not saved the last time, as a project without a file.
    Recover {
        /// The project as it was then.
        project: Arc<Project>,
        /// The file beside which it lay.
        path: PathBuf,
    },
    /// Throw away what was not saved of this file the last time.
    ForgetRecovered(PathBuf),
    /// Take what another program has written into the open file, and lose the changes made here.
    Reload,
    /// Go on with the project as it is here, whatever stands in its file now.
    KeepOwn,
    /// Take a picture from a file into the project, for a thing to wear where one is named.
    ImportPicture(PathBuf, Option<Place>),
    /// Ask the system's own dialog for a path for the open dialog.
    Browse,
    /// Choose something else in the print dialog.
    Draft(Drafted),
    /// Keep the choices of the print dialog in the project.
    KeepChoices,
    /// Keep the choices of the print dialog, and write the pages into a folder, one PDF a kind.
    Print(PathBuf),
    /// Stop a job beside the window.
    Cancel(JobId),
    /// Keep other keys of commands and tools.
    SetKeys(KeyChoices),
    /// End the tour of the window, and offer it no more.
    EndTour,
    /// Keep other printer profiles.
    SetPrinters(Vec<PrinterProfile>),
    /// Choose the colours of the window.
    SetTheme(ThemeChoice),
    /// Show the first page at every start, or only when it is asked for.
    ShowWelcome(bool),
    /// Make everything larger or smaller, 1 being as it is.
    SetScale(f32),
    /// Something that was asked of the disk has come back.
    Report(Report),
}

/// How a thing of the outline is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// Alone.
    Only,
    /// Besides those that are chosen, or no longer.
    Toggle,
    /// With everything from the selected thing to this one.
    UpTo,
}

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
}

/// A part of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A change of the designs.
    Edit(Edit),
    /// Another title of the project.
    Title(String),
    /// Other findings that are meant to be.
    Intended(Vec<Intended>),
    /// Other choices for printing.
    Print(Arc<PrintChoices>),
    /// A change of the designer's own pictures.
    Picture(rules::Change<StoredPicture>),
}

/// What came back from the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A project was read: from a file, or from a template, which has none.
    Opened {
        /// The project.
        project: Arc<Project>,
        /// Its file.
        path: Option<PathBuf>,
        /// The version of the file.
        stamp: Option<Stamp>,
    },
    /// A project was saved.
    Saved {
        /// The value that was saved.
        project: Arc<Project>,
        /// Its file.
        path: PathBuf,
        /// The version of the file.
        stamp: Option<Stamp>,
    },
    /// Another program has written the open file.
    ChangedOnDisk {
        /// The file.
        path: PathBuf,
        /// Its version now.
        stamp: Stamp,
    },
    /// What was not saved the last time has been found beside the file.
    Recovered {
        /// The project as it was then.
        project: Arc<Project>,
        /// The file beside which it lay.
        path: PathBuf,
    },
    /// A picture was read.
    PictureRead {
        /// The picture.
        picture: StoredPicture,
        /// The thing that is to wear it.
        thing: Option<Place>,
    },
    /// The system's dialog was answered with a path.
    Browsed(PathBuf),
    /// Pages were written.
    Printed {
        /// How many files.
        files: usize,
        /// Where.
        folder: PathBuf,
    },
    /// A check beside the window has come back.
    Checked(Box<Checked>),
    /// What all safe fixes make of the project has been worked out.
    Mended(Mended),
    /// It was cancelled; a whole sentence.
    Cancelled(String),
    /// It could not be done; a whole sentence.
    Failed(String),
}

impl Change {
    /// A change of the designs.
    pub fn edit(label: impl Into<String>, edit: impl Into<Edit>) -> Self {
        Self::edits(label, [edit])
    }

    /// Several changes of the designs as one step.
    pub fn edits<E: Into<Edit>>(label: impl Into<String>, edits: impl IntoIterator<Item = E>) -> Self {
        let steps = edits.into_iter().map(|edit| Step::Edit(edit.into())).collect();
        Self { label: label.into(), steps, gesture: None, select: None }
    }

    /// Another title of the project.
    pub fn title(title: String) -> Self {
        Self { label: "Rename the project".into(), steps: vec![Step::Title(title)], gesture: None, select: None }
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
}

impl From<Change> for Action {
    fn from(change: Change) -> Self {
        Self::Change(change)
    }
}
