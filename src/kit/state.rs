//! The state of the window, without the window itself: the open document, the user's settings, and the state of the view.

use std::path::PathBuf;
use std::sync::Arc;

use super::action::{Action, Bottom, DeskMode, Dialog, ExportDraft, PostStatus, PrintDraft, TableStatus};
use super::document::Document;
use super::jobs::Shown;
use super::running_level::RunningLevel;
use super::running_playtest::RunningPlaytest;
use super::settings::Settings;
use super::things::{self, ThingsOf};
use manual::Spot;
use paper::playtest::PlaytestRequest;
use paper::sheets::SheetKind;
use project::{Game, Kept, Library, Place, Project};
use rules::Severity;

/// Everything that the window shows.
#[derive(Clone, Debug)]
pub struct State {
    /// The open project.
    pub document: Document,
    /// The user's settings.
    pub settings: Settings,
    /// The library of templates and blue books.
    pub library: Library,
    /// The state of the view.
    pub view: View,
    /// The message that floats over the title of the project.
    pub notice: Option<Notice>,
}

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
    /// Whether the key for the problems hides their list if it is shown, because the focus is in the list already or the user works with the pointer.
    pub leaves_problems: bool,
    /// The state of the project that is being saved.
    pub saving: Option<Arc<Project>>,
    /// The path at which the user wants to save, until that is done.
    pub save_path: Option<PathBuf>,
    /// The file in which the next new project is saved at once.
    pub start_at: Option<PathBuf>,
    /// The state of the project that the user has agreed to lose for another project, which is being read.
    pub given_up: Option<Arc<Project>>,
    /// The jobs in the background that the user sees.
    pub jobs: Vec<Shown>,
    /// The number of messages shown so far.
    pub notices: u64,
    /// The dialogs about further leftovers of the last session, to be shown one after another.
    pub left_over: Vec<Dialog>,
    /// The time after a change until the project is autosaved, in seconds; `None` for the usual time, if the project is not especially large.
    pub saved_after: Option<u64>,
}

/// A message that floats over the title of the project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whether the message is about a failure.
    pub failed: bool,
    /// The text, a whole sentence.
    pub text: String,
    /// Whether the message is about the last step, so that it has an Undo button.
    pub undo: bool,
    /// Whether the message is about the request made in the open dialog, which shows the message too.
    pub of_dialog: bool,
    /// The folder that the message is about; a button in the message opens it.
    pub folder: Option<PathBuf>,
    /// The number of the message, counted since the window was opened, so that a repeated message counts as new.
    pub number: u64,
}

impl View {
    /// The action that shows this in the panel at the foot, or closes the panel if it shows this already.
    #[must_use]
    pub fn toggled(&self, what: Bottom) -> Action {
        let shown = self.below && self.desk != DeskMode::Play;
        if shown && self.bottom == what { Action::ShowBottom(false) } else { Action::ShowIn(what) }
    }
}

impl View {
    /// Opens the list of problems for a project that is just opened, if it has errors or warnings, and closes it if there is only advice. After that
    /// only the user opens it or folds it away.
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

    /// Resets the parts of the view that only some games have. The result of a playtest stays.
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

impl State {
    /// The state of a window on a project that has no file yet.
    #[must_use]
    pub fn new(project: Project, settings: Settings, library: Library, things: ThingsOf) -> Self {
        Self { document: Document::new(project, None, things), settings, library, view: View::default(), notice: None }
    }

    /// The state of a window on an empty project of the first game.
    #[must_use]
    pub fn empty(settings: Settings, library: Library, things: ThingsOf) -> Self {
        Self::new(Project::new(Game::ALL[0], "Untitled"), settings, library, things)
    }

    /// The place and name of the scenario to play: that of the selected place, or the first; `None` if no captain plays this game.
    #[must_use]
    pub fn played(&self) -> Option<(Place, String)> {
        self.document.things().played(&self.document.project().content, self.document.place())
    }

