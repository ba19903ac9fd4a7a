//! The canvas of the decks: handles the pointer and the keys on the characters there.

use std::sync::Arc;

use egui::Ui;

use super::scene::{Piece, Scene};
use super::{Memory, menu, overlay, words};
use crate::things::commands;
use kit::action::Action;
use kit::board::Pieces as _;
use kit::desks::FrameContext;
use kit::keys::KeyChoices;
use kit::theme::Palette;
use vikings::InForce;

/// Shows the decks and handles the pointer and the keys on them.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let choices = &context.state.settings.keys;
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    let touched = memory.board.show(ui, scene);
    if touched.has_keys(ui, asked) {
        context.actions.extend(keys(ui, memory, scene, choices));
    }
    context.actions.extend(memory.board.handle(ui, choices, asked, &touched, scene));
    menu::show(memory, scene, &touched, context.actions);
    if let Some(hand) = memory.board.carried() {
        memory.guide.update(context.state.document.project(), scene, hand.piece);
    }
    let picture = scene.decks.picture(Palette::of(ui).desk);
    if memory.shown.as_ref().is_none_or(|shown| !shown.is(&picture)) {
        memory.shown = Some(Arc::new(picture));
    }
    if let Some(shown) = &memory.shown {
        memory.picture.show(ui, shown, &touched, &mut context.memory.work);
    }
    overlay::show(ui, context, scene, &touched);
    let memory = &context.memory.own.of::<crate::Memory>().force;
    let there = memory.board.view.cursor.map_or_else(|| "Nothing".to_owned(), |seat| words::at(scene, seat));
    touched.say("Decks", &there, words::in_hand(memory, scene));
}

/// Handles the keys of the desk. They act on the selected character, on the hex at the cursor, or on the boat of that character or hex.
fn keys(ui: &Ui, memory: &mut Memory, scene: &Scene, choices: &KeyChoices) -> Option<Action> {
    let cursor = memory.board.view.cursor;
    let change = if commands::DECK_CREW.pressed(ui, choices) {
        scene.manned(scene.boat().or(cursor.map(|seat| seat.boat))?)
    } else if commands::DECK_HOOK.pressed(ui, choices) {
        scene.hooked(cursor?)
    } else if commands::DECK_HORSE.pressed(ui, choices) {
        scene.stabled(cursor?)
    } else if commands::DECK_TASK.pressed(ui, choices) {
        let there = cursor.and_then(|seat| scene.on(seat));
        let selected = if let InForce::Member(member) = scene.part { Some(member) } else { None };
        let selected = selected.filter(|member| scene.space_of(Piece::Member(*member)).is_some());
        scene.next_task(selected.or(there)?)
    } else {
        None
    };
    change.map(|change| memory.board.made(change))
}
