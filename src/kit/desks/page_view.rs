//! A page on the screen, as wide as the space allows. The part under the pointer is marked, and so is the selected part.

use egui::emath::GuiRounding as _;
use egui::{CursorIcon, Response, Sense, StrokeKind, Ui, WidgetInfo, vec2};

use crate::action::Action;
use crate::desks::FrameContext;
use crate::screen::{self, Preview, PreviewPage};
use crate::theme::Palette;
use crate::things;
use drawing::hit;

/// Shows a page of a preview at this width; a click selects what lies under it.
pub fn page_view(ui: &mut Ui, context: &mut FrameContext, preview: &Preview, page: &PreviewPage, width: f32) -> Response {
    let size = screen::size_of(page.size, width);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, format!("Page: {}", page.title)));
    let rect = rect.round_to_pixels(ui.pixels_per_point());
    // Pages that are less than a screen's height beyond the visible part are laid out too, since the user may scroll to them next.
    let room = ui.clip_rect();
    if !room.expand2(vec2(0.0, room.height())).intersects(rect) {
        return response;
    }
    let laid_out = context.screen.page(preview, page);
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = Palette::of(ui);
    let Some(page) = &laid_out else {
        context.screen.paint_stand_in(ui.painter(), page, rect, palette.shadow);
        return response;
    };
    context.screen.paint(ui.painter(), page, rect, palette.shadow);
    let under = response.hover_pos().and_then(|at| preview.place_at(page, screen::to_page(page, rect, at)));
    let selected = context.state.document.place();
    for (tag, part) in hit::tagged_bounds(page) {
        let place = preview.place(tag);
        let lit = place.is_some() && (place == under || place == Some(selected));
        // If the sheet shows one thing as a whole, that thing is not marked, since the mark would cover the whole sheet.
        let is_part = place.is_some_and(|place| things::thing(place) != *place);
        if lit && is_part {
            let around = screen::to_screen(page, rect, part).expand(2.0);
            ui.painter().rect_filled(around, 3, palette.mark);
            ui.painter().rect_stroke(around, 3, (1.5, palette.mark_line), StrokeKind::Inside);
        }
    }
    if let Some(place) = under {
        ui.ctx().set_cursor_icon(CursorIcon::PointingHand);
        if response.clicked() {
            context.push(Action::Select(place.clone()));
        }
    }
    response
}
