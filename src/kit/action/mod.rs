//! Everything that can be done in the window, as data.
//!
//! Panels push actions while they are drawn; the editor carries them out in `applier.rs` after it has drawn everything. Nothing here knows a screen,
//! so that a test can drive the editor without one.
//!
//! Reading order: this file, `../change.rs`, `dialog.rs` with `print_draft.rs`, `export.rs`, `papers.rs` and `fixed_project.rs`, `report.rs`,
//! `shown.rs`, `stop.rs`, `table.rs`, `post.rs`.

mod dialog;
mod export;
mod fixed_project;
mod papers;
mod post;
mod print_draft;
mod report;
mod shown;
mod stop;
mod table;

pub use dialog::{Dialog, FindingSummary, Twins};
pub use export::{ExportDraft, ExportFormat, ExportScope};
pub use fixed_project::FixedProject;
pub use papers::{MadePages, Papers, in_the_way};
pub use post::{AtPost, LeftOver, PostFile, PostStatus, WrittenFile, is_of_post};
pub use print_draft::PrintDraft;
pub use report::Report;
pub use shown::{Bottom, DeskMode};
pub use stop::Stop;
pub use table::{AtTable, TableStatus};

pub use super::change::{Change, Step};

use std::path::PathBuf;
use std::sync::Arc;

use egui::Modifiers;

use super::job_status::JobId;
use super::keys::KeyChoices;
use super::settings::{TableShares, ThemeChoice};
use super::things::TakenTable;
use paper::playtest::{self};
use paper::sheets::SheetKind;
use project::{Fix, Game, Gesture, Kept, Place, PrinterProfile, Project};
use rules::Severity;

