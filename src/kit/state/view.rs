//! What the window shows of an open project: the parts that are open, the chosen things, the open dialog.

use std::path::PathBuf;
use std::sync::Arc;

use super::super::action::{Action, Bottom, DeskMode, Dialog, ExportDraft, PostStatus, PrintDraft, TableStatus};
use super::super::document::Document;
use super::super::jobs::Shown;
use super::super::running_level::RunningLevel;
use super::super::running_playtest::RunningPlaytest;
use paper::playtest::PlaytestRequest;
use paper::sheets::SheetKind;
use project::{Kept, Place, Project};
use rules::Severity;

/// The state of the view: the parts that are open, the chosen things, the open dialog. It is not saved.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// What the desk shows.
    pub desk: DeskMode,
    /// The kind that the user wants to see as a table, by its index among those of the game, and the thing that was selected at the time.
    pub table: Option<(usize, Place)>,
    /// The kind of sheets that the print preview shows.
    pub sheets: Option<SheetKind>,
    /// The choices of the last printout.
    pub last_print: Option<PrintDraft>,
    /// Whether pages are being printed.
    pub printing: bool,
    /// Whether pages were written since the project was opened.
    pub has_printed: bool,
    /// The choices of the last export.
    pub last_export: Option<ExportDraft>,
    /// Whether the panel at the foot of the window is open.
    pub below: bool,
    /// The contents of the panel at the foot of the window.
    pub bottom: Bottom,
    /// The request for the next playtest.
    pub playtest_request: PlaytestRequest,
    /// The playtest that runs or has run last.
    pub playtest: Option<RunningPlaytest>,
    /// The search for a change that makes the chances of the playtest's scenario even.
    pub level: Option<RunningLevel>,
    /// The status of the table at which a game is played.
    pub table_status: TableStatus,
    /// The view and place that were shown before a game came to the table from elsewhere, such as from a playtest. Leaving the game leads back there.
    pub before_play: Option<(DeskMode, Place)>,
    /// The status of the desk of a game by post, which takes the whole window; `None` if no such desk is open.
    pub post: Option<PostStatus>,
    /// The kept playtests that are shown: one, or two side by side.
    pub kept_shown: Vec<Arc<Kept>>,
    /// Whether the outline is open.
    pub outline: bool,
    /// Whether the inspector is open.
    pub inspector: bool,
    /// The chosen things of the outline, with the selected one; empty if that alone is chosen.
    pub chosen: Vec<Place>,
    /// The letters that the outline is searched for.
    pub search: String,
    /// The severities that the list of problems leaves out.
    pub hidden: Vec<Severity>,
    /// The dialog over the rest of the window.
    pub dialog: Option<Dialog>,
    /// The action to do once the project has been saved.
    pub after_save: Option<Action>,
    /// Whether the next frame scrolls to the selected place.
    pub jump: bool,
    /// Whether the search field of the outline gets the keyboard focus in the next frame.
    pub finds: bool,
    /// Whether the first finding gets the keyboard focus in the next frame.
    pub to_finding: bool,
    /// Whether the key for the problems hides the list if it is shown. It does if the focus is in the list already, or if the user works with the
    /// pointer.
    pub leaves_problems: bool,
    /// The state of the project that is being saved.
    pub saving: Option<Arc<Project>>,
    /// The path at which the user wants to save; `None` once that is done.
    pub save_path: Option<PathBuf>,
    /// The file in which the next new project is saved at once.
    pub start_at: Option<PathBuf>,
    /// A state of the project that the user has agreed to lose, because another project is being read in its place.
    pub given_up: Option<Arc<Project>>,
    /// The jobs in the background that the user sees.
    pub jobs: Vec<Shown>,
    /// The number of messages shown so far.
    pub notices: u64,
    /// The dialogs about further leftovers of the last session, to be shown one after another.
    pub left_over: Vec<Dialog>,
    /// How many seconds after a change the project is autosaved, if the project is especially large; `None` for the usual time.
    pub saved_after: Option<u64>,
}

impl View {
    /// The action that shows these contents in the panel at the foot, or closes the panel if it shows them already.
    #[must_use]
    pub fn toggled(&self, what: Bottom) -> Action {
        let shown = self.below && self.desk != DeskMode::Play;
        if shown && self.bottom == what { Action::ShowBottom(false) } else { Action::ShowIn(what) }
    }

    /// For a project that was just opened: opens the list of problems if there are errors or warnings, and closes it otherwise. After that, only the
    /// user opens it or folds it away.
    pub fn show_problems_of(&mut self, document: &Document) {
        if self.bottom == Bottom::Problems {
            self.below = document.findings().iter().any(|finding| finding.about.severity != Severity::Advice);
        }
    }

    /// Opens the panel at the foot with these contents. If a game is shown, which has no such panel, shows the design instead.
    pub fn show_below(&mut self, what: Bottom) {
        (self.bottom, self.below) = (what, true);
        if self.desk == DeskMode::Play {
            self.desk = DeskMode::Design;
        }
    }

    /// Resets the parts of the view that only some games have. The result of a playtest is kept.
    pub fn turn_to_another_game(&mut self) {
        match self.desk {
            DeskMode::Design | DeskMode::Print => {}
            DeskMode::Compare | DeskMode::Table | DeskMode::Overview | DeskMode::Play => self.desk = DeskMode::Design,
        }
        self.table = None;
        self.kept_shown.clear();
        if self.playtest.is_none() || self.bottom == Bottom::Kept {
            self.bottom = Bottom::Problems;
        }
    }
}

impl Default for View {
    fn default() -> Self {
        Self {
            desk: DeskMode::Design,
            table: None,
            sheets: None,
            last_print: None,
            printing: false,
            has_printed: false,
            last_export: None,
            below: true,
            bottom: Bottom::Problems,
            playtest_request: PlaytestRequest::default(),
            playtest: None,
            level: None,
            table_status: TableStatus::default(),
            before_play: None,
            post: None,
            kept_shown: Vec::new(),
            outline: true,
            inspector: true,
            chosen: Vec::new(),
            search: String::new(),
            hidden: Vec::new(),
            dialog: None,
            after_save: None,
            jump: false,
            finds: false,
            to_finding: false,
            leaves_problems: false,
            saving: None,
            save_path: None,
            start_at: None,
            given_up: None,
            jobs: Vec::new(),
            notices: 0,
            left_over: Vec::new(),
            saved_after: None,
        }
    }
}
