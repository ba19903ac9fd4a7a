//! The canvas of the set-up: handles the pointer and the keys, with which the user moves units on the tile.

use egui::Ui;

use super::scene::Scene;
use super::{Memory, menu, overlay, words};
use crate::things::commands;
use kit::board::next_of;
use kit::desks::FrameContext;
use kit::keys::KeyChoices;

/// Shows the tile of the set-up and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let keys = &context.state.settings.keys;
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.set_up;
    let touched = memory.board.show(ui, scene);
    memory.picture.show(ui, &scene.printed, &touched, &mut context.memory.work);
    context.actions.extend(memory.board.handle(ui, keys, asked, &touched, scene));
    if touched.has_keys(ui, asked) {
        systems(ui, memory, keys, scene);
        menu::keys(ui, memory, keys, scene, context.actions);
    }
    menu::show(memory, scene, &touched, context.actions);
    let there = memory.board.view.cursor.map_or_else(String::new, |space| words::space(scene, space));
    touched.say("Set-up", &there, words::in_hand(memory, scene));
    overlay::show(ui, context, scene, &touched);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.set_up;
    if memory.board.hand.is_none() {
        memory.picture.small_map(ui, &mut memory.board.view, &touched, &mut context.memory.work);
    }
}

/// Handles the keys that turn to the previous or the next system.
fn systems(ui: &Ui, memory: &mut Memory, keys: &KeyChoices, scene: &Scene) {
    for (key, forward) in [(commands::SET_UP_SYSTEM_BEFORE, false), (commands::SET_UP_NEXT_SYSTEM, true)] {
        if key.pressed(ui, keys) {
            let tiles: Vec<_> = scene.set_up.tiles().map(|(tile, ..)| tile).collect();
            memory.turn_to(next_of(&tiles, Some(scene.tile), forward));
            memory.board.view.take_keys();
        }
    }
}
