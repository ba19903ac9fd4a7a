//! The map of the galaxy. It looks as it is printed; the user drags stars, and draws routes from star to star.
//!
//! An overlay shows what a designer has to balance: the distance of each star from the selected one; colours for loyalty, race, resource and tax; and
//! the planets that a domino moves. Reading order: this file, `scene.rs` (the data of a frame), `canvas.rs`, `overlay.rs` with `shades.rs` (the
//! colours of a planet), `strip.rs`.

mod canvas;
mod overlay;
mod scene;
mod shades;
mod strip;

use egui::Ui;

use freedom_in_the_galaxy::{Content, MapPlace, Spark, Star};
use kit::board::{Board, PrintedMap, above, below};
use kit::desks::FrameContext;
use kit::desks::beginning::none_yet;
use rules::Id;
pub use scene::Stars;

use scene::Scene;
use shades::Shade;

/// What the galaxy map remembers from one frame of the window to the next.
pub struct Memory {
    board: Board<Id<Star>, Id<Star>, MapPlace>,
    picture: PrintedMap<()>,
    tool: Tool,
    /// Whether the map shows the distances from the selected star, in jumps.
    jumps: bool,
    shade: Shade,
    /// The kind of domino effect for which the map marks the planets that it moves if it starts on the selected planet; `None` for no domino.
    spark: Option<Spark>,
}

impl Default for Memory {
    fn default() -> Self {
        let (board, picture) = (Board::default(), PrintedMap::default());
        Self { board, picture, tool: Tool::default(), jumps: true, shade: Shade::default(), spark: None }
    }
}

/// A tool of the galaxy map, which decides what dragging from a star does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tool {
    /// The drag moves the star.
    #[default]
    Move,
    /// The drag draws a route to another star.
    Route,
}

/// Tells the user how to begin when there is no star to draw.
pub fn no_stars(ui: &mut Ui, context: &mut FrameContext) {
    none_yet(ui, context, "star", "A star has planets round it, and routes to other stars.");
}

/// Shows the desk with the map of the galaxy.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    if content.stars.is_empty() {
        return no_stars(ui, context);
    }
    let place = context.state.document.place().clone();
    let memory = &mut context.memory.own.of::<crate::Memory>().galaxy;
    let scene = Scene::of(content, memory.tool, place);
    memory.board.hand = memory.board.hand.filter(|hand| content.stars.get(hand.piece).is_some());
    if context.jump
        && memory.board.is_led_to(&scene.place)
        && let Some(star) = scene.star()
    {
        memory.board.view.show(&scene.spaces, star);
    }
    memory.board.begin(ui, &scene);
    above(ui, "galaxy tools", 0, |ui| strip::show(ui, context, &scene));
    below(ui, "galaxy line", |ui| strip::line(ui, context, &scene));
    canvas::show(ui, context, &scene);
}
