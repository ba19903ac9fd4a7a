//! The canvas of the set-up: the display with the pieces on it, and the handling of pointer and keys.

use egui::Ui;

use super::scene::Scene;
use super::{menu, overlay, words};
use freedom_in_the_galaxy_paper::sheets::star_systems;
use kit::board::Spaces as _;
use kit::desks::FrameContext;
use paper::sheets::Printout;

/// Shows the display of a star and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let keys = &context.state.settings.keys;
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let touched = memory.board.show(ui, scene);
    let star = scene.display.star;
    let draw = || {
        let page = star_systems::page_of(scene.open.content, star, &mut Printout::default());
        (scene.display.size(), page.map(|page| page.items).unwrap_or_default())
    };
    memory.picture.show(ui, (context.state.document.project(), star), draw, &touched, &mut context.memory.work);
    context.actions.extend(memory.board.handle(ui, keys, asked, &touched, scene));
    menu::show(memory, scene, &touched, context.actions);
    overlay::show(ui, context, scene, &touched);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    if memory.board.hand.is_none() {
        memory.picture.small_map(ui, &mut memory.board.view, &touched, &mut context.memory.work);
    }
    let there = memory.board.view.cursor.map_or_else(String::new, |space| words::space(scene, space));
    touched.say("Set-up", &there, words::in_hand(memory, scene));
}
