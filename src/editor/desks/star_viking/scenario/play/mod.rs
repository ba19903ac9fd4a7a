//! A battle of the scenario: the tile whose segment is played and how the forces stand, on the desk that plays any game. All of it is drawn
//! from what the eyes see that look, never from the state itself.
//!
//! Reading order: this file, `by_hand.rs` (what the desk asks), `scene.rs` (what is seen of a moment), `choices.rs` (which choice stands for
//! which counter and sector), `canvas.rs` with `counters.rs` and `words.rs`, `forces.rs`.

mod by_hand;
mod canvas;
mod choices;
mod counters;
mod forces;
mod scene;
mod words;

use std::sync::{Arc, LazyLock};

use egui::{Context, Frame, Margin, Panel, Ui};

use scene::Scene;

use crate::editor::board::{Painted, View};
use crate::editor::desks::star_viking::printed::{Printed, PrintedTile};
use crate::editor::desks::{FrameContext, Memory as Desks};
use crate::editor::play::{PlayContext, PlayDesk, Table, Tabletop};
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::theme::Palette;
use crate::playtest::star_viking::PlayableContest;
use crate::project::Project;
use crate::rules::Id;
use crate::rules::designs::OneOf as _;
use crate::rules::star_viking::play::Contest;
use crate::rules::star_viking::{Content, InScenario, Place, Scenario, Space};

/// What the desk remembers of games from pass to pass.
#[derive(Default)]
pub struct Memory {
    desk: PlayDesk<Contest>,
    board: Board,
}

/// What is shown of the tile of a game.
#[derive(Default)]
struct Board {
    /// The battle that is fought, and the number of the tile.
    of: Option<(Arc<Contest>, u8)>,
    view: View<Space>,
    picture: Painted<PrintedTile>,
}

/// The designs of a project; none of a project of another game, which never comes to this desk.
fn content(project: &Project) -> &Content {
    static NONE: LazyLock<Content> = LazyLock::new(Content::default);
    Content::own(&project.content).unwrap_or(&NONE)
}

/// Has a game of a playtest played again in the background, to be watched here; tells the place of its scenario.
pub fn watch(memory: &mut Desks, waker: &Context, playtest: &RunningPlaytest, game: u32) -> Option<Place> {
    let (project, request) = (playtest.project(), playtest.request().clone());
    let scenarios = &content(project).scenarios;
    let named = request.scenario.as_ref().and_then(|name| scenarios.find(|scenario| scenario.name == *name));
    let (scenario, _) = named.or_else(|| scenarios.iter().next())?;
    let task = memory.star_viking.scenario.play.desk.watch(waker, project, move |project| {
        let (playable, _) = PlayableContest::new(content(project), &request).map_err(|error| error.to_string())?;
        Ok(playable.series().watch(scenario, game, &mut ()).0)
    });
    memory.work.push(task);
    Some(Place::Scenario(scenario, InScenario::Whole))
}

/// The table at which the game is played.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    &mut memory.desk
}

/// Shows the game, or what has to be chosen for one.
pub fn show(ui: &mut Ui, context: &mut FrameContext, id: Id<Scenario>) {
    let FrameContext { state, actions, memory, screen, .. } = context;
    let Desks { star_viking, work, .. } = &mut **memory;
    let Memory { desk, board } = &mut star_viking.scenario.play;
    let asked = state.view.dialog.is_some();
    let table = &mut PlayContext { project: state.document.project(), keys: &state.settings.keys, asked, actions, work, screen };
    if let Some((game, eyes)) = desk.shown() {
        let tile = Scene::of(game, eyes).tile;
        if board.of.as_ref().is_none_or(|(of, shown)| !Arc::ptr_eq(of, &game.battle) || *shown != tile) {
            *board = Board { of: Some((Arc::clone(&game.battle), tile)), ..Board::default() };
        }
    }
    desk.show(ui, table, id, &mut OnTheTable { board, printed: &mut star_viking.printed });
}

/// What is shown of a game.
struct OnTheTable<'a> {
    board: &'a mut Board,
    printed: &'a mut Printed,
}

impl Tabletop<Contest> for OnTheTable<'_> {
    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<Contest>, context: &mut PlayContext) {
        let ground = |margin| Frame::new().fill(Palette::of(ui).desk).inner_margin(margin);
        let (below, beside) =
            (ground(Margin { left: 12, right: 8, top: 4, bottom: 4 }), ground(Margin { left: 12, right: 0, top: 8, bottom: 4 }));
        let line = Panel::bottom("game line").show_separator_line(false);
        line.frame(below).show(ui, |ui| canvas::line(ui, desk, self.board, self.printed, context));
        let strip = Panel::left("beside the tile").exact_size(canvas::STRIP).resizable(false).show_separator_line(false);
        strip.frame(beside).show(ui, |ui| canvas::strip(ui, desk, self.printed, context));
        canvas::show(ui, desk, self.board, self.printed, context);
    }

    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<Contest>, context: &mut PlayContext) {
        forces::show(ui, desk, self.printed, context);
    }

    fn switches(&mut self, _: &mut Ui) {
        // Its board has none.
    }
}
