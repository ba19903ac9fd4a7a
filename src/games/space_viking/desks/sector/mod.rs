//! The sector desk: the canvas is the map as it prints, on which the user drags worlds from space to space.
//!
//! The map is shown as the referee sees it or as the players see it. Rings around the selected world show how many years a fleet with a given jump
//! needs from there. Random worlds can be added.
//!
//! Reading order: this file, `scene.rs` (the data of a frame), `canvas.rs`, `overlay.rs`, `strip.rs`, `strewn.rs` (random worlds).

mod canvas;
mod overlay;
mod scene;
mod strewn;
mod strip;

pub use scene::SectorSpaces;
pub use strewn::show as strew;

use egui::Ui;

use geometry::Space;
use kit::board::{Board, PrintedMap, above, around_all, below};
use kit::desks::FrameContext;
use kit::desks::beginning::none_yet;
use rules::Id;
use scene::Scene;
use space_viking::forecast::FIRST_JUMP;
use space_viking::{Content, World};
use space_viking_paper::sheets::Reader;

/// What the sector desk remembers from one frame of the window to the next.
pub struct Memory {
    board: Board<Space, Id<World>, ()>,
    picture: PrintedMap<Reader>,
    /// Whose map is shown: the referee's or the players'.
    reader: Reader,
    /// Whether rings of years are shown around the selected world.
    rings: bool,
    /// The jump for which the rings are drawn, that is, how many spaces a fleet moves in a year.
    jump: u32,
    strewn: strewn::Wanted,
    /// Whether the map was shown before. The first time, the view is fitted to its worlds.
    is_open: bool,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            board: Board::default(),
            picture: PrintedMap::default(),
            reader: Reader::Referee,
            rings: true,
            jump: FIRST_JUMP,
            strewn: strewn::Wanted::default(),
            is_open: false,
        }
    }
}

/// Explains to the user how to begin while there is no world to draw.
pub fn no_worlds(ui: &mut Ui, context: &mut FrameContext) {
    none_yet(ui, context, "world", "A world stands in a space of the sector map, and fleets travel from one to another.");
}

/// Shows the sector desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    let place = context.state.document.place().clone();
    let memory = &mut context.memory.own.of::<crate::Memory>().sector;
    let scene = Scene::of(content, memory.reader, place);
    memory.board.hand = memory.board.hand.filter(|hand| content.worlds.get(hand.piece).is_some());
    if context.jump
        && memory.board.is_led_to(&scene.place)
        && let Some(world) = scene.selected.and_then(|id| content.worlds.get(id))
    {
        memory.board.view.show(&scene.spaces, world.at);
    }
    if !std::mem::replace(&mut memory.is_open, true)
        && let Some(part) = around_all(&scene.spaces, scene.worlds().map(|(_, world)| world.at))
    {
        memory.board.view.port.open_on(part);
    }
    memory.board.begin(ui, &scene);
    above(ui, "sector tools", 0, |ui| strip::show(ui, context, &scene));
    below(ui, "sector line", |ui| strip::line(ui, context, &scene));
    canvas::show(ui, context, &scene);
}
