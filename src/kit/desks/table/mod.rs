//! All rows of a kind as a table in the middle of the window, changed cell by cell as in a spreadsheet, for any game.
//!
//! Columns, words and possible values come from the description of the kind. The user decides which rows are shown and in which order. That stays so
//! as long as the kind is shown: a row does not move when one of its cells changes.
//!
//! Reading order: this file, `column.rs`, `order.rs` (which rows are shown), `range.rs`, `block.rs` (cells to and from text), `filling.rs` (cells
//! that change), `rows.rs` (rows added and removed), `keys.rs`, `head.rs` (what stands above), `headings.rs`, `cells.rs`, `typing.rs` and
//! `choosing.rs` (a cell that is being changed), `row_heads.rs` (the numbers and names that stay in view).

mod block;
mod cells;
mod choosing;
mod column;
mod filling;
mod head;
mod headings;
mod keys;
mod order;
mod range;
mod row_heads;
mod rows;
mod typing;

use std::sync::Arc;

use egui::{Event, Id as WidgetId, Key, Rangef, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo};
use egui_extras::{Column as Width, TableBuilder};

use super::FrameContext;
use super::form::Form;
use crate::action::Action;
use crate::theme::{self, Palette};
use crate::things;
use crate::widgets::begins_desk;
use choosing::Choosing;
use column::Column;
use order::{Order, Rows};
use project::{AnyKind, Content, Game, Place, Project};
use range::{Cell, Range};
use rules::counted;
use typing::Typed;

/// What the table remembers from frame to frame.
#[derive(Default)]
pub struct Memory {
    /// The game and the kind to which this memory belongs; the kind is given by its index among the kinds of the game.
    kind: Option<(Game, usize)>,
    /// The project from which columns and rows were worked out.
    of: Option<Arc<Project>>,
    /// The project that redo would have brought back in the last frame.
    redone: Option<Arc<Project>>,
    columns: Vec<Column>,
    order: Order,
    range: Range,
    /// The letters in the filter's field.
    filter: String,
    /// Whether the filter's field gets the keyboard focus.
    search: bool,
    /// The text being typed into the cell at the cursor.
    typed: Option<Typed>,
    /// The open list of words for the cell at the cursor.
    choosing: Option<Choosing>,
    /// Whether the user is drawing a range of cells with the pointer.
    drawing: bool,
    /// Whether the table has to scroll to the cursor.
    follow: bool,
}

/// The table while it is being drawn.
struct Table<'a> {
    kind: &'static dyn AnyKind,
    content: &'a Content,
    columns: Vec<Column>,
    memory: Memory,
    /// The place that is selected in the window.
    selected: Place,
    /// The widget id under which the table has the keyboard focus.
    id: WidgetId,
    /// The rectangle of the cell at the cursor, if it is drawn.
    cursor_rect: Option<Rect>,
    /// The rows that are drawn, with their positions on the screen.
    seen: Vec<row_heads::Seen>,
    actions: Vec<Action>,
}

/// The height of the headings, in points of the screen.
const HEADING: f32 = 36.0;
/// The width of the vertical scroll bar, in points of the screen.
const BAR: f32 = 14.0;

/// Shows the table of the present kind.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let project = Arc::clone(context.state.document.project());
    let content = &project.content;
    let number = context.state.table();
    let Some(kind) = content.kinds().get(number).copied() else { return };
    let mut memory = std::mem::take(context.memory.own.of::<Memory>());
    if memory.kind != Some((content.game(), number)) {
        memory = Memory { kind: Some((content.game(), number)), follow: true, ..Memory::default() };
    }
    // After undo and redo the rows are sorted again, so that rows that come back are in their right place and not at the end.
    let document = &context.state.document;
    let again = document.redo_label().is_some() || memory.redone.as_ref().is_some_and(|redone| Arc::ptr_eq(redone, &project));
    memory.update(&project, kind, again);
    memory.redone = document.after().cloned();
    let selected = context.state.document.place().clone();
    let id = ui.make_persistent_id(("table", number));
    let columns = std::mem::take(&mut memory.columns);
    let mut table =
        Table { kind, content, columns, memory, selected, id, cursor_rect: None, seen: Vec::new(), actions: Vec::new() };
    head::show(ui, &mut table, number);
    if let Some(form) = things::only_thing(content, kind).and_then(|thing| Form::of(context, thing)) {
        form.whole(ui, context);
        ui.add_space(2.0);
    }
    if kind.rows(content).is_empty() {
        rows::none_yet(ui, &mut table);
    } else {
        table.show(ui, context.state.view.dialog.is_some());
    }
    let Table { mut memory, columns, actions, .. } = table;
    memory.columns = columns;
    *context.memory.own.of::<Memory>() = memory;
    context.actions.extend(actions);
}

