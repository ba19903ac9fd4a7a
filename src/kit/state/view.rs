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
    /// The kind that the user wants to see as a table, by its index among the game's kinds, and the thing that was selected when they chose it.
    pub table: Option<(usize, Place)>,
    /// The kind of sheets that the print preview shows.
    pub sheets: Option<SheetKind>,
    /// The choices of the last printout; `None` before the first.
    pub last_print: Option<PrintDraft>,
    /// Whether pages are being printed.
    pub printing: bool,
    /// Whether pages were written since the project was opened.
    pub has_printed: bool,
    /// The choices of the last export; `None` before the first.
    pub last_export: Option<ExportDraft>,
    /// Whether the panel at the foot of the window is open.
    pub below: bool,
    /// The contents of the panel at the foot of the window.
    pub bottom: Bottom,
    /// The request for the playtest that the user will start next.
    pub playtest_request: PlaytestRequest,
    /// The playtest that is running or was run last.
    pub playtest: Option<RunningPlaytest>,
    /// The search for a change that makes the chances of the playtest's scenario even.
    pub level: Option<RunningLevel>,
    /// The status of the table at which a game is played.
    pub table_status: TableStatus,
    /// The view and place that the window showed before a game came to the table from another part of it, such as from a playtest. When the user
    /// leaves the game, the window shows them again.
    pub before_play: Option<(DeskMode, Place)>,
    /// The status of the desk of a game by post, which takes the whole window; `None` if no such desk is open.
    pub post: Option<PostStatus>,
    /// The kept playtests that are shown: one, or two side by side.
    pub kept_shown: Vec<Arc<Kept>>,
    /// Whether the outline is open.
    pub outline: bool,
    /// Whether the inspector is open.
    pub inspector: bool,
    /// The chosen things of the outline, including the selected one; empty if only the selected one is chosen.
    pub chosen: Vec<Place>,
    /// The letters for which the user searches the outline.
    pub search: String,
    /// The severities that the list of problems leaves out.
    pub hidden: Vec<Severity>,
    /// The dialog over the rest of the window.
    pub dialog: Option<Dialog>,
    /// The action to carry out once the project has been saved.
    pub after_save: Option<Action>,
    /// Whether the next frame scrolls to the selected place.
    pub jump: bool,
    /// Whether the next frame gives the keyboard focus to the search field of the outline.
    pub finds: bool,
    /// Whether the next frame gives the keyboard focus to the first finding.
    pub to_finding: bool,
    /// Whether the key for the problems hides the list of problems while it is shown. It does so if the keyboard focus is in the list already, or if
    /// the user works with the pointer.
    pub leaves_problems: bool,
    /// The state of the project that is being saved.
    pub saving: Option<Arc<Project>>,
    /// The path at which the user wants to save; `None` once that is done.
    pub save_path: Option<PathBuf>,
    /// The file in which the next new project is saved as soon as it is made.
    pub start_at: Option<PathBuf>,
    /// A state of the project that the user has agreed to lose, because the program is reading another project in its place.
    pub given_up: Option<Arc<Project>>,
    /// The jobs in the background that the user sees.
    pub jobs: Vec<Shown>,
    /// The number of messages shown so far.
    pub notices: u64,
    /// Further dialogs about what the last session left behind, to be shown one after another.
    pub left_over: Vec<Dialog>,
    /// How many seconds after a change an especially large project is autosaved; `None` for the usual time.
    pub saved_after: Option<u64>,
}

impl View {
    /// The action that shows these contents in the panel at the foot or, if the panel shows them already, closes the panel.
    #[must_use]
    pub fn toggled(&self, what: Bottom) -> Action {
        let shown = self.below && self.desk != DeskMode::Play;
        if shown && self.bottom == what { Action::ShowBottom(false) } else { Action::ShowIn(what) }
    }

    /// Opens the list of problems of a project that was just opened if there are errors or warnings, and closes it otherwise. After that, only the
    /// user opens or closes the list.
    pub fn show_problems_of(&mut self, document: &Document) {
        if self.bottom == Bottom::Problems {
            self.below = document.findings().iter().any(|finding| finding.about.severity != Severity::Advice);
        }
    }

    /// Opens the panel at the foot with these contents. While a game is shown there is no such panel, so the window then shows the design instead.
    pub fn show_below(&mut self, what: Bottom) {
        (self.bottom, self.below) = (what, true);
        if self.desk == DeskMode::Play {
            self.desk = DeskMode::Design;
        }
    }

    /// Resets the parts of the view that do not fit another game. The result of a playtest is kept.
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
