//! The star system desk: the printed display as a canvas on which the user arranges planets and environs and drags loyalty along the political track.
//!
//! The thing in hand is drawn over the display; when the user puts it down, the project changes by one step. The inspector has the fields of the
//! selected thing. Reading order: this file, `scene.rs` (the data of a frame), `steps.rs` (the changes), `canvas.rs` with `menu.rs`, `overlay.rs`,
//! `strip.rs`, `words.rs`.

mod canvas;
mod menu;
mod overlay;
mod scene;
mod steps;
mod strip;
mod words;

use egui::Ui;

use super::display::RingSpot;
use freedom_in_the_galaxy::{Beginning, Content, Star};
use kit::board::{Board, PrintedMap, above, below};
use kit::desks::FrameContext;
use kit::widgets::empty_with;
use rules::Id;
use scene::{Held, Scene};

/// What the star system desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    star: Option<Id<Star>>,
    board: Board<RingSpot, Held, ()>,
    picture: PrintedMap<Id<Star>>,
    /// Whether the keys move the marker for the start of the rebellion or the one for Armageddon, when both lie in one space.
    beginning: Beginning,
}

/// Shows the star system desk with the star that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, star: Id<Star>) {
    if content.stars.get(star).is_none() {
        return;
    }
    let place = context.state.document.place().clone();
    let memory = &mut context.memory.own.of::<crate::Memory>().system;
    if memory.star != Some(star) {
        *memory = Memory { star: Some(star), beginning: memory.beginning, ..Memory::default() };
    }
    let mut scene = Scene::of(content, star, place, memory.beginning);
    if scene.display.spots().next().is_none() {
        above(ui, "system tools", 0, |ui| strip::show(ui, context, &scene));
        return empty_with(ui, "The star has no planets yet", "A planet has environs, and a loyalty at either start.", |ui| {
            if ui.button("Begin with a planet").on_hover_text("Add a planet with a city.").clicked() {
                context.change(steps::add_planet(&scene));
            }
        });
    }
    memory.board.hand = memory.board.hand.filter(|hand| scene.lies(hand.piece).is_some());
    scene.display.track = memory.board.carried().and_then(|hand| hand.piece.track());
    if context.jump
        && memory.board.is_led_to(&scene.place)
        && let Some(spot) = scene.spot()
    {
        memory.board.view.cursor = Some(spot);
        // If the whole display fits the view, the space is already visible.
        if !memory.board.view.port.fits() {
            memory.board.view.show(&scene.display, spot);
        }
    }
    memory.board.begin(ui, &scene);
    above(ui, "system tools", 0, |ui| strip::show(ui, context, &scene));
    below(ui, "system line", |ui| strip::line(ui, context, &scene));
    canvas::show(ui, context, &scene);
}
