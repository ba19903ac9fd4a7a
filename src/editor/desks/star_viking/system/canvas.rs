//! The tile itself: what the pointer and the keys do to its parts.

use egui::{CursorIcon, Ui};

use super::on_tile::OnTile;
use super::{Memory, overlay, steps, words};
use crate::editor::action::Action;
use crate::editor::command::DeskKey;
use crate::editor::desks::Stage;
use crate::editor::desks::star_viking::printed::PrintedTile;
use crate::editor::keys::KeyChoices;
use crate::editor::things::star_viking::system::Tiled;
use crate::rules::star_viking::InSystem;
use std::sync::Arc;

/// Shows the tile.
pub fn show(ui: &mut Ui, stage: &mut Stage, tile: &Arc<PrintedTile>, tiled: Tiled) {
    let asked = stage.state.view.dialog.is_some();
    let keys = &stage.state.settings.keys;
    let memory = &mut stage.memory.star_viking.system;
    let mut on_tile = OnTile { tiled, tile, under: None };
    let touched = memory.board.show(ui, &on_tile);
    memory.picture.show(ui, tile, &touched, &mut stage.memory.work);
    on_tile.under = touched.point.and_then(|point| on_tile.part_at(point));
    memory.hovered = on_tile.under;
    // Escape takes the keys from everything before it is asked for here.
    if touched.has_keys(ui, asked) {
        stage.actions.extend(memory.board.keyed(ui, keys, &on_tile));
        stage.actions.extend(shifted(ui, keys, tiled));
    }
    if !asked {
        stage.actions.extend(memory.board.pointed(ui, &touched, &on_tile));
    }
    if touched.applied {
        stage.actions.extend(memory.board.applied(&on_tile, false));
    }
    match memory.board.hand {
        Some(hand) if hand.is_dragged() => ui.ctx().set_cursor_icon(CursorIcon::Grabbing),
        None if memory.hovered.is_some() => ui.ctx().set_cursor_icon(CursorIcon::PointingHand),
        Some(_) | None => {}
    }
    overlay::show(ui, memory, &on_tile, &touched);
    let cursor = memory.board.view.cursor;
    let there = cursor.map_or_else(|| words::whole(tiled.system), |space| words::sector(tiled.system, space));
    touched.say("Tile", &there, words::in_hand(memory, &on_tile));
}

/// Brings what was selected into view, and the cursor to it.
pub fn jump_to(memory: &mut Memory, on_tile: &OnTile) {
    let Tiled { part, .. } = on_tile.tiled;
    let view = &mut memory.board.view;
    view.cursor = on_tile.sector_of(part).or(view.cursor);
    let part = on_tile.tiled.space().map_or(part, InSystem::Sector);
    // As long as all of the tile is shown, everything is in view.
    if let Some(bounds) = on_tile.tile.bounds(part).filter(|_| !view.port.fits()) {
        view.port.show(bounds);
    }
}

/// The keys that put bodies in order.
fn shifted(ui: &Ui, keys: &KeyChoices, tiled: Tiled) -> Option<Action> {
    let pressed = [(DeskKey::TileBack, -1), (DeskKey::TileOn, 1)].into_iter().find(|(key, _)| key.pressed(ui, keys));
    let (_, by) = pressed?;
    steps::shift_body(tiled, tiled.body()?, by).map(Action::from)
}