    /// The file beside which the open project is autosaved: its own, or one in the settings' folder; `None` if there is no such folder.
    #[must_use]
    pub fn autosave_beside(&self) -> Option<PathBuf> {
        self.document.path().map(PathBuf::from).or_else(|| self.settings.untitled())
    }

    /// The label of what undo would take back: a choice of the game, if the desk shows one; a step at the desk of a game by post; otherwise the last
    /// step.
    #[must_use]
    pub fn undo_label(&self) -> Option<&str> {
        if let Some(post) = &self.view.post {
            return post.undo.as_deref();
        }
        let table = self.view.table_status;
        if self.is_at_table() { table.can_take_back.then_some("your last choice") } else { self.document.undo_label() }
    }

    /// The label of what redo would bring back: a choice of the game, a step at the desk of a game by post, or a step.
    #[must_use]
    pub fn redo_label(&self) -> Option<&str> {
        if let Some(post) = &self.view.post {
            return post.redo.as_deref();
        }
        let table = self.view.table_status;
        let again = table.can_play_again.then_some("the choice that was taken back");
        if self.is_at_table() { again } else { self.document.redo_label() }
    }

    /// Whether the window shows a game at the table, and no design.
    #[must_use]
    pub fn is_at_table(&self) -> bool {
        self.view.desk == DeskMode::Play
    }

    /// Whether the window shows the desk of a game by post, and no design.
    #[must_use]
    pub fn is_at_post(&self) -> bool {
        self.view.post.is_some()
    }

    /// The place of the manual that explains what the window shows. For a thing on its desk, that is its section on the page of the game.
    #[must_use]
    pub fn manual_spot(&self) -> Spot {
        let name = match (self.view.desk, self.view.bottom) {
            _ if self.is_at_post() => "by-post",
            (DeskMode::Play, _) => "playtests",
            (DeskMode::Print, _) => "printing",
            (_, Bottom::Playtest | Bottom::Kept) if self.view.below => "playtests",
            (DeskMode::Compare | DeskMode::Table, _) => "designing",
            (DeskMode::Design | DeskMode::Overview, _) => self.document.project().content.game().slug(),
        };
        let page = manual::page(name).unwrap_or(&manual::pages()[0]);
        let is_design = page.name == self.document.project().content.game().slug();
        let kind = things::kind_of(self.document.place()).filter(|_| is_design);
        kind.and_then(|kind| manual::about(page, kind.facts().one)).unwrap_or((page, 0))
    }

    /// Whether saving would do anything, for the project or for the file that the user writes at the desk of a game by post.
    #[must_use]
    pub fn can_save(&self) -> bool {
        match &self.view.post {
            Some(post) => post.can_save(),
            None => !self.document.is_saved() || self.document.path().is_none() || self.document.newer().is_some(),
        }
    }

    /// The title of the window, and whether it has unsaved changes.
    #[must_use]
    pub fn title(&self) -> (&str, bool) {
        match &self.view.post {
            Some(post) => (&post.title, post.is_unsaved()),
            None => (&self.document.project().title, !self.document.is_saved()),
        }
    }

    /// The chosen things that exist, in the order of the outline; only the selected thing if no others are chosen.
    #[must_use]
    pub fn chosen(&self) -> Vec<Place> {
        let selected = things::thing(self.document.place());
        if !self.view.chosen.contains(&selected) {
            return vec![selected];
        }
        let entries = self.document.derived().outline.iter().flat_map(|group| &group.entries);
        entries.map(|entry| &entry.place).filter(|place| self.view.chosen.contains(place)).cloned().collect()
    }

    /// The kind of sheets that the print preview shows: the chosen one, if the game has it.
    #[must_use]
    pub fn shown_sheets(&self) -> SheetKind {
        let game = self.document.project().content.game();
        self.view
            .sheets
            .filter(|kind| paper::sheets::kinds(game).contains(kind))
            .unwrap_or_else(|| paper::sheets::first_shown(game))
    }

