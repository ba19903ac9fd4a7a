//! The canvas of the tile: handles the pointer and the keys on the parts of the tile.

use egui::{CursorIcon, Ui};

use super::doings::Doing;
use super::on_tile::OnTile;
use super::{Memory, menu, overlay, steps, words};
use crate::printed::PrintedTile;
use crate::things::commands;
use crate::things::system::OpenSystem;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::keys::KeyChoices;
use star_viking::InSystem;
use std::sync::Arc;

/// Shows the tile on the desk and handles the pointer and the keys on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, tile: &Arc<PrintedTile>, open: OpenSystem) {
    let asked = context.state.view.dialog.is_some();
    let keys = &context.state.settings.keys;
    let memory = &mut context.memory.own.of::<crate::Memory>().system;
    let mut on_tile = OnTile { open, tile, under: None };
    let touched = memory.board.show(ui, &on_tile);
    memory.picture.show(ui, tile, &touched, &mut context.memory.work);
    on_tile.under = touched.point.and_then(|point| on_tile.part_at(point));
    memory.hovered = on_tile.under;
    context.actions.extend(memory.board.handle(ui, keys, asked, &touched, &on_tile));
    if touched.has_keys(ui, asked) {
        context.actions.extend(shifted(ui, keys, open));
        context.actions.extend(Doing::asked(ui, keys).and_then(|doing| doing.apply(memory, &on_tile)));
    }
    menu::show(memory, keys, &on_tile, &touched, context.actions);
    match memory.board.hand {
        Some(hand) if hand.is_dragged() => ui.ctx().set_cursor_icon(CursorIcon::Grabbing),
        None if memory.hovered.is_some() => ui.ctx().set_cursor_icon(CursorIcon::PointingHand),
        Some(_) | None => {}
    }
    overlay::show(ui, memory, &on_tile, &touched);
    if memory.board.hand.is_none() {
        memory.picture.small_map(ui, &mut memory.board.view, &touched, &mut context.memory.work);
    }
    let cursor = memory.board.view.cursor;
    let there = cursor.map_or_else(|| words::whole(open.system), |space| words::sector(open.system, space));
    touched.say("Tile", &there, words::in_hand(memory, &on_tile));
}

/// Brings the selected part into view, and moves the cursor to it.
pub fn jump_to(memory: &mut Memory, on_tile: &OnTile) {
    let OpenSystem { part, .. } = on_tile.open;
    let view = &mut memory.board.view;
    view.cursor = on_tile.sector_of(part).or(view.cursor);
    let part = on_tile.open.space().map_or(part, InSystem::Sector);
    // If the whole tile fits the view, the part is visible already.
    if let Some(bounds) = on_tile.tile.bounds(part).filter(|_| !view.port.fits()) {
        view.port.show(bounds);
    }
}

/// Handles the keys that move the selected body one place along its orbit.
fn shifted(ui: &Ui, keys: &KeyChoices, open: OpenSystem) -> Option<Action> {
    let pressed = [(commands::TILE_BACK, -1), (commands::TILE_ON, 1)].into_iter().find(|(key, _)| key.pressed(ui, keys));
    let (_, by) = pressed?;
    steps::shift_body(open, open.body()?, by).map(Action::from)
}