/// One action that the window can carry out.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the project, as one step that can be undone.
    Change(Change),
    /// End a typing session or a drag, so that the next change becomes an undo step of its own.
    FinishStep,
    /// Move the keyboard focus to the search field of the outline.
    Find,
    /// Put the keyboard focus into the next or the previous region of the window.
    GoToRegion {
        /// Whether to go to the next region; otherwise to the previous one.
        forwards: bool,
    },
    /// Put the keyboard focus into the desk.
    GoToDesk,
    /// Show the problems and move the keyboard focus to the first of them.
    GoToFinding,
    /// Undo what the typing session or drag that is still going on has done.
    CancelStep(Gesture),
    /// Undo the last step.
    Undo,
    /// Redo the step that was undone last.
    Redo,
    /// Apply one fix of a finding.
    ApplyFix(Fix),
    /// Show what a fix would change, and ask whether to apply it.
    PreviewFix(Fix),
    /// Show what all safe fixes together would change, and ask whether to apply them.
    PreviewSafeFixes,
    /// Apply safe fixes until none is left. The project is checked again after each fix.
    ApplyAllSafeFixes,
    /// Select a place: show its thing on the desk and scroll to its field.
    Select(Place),
    /// Select a place, but let the desk go on showing what it shows now.
    PointAt(Place),
    /// Choose things in the outline: the user has clicked this thing, and `Choosing` says how the click changes what is chosen.
    Choose(Place, Choosing),
    /// Show only the things of the outline whose names contain these letters.
    Search(String),
    /// Add the rows of a pasted table to the project.
    Paste(String),
    /// Import a table. `Twins` says what to do with rows that have the names of existing things; if it is `None`, the user is asked.
    TakeTable(TakenTable, Option<Twins>),
    /// Put the chosen things on the clipboard as a table.
    Copy,
    /// Put a text on the clipboard.
    CopyText(String),
    /// Put a link that contains the chosen things, and the things that these need, on the clipboard.
    CopyThingsLink,
    /// Put a link that holds the whole project on the clipboard.
    CopyLink,
    /// Ask the system for the contents of the clipboard.
    AskPaste,
    /// Switch the desk, for example between the design and the printed pages.
    ShowDesk(DeskMode),
    /// Show all things of a kind as a table. The number is the index of the kind among the kinds of the game.
    ShowTable(usize),
    /// Show the pages of one kind in the print preview.
    ShowSheets(SheetKind),
    /// Show the findings of this severity in the list of problems if the flag is true; otherwise hide them.
    ShowSeverity(Severity, bool),
    /// Open the panel at the foot of the window if the flag is true; otherwise close it.
    ShowBottom(bool),
    /// Open the panel at the foot of the window, with these contents.
    ShowIn(Bottom),
    /// Change the settings of the next playtest.
    SetPlaytest(playtest::PlaytestRequest),
    /// Begin a playtest with the present settings.
    StartPlaytest,
    /// Pause the playtest if the flag is true; otherwise continue it.
    PausePlaytest(bool),
    /// Stop the playtest, and keep the results of the games that have been played.
    CancelPlaytest,
    /// Search for a change of the playtest's scenario that would make the chances of its sides even.
    FindLevel,
    /// Stop the search for a change that would make the chances even.
    CancelLevel,
    /// Write the report of the playtest into a folder.
    PrintReport(PathBuf),
    /// Show the desk on which the scenario at this place is played.
    PlayScenario(Place),
    /// Write the game on the table into a folder.
    PrintGame(PathBuf),
    /// Write some pages of the print preview into a folder.
    PrintPages(Box<MadePages>, PathBuf),
    /// Write the first page that shows the chosen thing into a folder; a step of the tour.
    PrintFirstPage(PathBuf),
    /// Carry out a request about the game on the table. Asks the user first if that game would be lost.
    AtTable(AtTable),
    /// Leave the desk of a game by post. Asks the user first if the file that is written at the desk has unsaved changes.
    LeavePost,
    /// Keep the game on the table in the project, and then carry out this action, which would have lost the game.
    KeepGameFirst(Box<Action>),
    /// Give up the game on the table: carry out this action, which loses the game.
    DropGame(Box<Action>),
    /// Keep this game or playtest in the project, under a name that no other kept one has.
    Keep(Kept),
    /// Keep the result of the playtest in the project.
    KeepPlaytest,
    /// Show one kept playtest, or two side by side.
    ShowKept(Vec<Arc<Kept>>),
    /// Open the outline if the flag is true; otherwise close it.
    ShowOutline(bool),
    /// Open the inspector if the flag is true; otherwise close it.
    ShowInspector(bool),
    /// Open a dialog in place of any other.
    Ask(Dialog),
    /// Close the open dialog without doing what it offers.
    Dismiss,
    /// Close the message that floats over the title of the project.
    DismissNotice,
    /// Start a project from the template with this name. Asks the user first if changes would be lost.
    New(Game, String),
    /// Open a file; asks the user first if changes would be lost.
    Open(PathBuf),
    /// Open the project that a link contains, as a project that was never saved. Asks the user first if changes would be lost.
    Follow(Arc<Project>),
    /// Save the project in its file, or ask for a file if it has none.
    Save,
    /// Save the project in this file now and from then on. Asks the user first if another file is there.
    SaveAs(PathBuf),
    /// Save the project in this file now and from then on, and replace the file that is there, if there is one.
    Overwrite(PathBuf),
    /// Close the window; asks the user first if changes would be lost.
    Close,
    /// Save the project, and then carry out this action, which would have lost the changes.
    SaveFirst(Box<Action>),
    /// Give up the unsaved changes: carry out this action, which loses them.
    Discard(Box<Action>),
    /// Continue with an unsaved project that the last session left behind. It has no file of its own then.
    Recover {
        /// The unsaved project.
        project: Arc<Project>,
        /// The file in which the unsaved project was found.
        at: PathBuf,
    },
    /// Delete this file, an unsaved project that the last session left behind.
    ForgetRecovered(PathBuf),
    /// Go on with an unsaved sheet of orders that the last session left behind.
    RecoverSheet(LeftOver),
    /// Load the open file again after another program has written it. The changes made in the window are lost.
    Reload,
    /// Continue with the project as it is in the window, although another program has written its file.
    KeepOwn,
    /// Import a picture from a file, and give it to this thing if one is given.
    ImportPicture(PathBuf, Option<Place>),
    /// Import a table from a file.
    ImportTable(PathBuf),
    /// Delete files that the browser keeps, together with their previous versions and autosaves.
    DeleteFiles(Vec<PathBuf>),
    /// Open the system's file dialog, which fills in the path of the open dialog.
    Browse,
    /// Replace the choices of the print dialog by these.
    Draft(PrintDraft),
    /// Keep the choices of the print dialog in the project.
    KeepChoices,
    /// Keep the choices of the print dialog, and write the pages into a folder, one PDF for each kind of page.
    Print(PathBuf),
    /// Write pages or tables into a folder.
    Export(Box<ExportDraft>, PathBuf),
    /// Write files into a folder even if they replace others. Of the replaced files, those that Drydock has not written are kept beside the new ones.
    Replace(Papers, PathBuf),
    /// Show a folder in the system's file manager.
    OpenFolder(PathBuf),
    /// Stop this job, which runs in the background.
    Cancel(JobId),
    /// Save the user's own keys for commands and tools.
    SetKeys(KeyChoices),
    /// End the tour of the window, and do not offer it again.
    EndTour,
    /// Save the list of printer profiles.
    SetPrinters(Vec<PrinterProfile>),
    /// Fold a heading of the outline, or unfold it.
    Fold(String),
    /// Change the heights of the panels beside the board of a game.
    ShareTable(TableShares),
    /// Choose the colours of the window.
    SetTheme(ThemeChoice),
    /// Show the welcome page at every start if the flag is true; otherwise only if the user asks for it.
    ShowWelcome(bool),
    /// Scale the whole window; 1 is the normal size.
    SetScale(f32),
    /// If the flag is true, let the browser read the control with the keyboard focus aloud; otherwise stop that.
    SetSpoken(bool),
    /// Leave out animations if the flag is true; otherwise show them.
    SetStill(bool),
    /// Apply a report of what was read or written, or of what a job in the background has done.
    Report(Report),
}

/// How a click in the outline changes the chosen things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// Only the clicked thing is chosen.
    Only,
    /// The clicked thing is added to the chosen ones or, if it is one of them already, taken out.
    Toggle,
    /// Everything from the selected thing to the clicked one is chosen.
    UpTo,
}

impl Choosing {
    /// How a click changes the chosen things, depending on the keys that are held.
    #[must_use]
    pub const fn with(held: Modifiers) -> Self {
        match held {
            held if held.command => Self::Toggle,
            held if held.shift => Self::UpTo,
            _ => Self::Only,
        }
    }
}

impl From<Change> for Action {
    fn from(change: Change) -> Self {
        Self::Change(change)
    }
}
