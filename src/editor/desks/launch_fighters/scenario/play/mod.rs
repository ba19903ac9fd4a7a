//! A game of the scenario: its board and how its units stand, on the desk that plays any game.
//!
//! Reading order: this file, `by_hand.rs` (what the desk asks), `choices.rs` (which choice stands for which space), `canvas.rs` with `pieces.rs`,
//! `lights.rs` and `way.rs` (the board), `fleets.rs` (how the units stand).

mod by_hand;
mod canvas;
mod choices;
mod fleets;
mod lights;
mod pieces;
mod way;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use egui::{Context, Frame, Margin, Panel, Ui};

use super::tokens::Tokens;
use crate::editor::board::{Painted, View};
use crate::editor::desks::FrameContext;
use crate::editor::desks::Memory as Desks;
use crate::editor::play::{Game, PlayContext, PlayDesk, Table, Tabletop};
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::theme::Palette;
use crate::editor::widgets::small_toggle;
use crate::geometry::Space;
use crate::playtest::launch_fighters::PlayableScenario;
use crate::project::{OneOf as _, Project};
use crate::rules::Id;
use crate::rules::launch_fighters::play::Battle;
use crate::rules::launch_fighters::{Content, InScenario, Map, Place, Scenario, TerrainKind};
use crate::rules::play::Record;
use way::Ways;

/// What the desk remembers of games from pass to pass.
#[derive(Default)]
pub struct Memory {
    desk: PlayDesk<Battle>,
    board: Board,
    /// Whether the names of ships are not shown.
    nameless: bool,
}

/// What is shown of the board of a game.
#[derive(Default)]
struct Board {
    /// The battle that is fought on it.
    of: Option<Arc<Battle>>,
    view: View<Space>,
    picture: Painted<Map>,
    tokens: Tokens,
    terrain: BTreeMap<Space, TerrainKind>,
    /// The moment at which the action was last brought into view.
    followed: Option<usize>,
    /// The ways that the moving unit can go.
    ways: Ways,
}

/// The designs of a project; none of a project of another game, which never comes to this desk.
fn content(project: &Project) -> &Content {
    static NONE: LazyLock<Content> = LazyLock::new(Content::default);
    Content::own(&project.content).unwrap_or(&NONE)
}

/// The scenario of a game and its map.
fn played(game: &Game<Battle>) -> Option<(&Scenario, &Arc<Map>)> {
    let content = content(&game.project);
    let scenario = content.scenarios.get(game.scenario())?;
    Some((scenario, content.maps.shared(scenario.map?)?))
}

/// Has a game of a playtest played again in the background, to be watched here; tells the place of its scenario.
pub fn watch(memory: &mut Desks, waker: &Context, playtest: &RunningPlaytest, game: u32) -> Option<Place> {
    let (project, request) = (playtest.project(), playtest.request().clone());
    let scenarios = &content(project).scenarios;
    let named = request.scenario.as_ref().and_then(|name| scenarios.find(|scenario| scenario.name == *name));
    let (scenario, _) = named.or_else(|| scenarios.iter().next())?;
    let task = memory.launch_fighters.scenario.play.desk.watch(waker, project, move |project| {
        let (playable, _) = PlayableScenario::new(content(project), &request).map_err(|error| error.to_string())?;
        Ok((playable.series().begin(game), Record::new(scenario, request.seed, game)))
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
    let Desks { launch_fighters, work, .. } = &mut **memory;
    let Memory { desk, board, nameless } = &mut launch_fighters.scenario.play;
    let asked = state.view.dialog.is_some();
    let table = &mut PlayContext { project: state.document.project(), keys: &state.settings.keys, asked, actions, work, screen };
    if let Some(game) = desk.game()
        && board.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, &game.battle))
    {
        let terrain = played(game).map(|(_, map)| map.terrain_by_space()).unwrap_or_default();
        *board = Board { of: Some(Arc::clone(&game.battle)), terrain, ..Board::default() };
    }
    desk.show(ui, table, id, &mut OnTheTable { board, nameless });
}

/// What is shown of a game.
struct OnTheTable<'a> {
    board: &'a mut Board,
    nameless: &'a mut bool,
}

impl Tabletop<Battle> for OnTheTable<'_> {
    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<Battle>, context: &mut PlayContext) {
        let line = Panel::bottom("game line").show_separator_line(false);
        let ground = Frame::new().fill(Palette::of(ui).desk).inner_margin(Margin { left: 12, right: 8, top: 4, bottom: 4 });
        line.frame(ground).show(ui, |ui| canvas::line(ui, desk, self.board, context));
        canvas::show(ui, desk, self.board, context, !*self.nameless);
    }

    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<Battle>, _: &mut PlayContext) {
        if let Some(game) = desk.game() {
            fleets::show(ui, game);
        }
    }

    fn switches(&mut self, ui: &mut Ui, _: &PlayDesk<Battle>, _: &PlayContext) {
        if small_toggle(ui, !*self.nameless, "Names").on_hover_text("Show the names of ships.").clicked() {
            *self.nameless = !*self.nameless;
        }
    }
}
