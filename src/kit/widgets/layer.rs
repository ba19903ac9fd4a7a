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

/// The id under which a desk records the control that gets the focus first, and the frame in which that control was shown.
fn beginning() -> Id {
    Id::unique("where the keys of a desk begin")
}

/// Records that the keys that lead to a desk move the focus to this control, such as the choices of a game or the cells of a table.
pub fn begins_desk(control: &Response) {
    let pass = control.ctx.cumulative_pass_nr();
    control.ctx.data_mut(|data| data.insert_temp(beginning(), (control.id, pass)));
}

/// The control to which the keys that lead to the desk move the focus, if this frame has shown one.
#[must_use]
pub fn beginning_of_desk(context: &Context) -> Option<Id> {
    let (id, pass) = context.data(|data| data.get_temp::<(Id, u64)>(beginning()))?;
    (pass == context.cumulative_pass_nr()).then_some(id)
}
