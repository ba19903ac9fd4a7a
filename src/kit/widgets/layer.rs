//! The controls that a pass has shown so far.

use egui::{Sense, Ui, WidgetRect};

/// Looks at what this pass has shown so far in the layer of a part of the window, in order.
pub fn in_layer<T>(ui: &Ui, look: impl FnOnce(&[WidgetRect]) -> T) -> T {
    ui.ctx().viewport(|viewport| {
        let layer = viewport.this_pass.widgets.layers().find(|(layer, _)| **layer == ui.layer_id());
        look(layer.map_or(&[], |(_, widgets)| widgets))
    })
}

/// Whether a control can have the keyboard focus now.
#[must_use]
pub fn takes_focus(widget: &WidgetRect) -> bool {
    widget.enabled && widget.visible && widget.sense.contains(Sense::FOCUSABLE)
}
