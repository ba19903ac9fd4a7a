//! A game of the scenario: the display of its star with the counters on it, on the desk that plays any game. Everything is drawn from what the
//! viewing side may see, never from the state itself.
//!
//! Reading order: this file, `by_hand.rs` (answers to the playing desk) with `beside.rs` (odds in words), `together.rs`, `lessons.rs` and `news.rs`,
//! `scene.rs` (a moment as the viewer sees it), `pieces.rs` with `../places.rs` (the layout of counters), `choices.rs` (the counters and environs
//! that stand for choices), `groups.rs` (clicks and drags as choices) with `why.rs` (rules against a choice), `canvas.rs` with `hand.rs`,
//! `lights.rs`, `counters.rs` with `pictures.rs`, `planets.rs`, `words.rs`, `plates.rs`, `cards.rs`, `standing.rs` (a summary of the forces) and
//! `winning.rs`.

mod beside;
mod by_hand;
mod canvas;
mod cards;
mod choices;
mod counters;
mod groups;
mod hand;
mod lessons;
mod lights;
mod news;
mod pictures;
mod pieces;
mod planets;
mod plates;
mod scene;
mod standing;
#[cfg(test)]
mod tests;
mod together;
mod why;
mod winning;
mod words;

use std::sync::{Arc, LazyLock};

use egui::{Frame, Margin, Panel, Ui};

use crate::FreedomInTheGalaxy;
use crate::display::RingSpot;
use freedom_in_the_galaxy::play::Contest;
use freedom_in_the_galaxy::{Content, Scenario, Star};
use hand::Held;
use kit::board::{PrintedMap, View};
use kit::desks::FrameContext;
use kit::play::{Game, PlayContext, PlayDesk, Table, Tabletop};
use kit::theme::Palette;
use pictures::Pictures;
use project::{OneOf as _, Project};
use rules::Id;

/// What the playing desk, on which games of the scenario are played, remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    desk: PlayDesk<FreedomInTheGalaxy>,
    board: Board,
}

/// What the display of one game remembers from one frame of the window to the next.
#[derive(Default)]
struct Board {
    /// The game that is shown; `None` before any game was shown.
    of: Option<Arc<Contest>>,
    view: View<RingSpot>,
    picture: PrintedMap<Id<Star>>,
    pictures: Pictures,
    places: super::places::Places,
    /// The counter that the user drags; `None` if they drag nothing.
    held: Option<Held>,
    /// The last question to which the display has scrolled: its index in the game, and whether nobody at the screen could choose then.
    followed: Option<(usize, bool)>,
    /// Whether dragging with the primary button pans the display, which is decided when the button goes down.
    pans: bool,
}

impl Board {
    /// Replaces this board with a new one if another game is shown.
    fn follow(&mut self, game: &Game<FreedomInTheGalaxy>) {
        if self.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, &game.battle)) {
            *self = Self { of: Some(Arc::clone(&game.battle)), ..Self::default() };
        }
    }
}

/// The designs of a project; empty designs if the project is of another game, which does not happen on this desk.
fn content(project: &Project) -> &Content {
    static NONE: LazyLock<Content> = LazyLock::new(Content::default);
    Content::own(&project.content).unwrap_or(&NONE)
}

/// The playing desk, on which games of the scenario are played, as a [`Table`] for code that knows no game.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    &mut memory.desk
}

/// Shows the game, or the choices that start one.
pub fn show(ui: &mut Ui, context: &mut FrameContext, id: Id<Scenario>) {
    let (own, mut table) = context.at_table::<crate::Memory>();
    let Memory { desk, board } = &mut own.scenario.play;
    if let Some((game, _)) = desk.shown() {
        board.follow(game);
    }
    desk.show(ui, &mut table, id, &mut OnTheTable { board });
}

/// The parts of the playing desk that this game draws itself: its board and the summary of its forces.
struct OnTheTable<'a> {
    board: &'a mut Board,
}

impl Tabletop<FreedomInTheGalaxy> for OnTheTable<'_> {
    fn forget(&mut self) {
        self.board.view.forget();
        self.board.held = None;
    }

    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<FreedomInTheGalaxy>, context: &mut PlayContext) {
        let frame = Frame::new().fill(Palette::of(ui).desk).inner_margin(Margin { left: 12, right: 8, top: 4, bottom: 4 });
        let line = Panel::bottom("game line").show_separator_line(false);
        line.frame(frame).show(ui, |ui| canvas::line(ui, desk, self.board, context));
        canvas::show(ui, desk, self.board, context);
    }

    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<FreedomInTheGalaxy>, context: &mut PlayContext) {
        standing::show(ui, desk, self.board, context);
    }

    fn switches(&mut self, _: &mut Ui, _: &PlayDesk<FreedomInTheGalaxy>, _: &PlayContext) {
        // This display has no switches.
    }
}
