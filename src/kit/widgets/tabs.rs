//! Tabs that choose between views of one thing.

use egui::Ui;

use super::{toggle, toolbar};

/// Shows a tab for each view, given as the view, its words and its tooltip. A click on a tab makes its view the `shown` one.
pub fn tabs<V: Copy + PartialEq>(ui: &mut Ui, shown: &mut V, views: &[(V, &str, &str)]) {
    toolbar(ui, "Views", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for (view, words, tooltip) in views {
                if toggle(ui, shown == view, words).on_hover_text(*tooltip).clicked() {
                    *shown = *view;
                }
            }
        });
    });
}
