//! The strips above, below and beside a board.

use egui::{Frame, Margin, Panel, Ui};

use crate::theme::Palette;
use crate::widgets::toolbar;
use rules::capital;

/// Shows the tools above a board, with `top` points of free space above them. The Tab key stops at all these tools together only once.
pub fn above(ui: &mut Ui, name: &'static str, top: i8, show: impl FnOnce(&mut Ui)) {
    strip(ui, Panel::top(name), Margin { left: 0, right: 8, top, bottom: 6 }, |ui| toolbar(ui, &capital(name), show));
}

/// Shows the line below a board, which says what is under the pointer. The Tab key stops at the whole line only once.
pub fn below(ui: &mut Ui, name: &'static str, show: impl FnOnce(&mut Ui)) {
    strip(ui, Panel::bottom(name), Margin { left: 2, right: 8, top: 4, bottom: 0 }, |ui| toolbar(ui, &capital(name), show));
}

/// Shows the panel beside a board. The list says how many points stay free to the left of the panel, to its right and above it.
pub fn beside(ui: &mut Ui, panel: Panel, [left, right, top]: [i8; 3], show: impl FnOnce(&mut Ui)) {
    strip(ui, panel, Margin { left, right, top, bottom: 0 }, show);
}

fn strip(ui: &mut Ui, panel: Panel, margin: Margin, show: impl FnOnce(&mut Ui)) {
    let ground = Frame::new().fill(Palette::of(ui).desk).inner_margin(margin);
    panel.frame(ground).show_separator_line(false).show(ui, show);
}
