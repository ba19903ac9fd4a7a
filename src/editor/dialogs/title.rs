//! The title of a dialog: it gives the dialog its accessible name, and has the focus when the dialog opens.

use egui::accesskit::Role;
use egui::{Id, Memory, Response, Sense, Ui, WidgetInfo};

use crate::editor::widgets::heading;

/// The key under which the open dialog keeps the id of its node in the accessible tree.
const NODE: &str = "node of the dialog";

/// The id of the title as a control that has the focus. Under the same key, the number of the last frame that showed the title is kept.
const TITLE: &str = "title of the dialog";

/// The words that a screen reader reads after the name of the dialog while the title has the focus.
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

/// Shows the title of the open dialog, which is also its name for screen readers. When the dialog opens, the title has the focus unless a field takes
/// it, so the focus is never behind the dialog. Tab does not return to the title.
pub fn entitled(ui: &mut Ui, title: &str) {
    let shown = heading(ui, title);
    named(ui, &shown, title);
}

/// Makes words that the open dialog already shows its title.
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
        // The title itself is not repeated here, since a screen reader reads it already as the name of the dialog.
        shown.widget_info(|| WidgetInfo::labeled(Role::Paragraph, true, TOP));
        if comes_up {
            shown.request_focus();
        }
    }
    ui.data_mut(|data| data.insert_temp(place, (node, pass)));
}

/// Whether the Enter key is free for the dialog: no control has the focus except the title.
pub fn is_free(ui: &Ui) -> bool {
    ui.memory(Memory::focused).is_none_or(|focused| focused == Id::unique(TITLE))
}
