//! Access to the controls that were already shown in this frame.

use egui::{Context, Id, Response, Sense, Ui, WidgetRect};

/// Passes to `look` the controls that were already shown in this frame in the layer of a `Ui`, in order.
pub fn in_layer<T>(ui: &Ui, look: impl FnOnce(&[WidgetRect]) -> T) -> T {
    ui.ctx().viewport(|viewport| {
        let layer = viewport.this_pass.widgets.layers().find(|(layer, _)| **layer == ui.layer_id());
        look(layer.map_or(&[], |(_, widgets)| widgets))
    })
}

/// Whether a control can get the keyboard focus at present.
#[must_use]
pub fn takes_focus(widget: &WidgetRect) -> bool {
    widget.enabled && widget.visible && widget.sense.contains(Sense::FOCUSABLE)
}

/// The id under which a desk records which of its controls gets the focus first, and the frame in which that control was shown.
fn beginning() -> Id {
    Id::unique("where the keys of a desk begin")
}

/// Records that this control, such as the list of a game's choices or the cells of a table, gets the focus when the user presses the keys that lead
/// to a desk.
pub fn begins_desk(control: &Response) {
    let pass = control.ctx.cumulative_pass_nr();
    control.ctx.data_mut(|data| data.insert_temp(beginning(), (control.id, pass)));
}

/// The control that gets the focus when the user presses the keys that lead to the desk; `None` if this frame has not shown it.
#[must_use]
pub fn beginning_of_desk(context: &Context) -> Option<Id> {
    let (id, pass) = context.data(|data| data.get_temp::<(Id, u64)>(beginning()))?;
    (pass == context.cumulative_pass_nr()).then_some(id)
}
