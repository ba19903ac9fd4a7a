//! Every face of a character's counters as it prints, live.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use drawing::Page;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use rules::Id;
use vikings::{Character, Content};

/// How wide a face is shown.
const WIDTH: f32 = 96.0;

/// Shows all faces side by side, each with what it is.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>, character: &Character) {
    let faces = context.memory.own.of::<crate::Memory>().printed.faces(content, id, character);
    let weak = Palette::of(ui).weak;
    // Rows of one length, which have room: those of a rider stand below those on foot.
    let fit = ((ui.available_width() + theme::GAP) / (WIDTH + theme::GAP)).floor().max(1.0) as usize;
    let in_a_row = faces.len().div_ceil(faces.len().div_ceil(fit).max(1));
    for row in faces.chunks(in_a_row.max(1)) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(theme::GAP);
            for (state, page) in row {
                ui.vertical(|ui| {
                    ui.set_width(WIDTH);
                    paint(ui, context, page, WIDTH, &format!("Counter, {}", state.label()));
                    ui.label(RichText::new(state.label()).size(theme::SMALL).color(weak));
                });
            }
        });
    }
}

/// The first face of a character who is compared with others.
pub fn picture(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    let faces = context.memory.own.of::<crate::Memory>().printed.faces(content, id, character);
    if let Some((state, page)) = faces.first() {
        paint(ui, context, page, WIDTH, &format!("Counter of {}, {}", character.label(), state.label()));
    }
}

fn paint(ui: &mut Ui, context: &mut FrameContext, page: &Arc<Page>, width: f32, reads: &str) {
    let height = width * (page.size.height / page.size.width) as f32;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, reads));
    if ui.is_rect_visible(rect) {
        let rect = rect.round_to_pixels(ui.pixels_per_point());
        context.screen.paint(ui.painter(), page, rect, Palette::of(ui).shadow);
    }
}
