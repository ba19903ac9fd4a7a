//! The designer's own pictures on the front and the back of the counter: which pictures, their size and their position.

use egui::Ui;

use super::OpenUnit;
use kit::action::Change;
use kit::desks::form::Form;
use kit::desks::{FrameContext, pictures};
use kit::widgets::{section, small_button};
use star_viking::{Content, InUnit};

/// Shows the fields for the pictures on the front and the back.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, open: OpenUnit, form: &Form) {
    for (title, part) in [("PICTURE IN PLACE OF THE SYMBOL", InUnit::Symbol), ("PICTURE ON THE BACK", InUnit::Back)] {
        section(ui, title);
        ui.push_id(title, |ui| {
            form.group(ui, context, open.place(part));
            ui.horizontal(|ui| {
                let words = if part == InUnit::Back { "Import a picture for the back…" } else { pictures::IMPORT };
                pictures::import_button(ui, context, words, Some(open.place(part)));
                if part == InUnit::Back {
                    for_all(ui, context, content, open);
                }
            });
        });
    }
}

/// Shows the button that gives the back of this counter to all counters of its side, if some of them have another back.
fn for_all(ui: &mut Ui, context: &mut FrameContext, content: &Content, open: OpenUnit) {
    let edits: Vec<project::Edit> =
        content.back_for_all(open.unit.color, open.unit).into_iter().map(project::Edit::from).collect();
    if edits.is_empty() {
        return;
    }
    let words = format!("Give it to all that are {}", open.unit.color);
    let button = small_button(ui, &words).on_hover_text("Backs that differ tell what lies in a stack.");
    if button.clicked() {
        context.change(Change::edits(words, edits));
    }
}
