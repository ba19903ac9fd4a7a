//! What a game says on its desks, and the door through which it comes in: no other file here names one.

use egui::Ui;

use super::checklist::Task;
use super::kept::KeptMemory;
use super::{
    FrameContext, compare, freedom_in_the_galaxy, launch_fighters, pictures, print_preview, space_viking, star_viking, table,
    vikings,
};
use crate::editor::action::{Change, PostFile, PrintDraft};
use crate::editor::job_status::JobStatus;
use crate::editor::jobs::Work;
use crate::editor::play::Table;
use crate::editor::post::PostDesk;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;
use crate::editor::things::{Browsing, Things};
use crate::project::{Content, Error, Game, OneOf as _, Place};

/// What the desks remember from pass to pass and no project holds: the tool in hand, the part of a board that is seen, painted pictures.
#[derive(Default)]
pub struct Memory {
    /// Of the desks of Launch Fighters!
    pub launch_fighters: launch_fighters::Memory,
    /// Of the desks of Star Viking.
    pub star_viking: star_viking::Memory,
    /// Of the desks of Freedom in the Galaxy.
    pub freedom_in_the_galaxy: freedom_in_the_galaxy::Memory,
    /// Of the desks of Vikings.
    pub vikings: vikings::Memory,
    /// Of the desks of Space Viking.
    pub space_viking: space_viking::Memory,
    /// Of the comparison.
    pub(super) compare: compare::Memory,
    /// Of the table.
    pub(super) table: table::Memory,
    /// Of the print preview.
    pub(super) preview: print_preview::Memory,
    /// Of what is kept of play.
    pub kept: KeptMemory,
    /// The designer's own pictures, small.
    pub thumbnails: pictures::Thumbnails,
    /// The desk of a game by post that is open.
    pub post: Option<Box<dyn PostDesk>>,
    /// What is to be done in the background after the pass.
    pub work: Vec<Work>,
}

/// What a game says on its desks, in its own types.
pub trait Desks: Things {
    /// The desk of what is selected.
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: Self::Place);
    /// What the inspector says about what is selected.
    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: Self::Place);
    /// What is to be done from an empty project to a printed game.
    fn checklist(&self, state: &State) -> Vec<Task>;
    /// Whether the project itself has switches of optional rules.
    fn has_options(&self) -> bool;
    /// Those switches, for the desk of the project.
    fn options(&self, ui: &mut Ui, context: &mut FrameContext);
    /// What is asked of the sheets of this game alone before they are printed.
    fn print_choices(&self, ui: &mut Ui, draft: &mut PrintDraft);
    /// Shows the blue book; gives the change that would add what is chosen.
    fn blue_book(&self, ui: &mut Ui, context: &mut FrameContext, browsing: &Self::Browsing) -> Option<Change>;
    /// The picture of a thing that is compared with others, where there is one.
    fn picture_to_compare(&self, ui: &mut Ui, context: &mut FrameContext, place: Self::Place);
    /// All things of a kind in the way of the game, where it has an overview.
    fn overview_of_all(&self, ui: &mut Ui, context: &mut FrameContext);
    /// Has a game of a playtest played again, to be watched; tells the place of its scenario.
    fn watch(&self, memory: &mut Memory, waker: &egui::Context, playtest: &RunningPlaytest, game: u32) -> Option<Self::Place>;
    /// Plays the scenario of a place, on the whole width of the window.
    fn play(&self, ui: &mut Ui, context: &mut FrameContext, place: Self::Place);
    /// The table at which the game is played; none where it is not played here yet.
    fn table<'memory>(&self, memory: &'memory mut Memory) -> Option<&'memory mut dyn Table>;
    /// What comes of a question that a desk of this game has put into words for a worker; none where there is no such question.
    fn answer(&self, question: &str, status: &JobStatus) -> Option<String>;
}

