//! The thumbnails: small pictures of the pages with their numbers. A click on one leads to its page.

use egui::{Align, Align2, Color32, ScrollArea, Sense, StrokeKind, Ui, WidgetInfo, vec2};

use super::Memory;
use crate::editor::desks::FrameContext;
use crate::editor::screen::{self, Preview};
use crate::editor::theme::{self, Palette};
use crate::sheets::SheetKind;

/// The width of the column of thumbnails, in points of the screen.
pub const WIDTH: f32 = 110.0;
/// The width of a thumbnail, in points of the screen.
const THUMBNAIL: f32 = 72.0;
/// The height of a thumbnail's number, in points of the screen.
const NUMBER: f32 = 16.0;

/// Shows the thumbnails of the pages.
pub fn show(ui: &mut Ui, context: &mut FrameContext, kind: SheetKind, preview: &Preview) {
    let shown = context.memory.own.of::<Memory>().page;
    let mut chosen = None;
    // The page to whose thumbnail the program last scrolled the list. The program scrolls to a page only once; after that the user can scroll freely.
    let followed = ui.scope_id().with(("followed page", kind));
    let is_followed = ui.data(|data| data.get_temp(followed)) == Some(shown);
    ScrollArea::vertical().id_salt(("thumbnails", kind)).auto_shrink([false, false]).show(ui, |ui| {
        ui.add_space(4.0);
        ui.spacing_mut().item_spacing.y = 6.0;
        ui.vertical_centered(|ui| {
            for (number, page) in preview.pages.iter().enumerate() {
                let (rect, response) =
                    ui.allocate_exact_size(screen::size_of(page.size, THUMBNAIL) + vec2(0.0, NUMBER), Sense::click());
                let name = format!("Go to page {}: {}", number + 1, page.title);
                response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, number == shown, &name));
                if response.clicked() {
                    chosen = Some(number);
                }
                // The list is scrolled to the thumbnail of the visible page.
                if number == shown && ui.clip_rect().contains_rect(rect) {
                    ui.data_mut(|data| data.insert_temp(followed, shown));
                } else if number == shown && !is_followed && !ui.rect_contains_pointer(ui.clip_rect()) {
                    response.scroll_to_me(Some(Align::Center));
                }
                if !ui.is_rect_visible(rect) {
                    continue;
                }
                let palette = Palette::of(ui);
                let (picture, label) = rect.split_top_bottom_at_y(rect.bottom() - NUMBER);
                match context.screen.page(preview, page) {
                    Some(page) => context.screen.paint(ui.painter(), &page, picture, palette.shadow),
                    None => context.screen.paint_stand_in(ui.painter(), page, picture, palette.shadow),
                }
                let (line, ink): (f32, Color32) = if number == shown { (2.0, palette.accent) } else { (1.0, palette.border) };
                ui.painter().rect_stroke(picture, 0, (line, ink), StrokeKind::Outside);
                let ink = if number == shown { palette.text } else { palette.weak };
                let font = theme::regular(theme::SMALL);
                ui.painter().text(label.center(), Align2::CENTER_CENTER, number + 1, font, ink);
            }
        });
    });
    if chosen.is_some() {
        context.memory.own.of::<Memory>().to = chosen;
    }
}
