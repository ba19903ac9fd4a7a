//! The tile desk: the printed tile as a canvas on which the user drags bodies and orbits, and the fields of each part of the tile.
//!
//! A dragged part is drawn over the tile. Putting it down changes the project by one step, and the tile is laid out again. The system on the desk and
//! the changes of the system are in `things/system/`. Reading order: this file, `hand.rs` (the dragged part), `on_tile.rs` (the tile as a board),
//! `canvas.rs` with `doings.rs`, `aligned.rs` and `menu.rs`, `overlay.rs`, `words.rs`, `strip.rs`, `inspector/`; then `wall.rs`, all tiles side by
//! side.

mod aligned;
mod canvas;
mod doings;
mod hand;
mod inspector;
mod menu;
mod on_tile;
mod overlay;
mod random;
mod strip;
mod wall;
mod words;

pub use inspector::show as inspect;
pub use wall::show as wall;

use egui::Ui;

use super::printed::PrintedTile;
use crate::things::system::looks::{self, Copied};
use crate::things::system::{OpenSystem, steps};
use hand::Target;
use kit::board::{Board, Painted, above, below};
use kit::desks::FrameContext;
use kit::theme;
use kit::widgets::empty_with;
use on_tile::{OnTile, Piece};
use rules::Id;
use star_viking::{Content, InSystem, Space, System};

/// What the tile desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The system that was on the desk in the last frame.
    system: Option<Id<System>>,
    board: Board<Space, Piece, Target>,
    picture: Painted<PrintedTile>,
    /// The part that was under the pointer in the last frame.
    hovered: Option<InSystem>,
    /// Whether every sector shows a counter at its true size.
    ghosts: bool,
    /// The bodies or the orbit that the user copied last, from this tile or another; `None` if they copied nothing.
    copied: Option<Copied>,
    /// What the wall of tiles remembers from frame to frame.
    wall: wall::Memory,
}

/// Shows the tile desk with the system that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<System>, place: InSystem) {
    let Some(open) = OpenSystem::of(content, id, place) else { return };
    let Some(shared) = content.systems.shared(id) else { return };
    let tile =
        context.memory.own.of::<crate::Memory>().printed.tile(id, shared, shared.label(), context.state.document.project());
    let memory = &mut context.memory.own.of::<crate::Memory>().system;
    if memory.system != Some(id) {
        let Memory { ghosts, copied, wall, .. } = std::mem::take(memory);
        *memory = Memory { system: Some(id), ghosts, copied, wall, ..Memory::default() };
    }
    let on_tile = OnTile { open, tile: &tile, under: memory.hovered };
    above(ui, "tile tools", 0, |ui| strip::show(ui, context, &on_tile));
    if open.system.orbits.is_empty() {
        return begin(ui, context, open);
    }
    let memory = &mut context.memory.own.of::<crate::Memory>().system;
    memory.board.hand = memory.board.hand.filter(|hand| hand.piece.held.is_in(open.system));
    if context.jump && memory.board.is_led_to(context.state.document.place()) {
        canvas::jump_to(memory, &on_tile);
    }
    memory.board.begin(ui, &on_tile);
    below(ui, "tile line", |ui| strip::line(ui, context, &on_tile));
    canvas::show(ui, context, &tile, open);
}

/// Explains to the user how to begin with a system that has no orbit.
fn begin(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let words = "A tile has orbits from the sun outwards, each with its deep space and the bodies along it.";
    empty_with(ui, "The system has no orbits yet", words, |ui| {
        ui.add_space(theme::GAP);
        if ui.button("Begin with a planet").on_hover_text("Add an orbit with a planet in it, which can then be cut.").clicked() {
            context.change(steps::begin_with_a_planet(open));
        }
        if ui.button("Begin with an empty orbit").on_hover_text("Add an orbit that has only its deep space.").clicked() {
            context.change(steps::add_orbit(open, 0));
        }
    });
}
