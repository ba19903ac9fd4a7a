//! Views of one thing, side by side as tabs.

use egui::Ui;

use super::toggle;

/// Shows a tab for each view, with its words and its tooltip; a click shows another.
pub fn tabs<V: Copy + PartialEq>(
    ui: &mut Ui,
    shown: &mut V,
    views: impl IntoIterator<Item = V>,
    words: fn(V) -> &'static str,
    tooltip: fn(V) -> &'static str,
) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for view in views {
            if toggle(ui, *shown == view, words(view)).on_hover_text(tooltip(view)).clicked() {
                *shown = view;
            }
        }
    });
}
