//! The counter as it prints: its front and its back, large and as large as on paper.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use super::Designed;
use crate::drawing::Page;
use crate::editor::desks::Stage;
use crate::editor::theme::{self, Palette};

/// How large the front is shown, and the back.
const LARGE: (f32, f32) = (208.0, 96.0);
/// How many dots an ordinary screen has to the millimetre.
const DOTS: f32 = 96.0 / 25.4;

/// Shows the counter.
pub fn show(ui: &mut Ui, stage: &mut Stage, designed: Designed) {
    let printed = &mut stage.memory.star_viking.printed;
    let (front, back) = (printed.counter(designed.id, designed.unit), printed.back(designed.unit.color));
    // Larger letters of the window do not make paper larger.
    let true_size = front.size.width.get() as f32 * DOTS / ui.ctx().zoom_factor();
    ui.vertical(|ui| {
        ui.set_width(LARGE.0);
        let reads = format!("Front of the counter: {}", designed.unit.bottom_line());
        picture(ui, stage, &front, LARGE.0, &reads);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            picture(ui, stage, &back, LARGE.1, "Back of the counter");
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                let weak = Palette::of(ui).weak;
                let words = RichText::new("True size").size(theme::SMALL).color(weak);
                ui.label(words).on_hover_text("As on paper, if your screen has 96 dots to the inch.");
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    picture(ui, stage, &front, true_size, "Front of the counter at true size");
                    picture(ui, stage, &back, true_size, "Back of the counter at true size");
                });
            });
        });
    });
}

fn picture(ui: &mut Ui, stage: &mut Stage, page: &Arc<Page>, side: f32, reads: &str) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, reads));
    if ui.is_rect_visible(rect) {
        let rect = rect.round_to_pixels(ui.pixels_per_point());
        stage.screen.paint(ui.painter(), page, rect, Palette::of(ui).shadow);
    }
}
