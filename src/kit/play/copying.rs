//! The buttons that copy the log and, once nothing of it is hidden, the whole game.

use egui::{Button, TextStyle, Ui, Vec2};

use super::eyes::Sight;
use super::game::Game;
use super::log::as_text;
use super::{PlayContext, PlayedByHand};
use crate::action::{Action, Report};
use crate::theme;
use project::text;

/// Shows the button that copies the log, as far as the side of the player at the screen knows what happened. A game without secrets has no such button,
/// since the whole game can be copied at any time.
pub fn log<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, context: &mut PlayContext, sight: Sight) {
    let Sight::Open(eyes) = sight else { return };
    if !P::has_secrets(&game.battle) {
        return;
    }
    let help = if game.is_open() {
        "Put the log on the clipboard as text, as it is shown."
    } else {
        "Put what your side has heard on the clipboard as text; the whole game can be copied once it is over."
    };
    if ui.add(copies(ui, "Copy log")).on_hover_text(help).accessible_name("Copy the log").clicked() {
        context.actions.push(Action::CopyText(as_text(game, eyes)));
    }
}

/// Shows the button that copies the whole game as text, once nothing of the game is hidden. It stands behind the other buttons, so that they keep
/// their places when it appears at the end of a game with secrets.
pub fn game<P: PlayedByHand>(ui: &mut Ui, game: &mut Game<P>, context: &mut PlayContext, sight: Sight) {
    if !game.is_open() || !matches!(sight, Sight::Open(_)) {
        return;
    }
    let help = "Put the whole game on the clipboard as text; it can be kept in a file and replayed here.";
    if ui.add(copies(ui, "Copy game")).on_hover_text(help).accessible_name("Copy the game").clicked() {
        // The text of the game reveals everything that the game hides.
        game.is_shown_whole();
        context.actions.push(match text::write_other(game.replay().record()) {
            Ok(text) => Action::CopyText(format!("{}{text}", about::<P>(game))),
            Err(error) => Action::Report(Report::Failed(error.to_string())),
        });
    }
}

/// A button that copies something. All such buttons are as wide as the longest of their labels.
fn copies(ui: &Ui, words: &'static str) -> Button<'static> {
    let font = TextStyle::Button.resolve(ui.style());
    let longer = ui.painter().layout_no_wrap("Copy game".into(), font, theme::NOTHING).size().x;
    Button::new(words).min_size(Vec2::new(longer + 2.0 * ui.spacing().button_padding.x, 0.0))
}

/// The first line of a game's text. It says what the text is, and is skipped when the text is read.
fn about<P: PlayedByHand>(game: &Game<P>) -> String {
    let scenario: String = P::scenario_name(&game.project, game.scenario()).unwrap_or_default().lines().collect();
    format!("// The whole game of {scenario}, to be pasted where a recorded game is replayed.\n")
}
