//! The tile itself: what the pointer and the keys do to the units on it.

use egui::accesskit::Role;
use egui::{Ui, WidgetInfo};

use super::hand::{Hand, HeldBy};
use super::scene::{Piece, Scene};
use super::target::Target;
use super::{Memory, Over, carry, keys, overlay, stacks, words};
use crate::editor::action::{Action, Change};
use crate::editor::desks::FrameContext;
use crate::rules::star_viking::{InScenario, Place, Space, Station};

/// Shows the tile.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.star_viking.scenario.set_up;
    let first = || scene.system.capital.map(Space::On).or_else(|| scene.system.spaces().first().copied());
    memory.cursor = memory.cursor.filter(|space| scene.system.has(*space)).or_else(first);
    let pressed = ui.input(|input| input.pointer.press_origin().or_else(|| input.pointer.latest_pos()));
    let counter = memory.placed.zip(pressed).and_then(|(placed, at)| stacks::at(scene, placed.to_board(at)));
    let pans = memory.hand.is_none() && counter.is_none();
    let viewed = memory.view.show(ui, &scene.printed, pans, &mut context.memory.work);
    memory.placed = Some(viewed.placed);
    if std::mem::take(&mut memory.focus) {
        viewed.response.request_focus();
    }
    let mut actions = Vec::new();
    let asked = context.state.view.dialog.is_some();
    if !asked && (viewed.response.has_focus() || ui.memory(|held| held.focused().is_none())) {
        keys::show(ui, memory, &context.state.settings.keys, scene, &viewed, &mut actions);
    }
    if !asked {
        if let Some(hand) = &mut memory.hand {
            hand.all = ui.input(|input| input.modifiers.shift);
        }
        carry::point(ui, memory, scene, &viewed, &mut actions);
    }
    if viewed.applied {
        apply(memory, scene, &mut actions);
    }
    overlay::show(ui, context, scene, &viewed);
    let name = spoken(&context.memory.star_viking.scenario.set_up, scene);
    viewed.response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, &name));
    context.actions.extend(actions);
}

/// The keys ask for the unit at the cursor, or put down the one in hand.
fn apply(memory: &mut Memory, scene: &Scene, actions: &mut Vec<Action>) {
    let Some(cursor) = memory.cursor else { return };
    if memory.hand.is_some() {
        return put_down(memory, scene, Target::Station(Station::Sector(scene.tile, cursor)), actions);
    }
    let marked = scene.marked().and_then(|piece| scene.unit(piece));
    let waiting = marked.filter(|unit| scene.space_of(unit).is_none());
    let there = || marked.filter(|unit| scene.space_of(unit) == Some(cursor)).or_else(|| stacks::here(scene, cursor).last());
    // What was selected last comes first, unless the cursor has gone on to others.
    let unit = if memory.walked { there().or(waiting) } else { waiting.or_else(there) };
    if let Some(unit) = unit {
        memory.hand = Some(Hand::free(scene.piece(&unit)));
        select(scene, Some(scene.piece(&unit)), actions);
    }
}

/// Puts the unit in hand somewhere.
pub fn put_down(memory: &mut Memory, scene: &Scene, target: Target, actions: &mut Vec<Action>) {
    let Some(hand) = memory.hand.take() else { return };
    memory.cursor = target.space(scene).or(memory.cursor);
    match hand.put_down(scene, target) {
        Some(change) => push(memory, change, actions),
        None => select(scene, Some(hand.piece), actions),
    }
}

/// Selects a unit that is in view, or nothing but the scenario.
pub fn select(scene: &Scene, piece: Option<Piece>, actions: &mut Vec<Action>) {
    if piece != scene.selected.map(|unit| scene.piece(&unit)) {
        let place = piece.map_or(InScenario::Whole, Piece::place);
        actions.push(Action::PointAt(scene.set_up.at(place).into()));
    }
}

/// Makes a change after which something is selected that is in view.
pub fn push(memory: &mut Memory, change: Change, actions: &mut Vec<Action>) {
    if let Some(crate::rules::Place::StarViking(Place::Scenario(_, place))) = change.select {
        memory.own = Some(place);
    }
    actions.push(change.into());
}

/// What the tile is called: what is at the cursor, and what is in hand.
fn spoken(memory: &Memory, scene: &Scene) -> String {
    let there = memory.cursor.map_or_else(String::new, |space| words::space(scene, space));
    let at = memory.cursor.map(|space| Target::Station(Station::Sector(scene.tile, space)));
    match memory.hand.filter(Hand::moves) {
        Some(hand) => {
            let over = match (hand.held_by, memory.over) {
                (HeldBy::Drag(..), Over::Target(target)) => Some(target),
                (HeldBy::Drag(..) | HeldBy::Free, _) => at,
            };
            format!("Set-up. {there}. In hand: {}", words::in_hand(scene, &hand, over))
        }
        None => format!("Set-up. {there}"),
    }
}
