//! Everything that can be done in the window, as data.
//!
//! Panels push actions while they are drawn; the frame applies them after the pass through `applier.rs`. Nothing here knows a screen,
//! so that a test can drive the editor without one.
//!
//! Reading order: this file, `../change.rs`, `dialog.rs` with `print_draft.rs`, `export.rs`, `papers.rs` and `fixed_project.rs`, `report.rs`, `shown.rs`, `stop.rs`,
//! `table.rs`, `post.rs`.

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

/// One thing to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Change the project, as one step that can be undone.
    Change(Change),
    /// End a typing session or a drag: the next change is a step of its own.
    FinishStep,
    /// Move the keyboard focus to the search of the outline.
    Find,
    /// Put the keyboard focus into the next region of the window, or into the one before.
    GoToRegion {
        /// Whether it is the next.
        forwards: bool,
    },
    /// Put the keyboard focus into the desk.
    GoToDesk,
    /// Show the problems, with the keyboard focus on the first.
    GoToFinding,
    /// Take back what a typing session or a drag has done so far.
    CancelStep(Gesture),
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
    /// Show only those things of the outline whose names contain these letters.
    Search(String),
    /// Add what stands in a table.
    Paste(String),
    /// Import a table; the choice says what to do with names that exist already.
    TakeTable(TakenTable, Option<Twins>),
    /// Put the chosen things on the clipboard as a table.
    Copy,
    /// Put this text on the clipboard.
    CopyText(String),
    /// Put a link that holds the chosen things on the clipboard, with what they need.
    CopyThingsLink,
    /// Put a link that holds the project on the clipboard.
    CopyLink,
    /// Ask the system for the contents of the clipboard.
    AskPaste,
    /// Show the design or the printed pages.
    ShowDesk(DeskMode),
    /// Show the rows of a kind as a table, by its number among those of the game.
    ShowTable(usize),
    /// Show the pages of one kind in the print preview.
    ShowSheets(SheetKind),
    /// Show findings of a severity in the list of problems, or hide them.
    ShowSeverity(Severity, bool),
    /// Fold the panel below away, or open it.
    ShowBottom(bool),
    /// Open the panel below with this in it.
    ShowIn(Bottom),
    /// Ask for another playtest.
    SetPlaytest(playtest::PlaytestRequest),
    /// Begin the playtest that is asked for.
    StartPlaytest,
    /// Pause the playtest, or let it go on.
    PausePlaytest(bool),
    /// Stop the playtest; its results so far are kept.
    CancelPlaytest,
    /// Find what would level the scenario of the playtest.
    FindLevel,
    /// Stop looking for what would level it.
    CancelLevel,
    /// Write the report of the playtest into a folder.
    PrintReport(PathBuf),
    /// Show the game of a scenario.
    PlayScenario(Place),
    /// Write the game on the table into a folder.
    PrintGame(PathBuf),
    /// Write some pages of the print preview into a folder.
    PrintPages(Box<MadePages>, PathBuf),
    /// Write the first page that shows the chosen thing into a folder, for the tour.
    PrintFirstPage(PathBuf),
    /// Do something with the game on the table; asks first where a game would be lost.
    AtTable(AtTable),
    /// Leave the desk of a game by post; asks first where something is not saved.
    LeavePost,
    /// Keep the game on the table, and then do the action that would have lost it.
    KeepGameFirst(Box<Action>),
    /// Drop the game on the table, and do the action.
    DropGame(Box<Action>),
    /// Keep a game or a playtest in the project, under a name of its own.
    Keep(Kept),
    /// Keep the result of the playtest in the project.
    KeepPlaytest,
    /// Show playtests that are kept: one, or two side by side.
    ShowKept(Vec<Arc<Kept>>),
    /// Fold the outline away, or open it.
    ShowOutline(bool),
    /// Fold the inspector away, or open it.
    ShowInspector(bool),
    /// Open a dialog in place of any other.
    Ask(Dialog),
    /// Close the dialog and do nothing.
    Dismiss,
    /// Close the message.
    DismissNotice,
    /// Start a new project from a game's template of this name; asks first where changes would be lost.
    New(Game, String),
    /// Open a file; asks first where changes would be lost.
    Open(PathBuf),
    /// Open the project of a link, as one that was never saved; asks first where changes would be lost.
    Follow(Arc<Project>),
    /// Save where the project was last saved, or ask where.
    Save,
    /// Save in this file from now on; asks first where another file is there.
    SaveAs(PathBuf),
    /// Save in this file from now on, whatever is there.
    Overwrite(PathBuf),
    /// Close the window; asks first where changes would be lost.
    Close,
    /// Save, and then do the action that would have lost the changes.
    SaveFirst(Box<Action>),
    /// Drop the changes, and do the action.
    Discard(Box<Action>),
    /// Go on with the unsaved project of the last time, as a project without a file.
    Recover {
        /// The project as it was then.
        project: Arc<Project>,
        /// Its path.
        at: PathBuf,
    },
    /// Delete the unsaved project of the last time that lies here.
    ForgetRecovered(PathBuf),
    /// Go on with the unsaved sheet of orders of the last time.
    RecoverSheet(LeftOver),
    /// Load what another program has written into the open file, and drop the changes made here.
    Reload,
    /// Go on with the project as it is here, whatever stands in its file now.
    KeepOwn,
    /// Import a picture from a file, and give it to a thing if one is named.
    ImportPicture(PathBuf, Option<Place>),
    /// Import a table from a file.
    ImportTable(PathBuf),
    /// Delete files that the browser keeps, with everything beside them.
    DeleteFiles(Vec<PathBuf>),
    /// Ask the system's own dialog for a path for the open dialog.
    Browse,
    /// Choose something else in the print dialog.
    Draft(PrintDraft),
    /// Keep the choices of the print dialog in the project.
    KeepChoices,
    /// Keep the choices of the print dialog, and write the pages into a folder, one PDF for each kind.
    Print(PathBuf),
    /// Write pages or tables into a folder.
    Export(Box<ExportDraft>, PathBuf),
    /// Write into a folder even over other files; those that are not ours are kept beside the new ones.
    Replace(Papers, PathBuf),
    /// Have the system show a folder.
    OpenFolder(PathBuf),
    /// Stop a job in the background.
    Cancel(JobId),
    /// Keep other keys of commands and tools.
    SetKeys(KeyChoices),
    /// End the tour of the window, and offer it no more.
    EndTour,
    /// Keep other printer profiles.
    SetPrinters(Vec<PrinterProfile>),
    /// Fold a heading of the outline, or unfold it.
    Fold(String),
    /// Give the parts beside the board of a game other heights.
    ShareTable(TableShares),
    /// Choose the colours of the window.
    SetTheme(ThemeChoice),
    /// Show the first page at every start, or only when it is asked for.
    ShowWelcome(bool),
    /// Make everything larger or smaller, 1 being as it is.
    SetScale(f32),
    /// Have the browser read aloud the control that has the keyboard focus, or stop that.
    SetSpoken(bool),
    /// Has nothing glide or fade, or lets it again.
    SetStill(bool),
    /// A report from the disk or from a job.
    Report(Report),
}

/// How a thing of the outline is chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choosing {
    /// Alone.
    Only,
    /// Besides those that are chosen, or deselected if it is one of them.
    Toggle,
    /// With everything from the selected thing to this one.
    UpTo,
}

impl Choosing {
    /// The way that the keys held during a click ask for.
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
