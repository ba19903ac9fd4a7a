//! A form in cards, and the page that results from it. The page is beside the form if the window is wide enough, or else below it if there is room.

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2};

use super::FrameContext;
use crate::theme;
use crate::widgets::area_within;

/// The greatest width of the form, in points of the screen.
const WIDEST: f32 = 860.0;
/// The width of the form's scroll bar, in points of the screen.
const BAR: f32 = 12.0;
/// The least width of a sheet beside the form, in points of the screen.
const NARROWEST_SHEET: f32 = 380.0;
/// The least height that must be left below the form for a sheet to be shown there, in points of the screen.
const LOWEST_SHEET: f32 = 180.0;

/// The width that the form, without its scroll bar, gets in the available space, in points of the screen.
#[must_use]
pub fn form_width(ui: &Ui) -> f32 {
    ui.available_width().min(WIDEST) - BAR
}

/// Shows the form of a thing, and its sheet beside it. In a narrow window, the sheet is below the form, or left out if there is no space. `number` is
/// the thing's id, under which the scroll position of the form is remembered.
pub fn form_and_sheet(
    ui: &mut Ui,
    context: &mut FrameContext,
    number: u32,
    form: impl FnOnce(&mut Ui, &mut FrameContext),
    sheet: impl FnOnce(&mut Ui, &mut FrameContext),
) {
    let room = ui.available_rect_before_wrap();
    let beside = room.width() >= WIDEST + theme::GAP + NARROWEST_SHEET;
    let width = room.width().min(WIDEST);
    let left = Rect::from_min_size(room.min, Vec2::new(width, room.height()));
    let mut part = ui.new_child(UiBuilder::new().max_rect(if beside { left } else { room }).id_salt("form"));
    let area = ScrollArea::vertical().id_salt(("form", number)).auto_shrink([false, true]);
    let shown = area_within(&mut part, area, |ui| {
        ui.set_width(width - BAR);
        ui.spacing_mut().item_spacing.y = 10.0;
        form(ui, context);
    });
    let rest = if beside {
        room.with_min_x(left.right() + theme::GAP)
    } else {
        room.with_min_y(shown.inner_rect.top() + shown.content_size.y + theme::GAP)
    };
    if beside || rest.height() >= LOWEST_SHEET {
        sheet(&mut ui.new_child(UiBuilder::new().max_rect(rest).id_salt("sheet")), context);
    }
    ui.allocate_rect(room.union(part.min_rect()), Sense::hover());
}
