//! A game of the scenario, on the desk that plays any game: the wall of its systems between segments, the tile whose segment is played, and the state
//! of the forces. Everything is drawn from the view of the viewing side, never from the state itself.
//!
//! Reading order: this file, `by_hand.rs` (answers to the playing desk) with `prices.rs` and `news.rs`, `scene.rs` (a moment as the viewer sees it),
//! `choices.rs` (the counters, sectors and places that stand for choices), `canvas.rs` with `counters.rs` and `words.rs`, `wall/`, `forces.rs`.

mod by_hand;
mod canvas;
mod choices;
mod counters;
mod forces;
mod news;
mod prices;
mod scene;
mod wall;
mod words;

use crate::StarViking;
use std::sync::{Arc, LazyLock};

use egui::{Frame, Margin, Panel, Ui};

use scene::Scene;
use wall::Spot;

use crate::printed::{Printed, PrintedTile};
use crate::things::commands;
use kit::board::{Painted, View};
use kit::desks::FrameContext;
use kit::play::{Eyes, Game, PlayContext, PlayDesk, Table, Tabletop};
use kit::theme::Palette;
use kit::widgets::small_toggle;
use project::{OneOf as _, Project};
use rules::Id;
use star_viking::play::Contest;
use star_viking::{Content, Scenario, Space};

/// What the playing desk, on which games of the scenario are played, remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    desk: PlayDesk<StarViking>,
    board: Board,
}

/// What the wall and the tile of one game remember from one frame of the window to the next.
#[derive(Default)]
struct Board {
    /// The game that is shown; `None` until one is shown.
    of: Option<Arc<Contest>>,
    /// The number of the tile that is shown; `None` until one is shown.
    tile: Option<u8>,
    view: View<Space>,
    picture: Painted<PrintedTile>,
    /// The area of the screen for the small map of the tile; `None` while the whole tile is visible.
    map_room: Option<egui::Rect>,
    wall: wall::Memory,
    /// Whether a segment was played in the last frame.
    in_segment: bool,
    /// Whether the player has turned to the other picture: between segments from the wall to the tile, within a segment from the tile to the wall.
    turned: bool,
}

impl Board {
    /// Whether the wall is shown instead of a tile.
    fn shows_wall(&self, game: &Game<StarViking>) -> bool {
        wall::is_there(&game.battle) && self.in_segment == self.turned
    }

    /// The scene on the tile that is shown: within a segment the tile whose segment is played, between segments the tile selected on the wall.
    fn scene(&self, game: &Game<StarViking>, eyes: Eyes) -> Scene {
        let mut scene = Scene::of(game, eyes);
        if let Some(Spot::Tile(tile) | Spot::Limbo(tile)) = self.wall.chosen.filter(|_| !self.in_segment) {
            scene.look_at(tile);
        }
        scene
    }

    /// Follows the game: makes a new board for another game, and turns to the tile whose segment begins.
    fn follow(&mut self, game: &Game<StarViking>, eyes: Eyes) {
        if self.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, &game.battle)) {
            *self = Self { of: Some(Arc::clone(&game.battle)), ..Self::default() };
        }
        let in_segment = Scene::of(game, eyes).phase.is_of_a_segment();
        if in_segment != self.in_segment {
            (self.in_segment, self.turned) = (in_segment, false);
        }
        let tile = self.scene(game, eyes).tile;
        if self.tile != Some(tile) {
            (self.tile, self.view, self.picture) = (Some(tile), View::default(), Painted::default());
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

/// Shows the game, or the page on which one begins.
pub fn show(ui: &mut Ui, context: &mut FrameContext, id: Id<Scenario>) {
    let (own, mut table) = context.at_table::<crate::Memory>();
    let Memory { desk, board } = &mut own.scenario.play;
    if let Some((game, eyes)) = desk.shown() {
        board.follow(game, eyes);
    }
    desk.show(ui, &mut table, id, &mut OnTheTable { board, printed: &mut own.printed });
}

/// The parts of the playing desk that this game draws itself: its board and the summary of its forces.
struct OnTheTable<'a> {
    board: &'a mut Board,
    printed: &'a mut Printed,
}

impl Tabletop<StarViking> for OnTheTable<'_> {
    fn forget(&mut self) {
        self.board.view.forget();
        self.board.wall.chosen = None;
    }

    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<StarViking>, context: &mut PlayContext) {
        let Some((game, eyes)) = desk.shown() else { return };
        if wall::is_there(&game.battle) && !context.asked && commands::GAME_WALL.pressed(ui, context.keys) {
            self.board.turned = !self.board.turned;
        }
        if self.board.shows_wall(game) {
            let ground = |margin| Frame::new().fill(Palette::of(ui).desk).inner_margin(margin);
            let (above, below) = (
                ground(Margin { left: 12, right: 8, top: 6, bottom: 2 }),
                ground(Margin { left: 12, right: 8, top: 4, bottom: 4 }),
            );
            let head = Panel::top("wall head").show_separator_line(false);
            head.frame(above).show(ui, |ui| wall::show_head(ui, game, &Scene::of(game, eyes)));
            let line = Panel::bottom("game line").show_separator_line(false);
            line.frame(below).show(ui, |ui| wall::line(ui, desk, self.board, context));
            return wall::show(ui, desk, self.board, self.printed, context);
        }
        let ground = |margin| Frame::new().fill(Palette::of(ui).desk).inner_margin(margin);
        let (below, beside) =
            (ground(Margin { left: 12, right: 8, top: 4, bottom: 4 }), ground(Margin { left: 12, right: 0, top: 8, bottom: 4 }));
        let line = Panel::bottom("game line").show_separator_line(false);
        line.frame(below).show(ui, |ui| canvas::line(ui, desk, self.board, self.printed, context));
        let strip = Panel::left("beside the tile").exact_size(canvas::STRIP).resizable(false).show_separator_line(false);
        strip.frame(beside).show(ui, |ui| canvas::strip(ui, desk, self.board, self.printed, context));
        canvas::show(ui, desk, self.board, self.printed, context);
    }

    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<StarViking>, context: &mut PlayContext) {
        forces::show(ui, desk, self.board, self.printed, context);
    }

    fn switches(&mut self, ui: &mut Ui, desk: &PlayDesk<StarViking>, context: &PlayContext) {
        let Some((game, _)) = desk.shown().filter(|(game, _)| wall::is_there(&game.battle)) else { return };
        let help = commands::GAME_WALL.help(ui.ctx(), context.keys);
        if small_toggle(ui, self.board.shows_wall(game), "Wall").on_hover_text(help).clicked() {
            self.board.turned = !self.board.turned;
        }
    }
}