/// The row at the cursor, if the selected place does not belong to the table's own kind of row; otherwise `None`.
pub fn in_hand(context: &FrameContext) -> Option<Place> {
    let (state, memory) = (context.state, context.memory.own.seen::<Memory>()?);
    let content = &state.document.project().content;
    let (number, place) = (state.table(), state.document.place());
    let kind = content.kinds().get(number)?;
    let is_other = kind.row_of(content, place).is_none() && kind.thing_of(place).is_none();
    let is_shown = memory.kind == Some((content.game(), number));
    let row = memory.order.rows.get(memory.range.cursor.row).filter(|_| is_other && is_shown)?;
    kind.row_of(content, row)
}

impl Memory {
    /// Brings columns and rows up to date with the project. If `again` is true, the rows are also sorted again.
    fn update(&mut self, project: &Arc<Project>, kind: &'static dyn AnyKind, again: bool) {
        if self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, project)) {
            return;
        }
        self.of = Some(Arc::clone(project));
        let mut columns = column::columns(kind, &project.content);
        column::fit(&mut columns, &self.columns, Rows { kind, content: &project.content, columns: &[] });
        self.columns = columns;
        let rows = Rows { kind, content: &project.content, columns: &self.columns };
        self.order.update(rows);
        if again {
            self.order.arrange(rows);
        }
    }
}

