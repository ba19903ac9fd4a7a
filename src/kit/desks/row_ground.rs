//! The background of a row of a list on a desk, which is highlighted if the row is selected or under the pointer.

use egui::{Align, Rect, Response, Sense, Ui, Vec2};

use super::FrameContext;
use crate::theme::{self, Palette};
use project::Place;

/// Reserves the space for a row of this height and paints its background; returns its rectangle and its response. A row that has just been selected
/// is scrolled into view.
pub fn row_ground(ui: &mut Ui, context: &FrameContext, place: &Place, height: f32) -> (Rect, Response) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), height), Sense::hover());
    let ground = rect.expand2(Vec2::new(6.0, -1.0));
    if context.is_selected(place) {
        ui.painter().rect_filled(ground, theme::ROUND, palette.selection);
    } else if response.contains_pointer() {
        ui.painter().rect_filled(ground, theme::ROUND, palette.hovered);
    }
    if context.jumps_to(place) {
        response.scroll_to_me(Some(Align::Center));
    }
    (rect, response)
}
