//! The keys of the set-up, which count while the tile has them or nothing else does.

use egui::{Key, Modifiers, Ui};

use super::hand;
use super::laid::{Laid, Piece};
use super::{Memory, canvas};
use crate::editor::action::Action;
use crate::editor::command::DeskKey;
use crate::editor::desks::star_viking::tile_cursor::{self, Direction};
use crate::editor::keys::KeyChoices;
use crate::editor::widgets::Viewed;
use crate::rules::star_viking::InSystem;

/// Does what was pressed in this pass.
pub fn show(ui: &Ui, memory: &mut Memory, choices: &KeyChoices, laid: &Laid, viewed: &Viewed, actions: &mut Vec<Action>) {
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    if memory.hand.is_some() && pressed(Modifiers::NONE, Key::Escape) {
        memory.hand = None;
    }
    if viewed.response.has_focus() {
        walk(ui, memory, laid, viewed);
    }
    for (key, forward) in [(DeskKey::SetUpSystemBefore, false), (DeskKey::SetUpNextSystem, true)] {
        if key.pressed(ui, choices) {
            let tiles: Vec<_> = laid.set_up.tiles().map(|(tile, ..)| tile).collect();
            let next = beside(&tiles, tiles.iter().position(|tile| *tile == laid.tile), forward);
            memory.turn_to(next.or(memory.tile));
            memory.focus = true;
        }
    }
    for (key, forward) in [(DeskKey::SetUpUnitBefore, false), (DeskKey::SetUpNextUnit, true)] {
        if key.pressed(ui, choices) {
            go_on(memory, laid, forward, actions);
        }
    }
    if memory.hand.is_none()
        && pressed(Modifiers::NONE, Key::Backspace)
        && let Some(change) = laid.selected.and_then(|unit| hand::taken_off(laid.set_up, &unit))
    {
        canvas::push(memory, change, actions);
    }
}

/// Moves the cursor from sector to sector.
fn walk(ui: &Ui, memory: &mut Memory, laid: &Laid, viewed: &Viewed) {
    let Some(before) = memory.cursor else { return };
    let steps = Direction::pressed(ui);
    let step = |from, direction: &Direction| tile_cursor::next(&laid.printed, laid.system, from, *direction);
    let cursor = steps.iter().fold(before, step);
    memory.cursor = Some(cursor);
    memory.walked |= !steps.is_empty();
    memory.by_key |= !steps.is_empty();
    if cursor != before
        && !memory.view.port.fits()
        && let Some(around) = laid.printed.bounds(InSystem::Sector(cursor))
    {
        memory.view.port.follow(&viewed.placed, around);
    }
}

/// Selects the next unit of all that stand for themselves, or the one before, and shows it.
fn go_on(memory: &mut Memory, laid: &Laid, forward: bool, actions: &mut Vec<Action>) {
    let units = laid.set_up.units.iter().filter(|unit| !unit.aboard);
    let pieces: Vec<Piece> = units.map(|unit| laid.piece(unit)).collect();
    let now = laid.marked().and_then(|marked| pieces.iter().position(|piece| *piece == marked));
    if let Some(next) = beside(&pieces, now, forward) {
        (memory.hand, memory.focus) = (None, true);
        actions.push(Action::Select(laid.place(next).into()));
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
