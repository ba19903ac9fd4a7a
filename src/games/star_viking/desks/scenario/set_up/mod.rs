//! The set-up: the user drags units, or puts them down with keys, onto the sectors of the systems in play.
//!
//! One system is shown at a time, as its printed tile with the counters that lie on it. Beside it are the other systems, the tray of units without a
//! starting place, and a box for every starting place that is not a sector. A unit in hand is painted over the picture; putting it down changes the
//! project by one edit. Sectors where the unit may stand are highlighted. For any other place, the reason against it is shown below, but the unit can
//! be put there all the same.
//!
//! Reading order: this file, `scene.rs` (the data of a frame), `hand.rs` (the changes), `canvas.rs` with `stacks.rs`, `lights.rs`, `overlay.rs` and
//! `carried.rs` (the unit in hand), `strip.rs`, `tray.rs`, `boxes.rs`, `counter.rs`, `words.rs`, `inspector/`.

mod boxes;
mod canvas;
mod carried;
mod counter;
mod hand;
mod inspector;
mod lights;
mod menu;
mod overlay;
mod scene;
mod stacks;
mod strip;
mod tray;
mod words;

pub use inspector::show as inspect;

use egui::{Panel, Ui};

use super::OpenScenario;
use crate::printed::PrintedTile;
use kit::action::Action;
use kit::board::{Board, Painted, below, beside};
use kit::desks::FrameContext;
use kit::desks::beginning::none_yet;
use kit::widgets::empty_with;
use rules::Id;
use scene::{Elsewhere, Piece, Scene};
use star_viking::set_up::SetUp;
use star_viking::{InScenario, Place, PlayedSystem, Scenario, Space, Station};

/// What the set-up remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    scenario: Option<Id<Scenario>>,
    /// The tile that is shown.
    tile: Option<Id<PlayedSystem>>,
    /// Whether the tile has just changed, so that the strip scrolls to it.
    turned: bool,
    board: Board<Space, Piece, Elsewhere>,
    picture: Painted<PrintedTile>,
}

/// Shows the set-up of a scenario.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, place: InScenario) {
    let set_up = SetUp::of(open.content, open.id, open.scenario);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.set_up;
    if memory.scenario != Some(open.id) {
        *memory = Memory { scenario: Some(open.id), ..Memory::default() };
    }
    memory.board.hand = memory.board.hand.filter(|hand| hand.piece.unit(&set_up).is_some());
    let led = context.jump && memory.board.is_led_to(context.state.document.place());
    if led {
        let station = Piece::of(place).and_then(|piece| piece.unit(&set_up)).and_then(|unit| unit.station);
        let tile = if let InScenario::System(tile) = place { Some(tile) } else { station.and_then(Station::system) };
        memory.turn_to(tile.or(memory.tile));
    }
    if !set_up.tiles().any(|(tile, ..)| Some(tile) == memory.tile) {
        memory.turn_to(set_up.tiles().next().map(|(tile, ..)| tile));
    }
    let tile = memory.tile;
    let Some(scene) =
        Scene::of(&mut context.memory.own.of::<crate::Memory>().printed, context.state.document.project(), &set_up, tile, place)
    else {
        return nothing(ui, context, open);
    };
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.set_up;
    if let Some(space) = scene.selected.filter(|_| led).and_then(|unit| scene.sector_of(&unit)) {
        memory.board.view.show(&*scene.printed, space);
    }
    memory.board.begin(ui, &scene);
    let said = words::line(&context.memory.own.of::<crate::Memory>().scenario.set_up, &scene);
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.set_up.board;
    below(ui, "set-up line", |ui| board.line(ui, &context.state.settings.keys, &scene, said));
    // The tray and the strip grow with a wide window, so that names of forces and many counters have room.
    let wide = ui.available_width();
    let share = |part: f32, least: f32| (wide * part).clamp(least, 230.0);
    let tray = Panel::left("tray").default_size(share(0.16, 138.0)).size_range(128.0..=340.0);
    beside(ui, tray, [0, 8, 6], |ui| tray::show(ui, context, &scene));
    if set_up.tiles().nth(1).is_some() {
        let strip = Panel::left("systems in play").exact_size(strip::WIDTH).resizable(false);
        beside(ui, strip, [0, 8, 6], |ui| strip::show(ui, context, &scene));
    }
    let boxes = Panel::right("boxes").default_size(share(0.15, 130.0)).size_range(112.0..=300.0);
    beside(ui, boxes, [8, 8, 6], |ui| boxes::show(ui, context, &scene));
    canvas::show(ui, context, &scene);
}

/// Tells the user how to begin when no system is in play.
fn nothing(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    if open.content.systems.is_empty() {
        return none_yet(ui, context, "system", "A scenario is set up in the systems that it has in play.");
    }
    let words = "Choose the systems in play; then units can be placed in them.";
    empty_with(ui, "No systems are in play yet", words, |ui| {
        if ui.button("Choose systems").on_hover_text("Go to the systems in play, among the rules of the game.").clicked() {
            context.push(Action::Select(Place::Scenario(open.id, InScenario::Systems).into()));
        }
    });
}

impl Memory {
    /// Shows the tile of another system.
    fn turn_to(&mut self, tile: Option<Id<PlayedSystem>>) {
        if self.tile != tile {
            (self.tile, self.turned) = (tile, true);
            self.board.view.renew();
            self.picture = Painted::default();
        }
    }
}
