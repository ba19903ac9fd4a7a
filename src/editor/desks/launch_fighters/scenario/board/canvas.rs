//! The board itself: what the pointer and the keys do to the units on it.

use egui::{Key, Modifiers, Ui};

use super::laid::Laid;
use super::{Memory, hand, overlay, words};
use crate::editor::action::Action;
use crate::editor::board::{Backdrop, Pieces as _, Spaces as _};
use crate::editor::desks::Stage;

/// Shows the board.
pub fn show(ui: &mut Ui, stage: &mut Stage, laid: &Laid) {
    let asked = stage.state.view.dialog.is_some();
    let memory = &mut stage.memory.launch_fighters_scenario.board;
    let touched = memory.board.show(ui, laid);
    if touched.has_keys(ui, asked) {
        stage.actions.extend(keys(ui, memory, laid));
        stage.actions.extend(memory.board.keyed(ui, &stage.state.settings.keys, laid));
    }
    if !asked {
        stage.actions.extend(memory.board.pointed(ui, &touched, laid));
    }
    if touched.applied {
        stage.actions.extend(memory.board.applied(laid, true));
    }
    if let Some(hand) = memory.board.carried() {
        memory.guide.update(stage.state.document.project(), laid, hand.piece);
    }
    if let Some(picture) = memory.shown.update(&stage.state.document, laid, &mut memory.tiles) {
        let painter = ui.painter_at(touched.placed.rect);
        let paper = Backdrop::on_paper(laid.spaces.size(), &picture);
        memory.tiles.paint(&painter, &touched.placed, paper, &mut stage.memory.work);
        overlay::show(ui, memory, laid, &touched);
    }
    let there = words::at(laid, &memory.shown, memory.board.view.cursor.unwrap_or_default());
    touched.say("Set-up", &there, words::in_hand(memory, laid));
}

/// The keys that turn the unit in hand, or the selected one.
fn keys(ui: &Ui, memory: &mut Memory, laid: &Laid) -> Option<Action> {
    let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let (left, right) = (pressed(Key::OpenBracket), pressed(Key::CloseBracket));
    (left != right).then(|| turn(memory, laid, right))?
}

/// Turns the unit in hand, or else the selected one, by one side.
pub fn turn(memory: &mut Memory, laid: &Laid, clockwise: bool) -> Option<Action> {
    let over = memory.board.view.cursor.unwrap_or_default();
    if let Some(hand) = &mut memory.board.hand {
        hand.turn(laid, over, clockwise);
        return None;
    }
    let piece = laid.selected.or_else(|| laid.piece_in(over))?;
    hand::turn(laid, piece, clockwise).map(|change| memory.board.made(change))
}
