//! The tile itself: what the pointer and the keys do to the units on it.

use egui::Ui;

use super::laid::Laid;
use super::{Memory, overlay, words};
use crate::editor::board::beside;
use crate::editor::command::DeskKey;
use crate::editor::desks::Stage;
use crate::editor::keys::KeyChoices;

/// Shows the tile.
pub fn show(ui: &mut Ui, stage: &mut Stage, laid: &Laid) {
    let asked = stage.state.view.dialog.is_some();
    let keys = &stage.state.settings.keys;
    let memory = &mut stage.memory.star_viking.scenario.set_up;
    let touched = memory.board.show(ui, laid);
    memory.picture.show(ui, &laid.printed, &touched, &mut stage.memory.work);
    if touched.has_keys(ui, asked) {
        stage.actions.extend(memory.board.keyed(ui, keys, laid));
        systems(ui, memory, keys, laid);
    }
    if !asked {
        stage.actions.extend(memory.board.pointed(ui, &touched, laid));
    }
    if touched.applied {
        stage.actions.extend(memory.board.applied(laid, true));
    }
    let there = memory.board.view.cursor.map_or_else(String::new, |space| words::space(laid, space));
    touched.say("Set-up", &there, words::in_hand(memory, laid));
    overlay::show(ui, stage, laid, &touched);
}

/// The keys that look at the system before or after.
fn systems(ui: &Ui, memory: &mut Memory, keys: &KeyChoices, laid: &Laid) {
    for (key, forward) in [(DeskKey::SetUpSystemBefore, false), (DeskKey::SetUpNextSystem, true)] {
        if key.pressed(ui, keys) {
            let tiles: Vec<_> = laid.set_up.tiles().map(|(tile, ..)| tile).collect();
            memory.turn_to(beside(&tiles, Some(laid.tile), forward));
            memory.board.view.take_keys();
        }
    }
}
