//! What the desks of a game provide.

use std::marker::PhantomData;

use egui::Ui;

use super::checklist::Task;
use super::{FrameContext, Memory};
use crate::action::{Change, PostFile, PrintDraft};
use crate::job_status::JobStatus;
use crate::play::Table;
use crate::post::PostDesk;
use crate::state::State;
use crate::things::{Browsing, PlaceOf, Things};
use project::{Content, Error, OneOf as _, Place};

/// What the desks of a game provide, in the game's own types.
pub trait Desks: Things {
    /// Shows the desk of the selected thing.
    fn show(content: &Self::Of, ui: &mut Ui, context: &mut FrameContext, place: PlaceOf<Self>);
    /// Shows the details of the selected thing in the inspector.
    fn inspect(content: &Self::Of, ui: &mut Ui, context: &mut FrameContext, place: PlaceOf<Self>);
    /// Whether a place is a part of the project itself, so that the project's desk shows it.
    fn is_of_project(place: PlaceOf<Self>) -> bool;
    /// The tasks that lead from an empty project to a printed game.
    fn checklist(content: &Self::Of, state: &State) -> Vec<Task>;
    /// Whether the game has switches for optional rules.
    fn has_options() -> bool;
    /// Shows the switches for optional rules on the desk of the project.
    fn options(content: &Self::Of, ui: &mut Ui, context: &mut FrameContext);
    /// Shows the choices in the print dialog that only this game has.
    fn print_choices(ui: &mut Ui, draft: &mut PrintDraft);
    /// Shows the blue book; returns the change that would add the chosen things.
    fn blue_book(content: &Self::Of, ui: &mut Ui, context: &mut FrameContext, browsing: &Self::Browsing) -> Option<Change>;
    /// Shows the picture of a thing that is compared with others; shows nothing if there is no picture.
    fn picture_to_compare(content: &Self::Of, ui: &mut Ui, context: &mut FrameContext, place: PlaceOf<Self>);
    /// Shows all things of a kind in a view that only this game has; shows nothing if the game has no such view.
    fn overview_of_all(content: &Self::Of, ui: &mut Ui, context: &mut FrameContext);
    /// Shows the desk on which the scenario at a place is played, across the whole width of the window.
    fn play(content: &Self::Of, ui: &mut Ui, context: &mut FrameContext, place: PlaceOf<Self>);
    /// The table at which the game is played; `None` if the program has none for this game yet.
    fn table(memory: &mut Memory) -> Option<&mut dyn Table>;
    /// The answer to a question that a desk of this game has sent to a worker as text; `None` if this game asks no such question.
    fn answer(content: &Self::Of, question: &str, status: &JobStatus) -> Option<String>;
}

/// What the desks of any game provide, for code that knows no game. They show nothing for a place or a blue book of another game.
pub trait AnyDesks: Sync {
    /// Shows the desk of the selected thing; returns whether the thing has a desk.
    fn show(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool;
    /// Shows the details of the selected thing in the inspector; returns whether there are any.
    fn inspect(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool;
    /// The tasks that lead from an empty project to a printed game.
    fn checklist(&self, state: &State) -> Vec<Task>;
    /// Whether the game has switches for optional rules.
    fn has_options(&self) -> bool;
    /// Shows the switches for optional rules on the desk of the project.
    fn options(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext);
    /// Shows the choices in the print dialog that only this game has.
    fn print_choices(&self, ui: &mut Ui, draft: &mut PrintDraft);
    /// Shows the blue book; returns the change that would add the chosen things.
    fn blue_book(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &Browsing) -> Option<Change>;
    /// Shows the picture of a thing that is compared with others; shows nothing if there is no picture.
    fn picture_to_compare(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place);
    /// Shows all things of a kind in a view that only this game has; shows nothing if the game has no such view.
    fn overview_of_all(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext);
    /// Shows the desk on which the scenario at a place is played, across the whole width of the window.
    fn play(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place);
    /// The table at which the game is played; `None` if the program has none for this game yet.
    fn table<'memory>(&self, memory: &'memory mut Memory) -> Option<&'memory mut dyn Table>;
    /// The answer to a question that a desk of this game has sent to a worker as text; `None` if this game asks no such question.
    fn answer(&self, content: &Content, question: &str, status: &JobStatus) -> Option<String>;
}

/// Opens a file of a game by post at the desk that fits it.
pub trait PostDesks: Sync {
    /// A desk that shows this file.
    ///
    /// # Errors
    /// If the file is damaged, or there is no desk for it.
    fn open(&self, file: &PostFile) -> Result<Box<dyn PostDesk>, Error>;
}

impl<G: Desks> AnyDesks for PhantomData<G> {
    fn show(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool {
        let own = G::Of::own(content).zip(PlaceOf::<G>::own(place).filter(|place| !G::is_of_project(**place)));
        own.map(|(content, place)| G::show(content, ui, context, *place)).is_some()
    }

    fn inspect(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place) -> bool {
        let own = G::Of::own(content).zip(PlaceOf::<G>::own(place).filter(|place| !G::is_of_project(**place)));
        own.map(|(content, place)| G::inspect(content, ui, context, *place)).is_some()
    }

    fn checklist(&self, state: &State) -> Vec<Task> {
        G::Of::own(&state.document.project().content).map(|content| G::checklist(content, state)).unwrap_or_default()
    }

    fn has_options(&self) -> bool {
        G::has_options()
    }

    fn options(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext) {
        if let Some(content) = G::Of::own(content) {
            G::options(content, ui, context);
        }
    }

    fn print_choices(&self, ui: &mut Ui, draft: &mut PrintDraft) {
        G::print_choices(ui, draft);
    }

    fn blue_book(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &Browsing) -> Option<Change> {
        G::blue_book(G::Of::own(content)?, ui, context, browsing.own()?)
    }

    fn picture_to_compare(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place) {
        if let Some((content, place)) = G::Of::own(content).zip(PlaceOf::<G>::own(place)) {
            G::picture_to_compare(content, ui, context, *place);
        }
    }

    fn overview_of_all(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext) {
        if let Some(content) = G::Of::own(content) {
            G::overview_of_all(content, ui, context);
        }
    }

    fn play(&self, content: &Content, ui: &mut Ui, context: &mut FrameContext, place: &Place) {
        if let Some((content, place)) = G::Of::own(content).zip(PlaceOf::<G>::own(place)) {
            G::play(content, ui, context, *place);
        }
    }

    fn table<'memory>(&self, memory: &'memory mut Memory) -> Option<&'memory mut dyn Table> {
        G::table(memory)
    }

    fn answer(&self, content: &Content, question: &str, status: &JobStatus) -> Option<String> {
        G::answer(G::Of::own(content)?, question, status)
    }
}
