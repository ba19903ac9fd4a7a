//! What the playing desk, which plays any game, shows of a game of this scenario: its board and the state of its units.
//!
//! Reading order: this file, `by_hand.rs` (answers to the playing desk), `choices.rs` (the spaces that stand for choices), `canvas.rs` with
//! `pieces.rs`, `lights.rs` and `way.rs` (the board), `fleets.rs` (the state of the units).

mod by_hand;
mod canvas;
mod choices;
mod fleets;
mod lights;
mod pieces;
mod way;

use crate::LaunchFighters;
use crate::map::MapPicture;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use egui::{Frame, Margin, Panel, Ui};

use super::tokens::Tokens;
use geometry::Space;
use kit::board::View;
use kit::desks::FrameContext;
use kit::play::{Game, PlayContext, PlayDesk, Table, Tabletop};
use kit::theme::Palette;
use kit::widgets::small_toggle;
use launch_fighters::play::Battle;
use launch_fighters::{Content, Map, Scenario, TerrainKind};
use project::{OneOf as _, Project};
use rules::Id;
use way::Ways;

/// What the playing desk, on which games of the scenario are played, remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    desk: PlayDesk<LaunchFighters>,
    board: Board,
    /// Whether the names of ships are hidden.
    nameless: bool,
}

/// What the board of one game remembers from one frame of the window to the next.
#[derive(Default)]
struct Board {
    /// The battle on the board; `None` before any battle was shown.
    of: Option<Arc<Battle>>,
    view: View<Space>,
    picture: MapPicture,
    tokens: Tokens,
    terrain: BTreeMap<Space, TerrainKind>,
    /// The moment at which the active unit was last brought into view, as its position in the replay of the game.
    followed: Option<usize>,
    /// The paths on which the moving unit can go several spaces.
    ways: Ways,
}

/// The designs of a project; empty designs if the project is of another game, which does not happen on this desk.
fn content(project: &Project) -> &Content {
    static NONE: LazyLock<Content> = LazyLock::new(Content::default);
    Content::own(&project.content).unwrap_or(&NONE)
}

/// The scenario of a game, and its map.
fn played(game: &Game<LaunchFighters>) -> Option<(&Scenario, &Arc<Map>)> {
    let content = content(&game.project);
    let scenario = content.scenarios.get(game.scenario())?;
    Some((scenario, content.maps.shared(scenario.map?)?))
}

/// The playing desk, on which games of the scenario are played, as a [`Table`] for code that knows no game.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    &mut memory.desk
}

/// Shows the game, or the choices that start one.
pub fn show(ui: &mut Ui, context: &mut FrameContext, id: Id<Scenario>) {
    let (own, mut table) = context.at_table::<crate::Memory>();
    let Memory { desk, board, nameless } = &mut own.scenario.play;
    if let Some(game) = desk.game()
        && board.of.as_ref().is_none_or(|of| !Arc::ptr_eq(of, &game.battle))
    {
        let terrain = played(game).map(|(_, map)| map.terrain_by_space()).unwrap_or_default();
        *board = Board { of: Some(Arc::clone(&game.battle)), terrain, ..Board::default() };
    }
    desk.show(ui, &mut table, id, &mut OnTheTable { board, nameless });
}

/// The parts of the playing desk that this game draws itself: its board and the state of its units.
struct OnTheTable<'a> {
    board: &'a mut Board,
    nameless: &'a mut bool,
}

impl Tabletop<LaunchFighters> for OnTheTable<'_> {
    fn board(&mut self, ui: &mut Ui, desk: &mut PlayDesk<LaunchFighters>, context: &mut PlayContext) {
        let line = Panel::bottom("game line").show_separator_line(false);
        let ground = Frame::new().fill(Palette::of(ui).desk).inner_margin(Margin { left: 12, right: 8, top: 4, bottom: 4 });
        line.frame(ground).show(ui, |ui| canvas::line(ui, desk, self.board, context));
        canvas::show(ui, desk, self.board, context, !*self.nameless);
    }

    fn forces(&mut self, ui: &mut Ui, desk: &PlayDesk<LaunchFighters>, _: &mut PlayContext) {
        if let Some(game) = desk.game() {
            fleets::show(ui, game);
        }
    }

    fn switches(&mut self, ui: &mut Ui, _: &PlayDesk<LaunchFighters>, _: &PlayContext) {
        if small_toggle(ui, !*self.nameless, "Names").on_hover_text("Show the names of ships.").clicked() {
            *self.nameless = !*self.nameless;
        }
    }
}
