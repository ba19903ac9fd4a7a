//! Headings and cells as they are drawn, and what the pointer does to them.

use egui::text::{CCursor, CCursorRange};
use egui::{Align2, FontId, Id as WidgetId, Key, Rect, Sense, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo};
use egui_extras::TableRow;

use super::column::{COLUMNS, Column};
use super::range::{Cell, Range};
use super::{First, Table};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, cut_line, number, paint_icon};

/// How wide the column with the numbers of the rows is.
pub const NUMBER: f32 = 40.0;
/// Between the edge of a cell and what stands in it.
const INSET: f32 = 6.0;

/// The headings, which put the rows in order.
pub fn headings(mut row: TableRow, table: &mut Table) {
    row.col(|_| {});
    for column in COLUMNS {
        row.col(|ui| heading(ui, table, column));
    }
}

fn heading(ui: &mut Ui, table: &mut Table, column: Column) {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    let response = ui.allocate_rect(rect, Sense::click());
    let by = table.memory.order.by.filter(|(by, _)| *by == column);
    let name = format!("Sort by {}", column.label().to_lowercase());
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, by.is_some(), &name));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect.shrink(2.0), theme::ROUND, palette.hovered);
    }
    let ink = if by.is_some() { palette.text } else { palette.weak };
    let font = theme::bold(theme::SMALL);
    let mut right = rect.right() - INSET;
    if let Some((_, most_first)) = by {
        let mark = Rect::from_center_size(egui::pos2(right - 5.0, rect.center().y), Vec2::splat(12.0));
        paint_icon(ui.painter(), if most_first { Icon::Down } else { Icon::Up }, mark, 12.0, ink);
        right -= 12.0;
    }
    if column.is_number() {
        let middle = rect.center().y;
        // A word a line, or the column would be as wide as the heading and not as its numbers.
        let words: Vec<&str> = column.label().split(' ').collect();
        for (line, word) in words.iter().enumerate() {
            let y = middle + (line as f32 - (words.len() as f32 - 1.0) * 0.5) * theme::SMALL * 1.15;
            ui.painter().text(egui::pos2(right, y), Align2::RIGHT_CENTER, word, font.clone(), ink);
        }
    } else {
        let left = egui::pos2(rect.left() + INSET, rect.center().y);
        ui.painter().text(left, Align2::LEFT_CENTER, column.label(), font, ink);
    }
    if response.clicked() {
        table.memory.order.sort(table.content, column);
        response.surrender_focus();
        ui.memory_mut(|memory| memory.request_focus(table.id));
    }
    let worked_out = if column.is_editable() { "" } else { " It is worked out and cannot be changed." };
    response.on_hover_text(format!("Put the rows in order: the least first, then the most, then as in the project.{worked_out}"));
}

/// A row: its number, and its cells.
pub fn row(mut row: TableRow, table: &mut Table) {
    let index = row.index();
    row.col(|ui| {
        let rect = ui.max_rect();
        let ink = Palette::of(ui).weak;
        let right = egui::pos2(rect.right() - INSET, rect.center().y);
        number(ui.painter(), right, &(index + 1).to_string(), &theme::regular(theme::SMALL), ink);
    });
    for column in 0..COLUMNS.len() {
        row.col(|ui| cell(ui, table, Cell { row: index, column }));
    }
}

fn cell(ui: &mut Ui, table: &mut Table, cell: Cell) {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    let is_cursor = table.memory.range.cursor == cell;
    if is_cursor && table.memory.typed.is_some() {
        return field(ui, table, cell, rect);
    }
    // Far to the side nothing is seen, and arrows bring it here.
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
    let column = COLUMNS[cell.column];
    let zero = column.is_number() && text == "0";
    let ink = if zero || !column.is_editable() { palette.weak } else { palette.text };
    let font = theme::regular(theme::BODY);
    if column.is_number() {
        number(ui.painter(), egui::pos2(rect.right() - INSET, rect.center().y), &text, &font, ink);
    } else {
        words(ui, rect, text, font, ink);
    }
    let id = table.id.with((cell.row, cell.column));
    let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Cell, true, chosen, table.describe(cell)));
    pointed(ui, table, cell, rect, &response);
}

fn words(ui: &Ui, rect: Rect, text: String, font: FontId, ink: egui::Color32) {
    let galley = cut_line(ui, text, (rect.width() - 2.0 * INSET).max(8.0), font, ink);
    ui.painter().galley(egui::pos2(rect.left() + INSET, rect.center().y - galley.size().y * 0.5), galley, ink);
}

/// What the pointer does to a cell: a press goes there, a drag draws a range, two clicks change it.
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

/// The field in which a cell is being typed.
fn field(ui: &mut Ui, table: &mut Table, cell: Cell, rect: Rect) {
    let Some(mut typed) = table.memory.typed.take() else { return };
    let id: WidgetId = table.id.with("field");
    let name = format!("Cell {}", table.describe(cell).split(':').next().unwrap_or_default());
    let edit = TextEdit::singleline(&mut typed.text).id(id).font(theme::regular(theme::BODY)).margin(Vec2::new(INSET, 3.0));
    let align = if COLUMNS[cell.column].is_number() { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let edit = edit.align(align);
    let response = ui.put(rect, edit.char_limit(200).desired_width(rect.width())).accessible_name(name);
    if let Some(first) = typed.first.take() {
        response.request_focus();
        let mut state = TextEdit::load_state(ui.ctx(), id).unwrap_or_default();
        let end = CCursor::new(typed.text.chars().count());
        let range = match first {
            First::Whole => CCursorRange::two(CCursor::new(0), end),
            First::End => CCursorRange::one(end),
        };
        state.cursor.set_char_range(Some(range));
        state.store(ui.ctx(), id);
        table.memory.typed = Some(typed);
        return;
    }
    if !response.lost_focus() {
        table.memory.typed = Some(typed);
        return;
    }
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let keyed = [Key::Enter, Key::Tab, Key::Escape].into_iter().find(|key| pressed(*key));
    if keyed != Some(Key::Escape) && typed.text != table.text(cell) {
        let label = format!("Set {}", COLUMNS[cell.column].label().to_lowercase());
        table.fill(&label, &[(cell, typed.text)]);
    }
    match keyed {
        Some(Key::Enter) => table.move_to(Cell { row: cell.row + 1, ..cell }, false),
        Some(Key::Tab) => table.move_to(Cell { column: cell.column + 1, ..cell }, false),
        _ => {}
    }
    if keyed.is_some() {
        ui.memory_mut(|memory| memory.request_focus(table.id));
    }
}
