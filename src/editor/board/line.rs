//! The line below a viewport: what is under the pointer or the cursor, and the zoom.

use egui::{Align, Label, Layout, RichText, Ui};

use super::Viewport;
use crate::editor::command::DeskKey;
use crate::editor::keys::KeyChoices;
use crate::editor::theme;
use crate::editor::widgets::{Icon, icon_button, link_button};
use crate::geometry::Rect;

/// Shows the line below a viewport: these words, and the controls of its zoom, with the part that is chosen.
pub fn view_line(ui: &mut Ui, keys: &KeyChoices, view: &mut Viewport, chosen: Option<Rect>, words: impl Into<RichText>) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if link_button(ui, "Fit").on_hover_text("Show all of it (Ctrl+0).").clicked() {
                view.fit();
            }
            if let Some(part) = chosen {
                let help = DeskKey::BoardZoom.help(ui.ctx(), keys);
                if link_button(ui, "Nearer").accessible_name("Zoom to what is chosen").on_hover_text(help).clicked() {
                    view.zoom_to(part);
                }
            }
            if icon_button(ui, Icon::Plus, "Zoom in", "Look nearer (+, or the wheel).", true).clicked() {
                view.zoom_in_place(2);
            }
            let percent = format!("{} %", view.percent(ui.pixels_per_point()));
            let help = "How large it is shown; 100 % is its size on paper.";
            ui.label(RichText::new(percent).size(theme::SMALL)).on_hover_text(help);
            if icon_button(ui, Icon::Minus, "Zoom out", "Look from farther away (-, or the wheel).", true).clicked() {
                view.zoom_in_place(-2);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(Label::new(words.into().size(theme::SMALL)).truncate());
            });
        });
    });
}
