//! A row of a list inside a thing, shown as one line of controls. The fields stand in columns, so that equal fields of several lines are below one
//! another.

use egui::{Align, Align2, Layout, Rect, Sense, Ui, UiBuilder, Vec2};

use super::Form;
use super::controls::plain;
use super::widths::narrow;
use crate::action::Change;
use crate::desks::{FrameContext, row_ground};
use crate::theme::{self, Palette};
use crate::widgets::{Icon, Pressed, icon_button, number_cell, order_buttons};
use rules::kind::{Sort, Value};

/// The height of a line, in points of the screen.
const HEIGHT: f32 = 32.0;
/// The width of a column of a few letters or of a number, in points of the screen.
const NARROW: f32 = 56.0;

/// A row of a list, shown as one line.
pub struct Line {
    /// The form of the row.
    pub form: Form,
    /// Hints that the text fields of the line show while they are empty, in order. If this list is empty, the fields show their own hints.
    pub hints: Vec<String>,
}

/// Shows the captions above the columns of lines. The first column begins `lead` points from the left.
pub fn heads(ui: &mut Ui, context: &FrameContext, form: &Form, lead: f32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 20.0), Sense::hover());
    for (field, column) in form.columns_of(context, rect.with_min_x(rect.left() + lead)) {
        let (at, side) = if form.is_worked_out(context, field) {
            (column.right_center(), Align2::RIGHT_CENTER)
        } else {
            (column.left_center() + Vec2::new(2.0, 0.0), Align2::LEFT_CENTER)
        };
        let caption = form.kind.fields()[field].caption;
        ui.painter().text(at, side, caption, theme::regular(theme::SMALL), Palette::of(ui).weak);
    }
}

impl Line {
    /// Shows the line: at the left end a part with the width `lead` that the desk draws by `leading`, then the fields in their columns, and a button
    /// that removes the row.
    pub fn show(&self, ui: &mut Ui, context: &mut FrameContext, lead: f32, leading: impl FnOnce(&mut Ui, &mut FrameContext)) {
        let form = &self.form;
        let (rect, _) = row_ground(ui, context, &form.row, HEIGHT);
        let mut start = inside(ui, rect.with_max_x(rect.left() + lead));
        leading(&mut start, context);
        let mut hints = self.hints.iter();
        for (field, column) in form.columns_of(context, rect.with_min_x(rect.left() + lead)) {
            let mut cell = inside(ui, column);
            if form.is_worked_out(context, field) {
                form.amount(&mut cell, context, field);
                continue;
            }
            let is_text = matches!(form.kind.sort(&context.state.document.project().content, field), Sort::Line { .. });
            let hint = if is_text { hints.next().map(String::as_str) } else { None };
            let hint = hint.unwrap_or(form.kind.fields()[field].hint);
            form.show_with(&mut cell, context, field, plain, narrow(column.width()), hint);
        }
        form.remove(&mut inside(ui, rect.with_min_x(rect.right() - theme::ROW)), context);
    }
}

/// A `Ui` for a part of a line, with its controls centred vertically.
fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    let rect = rect.shrink2(Vec2::new(0.0, (HEIGHT - theme::ROW) * 0.5));
    ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Min)))
}

impl Form {
    /// The name that distinguishes the row from other rows on the desk, such as "side 2"; if it has no such name, the word for its kind.
    fn called(&self) -> &str {
        self.among.as_deref().unwrap_or(self.kind.facts().one)
    }

    /// The fields of the line, each with the rectangle of its column. The end of the line is left free for the button.
    fn columns_of(&self, context: &FrameContext, room: Rect) -> Vec<(usize, Rect)> {
        let content = &context.state.document.project().content;
        let shown = self.shown_at(context, &self.row);
        let is_narrow = |field: &usize| match self.kind.sort(content, *field) {
            Sort::Line { longest } => longest < 20,
            sort => sort.is_number(),
        };
        let narrow = shown.iter().filter(|field| is_narrow(field)).count() as f32;
        let gaps = theme::GAP * shown.len() as f32;
        let rest = room.width() - theme::ROW - gaps - narrow * NARROW;
        let wide = rest / (shown.len() as f32 - narrow).max(1.0);
        let mut left = room.left();
        let columns = shown.into_iter().map(|field| {
            let width = if is_narrow(&field) { NARROW } else { wide };
            let column = Rect::from_min_size(egui::pos2(left, room.top()), Vec2::new(width, room.height()));
            left += width + theme::GAP;
            (field, column)
        });
        columns.collect()
    }

    fn is_worked_out(&self, context: &FrameContext, field: usize) -> bool {
        !self.kind.sort(&context.state.document.project().content, field).is_editable()
    }

    /// Shows a number that is worked out and cannot be edited, at the right end of its column.
    fn amount(&self, ui: &mut Ui, context: &FrameContext, field: usize) {
        let palette = Palette::of(ui);
        let (facts, value) =
            (self.kind.fields()[field], self.kind.value(&context.state.document.project().content, &self.row, field));
        let (words, ink) = match value {
            Some(Value::Number(number)) => (number.to_string(), palette.text),
            _ => ("none".to_owned(), palette.error),
        };
        let name = format!("{} of {}: {words}", facts.caption, self.called());
        let cell = number_cell(ui, NARROW, theme::ROW, &words, &theme::bold(theme::BODY), ink, &name);
        cell.on_hover_text(facts.help);
    }

    /// Shows a button that removes the row.
    pub fn remove(&self, ui: &mut Ui, context: &mut FrameContext) {
        let name = format!("Remove {}", self.called());
        if icon_button(ui, Icon::Trash, &name, "Take it out of the list.", true).clicked() {
            self.take_away(context);
        }
    }

    /// Removes the row.
    pub fn take_away(&self, context: &mut FrameContext) {
        let edits = self.kind.remove_rows(&context.state.document.project().content, std::slice::from_ref(&self.row));
        context.change(Change::edits(format!("Remove {}", self.called()), edits));
    }

    /// Shows buttons that move the row up or down or remove it. Returns whether the button that removes was pressed; it is the desk that then removes
    /// the row.
    pub fn order(&self, ui: &mut Ui, context: &mut FrameContext) -> bool {
        let content = &context.state.document.project().content;
        let rows = self.kind.rows_in(content, &self.row);
        let index = rows.iter().position(|row| *row == self.row).unwrap_or_default();
        let pressed = order_buttons(ui, self.called(), index, rows.len());
        if let Some(to) = pressed.and_then(|pressed| pressed.to(index)) {
            let moved = self.kind.move_row(content, &self.row, to);
            context.change(Change::edits(format!("Move {}", self.called()), moved));
        }
        pressed == Some(Pressed::Remove)
    }
}
