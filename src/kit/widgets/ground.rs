//! The background of a row, a cell or a small picture that the user can choose.

use egui::{Rect, Response, Ui};

use crate::theme::{self, Palette};

/// Paints the background if the row, cell or picture is chosen, has the keyboard focus or is under the pointer.
pub fn ground(ui: &Ui, rect: Rect, chosen: bool, response: &Response) {
    let palette = Palette::of(ui);
    if chosen {
        ui.painter().rect_filled(rect, theme::ROUND, palette.selection);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, theme::ROUND, palette.hovered);
    }
}
