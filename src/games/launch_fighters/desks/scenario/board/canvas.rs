//! The canvas of the set-up: handles pointer and keys for the units on the board.

use super::hand::UnitInHand as _;
use egui::{Key, Modifiers, Ui};

use super::super::tokens::dots;
use super::scene::Scene;
use super::{Memory, hand, menu, overlay, words};
use kit::action::Action;
use kit::board::Pieces as _;
use kit::desks::FrameContext;

/// Shows the board and handles input on it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let asked = context.state.view.dialog.is_some();
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let touched = memory.board.show(ui, scene);
    if touched.has_keys(ui, asked) {
        context.actions.extend(keys(ui, memory, scene));
    }
    context.actions.extend(memory.board.handle(ui, &context.state.settings.keys, asked, &touched, scene));
    menu::show(memory, scene, &touched, context.actions);
    if let Some(hand) = memory.board.carried() {
        memory.guide.update(context.state.document.project(), scene, hand.piece);
    }
    let work = &mut context.memory.work;
    let fielded = scene.fielded(context.state.document.project());
    if memory.shown.update(&context.state.document, scene) {
        memory.units.renew(fielded);
    }
    memory.picture.show(ui, scene.map, &touched, work);
    overlay::show(ui, memory, scene, fielded, &touched);
    if memory.board.hand.is_none() {
        let small = memory.picture.small_map(ui, &mut memory.board.view, &touched, work);
        dots(small, &scene.spaces, memory.shown.tokens().iter().map(|token| (token.at, token.paint())));
    }
    let there = words::at(scene, &memory.shown, memory.board.view.cursor.unwrap_or_default());
    touched.say("Set-up", &there, words::in_hand(memory, scene));
}

/// Handles the keys that turn the unit in hand (which is being moved) or, if there is none, the selected unit.
fn keys(ui: &Ui, memory: &mut Memory, scene: &Scene) -> Option<Action> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (left, right) = (pressed(Key::OpenBracket), pressed(Key::CloseBracket));
    (left != right).then(|| turn(memory, scene, right))?
}

/// Turns the unit in hand (which is being moved) or, if there is none, the selected unit, by one side of its space.
pub fn turn(memory: &mut Memory, scene: &Scene, clockwise: bool) -> Option<Action> {
    let over = memory.board.view.cursor.unwrap_or_default();
    if let Some(hand) = &mut memory.board.hand {
        hand.turn(scene, over, clockwise);
        return None;
    }
    let piece = scene.selected.or_else(|| scene.piece_in(over))?;
    hand::turn(scene, piece, clockwise).map(|change| memory.board.made(change))
}