    /// The kind that the table shows, by its index among those of the game: the one that the user wanted, until a thing of another kind is selected;
    /// then the kind of that thing.
    #[must_use]
    pub fn table(&self) -> usize {
        let (kinds, place) = (self.document.project().content.kinds(), self.document.place());
        let holds = |number: usize| kinds.get(number).is_some_and(|kind| kind.thing_of(place).is_some());
        match &self.view.table {
            Some((number, selected)) if holds(*number) || *selected == things::thing(place) => *number,
            _ => {
                let groups = things::table_groups(&self.document.project().content);
                let mut tables = groups.iter().flat_map(|group| &group.kinds).map(|(number, _)| *number);
                tables.find(|number| holds(*number)).unwrap_or(0)
            }
        }
    }

    /// The view of all things of the present kind: the game's overview, if it has one that is not shown already, or else the table.
    #[must_use]
    pub fn at_a_glance(&self) -> DeskMode {
        if self.has_overview() && self.view.desk != DeskMode::Overview { DeskMode::Overview } else { DeskMode::Table }
    }

    /// Whether the game has an overview of all things of the present kind.
    #[must_use]
    pub fn has_overview(&self) -> bool {
        let content = &self.document.project().content;
        let kind = content.kinds().get(self.table());
        kind.zip(self.document.things().overview()).is_some_and(|(kind, overview)| kind.facts().one == overview.one)
    }

    /// The choices with which the print dialog opens: those of the project, with the kinds and the scenario that were printed last, or the kind that
    /// the preview shows.
    #[must_use]
    pub fn draft(&self) -> PrintDraft {
        let project = self.document.project();
        let (choices, game) = ((*project.print).clone(), project.content.game());
        let mut only: Vec<SheetKind> =
            choices.printed.kinds.iter().filter_map(|kind| paper::sheets::kind_named(game, kind)).collect();
        if only.is_empty() {
            only.push(self.shown_sheets());
        }
        // The scenario printed last may be gone by now.
        let known = project.content.scenario_names();
        let scenario = choices.printed.scenario.clone().filter(|name| known.contains(name));
        let last = self.view.last_print.as_ref();
        PrintDraft {
            only,
            scenario,
            everything: false,
            inches: last.map_or_else(|| choices.paper.is_in_inches(), |last| last.inches),
            printer: last.and_then(|last| last.printer.clone()),
            reader: None,
            one_page: last.is_some_and(|last| last.one_page),
            choices,
        }
    }

    /// Shows a message about a failure.
    pub fn fail(&mut self, text: impl Into<String>) {
        self.say(text.into(), true, false);
    }

    /// Shows a message about a failure that has nothing to do with the open dialog.
    pub fn fail_aside(&mut self, text: impl Into<String>) {
        self.fail(text);
        self.notice.iter_mut().for_each(|notice| notice.of_dialog = false);
    }

    /// The message that the request made in the open dialog has failed, if there is one.
    #[must_use]
    pub fn dialog_failure(&self) -> Option<&Notice> {
        self.notice.as_ref().filter(|notice| notice.failed && notice.of_dialog)
    }

    /// Shows a message.
    pub fn notify(&mut self, text: impl Into<String>) {
        self.say(text.into(), false, false);
    }

    /// Shows a message about what the last step has done, with an Undo button.
    pub fn offer_undo(&mut self, text: impl Into<String>) {
        self.say(text.into(), false, true);
    }

    /// Shows a message about files written into a folder, with a button that shows the folder.
    pub fn offer_folder(&mut self, text: impl Into<String>, folder: PathBuf) {
        self.say(text.into(), false, false);
        if let Some(notice) = &mut self.notice {
            notice.folder = Some(folder);
        }
    }

    fn say(&mut self, text: String, failed: bool, undo: bool) {
        self.view.notices += 1;
        let (number, of_dialog) = (self.view.notices, self.view.dialog.is_some());
        self.notice = Some(Notice { failed, text, undo, of_dialog, folder: None, number });
    }
}