/// What any game says on its desks, for whoever knows no game. Places in another game, and what is browsed of another's blue book, show nothing.
pub trait AnyDesks {
    /// The desk of what is selected; whether there is one.
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool;
    /// What the inspector says about what is selected; whether it says anything.
    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool;
    /// What is to be done from an empty project to a printed game.
    fn checklist(&self, state: &State) -> Vec<Task>;
    /// Whether the project itself has switches of optional rules.
    fn has_options(&self) -> bool;
    /// Those switches, for the desk of the project.
    fn options(&self, ui: &mut Ui, context: &mut FrameContext);
    /// What is asked of the sheets of this game alone before they are printed.
    fn print_choices(&self, ui: &mut Ui, draft: &mut PrintDraft);
    /// Shows the blue book; gives the change that would add what is chosen.
    fn blue_book(&self, ui: &mut Ui, context: &mut FrameContext, browsing: &Browsing) -> Option<Change>;
    /// The picture of a thing that is compared with others, where there is one.
    fn picture_to_compare(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place);
    /// All things of a kind in the way of the game, where it has an overview.
    fn overview_of_all(&self, ui: &mut Ui, context: &mut FrameContext);
    /// Has a game of a playtest played again, to be watched; tells the place of its scenario.
    fn watch(&self, memory: &mut Memory, waker: &egui::Context, playtest: &RunningPlaytest, game: u32) -> Option<Place>;
    /// Plays the scenario of a place, on the whole width of the window.
    fn play(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place);
    /// The table at which the game is played; none where it is not played here yet.
    fn table<'memory>(&self, memory: &'memory mut Memory) -> Option<&'memory mut dyn Table>;
    /// What comes of a question that a desk of this game has put into words for a worker; none where there is no such question.
    fn answer(&self, question: &str, status: &JobStatus) -> Option<String>;
}

/// What the game of a project says on its desks.
#[must_use]
pub fn of(content: &Content) -> &dyn AnyDesks {
    match content {
        Content::LaunchFighters(content) => content,
        Content::StarViking(content) => content,
        Content::FreedomInTheGalaxy(content) => content,
        Content::Vikings(content) => content,
        Content::SpaceViking(content) => content,
    }
}

/// Which desk a file of a game by post belongs on.
pub trait PostDesks: Sync {
    /// The desk with the file on it.
    ///
    /// # Errors
    /// If the file is damaged, or there is no desk for it.
    fn open(&self, file: &PostFile) -> Result<Box<dyn PostDesk>, Error>;
}

/// The desks of a game that is played by post; none where it is not.
#[must_use]
pub const fn by_post(game: Game) -> Option<&'static dyn PostDesks> {
    match game {
        Game::LaunchFighters | Game::StarViking | Game::FreedomInTheGalaxy | Game::Vikings => None,
        Game::SpaceViking => Some(&space_viking::ByPost),
    }
}

impl<D: Desks> AnyDesks for D {
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool {
        D::Place::own(place).map(|place| Desks::show(self, ui, context, *place)).is_some()
    }

    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool {
        D::Place::own(place).map(|place| Desks::inspect(self, ui, context, *place)).is_some()
    }

    fn checklist(&self, state: &State) -> Vec<Task> {
        Desks::checklist(self, state)
    }

    fn has_options(&self) -> bool {
        Desks::has_options(self)
    }

    fn options(&self, ui: &mut Ui, context: &mut FrameContext) {
        Desks::options(self, ui, context);
    }

    fn print_choices(&self, ui: &mut Ui, draft: &mut PrintDraft) {
        Desks::print_choices(self, ui, draft);
    }

    fn blue_book(&self, ui: &mut Ui, context: &mut FrameContext, browsing: &Browsing) -> Option<Change> {
        Desks::blue_book(self, ui, context, D::Browsing::own(browsing)?)
    }

    fn picture_to_compare(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place) {
        if let Some(place) = D::Place::own(place) {
            Desks::picture_to_compare(self, ui, context, *place);
        }
    }

    fn overview_of_all(&self, ui: &mut Ui, context: &mut FrameContext) {
        Desks::overview_of_all(self, ui, context);
    }

    fn watch(&self, memory: &mut Memory, waker: &egui::Context, playtest: &RunningPlaytest, game: u32) -> Option<Place> {
        Desks::watch(self, memory, waker, playtest, game).map(Into::into)
    }

    fn play(&self, ui: &mut Ui, context: &mut FrameContext, place: &Place) {
        if let Some(place) = D::Place::own(place) {
            Desks::play(self, ui, context, *place);
        }
    }

    fn table<'memory>(&self, memory: &'memory mut Memory) -> Option<&'memory mut dyn Table> {
        Desks::table(self, memory)
    }

    fn answer(&self, question: &str, status: &JobStatus) -> Option<String> {
        Desks::answer(self, question, status)
    }
}
