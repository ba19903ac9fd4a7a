//! The numbers of the rows, and the names that stay visible when the table is scrolled sideways. A click chooses the whole row.

use egui::{Align2, Rangef, Rect, Sense, StrokeKind, Ui, WidgetInfo};

use super::cells::INSET;
use super::range::{Cell, Range};
use super::{HEADING, Table};
use crate::theme::{self, Palette};
use crate::widgets::{cut_line, number};
use rules::capital;

/// The width of the column with the numbers of the rows, in points of the screen.
pub const NUMBER: f32 = 40.0;
/// The width of the names that stay visible, in points of the screen.
const NAME: f32 = 150.0;

/// A row that is visible in this frame, with its position.
pub struct Seen {
    row: usize,
    down: Rangef,
    /// The visible part of the table from top to bottom, in points of the screen.
    within: Rangef,
}

/// The width of the part of the table that numbers and names cover, in points of the screen; 0 if they would leave too little width for the rest.
#[must_use]
pub fn width(ui: &Ui) -> f32 {
    let width = NUMBER + NAME;
    if ui.clip_rect().width() > 2.0 * width { width } else { 0.0 }
}

/// Shows the number of a row.
pub fn number_of(ui: &mut Ui, table: &mut Table, row: usize) {
    let rect = ui.max_rect();
    table.seen.push(Seen { row, down: rect.y_range(), within: ui.clip_rect().y_range() });
    if ui.is_rect_visible(rect) {
        paint_number(ui.painter(), rect, row, Palette::of(ui).weak);
        head(ui, table, rect, row, "number");
    }
}

fn paint_number(painter: &egui::Painter, rect: Rect, row: usize, ink: egui::Color32) {
    let right = egui::pos2(rect.left() + NUMBER - INSET, rect.center().y);
    number(painter, right, &(row + 1).to_string(), &theme::regular(theme::SMALL), ink);
}

/// Handles the pointer on the number or name of a row: a click selects the row; a click with Shift selects all rows from the last selected one to
/// this one.
fn head(ui: &Ui, table: &mut Table, rect: Rect, row: usize, part: &str) {
    let response = ui.interact(rect, table.id.with((part, row)), Sense::CLICK);
    let name = || table.memory.order.rows.get(row).map(|place| table.kind.row_name(table.content, place)).unwrap_or_default();
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::RowHeader, true, format!("Row {}: {}", row + 1, name())));
    if response.clicked() {
        let last = table.columns.len() - 1;
        let shift = ui.input(|input| input.modifiers.shift);
        let anchor = if shift { table.memory.range.anchor.row } else { row };
        table.memory.range = Range { anchor: Cell { row: anchor, column: last }, cursor: Cell { row, column: 0 } };
        ui.memory_mut(|memory| memory.request_focus(table.id));
    }
}

/// When the table is scrolled sideways, paints numbers and names over the cells at its left edge. `left` is where the table begins.
pub fn keep_in_view(ui: &Ui, table: &mut Table, left: f32) {
    let (clip, width) = (ui.clip_rect(), width(ui));
    if clip.left() <= left + 0.5 || width == 0.0 {
        return;
    }
    let palette = Palette::of(ui);
    let across = Rangef::new(clip.left(), clip.left() + width);
    if let Some(first) = table.seen.first() {
        let heading = Rect::from_x_y_ranges(across, Rangef::new(first.within.min - HEADING, first.within.min));
        ui.painter().rect_filled(heading, 0, palette.desk);
        let at = egui::pos2(across.min + NUMBER + INSET, heading.center().y);
        let words = capital(table.kind.facts().one);
        ui.painter().text(at, Align2::LEFT_CENTER, words, theme::bold(theme::SMALL), palette.weak);
    }
    for seen in std::mem::take(&mut table.seen) {
        let Some(place) = table.memory.order.rows.get(seen.row) else { continue };
        let rect = Rect::from_x_y_ranges(across, seen.down);
        let visible = Rect::from_x_y_ranges(across, seen.down.intersection(seen.within));
        if visible.height() <= 0.0 {
            continue;
        }
        let painter = ui.painter().with_clip_rect(visible);
        let chosen = table.memory.range.contains(Cell { row: seen.row, column: 0 });
        painter.rect_filled(rect, 0, if chosen { palette.selection } else { palette.card });
        painter.rect_stroke(rect, 0, (0.5, palette.border), StrokeKind::Inside);
        paint_number(&painter, rect, seen.row, palette.weak);
        let name = table.kind.row_name(table.content, place);
        let galley = cut_line(ui, name, NAME - 2.0 * INSET, theme::regular(theme::BODY), palette.text);
        let at = egui::pos2(across.min + NUMBER + INSET, rect.center().y - galley.size().y * 0.5);
        painter.galley(at, galley, palette.text);
        head(ui, table, visible, seen.row, "name");
    }
}
