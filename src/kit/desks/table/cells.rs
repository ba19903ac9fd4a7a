//! Draws cells, and handles the pointer on them.

use egui::{Color32, FontId, Rect, Sense, StrokeKind, Ui, Vec2, WidgetInfo};
use egui_extras::TableRow;

use super::range::{Cell, Range};
use super::{Table, row_heads, typing};
use crate::theme::{self, Palette};
use crate::widgets::{cut_line, number};
use rules::kind::Sort;

/// The distance between the edge of a cell and its text, in points of the screen.
pub const INSET: f32 = 6.0;

/// Shows a row: its number and its cells.
pub fn row(mut row: TableRow, table: &mut Table) {
    let index = row.index();
    row.col(|ui| row_heads::number_of(ui, table, index));
    for column in 0..table.columns.len() {
        row.col(|ui| cell(ui, table, Cell { row: index, column }));
    }
}

fn cell(ui: &mut Ui, table: &mut Table, cell: Cell) {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    let is_cursor = table.memory.range.cursor == cell;
    if is_cursor {
        table.cursor_rect = Some(rect);
        if table.memory.typed.is_some() {
            return typing::field(ui, table, cell, rect);
        }
    }
    // Cells far to the side are out of sight; the arrow keys scroll to them.
    if !ui.is_rect_visible(rect) {
        return;
    }
    let chosen = table.memory.range.contains(cell);
    let ground = if chosen { palette.selection } else { palette.card };
    ui.painter().rect_filled(rect, 0, ground);
    ui.painter().rect_stroke(rect, 0, (0.5, palette.border), StrokeKind::Middle);
    if is_cursor {
        ui.painter().rect_stroke(rect, 0, (2.0, palette.accent), StrokeKind::Inside);
    }
    let text = table.text(cell);
    let column = &table.columns[cell.column];
    let zero = column.sort.is_number() && text == "0";
    let is_weak = zero || !column.is_editable() || !is_shown(table, cell);
    let ink = if is_weak { palette.weak } else { palette.text };
    let font = theme::regular(theme::BODY);
    if column.sort.is_number() {
        number(ui.painter(), egui::pos2(rect.right() - INSET, rect.center().y), &text, &font, ink);
    } else {
        words(ui, rect, &column.sort, text, font, ink);
    }
    let id = table.id.with((cell.row, cell.column));
    let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Cell, true, chosen, table.describe(cell)));
    pointed(ui, table, cell, rect, &response);
}

/// Whether the row uses the field of a cell. A field that the row does not use keeps its value but is not shown.
fn is_shown(table: &Table, cell: Cell) -> bool {
    let row = table.memory.order.rows.get(cell.row).zip(table.columns[cell.column].field);
    row.is_none_or(|(row, field)| table.kind.is_shown(table.content, row, field))
}

fn words(ui: &Ui, rect: Rect, sort: &Sort, text: String, font: FontId, ink: Color32) {
    let mut left = rect.left() + INSET;
    if let (Sort::Colour, Ok(rules::kind::Value::Colour(tint))) = (sort, sort.read(&text)) {
        let [red, green, blue] = tint.0;
        let swatch = Rect::from_center_size(egui::pos2(left + 6.0, rect.center().y), Vec2::splat(12.0));
        ui.painter().rect_filled(swatch, 2.0, Color32::from_rgb(red, green, blue));
        left += 18.0;
    }
    let galley = cut_line(ui, text, (rect.right() - INSET - left).max(8.0), font, ink);
    ui.painter().galley(egui::pos2(left, rect.center().y - galley.size().y * 0.5), galley, ink);
}

/// Handles the pointer on a cell: a press moves the cursor there, a drag selects a range, a double click edits the cell.
fn pointed(ui: &Ui, table: &mut Table, cell: Cell, rect: Rect, response: &egui::Response) {
    let (pressed, down, shift, at) = ui.input(|input| {
        (input.pointer.primary_pressed(), input.pointer.primary_down(), input.modifiers.shift, input.pointer.interact_pos())
    });
    if response.is_pointer_button_down_on() && pressed || response.clicked() && !table.memory.drawing {
        table.memory.range = if shift { Range { cursor: cell, ..table.memory.range } } else { Range::at(cell) };
        table.memory.drawing = true;
        ui.memory_mut(|memory| memory.request_focus(table.id));
    } else if table.memory.drawing && down && at.is_some_and(|at| rect.contains(at)) {
        table.memory.range.cursor = cell;
    }
    if !down {
        table.memory.drawing = false;
    }
    if response.double_clicked() {
        table.begin(None);
    }
}
