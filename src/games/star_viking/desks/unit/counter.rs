//! Shows the counter as it prints: its front and its back, enlarged and in true size, in the chosen inks.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use super::OpenUnit;
use crate::printed::Face;
use drawing::{Ink, Page};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::small_toggle;

/// The widths of the enlarged front and of the enlarged back, in points of the screen.
const LARGE: (f32, f32) = (208.0, 96.0);
/// How many dots a millimetre of an ordinary screen has.
const DOTS: f32 = 96.0 / 25.4;

/// Shows the counter as it prints, in the chosen inks.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenUnit) {
    let project = context.state.document.project();
    let memory = context.memory.own.of::<crate::Memory>();
    let ink = memory.unit.ink;
    // If a type has several counters, the counter shown is number 1.
    let number = (open.unit.count.get() > 1).then_some(1);
    let [front, back] = [Face::Front(false, number), Face::Back].map(|face| {
        let page = memory.printed.counter(project, open.id, open.unit, face);
        memory.printed.in_ink(&page, ink)
    });
    // The true size does not depend on the zoom of the window.
    let true_size = front.size.width.get() as f32 * DOTS / ui.ctx().zoom_factor();
    ui.vertical(|ui| {
        ui.set_width(LARGE.0);
        let reads = format!("Front of the counter: {}", open.unit.bottom_line());
        picture(ui, context, &front, LARGE.0, &reads);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            picture(ui, context, &back, LARGE.1, "Back of the counter");
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 4.0;
                let weak = Palette::of(ui).weak;
                let words = RichText::new("True size").size(theme::SMALL).color(weak);
                ui.label(words).on_hover_text("As on paper, if your screen has 96 dots to the inch.");
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    picture(ui, context, &front, true_size, "Front of the counter at true size");
                    picture(ui, context, &back, true_size, "Back of the counter at true size");
                });
            });
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for offered in Ink::ALL {
                let help = "Show the counter as it prints in these inks.";
                if small_toggle(ui, offered == ink, offered.label()).on_hover_text(help).clicked() {
                    context.memory.own.of::<crate::Memory>().unit.ink = offered;
                }
            }
        });
    });
}

fn picture(ui: &mut Ui, context: &mut FrameContext, page: &Arc<Page>, side: f32, reads: &str) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, reads));
    if ui.is_rect_visible(rect) {
        let rect = rect.round_to_pixels(ui.pixels_per_point());
        context.screen.paint(ui.painter(), page, rect, Palette::of(ui).shadow);
    }
}
