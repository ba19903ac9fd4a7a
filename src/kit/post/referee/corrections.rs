//! The referee's corrections by hand, before the next year.

use egui::{RichText, Ui};

use super::RefereeDesk;
use super::coming::FOLDER;
use super::work::Ask;
use crate::theme;
use crate::widgets::{Field, Offer, choice, section, small_button, small_button_if};
use paper::exchange::post::NextWord;

/// What the form for corrections remembers from frame to frame: the correction that the user is composing.
#[derive(Default)]
pub struct Memory {
    /// The words of the correction that the user has chosen already.
    words: Vec<String>,
    /// The number that the user is typing.
    typed: String,
    /// The reason for the correction.
    reason: String,
}

/// The width of the control that chooses a word, in points of the screen.
const WORD: f32 = 200.0;

/// Shows the corrections to be made before the year, and a line in which the user composes another, word by word.
pub fn show(ui: &mut Ui, desk: &mut RefereeDesk) {
    section(ui, "Set right before the year");
    let reasons = desk.file.game().coming.corrections.iter().map(|correction| correction.reason.as_str());
    let mut dropped = None;
    for ((words, reason), number) in desk.seen.corrections.iter().zip(reasons).zip(0..) {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(words.join(" \u{00b7} ")).font(theme::bold(theme::BODY)));
            ui.label(reason);
            let name = format!("Drop correction {}", number + 1);
            if small_button(ui, "Drop").on_hover_text("Do not set it right.").accessible_name(name).clicked() {
                dropped = Some(number);
            }
        });
    }
    if let Some(number) = dropped {
        desk.ask(Ask::DropCorrection(number));
    }
    let memory = &mut desk.coming.correction;
    let next = desk.seen.replayed.next_of_correction(&memory.words);
    let mut done = false;
    ui.horizontal_wrapped(|ui| {
        if !memory.words.is_empty() {
            ui.label(memory.words.join(" \u{00b7} "));
            if small_button(ui, "A word back").on_hover_text("Choose the last word anew.").clicked() {
                memory.words.pop();
            }
        }
        match next {
            Ok(NextWord::OneOf { what, known }) => {
                let offers = known.into_iter().map(|word| Offer::new(word.clone(), word, false));
                let name = if memory.words.is_empty() { "Set right\u{2026}".to_owned() } else { what };
                if let Some(word) = choice(ui, &name, WORD, &name, offers).taken {
                    memory.words.push(word);
                }
            }
            Ok(NextWord::Number(what)) => {
                let field = Field::new("How many", &memory.typed).hint(&what).beside().width(WORD).at_most(6).show(ui);
                if let Some(text) = field.text {
                    memory.typed = text;
                }
                ui.label(what);
                let is_number = memory.typed.trim().parse::<u32>().is_ok();
                if is_number && (field.done || small_button(ui, "So many").clicked()) {
                    memory.words.push(std::mem::take(&mut memory.typed).trim().to_owned());
                }
            }
            Ok(NextWord::Nothing) => {
                let hint = "Why, for the player whose thing it is";
                if let Some(text) = Field::new("Reason", &memory.reason).hint(hint).beside().width(FOLDER).show(ui).text {
                    memory.reason = text;
                }
                let is_said = !memory.reason.trim().is_empty();
                done = small_button_if(ui, is_said, "Set it right").clicked();
            }
            Err(_) => memory.words.clear(),
        }
    });
    if done {
        let (words, reason) = (std::mem::take(&mut memory.words), std::mem::take(&mut memory.reason));
        desk.ask(Ask::Correct(words, reason));
    }
}
