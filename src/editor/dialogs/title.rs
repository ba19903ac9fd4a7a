//! The title of a dialog: its accessible name, and what has the focus when it comes up.

use egui::accesskit::Role;
use egui::{Id, Memory, Response, Sense, Ui, WidgetInfo};

use crate::editor::widgets::heading;

/// The place where the open dialog notes which node of the accessible tree it is.
const NODE: &str = "node of the dialog";

/// The control that the title of the open dialog is while it has the focus, and the place where the pass is noted that showed it last.
const TITLE: &str = "title of the dialog";

/// What is read of the title when it has the focus, after the name of the dialog.
const TOP: &str = "Tab leads through it";

/// Begins a dialog: a node of the accessible tree, which takes its name from the title.
pub fn begin(ui: &Ui) {
    let node = ui.unique_id();
    ui.data_mut(|data| data.insert_temp(Id::unique(NODE), node));
    ui.ctx().accesskit_node_builder(node, |dialog| {
        dialog.set_role(Role::Dialog);
        dialog.set_modal();
    });
}

/// The title of the open dialog, by which a screen reader names it too. It has the focus when the dialog comes up, unless a field takes it, so that
/// the focus is never behind the dialog; Tab does not come back to it.
pub fn entitled(ui: &mut Ui, title: &str) {
    let shown = heading(ui, title);
    named(ui, &shown, title);
}

/// Makes some words the title of the open dialog.
pub fn named(ui: &Ui, shown: &Response, title: &str) {
    let node = ui.data(|data| data.get_temp::<Id>(Id::unique(NODE)));
    if let Some(node) = node {
        ui.ctx().accesskit_node_builder(node, |dialog| dialog.set_label(title));
    }
    let (place, pass) = (Id::unique(TITLE), ui.ctx().cumulative_pass_nr());
    let before = ui.data(|data| data.get_temp::<(Option<Id>, u64)>(place));
    let comes_up = before.is_none_or(|(of, last)| of != node || last + 2 < pass);
    if comes_up || ui.memory(|memory| memory.has_focus(place)) {
        let shown = ui.interact(shown.rect, place, Sense::focusable_noninteractive());
        // Its words are read as the name of the dialog; they would be read twice.
        shown.widget_info(|| WidgetInfo::labeled(Role::Paragraph, true, TOP));
        if comes_up {
            shown.request_focus();
        }
    }
    ui.data_mut(|data| data.insert_temp(place, (node, pass)));
}

/// Whether nothing of the open dialog that takes the Enter key has the focus.
pub fn is_free(ui: &Ui) -> bool {
    ui.memory(Memory::focused).is_none_or(|focused| focused == Id::unique(TITLE))
}
