//! The start positions of a scenario: a board on which the user drags units or puts them down by keys, and a tray with the units that are not placed
//! yet.
//!
//! A unit in hand is painted over the picture; putting it down changes the project by one edit. The spaces where the book places the unit are
//! highlighted ("lit"), and any objection to a space is written below the board; neither prevents anything. Reading order: this file, `scene.rs` (the
//! data of a frame), `hand.rs` (the changes), `canvas.rs`, `overlay.rs` with `carried.rs`, `guide.rs` (highlighted spaces), `shown.rs` (terrain,
//! units and findings), `tray.rs`, `strip.rs`, `inspector.rs`.

mod canvas;
mod carried;
mod guide;
mod hand;
mod inspector;
mod menu;
mod overlay;
mod scene;
mod shown;
mod strip;
mod tray;
mod words;

pub use inspector::show as inspect;

use crate::map::MapPicture;
use egui::{Panel, Ui};

use super::OpenScenario;
use super::tokens::Tokens;
use geometry::Space;
use guide::Guide;
use kit::action::{Action, Change};
use kit::board::{Board, above, below, beside};
use kit::desks::FrameContext;
use kit::desks::beginning::{Chosen, choose, none_yet};
use launch_fighters::{Edit, Field, InScenario, Piece, Place, Scenario};
use rules::Id;
use scene::{Scene, Tray};
use shown::Shown;

/// What the set-up board remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    scenario: Option<Id<Scenario>>,
    board: Board<Space, Piece, Tray>,
    picture: MapPicture,
    shown: Shown,
    guide: Guide,
    /// The guide (the spaces where the book places a unit) for the selected unit, with the objection to its space.
    inspected: Guide,
    lights: Lights,
    units: Tokens,
}

/// The switches for what is shown over the picture besides the units.
#[derive(Clone, Copy)]
struct Lights {
    arcs: bool,
    ring: bool,
    names: bool,
}

impl Default for Lights {
    fn default() -> Self {
        Self { arcs: true, ring: true, names: true }
    }
}

/// Shows the set-up board of a scenario.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, place: InScenario) {
    let field = Field::of(open.content, open.id, open.scenario);
    let Some(scene) = Scene::of(open, &field, place) else {
        let words = if open.scenario.map.is_some() { "The map of the scenario is gone." } else { "The scenario has no map yet." };
        return nothing(ui, context, open, words);
    };
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    if memory.scenario != Some(open.id) {
        // Another scenario is opened: its whole map is shown, and the switches stay as they are.
        *memory = Memory { scenario: Some(open.id), lights: memory.lights, ..Memory::default() };
    }
    memory.board.hand = memory.board.hand.filter(|hand| field.knows(hand.piece));
    if context.jump
        && memory.board.is_led_to(context.state.document.place())
        && let Some(at) = scene.selected.and_then(|piece| piece.at(open.scenario))
    {
        memory.board.view.show(&scene.spaces, at);
    }
    memory.board.begin(ui, &scene);
    above(ui, "set-up tools", 4, |ui| strip::show(ui, context, &scene));
    below(ui, "set-up line", |ui| strip::line(ui, context, &scene));
    let tray = Panel::left("tray").default_size(188.0).size_range(140.0..=320.0);
    beside(ui, tray, [0, 8, 0], |ui| tray::show(ui, context, &scene));
    canvas::show(ui, context, &scene);
}

/// Tells the user what to do if the scenario has no map.
fn nothing(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, words: &str) {
    if open.content.maps.is_empty() {
        return none_yet(ui, context, "map", "A scenario is fought on a map of hexes or squares.");
    }
    let offered = open.content.maps.iter().map(|(map, offered)| (map, format!("Fight on {}", offered.label())));
    let others = ("Choose a map", "Go to the scenario's map, among its sides and goals.");
    match choose(ui, (words, "Choose the map on which it is fought; then its ships can be placed."), offered, Some(others)) {
        Some(Chosen::This(map)) => {
            let scenario = Scenario { map: Some(map), ..open.scenario.clone() };
            context.change(Change::edit("Choose the map", Edit::Scenario(rules::Change::Set(open.id, scenario))));
        }
        Some(Chosen::Other) => context.push(Action::Select(Place::Scenario(open.id, InScenario::Map).into())),
        None => {}
    }
}
