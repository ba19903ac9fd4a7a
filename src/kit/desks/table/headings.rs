//! The headings of a table; a click on one sorts the rows.

use egui::{Align2, Rect, Sense, Ui, Vec2, WidgetInfo};
use egui_extras::TableRow;

use super::Table;
use super::cells::INSET;
use super::order::Rows;
use crate::theme::{self, Palette};
use crate::widgets::{Icon, ground, paint_icon};

/// Shows the headings of the columns.
pub fn show(mut row: TableRow, table: &mut Table) {
    row.col(|_| {});
    for column in 0..table.columns.len() {
        row.col(|ui| heading(ui, table, column));
    }
}

fn heading(ui: &mut Ui, table: &mut Table, number: usize) {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    let response = ui.allocate_rect(rect, Sense::click());
    let column = &table.columns[number];
    let by = table.memory.order.by.filter(|(by, _)| *by == number);
    let name = format!("Sort by {}", column.label.to_lowercase());
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, by.is_some(), &name));
    ground(ui, rect.shrink(2.0), false, &response);
    let ink = if by.is_some() { palette.text } else { palette.weak };
    let font = theme::bold(theme::SMALL);
    let mut right = rect.right() - INSET;
    if let Some((_, most_first)) = by {
        let mark = Rect::from_center_size(egui::pos2(right - 5.0, rect.center().y), Vec2::splat(12.0));
        paint_icon(ui.painter(), if most_first { Icon::Down } else { Icon::Up }, mark, 12.0, ink);
        right -= 12.0;
    }
    let (edge, align) =
        if column.sort.is_number() { (right, Align2::RIGHT_CENTER) } else { (rect.left() + INSET, Align2::LEFT_CENTER) };
    for (line, words) in column.lines.iter().enumerate() {
        let y = rect.center().y + (line as f32 - (column.lines.len() as f32 - 1.0) * 0.5) * theme::SMALL * 1.15;
        ui.painter().text(egui::pos2(edge, y), align, words, font.clone(), ink);
    }
    if response.clicked() {
        let rows = Rows { kind: table.kind, content: table.content, columns: &table.columns };
        table.memory.order.sort(rows, number);
        response.surrender_focus();
        ui.memory_mut(|memory| memory.request_focus(table.id));
    }
    let worked_out = if column.is_editable() { "" } else { "\nIt cannot be changed here." };
    let order = "Put the rows in order: the least first, then the most, then as in the project.";
    let help = if column.help.is_empty() { order.to_owned() } else { format!("{}\n{order}", column.help) };
    response.on_hover_text(format!("{help}{worked_out}"));
}
