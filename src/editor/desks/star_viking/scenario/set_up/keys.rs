//! The keys of the set-up, which count while the tile has them or nothing else does.

use egui::{Key, Modifiers, Ui};

use super::hand;
use super::scene::{Piece, Scene};
use super::{Memory, canvas};
use crate::editor::action::Action;
use crate::editor::desks::star_viking::tile_cursor::{self, Direction};
use crate::editor::keys::KeyChoices;
use crate::editor::things::star_viking::commands;
use crate::editor::widgets::ViewportResponse;
use crate::rules::star_viking::InSystem;

/// Does what was pressed in this pass.
pub fn show(
    ui: &Ui,
    memory: &mut Memory,
    choices: &KeyChoices,
    scene: &Scene,
    viewed: &ViewportResponse,
    actions: &mut Vec<Action>,
) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if memory.hand.is_some() && pressed(Modifiers::NONE, Key::Escape) {
        memory.hand = None;
    }
    if viewed.response.has_focus() {
        walk(ui, memory, scene, viewed);
    }
    for (key, forward) in [(commands::SET_UP_SYSTEM_BEFORE, false), (commands::SET_UP_NEXT_SYSTEM, true)] {
        if key.pressed(ui, choices) {
            let tiles: Vec<_> = scene.set_up.tiles().map(|(tile, ..)| tile).collect();
            let next = beside(&tiles, tiles.iter().position(|tile| *tile == scene.tile), forward);
            memory.turn_to(next.or(memory.tile));
            memory.focus = true;
        }
    }
    for (key, forward) in [(commands::SET_UP_UNIT_BEFORE, false), (commands::SET_UP_NEXT_UNIT, true)] {
        if key.pressed(ui, choices) {
            go_on(memory, scene, forward, actions);
        }
    }
    if memory.hand.is_none()
        && pressed(Modifiers::NONE, Key::Backspace)
        && let Some(change) = scene.selected.and_then(|unit| hand::taken_off(scene.set_up, &unit))
    {
        canvas::push(memory, change, actions);
    }
}

/// Moves the cursor from sector to sector.
fn walk(ui: &Ui, memory: &mut Memory, scene: &Scene, viewed: &ViewportResponse) {
    let Some(before) = memory.cursor else { return };
    let steps = Direction::pressed(ui);
    let step = |from, direction: &Direction| tile_cursor::next(&scene.printed, scene.system, from, *direction);
    let cursor = steps.iter().fold(before, step);
    memory.cursor = Some(cursor);
    memory.walked |= !steps.is_empty();
    memory.by_key |= !steps.is_empty();
    if cursor != before
        && !memory.view.port.fits()
        && let Some(around) = scene.printed.bounds(InSystem::Sector(cursor))
    {
        memory.view.port.follow(&viewed.placed, around);
    }
}

/// Selects the next unit of all that stand for themselves, or the one before, and shows it.
fn go_on(memory: &mut Memory, scene: &Scene, forward: bool, actions: &mut Vec<Action>) {
    let units = scene.set_up.units.iter().filter(|unit| !unit.aboard);
    let pieces: Vec<Piece> = units.map(|unit| scene.piece(unit)).collect();
    let now = scene.marked().and_then(|marked| pieces.iter().position(|piece| *piece == marked));
    if let Some(next) = beside(&pieces, now, forward) {
        (memory.hand, memory.focus) = (None, true);
        actions.push(Action::Select(scene.place(next).into()));
    }
}

/// The one after or before in a list that goes round.
fn beside<T: Copy>(all: &[T], now: Option<usize>, forward: bool) -> Option<T> {
    let last = all.len().checked_sub(1)?;
    let next = match now {
        None if forward => 0,
        None => last,
        Some(index) if forward => (index + 1) % all.len(),
        Some(index) => index.checked_sub(1).unwrap_or(last),
    };
    all.get(next).copied()
}
