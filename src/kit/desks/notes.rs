//! The designer's notes of a scenario of any game, paragraph by paragraph.

use egui::{RichText, Ui};

use crate::action::Change;
use crate::desks::FrameContext;
use crate::theme::{self, Palette};
use crate::widgets::{order_buttons, section, small_button, text_area};
use project::{Edit, Place};

/// Shows the paragraphs of the notes that stand at a place; `edit` makes the edit that replaces them.
pub fn show(ui: &mut Ui, context: &mut FrameContext, notes: &[String], here: &Place, edit: impl Fn(Vec<String>) -> Edit) {
    let weak = Palette::of(ui).weak;
    section(ui, "DESIGNER\u{2019}S NOTES");
    if notes.is_empty() {
        ui.label(RichText::new("What the players should know: the story, how to use the sides, what was tried.").color(weak));
    }
    let changed = |label: String, set: &dyn Fn(&mut Vec<String>)| {
        let mut others = notes.to_vec();
        set(&mut others);
        Change::edit(label, edit(others))
    };
    for (index, paragraph) in notes.iter().enumerate() {
        ui.push_id(("paragraph", index), |ui| {
            let what = format!("paragraph {}", index + 1);
            ui.horizontal(|ui| {
                ui.label(RichText::new(format!("Paragraph {}", index + 1)).size(theme::SMALL).color(weak));
                let Some(pressed) = order_buttons(ui, &what, index, notes.len()) else { return };
                let verb = if pressed.to(index).is_some() { "Move" } else { "Remove" };
                context.change(changed(format!("{verb} {what}"), &|notes| {
                    let paragraph = notes.remove(index);
                    if let Some(to) = pressed.to(index) {
                        notes.insert(to, paragraph);
                    }
                }));
            });
            let name = format!("Paragraph {} of the notes", index + 1);
            let field = text_area(ui, &name, paragraph, "A paragraph", 2);
            // A paragraph that was just added is the last one, and gets the keyboard focus.
            if index + 1 == notes.len() {
                context.reach(here, &field.response);
            }
            context.typed(field, |text| changed("Change the notes".into(), &|notes| notes[index].clone_from(&text)));
        });
    }
    let add = small_button(ui, "Add a paragraph").on_hover_text("Add a paragraph to the end of the notes.");
    if notes.is_empty() {
        context.reach(here, &add);
    }
    if add.clicked() {
        let added = changed("Add a paragraph".into(), &|notes| notes.push(String::new()));
        context.change(added.then_select(here.clone()));
    }
}
