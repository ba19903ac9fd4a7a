//! Access to the controls that a frame has shown so far.

use egui::{Context, Id, Response, Sense, Ui, WidgetRect};

/// Passes to `look` the controls that this frame has shown so far in the layer of a `Ui`, in order.
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

/// The id under which a desk notes the control at which its keys begin, and the frame that showed it.
fn beginning() -> Id {
    Id::unique("where the keys of a desk begin")
}

/// Notes that the keys begin at this control when they lead to its desk: at the choices of a game, or at the cells of a table.
pub fn begins_desk(control: &Response) {
    let pass = control.ctx.cumulative_pass_nr();
    control.ctx.data_mut(|data| data.insert_temp(beginning(), (control.id, pass)));
}

/// The control at which the keys of the desk begin, if this frame has shown one.
#[must_use]
pub fn beginning_of_desk(context: &Context) -> Option<Id> {
    let (id, pass) = context.data(|data| data.get_temp::<(Id, u64)>(beginning()))?;
    (pass == context.cumulative_pass_nr()).then_some(id)
}
