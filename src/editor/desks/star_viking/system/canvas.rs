//! The tile itself: what the pointer and the keys do to its parts.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::{CursorIcon, Key, Modifiers, PointerButton, Ui, WidgetInfo};

use super::hand::{Hand, Held, orbit_at};
use super::{Memory, overlay, steps, words};
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::desks::star_viking::printed::PrintedTile;
use crate::editor::desks::star_viking::tile_cursor::{self, Direction};
use crate::editor::keys::KeyChoices;
use crate::editor::things::star_viking::commands;
use crate::editor::things::star_viking::system::OpenSystem;
use crate::editor::widgets::{DRAG_AFTER, ViewportResponse};
use crate::geometry::{Mm, Point};
use crate::rules::star_viking::{InSystem, Space, System};

/// So near to an orbit's line, in millimetres, the pointer means the orbit.
const NEAR: Mm = Mm::new(1.6);

/// Shows the tile.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenSystem) {
    let Some(shared) = open.content.systems.shared(open.id) else { return };
    let tile = context.memory.star_viking.printed.tile(open.id, shared);
    let memory = &mut context.memory.star_viking.system;
    if context.jump {
        jump_to(memory, open, &tile);
    }
    memory.cursor = memory.cursor.filter(|space| open.system.has(*space)).or_else(|| first(open.system));
    let pans = memory.hand.is_none() && pressed_part(ui, memory, &tile).is_none_or(|part| Held::of(part).is_none());
    let viewed = memory.view.show(ui, &tile, pans, &mut context.memory.work);
    memory.placed = Some(viewed.placed);
    let mut actions = Vec::new();
    let asked = context.state.view.dialog.is_some();
    // Escape takes the keys from everything before it is asked for here.
    if !asked && (viewed.response.has_focus() || ui.memory(|held| held.focused().is_none())) {
        keys(ui, memory, open, &context.state.settings.keys, &mut actions);
    }
    if !asked && viewed.response.has_focus() {
        walk(ui, memory, open, &tile);
    }
    let under = viewed.response.hover_pos().map(|at| viewed.placed.to_board(at));
    point(ui, memory, open, &tile, &viewed, &mut actions);
    if viewed.applied
        && let Some(space) = memory.cursor
    {
        actions.push(Action::PointAt(open.place(InSystem::Sector(space))));
    }
    memory.hovered = under.and_then(|at| part_at(&tile, at));
    if memory.hand.is_none() && memory.hovered.is_some() {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
    }
    overlay::show(ui, memory, open, &tile, &viewed);
    let name = spoken(memory, open, &tile);
    viewed.response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    context.actions.extend(actions);
}

/// Brings what was selected into view, and the cursor to it.
fn jump_to(memory: &mut Memory, open: OpenSystem, tile: &PrintedTile) {
    if let Some(space) = open.space().or_else(|| first_of(open)) {
        memory.cursor = Some(space);
    }
    let part = open.space().map_or(open.part, InSystem::Sector);
    // As long as all of the tile is shown, everything is in view.
    if let Some(bounds) = tile.bounds(part).filter(|_| !memory.view.port.fits()) {
        memory.view.port.show(bounds.middle(), bounds.width());
    }
}

/// The first sector of the selected body, or the deep space of the selected orbit.
fn first_of(open: OpenSystem) -> Option<Space> {
    let in_it = |space: &Space| match (open.body(), *space) {
        (Some(at), Space::On(spot)) => (spot.orbit, spot.body) == (at.orbit, at.body),
        (Some(_), Space::Deep(_)) => false,
        (None, space) => Some(space.orbit()) == open.orbit(),
    };
    open.system.spaces().into_iter().find(in_it)
}

/// What lies under a point of the tile: a sector, a name, the head, or an orbit where its line passes.
fn part_at(tile: &PrintedTile, at: Point) -> Option<InSystem> {
    tile.at(at).or_else(|| orbit_at(tile, at, NEAR).map(InSystem::Orbit))
}

/// What the pointer's button went down on, or what the pointer is over.
fn pressed_part(ui: &Ui, memory: &Memory, tile: &PrintedTile) -> Option<InSystem> {
    let at = ui.input(|input| input.pointer.press_origin().or_else(|| input.pointer.latest_pos()))?;
    part_at(tile, memory.placed?.to_board(at))
}