impl Table<'_> {
    fn show(&mut self, ui: &mut Ui, asked: bool) {
        self.memory.range = self.memory.range.within(self.memory.order.rows.len(), self.columns.len());
        self.go_to_selected();
        if self.memory.order.rows.is_empty() {
            (self.memory.typed, self.memory.choosing) = (None, None);
        }
        let room = ui.available_rect_before_wrap();
        let leaves = keys::leaves(ui, self).filter(|_| !asked);
        if let Some(direction) = leaves {
            ui.memory_mut(|memory| memory.move_focus(direction));
        }
        let response = ui.interact(room, self.id, Sense::focusable_noninteractive());
        begins_desk(&response);
        if !asked && leaves.is_none() && !self.memory.search && ui.memory(|memory| memory.focused().is_none()) {
            response.request_focus();
        }
        if response.gained_focus() {
            // The press of the Tab key that moved the focus into the table must not also move the cursor on.
            ui.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Key { key: Key::Tab, .. })));
        }
        let before = self.memory.range.cursor;
        if response.has_focus() && !asked && self.memory.typed.is_none() {
            if self.memory.choosing.is_some() {
                choosing::take(ui, self);
            } else {
                keys::take(ui, self);
            }
        }
        let words = self.describe(self.memory.range.cursor);
        let heading = self.kind.facts().heading;
        response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Grid, true, format!("{heading} as a table. {words}")));
        self.grid(ui);
        self.foot(ui);
        choosing::show(ui, self);
        let cursor = self.memory.range.cursor;
        if cursor.row != before.row
            && let Some(row) = self.memory.order.rows.get(cursor.row)
        {
            self.actions.push(Action::PointAt(row.clone()));
        }
    }

    /// Puts the cursor on the row that is selected in the window.
    fn go_to_selected(&mut self) {
        let rows = &self.memory.order.rows;
        let cursor = self.memory.range.cursor;
        let to = match (self.kind.row_of(self.content, &self.selected), self.kind.thing_of(&self.selected)) {
            (Some(row), _) => rows.iter().position(|known| *known == row),
            (None, Some(thing)) => {
                let own = |row: &Place| self.kind.thing_of(row).as_ref() == Some(&thing);
                if rows.get(cursor.row).is_some_and(own) { None } else { rows.iter().position(own) }
            }
            (None, None) => None,
        };
        if let Some(row) = to.filter(|row| *row != cursor.row) {
            self.memory.range = Range::at(Cell { row, ..cursor });
            self.memory.follow = true;
        }
    }

    fn grid(&mut self, ui: &mut Ui) {
        // Some width at the right is kept for the vertical scroll bar.
        column::share(&mut self.columns, ui.available_width() - row_heads::NUMBER - BAR);
        let height = ui.available_height() - theme::ROW;
        let follow = std::mem::take(&mut self.memory.follow);
        ScrollArea::horizontal().id_salt(self.id).animated(false).auto_shrink([false, false]).max_height(height).show(ui, |ui| {
            ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
            let left = ui.max_rect().left();
            let mut builder = TableBuilder::new(ui)
                .id_salt("rows")
                .vscroll(true)
                .auto_shrink([false, false])
                .max_scroll_height(height - HEADING - 12.0)
                .animate_scrolling(false)
                .column(Width::exact(row_heads::NUMBER));
            for column in &self.columns {
                builder = builder.column(Width::exact(column.width));
            }
            if follow {
                builder = builder.scroll_to_row(self.memory.range.cursor.row, None);
            }
            let body = builder.header(HEADING, |row| headings::show(row, self));
            body.body(|body| {
                let count = self.memory.order.rows.len();
                body.rows(theme::ROW, count, |row| cells::row(row, self));
            });
            row_heads::keep_in_view(ui, self, left);
            if follow {
                self.follow_across(ui, left);
            }
        });
    }

    /// Scrolls sideways until the cursor's column is visible beside the names. Sideways, it is the area around the table that scrolls; the table
    /// itself only scrolls vertically.
    fn follow_across(&self, ui: &Ui, left: f32) {
        let cursor = self.memory.range.cursor.column;
        let from = row_heads::NUMBER + self.columns[..cursor].iter().map(|column| column.width).sum::<f32>();
        let covered = row_heads::width(ui).min(from);
        let across = Rangef::new(left + from - covered, left + from + self.columns[cursor].width);
        ui.scroll_to_rect(Rect::from_x_y_ranges(across, ui.clip_rect().y_range()), None);
    }

    fn foot(&self, ui: &mut Ui) {
        let range = &self.memory.range;
        let words = match range.size() {
            (1, 1) => self.describe(range.cursor),
            (rows, columns) => format!("{} chosen: {rows} × {columns}", counted(rows * columns, "cell")),
        };
        let help = "Arrows move, Shift chooses a range; Enter or typing changes a cell, Escape leaves it.";
        ui.horizontal(|ui| {
            let weak = Palette::of(ui).weak;
            ui.label(RichText::new(words).size(theme::SMALL));
            ui.add(egui::Label::new(RichText::new(help).size(theme::SMALL).color(weak)).truncate());
        });
    }

    fn rows(&self) -> Rows<'_> {
        Rows { kind: self.kind, content: self.content, columns: &self.columns }
    }

    /// A cell in words, such as "Lance, Cannons: 3".
    fn describe(&self, cell: Cell) -> String {
        let Some(row) = self.memory.order.rows.get(cell.row) else { return String::new() };
        let text = self.text(cell);
        let text = if text.is_empty() { "nothing" } else { &text };
        format!("{}, {}: {text}", self.kind.row_name(self.content, row), self.columns[cell.column].label)
    }

    fn text(&self, cell: Cell) -> String {
        let row = self.memory.order.rows.get(cell.row);
        row.map(|row| self.rows().text(row, &self.columns[cell.column])).unwrap_or_default()
    }

    fn is_last(&self, cell: Cell) -> bool {
        cell.row + 1 >= self.memory.order.rows.len() && cell.column + 1 >= self.columns.len()
    }

    /// The cell to the right; after the last cell of a row, the first cell of the next row.
    fn after(&self, cell: Cell) -> Cell {
        let is_end = cell.column + 1 >= self.columns.len() && !self.is_last(cell);
        if is_end { Cell { row: cell.row + 1, column: 0 } } else { Cell { column: cell.column + 1, ..cell } }
    }

    /// The cell to the left; before the first cell of a row, the last cell of the row above.
    fn before(&self, cell: Cell) -> Cell {
        match (cell.row.checked_sub(1), cell.column.checked_sub(1)) {
            (_, Some(column)) => Cell { column, ..cell },
            (Some(row), None) => Cell { row, column: self.columns.len() - 1 },
            (None, None) => cell,
        }
    }

    fn move_to(&mut self, cell: Cell, extend: bool) {
        let (rows, columns) = (self.memory.order.rows.len(), self.columns.len());
        let cell = Cell { row: cell.row.min(rows.max(1) - 1), column: cell.column.min(columns - 1) };
        self.memory.range = if extend { Range { cursor: cell, ..self.memory.range } } else { Range::at(cell) };
        self.memory.follow = true;
    }
}
