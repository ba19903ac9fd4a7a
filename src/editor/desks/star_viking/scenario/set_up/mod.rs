//! Where everyone starts: units are dragged, or put down by keys, onto the sectors of the systems in play.
//!
//! One system is looked at at a time, as its printed tile with the counters that lie on it; beside it are the other systems, the tray of
//! those that start nowhere yet, and a box for every place that is no sector. A unit in hand is painted over the picture, and the project
//! changes when it is put down, by one edit. Where it may stand is lit, and what is against a place is said below; neither forbids.
//! Reading order: this file, `scene.rs` (what is looked at in a pass), `hand.rs` (what is done to units), `target.rs` (where they are put),
//! `canvas.rs` with `stacks.rs`, `lights.rs` and `overlay.rs`, `carry.rs` (the unit in hand on its way), `strip.rs`, `tray.rs`, `boxes.rs`,
//! `counter.rs`, `keys.rs`, `words.rs`, `inspector/`.

mod boxes;
mod canvas;
mod carry;
mod counter;
mod hand;
mod inspector;
mod keys;
mod lights;
mod overlay;
mod scene;
mod stacks;
mod strip;
mod target;
mod tray;
mod words;

pub use inspector::show as inspect;

use egui::{Frame, Margin, Panel, Ui};

use super::OpenScenario;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::desks::star_viking::tile_view::TileView;
use crate::editor::theme::Palette;
use crate::editor::widgets::{Placed, empty_with, view_line};
use crate::rules::Id;
use crate::rules::star_viking::set_up::SetUp;
use crate::rules::star_viking::{InScenario, Place, PlayedSystem, Scenario, Space, Station};
use hand::Hand;
use scene::{Piece, Scene};
use target::Target;

/// What the set-up remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    scenario: Option<Id<Scenario>>,
    /// The system that is looked at.
    tile: Option<Id<PlayedSystem>>,
    /// Whether it has just become another, so that the strip is to bring it into view.
    turned: bool,
    view: TileView,
    /// The sector of the keyboard.
    cursor: Option<Space>,
    /// Whether the cursor was moved since something was selected.
    walked: bool,
    /// Whether keys have moved it since the pointer did anything, so that what the pointer rests on does not count.
    by_key: bool,
    hand: Option<Hand>,
    /// Where the tile stood in the last pass.
    placed: Option<Placed>,
    /// What the pointer was over in the last pass.
    over: Over,
    /// Where units can be put in this pass besides the tile.
    targets: Vec<(egui::Rect, Target)>,
    /// Where counters lie in this pass besides the tile.
    counters: Vec<(egui::Rect, Piece)>,
    /// What was selected here, and so is in view already.
    own: Option<InScenario>,
    /// Whether the keys are to go to the tile in the next pass.
    focus: bool,
}

/// What the pointer is over.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum Over {
    /// Nothing of the set-up.
    #[default]
    Nothing,
    /// A counter.
    Unit(Piece),
    /// A place where units are put.
    Target(Target),
}

/// Shows the set-up.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, place: InScenario) {
    let set_up = SetUp::of(open.content, open.id, open.scenario);
    let memory = &mut context.memory.star_viking.scenario.set_up;
    if memory.scenario != Some(open.id) {
        *memory = Memory { scenario: Some(open.id), ..Memory::default() };
    }
    memory.hand = memory.hand.filter(|hand| hand.piece.unit(&set_up).is_some());
    if context.jump && memory.own.take() != Some(place) {
        memory.jump_to(&set_up, place);
    }
    if !set_up.tiles().any(|(tile, ..)| Some(tile) == memory.tile) {
        memory.turn_to(set_up.tiles().next().map(|(tile, ..)| tile));
    }
    let tile = memory.tile;
    let Some(scene) = Scene::of(&mut context.memory.star_viking.printed, &set_up, tile, place) else {
        return nothing(ui, context, open);
    };
    let memory = &mut context.memory.star_viking.scenario.set_up;
    memory.by_key &= ui.input(|input| input.pointer.delta() == egui::Vec2::ZERO && !input.pointer.any_pressed());
    memory.over = if memory.by_key { Over::Nothing } else { carry::over(ui, memory, &scene) };
    memory.targets.clear();
    memory.counters.clear();
    let (palette, wide) = (Palette::of(ui), ui.available_width());
    let bare = |left, right, top| Frame::new().fill(palette.desk).inner_margin(Margin { left, right, top, bottom: 0 });
    let line = Panel::bottom("set-up line").frame(bare(2, 8, 4)).show_separator_line(false);
    let said = words::line(&context.memory.star_viking.scenario.set_up, &scene);
    line.show(ui, |ui| view_line(ui, &mut context.memory.star_viking.scenario.set_up.view.port, said));
    // Both take their share of a wide window, so that the names of forces and many counters have room.
    let share = |part: f32, least: f32| (wide * part).clamp(least, 230.0);
    let tray = Panel::left("tray").frame(bare(0, 8, 6)).default_size(share(0.16, 138.0)).size_range(128.0..=340.0);
    tray.show_separator_line(false).show(ui, |ui| tray::show(ui, context, &scene));
    if set_up.tiles().nth(1).is_some() {
        let strip = Panel::left("systems in play").frame(bare(0, 8, 6)).exact_size(strip::WIDTH);
        strip.resizable(false).show_separator_line(false).show(ui, |ui| strip::show(ui, context, &scene));
    }
    let boxes = Panel::right("boxes").frame(bare(8, 8, 6)).default_size(share(0.15, 130.0)).size_range(112.0..=300.0);
    boxes.show_separator_line(false).show(ui, |ui| boxes::show(ui, context, &scene));
    canvas::show(ui, context, &scene);
}

/// What to do where there is no system to start in.
fn nothing(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let words = "Choose the systems in play; then units can be placed in them.";
    empty_with(ui, "No systems are in play yet.", words, |ui| {
        if ui.button("Choose systems").on_hover_text("Go to the systems in play, among the rules of the game.").clicked() {
            context.push(Action::Select(Place::Scenario(open.id, InScenario::Systems).into()));
        }
    });
}

impl Memory {
    /// Looks at another system.
    fn turn_to(&mut self, tile: Option<Id<PlayedSystem>>) {
        if self.tile != tile {
            (self.tile, self.turned) = (tile, true);
            self.cursor = None;
            self.view.renew();
        }
    }

    /// Brings what was selected into view.
    fn jump_to(&mut self, set_up: &SetUp, place: InScenario) {
        let station = Piece::of(place).and_then(|piece| piece.unit(set_up)).and_then(|unit| unit.station);
        if let InScenario::System(tile) = place {
            self.turn_to(Some(tile));
        } else if let Some(tile) = station.and_then(Station::system) {
            self.turn_to(Some(tile));
        }
        self.walked = false;
        if let Some(Station::Sector(_, space)) = station {
            self.cursor = Some(space);
        }
    }
}
