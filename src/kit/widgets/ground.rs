//! The ground of a row, a cell or a small picture that can be chosen.

use egui::{Rect, Response, Ui};

use crate::theme::{self, Palette};

/// Marks what is chosen, and what the pointer or the keys are at.
pub fn ground(ui: &Ui, rect: Rect, chosen: bool, response: &Response) {
    let palette = Palette::of(ui);
    if chosen {
        ui.painter().rect_filled(rect, theme::ROUND, palette.selection);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, theme::ROUND, palette.hovered);
    }
}
