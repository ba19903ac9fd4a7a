//! The state of the window, without the window itself: the open document, the user's settings, and the state of the view.

mod notice;
mod view;

use std::path::PathBuf;

use super::action::{Bottom, DeskMode, PrintDraft};
use super::document::Document;
use super::settings::Settings;
use super::things::{self, ThingsOf};
use manual::Spot;
pub use notice::Notice;
use paper::sheets::SheetKind;
use project::{Game, Library, Place, Project};
pub use view::View;

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

impl State {
    /// The state of a window with a project that has no file yet.
    #[must_use]
    pub fn new(project: Project, settings: Settings, library: Library, things: ThingsOf) -> Self {
        Self { document: Document::new(project, None, things), settings, library, view: View::default(), notice: None }
    }

    /// The state of a window with an empty project of the first game.
    #[must_use]
    pub fn empty(settings: Settings, library: Library, things: ThingsOf) -> Self {
        Self::new(Project::new(Game::ALL[0], "Untitled"), settings, library, things)
    }

    /// The place and name of the scenario to play: the one at the selected place or, if none is selected, the first; `None` if the project has no
    /// scenario.
    #[must_use]
    pub fn played(&self) -> Option<(Place, String)> {
        self.document.things().played(&self.document.project().content, self.document.place())
    }

    /// The file beside which the open project is autosaved: the project's own file or, if it has none, one in the settings' folder; `None` if there
    /// is no such folder.
    #[must_use]
    pub fn autosave_beside(&self) -> Option<PathBuf> {
        self.document.path().map(PathBuf::from).or_else(|| self.settings.untitled())
    }

    /// The label of the step that undo would take back: a choice if a game is shown, a step at the desk of a game by post if that desk is shown, and
    /// otherwise the last step in the project. `None` if there is no such step.
    #[must_use]
    pub fn undo_label(&self) -> Option<&str> {
        if let Some(post) = &self.view.post {
            return post.undo.as_deref();
        }
        let table = self.view.table_status;
        if self.is_at_table() { table.can_take_back.then_some("your last choice") } else { self.document.undo_label() }
    }

    /// The label of the step that redo would bring back: a choice if a game is shown, a step at the desk of a game by post if that desk is shown, and
    /// otherwise a step in the project. `None` if there is no such step.
    #[must_use]
    pub fn redo_label(&self) -> Option<&str> {
        if let Some(post) = &self.view.post {
            return post.redo.as_deref();
        }
        let table = self.view.table_status;
        let again = table.can_play_again.then_some("the choice that was taken back");
        if self.is_at_table() { again } else { self.document.redo_label() }
    }

    /// Whether the window shows a game at the table instead of a design.
    #[must_use]
    pub fn is_at_table(&self) -> bool {
        self.view.desk == DeskMode::Play
    }

    /// Whether the window shows the desk of a game by post instead of a design.
    #[must_use]
    pub fn is_at_post(&self) -> bool {
        self.view.post.is_some()
    }

    /// The place of the manual that explains what the window shows. If a desk shows a thing, this is the section about that kind of thing on the page
    /// of the game.
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

    /// Whether there is anything to save, in the project or in the file that the user writes at the desk of a game by post.
    #[must_use]
    pub fn can_save(&self) -> bool {
        match &self.view.post {
            Some(post) => post.can_save(),
            None => !self.document.is_saved() || self.document.path().is_none() || self.document.newer().is_some(),
        }
    }

    /// The title of the window, and whether there are unsaved changes.
    #[must_use]
    pub fn title(&self) -> (&str, bool) {
        match &self.view.post {
            Some(post) => (&post.title, post.is_unsaved()),
            None => (&self.document.project().title, !self.document.is_saved()),
        }
    }

    /// The chosen things that exist, in the order of the outline; if no things are chosen, only the selected one.
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

    /// The kind that the table shows, by its index among the game's kinds. It is the kind that the user wanted, until they select a thing of another
    /// kind; then it is that thing's kind.
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

    /// The view in which all things of the present kind can be seen: the game's overview, if it has one that is not shown already, or else the table.
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

    /// The choices with which the print dialog opens: those of the project. The kinds of sheets and the scenario are those that were printed last. If
    /// nothing was printed yet, the kind is the one that the preview shows.
    #[must_use]
    pub fn draft(&self) -> PrintDraft {
        let project = self.document.project();
        let (choices, game) = ((*project.print).clone(), project.content.game());
        let mut only: Vec<SheetKind> =
            choices.printed.kinds.iter().filter_map(|kind| paper::sheets::kind_named(game, kind)).collect();
        if only.is_empty() {
            only.push(self.shown_sheets());
        }
        // The scenario that was printed last may no longer exist.
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
}
