//! How places for pieces beside a board look: the tray of those that lie nowhere yet, and boxes.

use egui::{RichText, Stroke, StrokeKind, Ui, UiBuilder};

use crate::editor::theme::{self, Palette};

/// What a place is to the piece that is on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Welcome {
    /// Nothing is on its way.
    Idle,
    /// It may be put there.
    Takes,
    /// Something is against it.
    Minds,
}

/// The line round a place, by what it is to the piece on its way and whether the pointer is over it.
#[must_use]
pub fn box_line(palette: &Palette, welcome: Welcome, over: bool) -> Stroke {
    match (welcome, over) {
        (Welcome::Takes, over) => Stroke::new(if over { 2.5 } else { 1.5 }, palette.good),
        (Welcome::Minds, true) => Stroke::new(2.5, palette.error),
        (Welcome::Minds, false) | (Welcome::Idle, _) => Stroke::new(1.0, palette.border),
    }
}

/// The card of a tray on all the room there is, with its heading; what is in it goes where this leads.
#[must_use]
pub fn tray(ui: &mut Ui, takes_off: bool, over: bool, heading: &str) -> Ui {
    let palette = Palette::of(ui);
    let rect = ui.available_rect_before_wrap();
    ui.painter().rect(rect, theme::ROUND, palette.card, Stroke::new(1.0, palette.border), StrokeKind::Inside);
    if takes_off {
        let line = Stroke::new(if over { 2.5 } else { 1.5 }, palette.accent);
        ui.painter().rect_stroke(rect, theme::ROUND, line, StrokeKind::Inside);
    }
    ui.advance_cursor_after_rect(rect);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(8.0)));
    let (words, color) = if takes_off { ("Let go here to take it off", palette.accent) } else { (heading, palette.weak) };
    inside.label(RichText::new(words).font(theme::bold(theme::SMALL)).color(color));
    inside
}