/// Takes up what the pointer presses, carries it along, and puts it down where the button is let go.
fn point(
    ui: &Ui,
    memory: &mut Memory,
    open: OpenSystem,
    tile: &Arc<PrintedTile>,
    viewed: &ViewportResponse,
    actions: &mut Vec<Action>,
) {
    let (at, went_down, down) = ui.input(|input| {
        let pointer = &input.pointer;
        (pointer.latest_pos(), pointer.primary_pressed(), pointer.primary_down())
    });
    memory.pointer = at.filter(|at| viewed.placed.rect.contains(*at));
    let under = memory.pointer.map(|at| viewed.placed.to_board(at));
    let part = under.and_then(|under| part_at(tile, under));
    if let (true, true, Some(at), Some(part)) = (viewed.pressed, went_down, at, part) {
        memory.hand = Held::of(part).map(|held| Hand { held, part, from: at, moves: false });
    }
    let Some(hand) = &mut memory.hand else {
        if viewed.response.clicked_by(PointerButton::Primary) {
            select(memory, open, part.unwrap_or(InSystem::Whole), actions);
        }
        return;
    };
    hand.moves |= at.is_some_and(|at| hand.from.distance(at) > DRAG_AFTER);
    let hand = *hand;
    if down {
        if hand.moves {
            ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
        }
        return;
    }
    memory.hand = None;
    if !hand.moves {
        select(memory, open, hand.part, actions);
    } else if let Some(change) =
        under.and_then(|under| hand.held.target(tile, under)).and_then(|target| hand.held.put_down(open, target))
    {
        actions.push(change.into());
    }
}

/// Selects a part that is in view, and takes the cursor to its sector.
fn select(memory: &mut Memory, open: OpenSystem, part: InSystem, actions: &mut Vec<Action>) {
    let there = OpenSystem { part, ..open };
    memory.cursor = there.space().or_else(|| first_of(there)).or(memory.cursor);
    actions.push(Action::PointAt(open.place(part)));
}

/// The keys that give a drag up, and put bodies in order.
fn keys(ui: &Ui, memory: &mut Memory, open: OpenSystem, choices: &KeyChoices, actions: &mut Vec<Action>) {
    if memory.hand.is_some() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        memory.hand = None;
    }
    for (key, by) in [(commands::TILE_BACK, -1), (commands::TILE_ON, 1)] {
        if key.pressed(ui, choices)
            && let Some(change) = open.body().and_then(|at| steps::shift_body(open, at, by))
        {
            actions.push(change.into());
        }
    }
}

/// The arrows take the cursor from sector to sector. What was panned away on purpose stays away until they do.
fn walk(ui: &Ui, memory: &mut Memory, open: OpenSystem, tile: &PrintedTile) {
    for direction in Direction::pressed(ui) {
        let Some((from, placed)) = memory.cursor.zip(memory.placed) else { continue };
        let space = tile_cursor::next(tile, open.system, from, direction);
        memory.cursor = Some(space);
        if let Some(bounds) = tile.bounds(InSystem::Sector(space)).filter(|_| !memory.view.port.fits()) {
            memory.view.port.follow(&placed, bounds);
        }
    }
}

/// The sector at which the cursor begins: the capital, or the first there is, deep space last.
fn first(system: &System) -> Option<Space> {
    let capital = system.capital.map(Space::On).filter(|space| system.has(*space));
    let spaces = system.spaces();
    capital.or_else(|| spaces.iter().copied().find(|space| matches!(space, Space::On(_)))).or_else(|| spaces.first().copied())
}

/// What the tile is called: what is at the cursor, and what is in hand.
fn spoken(memory: &Memory, open: OpenSystem, tile: &PrintedTile) -> String {
    let there = memory.cursor.map_or_else(|| words::whole(open.system), |space| words::sector(open.system, space));
    let hand = memory.hand.filter(|hand| hand.moves);
    match hand {
        Some(hand) => {
            let carried = words::in_hand(open, hand.held, overlay::target(memory, tile, &hand));
            format!("Tile. {there}. In hand: {carried}")
        }
        None => format!("Tile. {there}"),
    }
}
