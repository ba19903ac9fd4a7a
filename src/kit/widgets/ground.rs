//! The ground of a row, a cell or a small picture that can be chosen.

use egui::{Rect, Response, Ui};

use crate::theme::{self, Palette};

/// Paints the mark of what is chosen, and of what has the pointer or the keyboard focus.
pub fn ground(ui: &Ui, rect: Rect, chosen: bool, response: &Response) {
    let palette = Palette::of(ui);
    if chosen {
        ui.painter().rect_filled(rect, theme::ROUND, palette.selection);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, theme::ROUND, palette.hovered);
    }
}
