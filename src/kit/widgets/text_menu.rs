//! The context menu of a text field: cut, copy, paste, select all.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Context, Id, Response, Ui, ViewportCommand};

use super::menu::context_menu;

/// Shows the menu of a text field while it is open.
pub fn text_menu(response: &Response) {
    context_menu(response, |ui| {
        let requests = [
            ("Cut", ViewportCommand::RequestCut),
            ("Copy", ViewportCommand::RequestCopy),
            ("Paste", ViewportCommand::RequestPaste),
        ];
        for (words, request) in requests {
            if ui.button(words).clicked() {
                // The system answers later with an event, which goes to the field that then has the keyboard focus.
                go_back(ui, response);
                ui.ctx().send_viewport_cmd(request);
                ui.close();
            }
        }
        if ui.button("Select all").clicked() {
            go_back(ui, response);
            select(ui.ctx(), response.id, usize::MAX);
            ui.close();
        }
    });
}

/// Whether a field has just got the keyboard focus back from its context menu, so that its selection must be kept.
pub fn comes_from_menu(response: &Response) -> bool {
    response.gained_focus() && response.ctx.data_mut(|data| data.remove_temp::<bool>(mark(response))).is_some()
}

/// Selects this many letters of a text field, from its beginning.
pub fn select(context: &Context, field: Id, letters: usize) {
    let mut state = TextEditState::load(context, field).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::two(CCursor::default(), CCursor::new(letters))));
    state.store(context, field);
}

fn go_back(ui: &Ui, response: &Response) {
    ui.data_mut(|data| data.insert_temp(mark(response), true));
    response.request_focus();
}

fn mark(response: &Response) -> Id {
    response.id.with("from its menu")
}
