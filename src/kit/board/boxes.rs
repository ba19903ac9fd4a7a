//! How the places beside a board that hold pieces look: boxes, and the tray of pieces that are not on the board yet.

use egui::style::ScrollAnimation;
use egui::{RichText, Stroke, StrokeKind, Ui, UiBuilder, Vec2};

use crate::theme::{self, Palette};

/// While a piece is dragged closer than this to an end of a list, in points of the screen, the list scrolls.
const END: f32 = 30.0;
/// How fast the list then scrolls, in points of the screen per second.
const SPEED: f32 = 320.0;

/// The line around a box while a piece is moved: green if the piece may be put into the box; red if it may not and the pointer is over the box;
/// otherwise `None`.
#[must_use]
pub fn box_line(palette: &Palette, may_be_put: bool, over: bool) -> Option<Stroke> {
    match (may_be_put, over) {
        (true, over) => Some(Stroke::new(if over { 2.5 } else { 1.5 }, palette.good)),
        (false, true) => Some(Stroke::new(2.5, palette.error)),
        (false, false) => None,
    }
}

/// Scrolls the surrounding list while a piece is dragged to its upper or lower edge, as far as the list goes.
pub fn scroll_at_ends(ui: &Ui) {
    let (seen, whole) = (ui.clip_rect(), ui.min_rect());
    let Some(at) = ui.input(|input| input.pointer.latest_pos()).filter(|at| seen.contains(*at)) else { return };
    let speed = SPEED * ui.input(|input| input.stable_dt).min(0.1);
    let down = if at.y < seen.top() + END && whole.top() < seen.top() {
        speed
    } else if at.y > seen.bottom() - END && whole.bottom() > seen.bottom() {
        -speed
    } else {
        return;
    };
    ui.scroll_with_delta_animation(Vec2::new(0.0, down), ScrollAnimation::none());
    ui.ctx().request_repaint();
}

/// The words of a tray while a piece from the board is dragged. If the piece is dropped on the tray, it is taken off the board.
pub const TAKES_OFF: &str = "Drop here to take it off";

/// Draws the card of a tray over the whole available space, and returns a `Ui` for its contents. The heading of the card is `heading`; while a piece
/// that can be dropped on the tray is dragged (`takes` is true), the heading is `dropping`.
#[must_use]
pub fn tray(ui: &mut Ui, takes: bool, over: bool, heading: &str, dropping: &str) -> Ui {
    let palette = Palette::of(ui);
    let rect = ui.available_rect_before_wrap();
    ui.painter().rect(rect, theme::ROUND, palette.card, Stroke::new(1.0, palette.border), StrokeKind::Inside);
    if takes {
        let line = Stroke::new(if over { 2.5 } else { 1.5 }, palette.accent);
        ui.painter().rect_stroke(rect, theme::ROUND, line, StrokeKind::Inside);
    }
    ui.advance_cursor_after_rect(rect);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(8.0)));
    let (words, color) = if takes { (dropping, palette.accent) } else { (heading, palette.weak) };
    inside.label(RichText::new(words).font(theme::bold(theme::SMALL)).color(color));
    inside
}
