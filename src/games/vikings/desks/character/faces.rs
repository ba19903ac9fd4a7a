//! Shows all faces of a character's counters as they print, updated while the values are edited.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{RichText, Sense, Ui, Vec2, WidgetInfo};

use drawing::Page;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use rules::Id;
use vikings::{Character, Content};

/// The greatest and the least width of a face, in points of the screen.
const WIDTHS: (f32, f32) = (136.0, 64.0);
/// The width of a face that is compared with another character's, in points of the screen.
const COMPARED: f32 = 96.0;
/// How many faces stand in a row at most: as many as a character on foot has.
const IN_A_ROW: usize = 4;

/// Shows all faces side by side, each with the name of its state.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>, character: &Character) {
    let faces = context.memory.own.of::<crate::Memory>().printed.faces(content, id, character);
    let weak = Palette::of(ui).weak;
    // On a wide desk a row has as many faces as a character on foot has, so that the faces of a rider stand below these.
    let room = ui.available_width() + theme::GAP;
    let width = (room / IN_A_ROW as f32 - theme::GAP).floor().clamp(WIDTHS.1, WIDTHS.0);
    let fit = (room / (width + theme::GAP)).floor().clamp(1.0, IN_A_ROW as f32);
    for row in faces.chunks(fit as usize) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(theme::GAP);
            for (state, page) in row {
                ui.vertical(|ui| {
                    ui.set_width(width);
                    paint(ui, context, page, width, &format!("Counter, {}", state.label()));
                    ui.label(RichText::new(state.label()).size(theme::SMALL).color(weak));
                });
            }
        });
    }
}

/// Shows the first face of a character that is compared with others.
pub fn picture(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    let faces = context.memory.own.of::<crate::Memory>().printed.faces(content, id, character);
    if let Some((state, page)) = faces.first() {
        paint(ui, context, page, COMPARED, &format!("Counter of {}, {}", character.label(), state.label()));
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
