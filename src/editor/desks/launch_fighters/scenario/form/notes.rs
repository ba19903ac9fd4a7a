//! The designer's notes, paragraph by paragraph.

use egui::{RichText, Ui};

use super::{Staged, change, changed, order_buttons, place, reach, typed};
use crate::editor::stage::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{bare_text_area, section, small_button};
use crate::rules::launch_fighters::InScenario;

/// Shows the card.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged) {
    let notes = &staged.scenario.notes;
    let weak = Palette::of(ui).weak;
    section(ui, "DESIGNER\u{2019}S NOTES");
    if notes.is_empty() {
        ui.label(RichText::new("What the players should know: the story, how to use the sides, what was tried.").color(weak));
    }
    for (index, paragraph) in notes.iter().enumerate() {
        ui.push_id(("paragraph", index), |ui| {
            let what = format!("paragraph {}", index + 1);
            ui.horizontal(|ui| {
                ui.label(RichText::new(format!("Paragraph {}", index + 1)).size(theme::SMALL).color(weak));
                let Some(pressed) = order_buttons(ui, &what, index, notes.len()) else { return };
                let label = if pressed.to(index).is_some() { format!("Move {what}") } else { format!("Remove {what}") };
                change(stage, staged, label, |scenario| {
                    let paragraph = scenario.notes.remove(index);
                    if let Some(to) = pressed.to(index) {
                        scenario.notes.insert(to, paragraph);
                    }
                });
            });
            let name = format!("Paragraph {} of the notes", index + 1);
            let field = bare_text_area(ui, &name, paragraph, "A paragraph", 2);
            // A new paragraph is the last one, and the one to be written.
            if index + 1 == notes.len() {
                reach(stage, staged, InScenario::Notes, &field.response);
            }
            typed(stage, staged, field, "Change the notes", |scenario, text| {
                if let Some(paragraph) = scenario.notes.get_mut(index) {
                    *paragraph = text;
                }
            });
        });
    }
    let add = small_button(ui, "Add a paragraph").on_hover_text("Add a paragraph to the end of the notes.");
    if notes.is_empty() {
        reach(stage, staged, InScenario::Notes, &add);
    }
    if add.clicked() {
        let added = changed(staged, "Add a paragraph", |scenario| scenario.notes.push(String::new()));
        stage.change(added.then_select(place(staged, InScenario::Notes)));
    }
}
