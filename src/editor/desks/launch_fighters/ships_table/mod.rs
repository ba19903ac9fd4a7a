//! All ship designs as a table in the middle of the window, changed cell by cell like a spreadsheet.
//!
//! The columns are those of the table of ships on disk, in the same order, and cells are read and written by the same functions. The
//! order of the rows is the user's for as long as the table is shown: a row does not run away when its cell changes.
//!
//! Reading order: this file, `column.rs`, `order.rs`, `range.rs`, `block.rs` (cells to and from text), `keys.rs`, `cells.rs`.

mod block;
mod cells;
mod column;
mod keys;
mod order;
mod range;

use egui::{Id as WidgetId, Rangef, Rect, RichText, ScrollArea, Sense, Ui, WidgetInfo};
use egui_extras::{Column as Width, TableBuilder};

use super::things::whole_ship;
use crate::editor::action::{Action, Change, Report};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::empty;
use crate::rules::launch_fighters::{Content, Place};
use crate::rules::{self, counted};
use column::COLUMNS;
use order::Order;
use range::{Cell, Range};

/// What the table remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    order: Order,
    range: Range,
    /// What is being typed into the cell at the cursor.
    typed: Option<Typed>,
    /// Whether the pointer is drawing a range.
    drawing: bool,
    /// Whether the cursor is to be brought into view.
    follow: bool,
}

/// What is being typed into a cell.
struct Typed {
    text: String,
    /// Whether typing has just begun: the field takes the focus, with all of it chosen where nothing was typed yet.
    first: Option<First>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    /// All of it is chosen.
    Whole,
    /// What is typed goes on behind it.
    End,
}

/// The table while it is drawn.
struct Table<'a> {
    content: &'a Content,
    memory: Memory,
    /// Under which the table has the keys.
    id: WidgetId,
    actions: Vec<Action>,
}

/// How high the row of headings is.
const HEADING: f32 = 36.0;

/// Shows the table.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    if content.ships.is_empty() {
        return empty(ui, "No ships yet", "Add a ship in the outline, or paste a table of ships there.");
    }
    let mut memory = std::mem::take(&mut context.memory.launch_fighters_ships);
    memory.order.update(context.state.document.project(), content);
    memory.range = memory.range.within(memory.order.ships.len(), COLUMNS.len());
    memory.go_to(context.state.document.place());
    let id = ui.make_persistent_id("ships table");
    let room = ui.available_rect_before_wrap();
    let response = ui.interact(room, id, Sense::focusable_noninteractive());
    let asked = context.state.view.dialog.is_some();
    if !asked && ui.memory(|memory| memory.focused().is_none()) {
        response.request_focus();
    }
    let has_keys = response.has_focus() && !asked && memory.typed.is_none();
    let mut table = Table { content, memory, id, actions: Vec::new() };
    let before = table.memory.range.cursor;
    if has_keys {
        keys::take(ui, &mut table);
    }
    let words = table.describe(table.memory.range.cursor);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Grid, true, format!("Ships as a table. {words}")));
    table.grid(ui);
    table.foot(ui);
    let cursor = table.memory.range.cursor;
    if cursor.row != before.row
        && let Some(ship) = table.memory.order.ships.get(cursor.row)
    {
        table.actions.push(Action::PointAt(whole_ship(*ship).into()));
    }
    let Table { memory, actions, .. } = table;
    context.memory.launch_fighters_ships = memory;
    context.actions.extend(actions);
}

impl Memory {
    /// Puts the cursor on the ship that is selected, wherever that was done.
    fn go_to(&mut self, place: &rules::Place) {
        let rules::Place::LaunchFighters(Place::Ship(selected, _)) = place else { return };
        let row = self.order.ships.iter().position(|ship| ship == selected);
        if let Some(row) = row.filter(|row| *row != self.range.cursor.row) {
            self.range = Range::at(Cell { row, ..self.range.cursor });
            self.follow = true;
        }
    }
}

impl Table<'_> {
    fn grid(&mut self, ui: &mut Ui) {
        let height = ui.available_height() - theme::ROW;
        let follow = std::mem::take(&mut self.memory.follow);
        ScrollArea::horizontal().id_salt("ships table").animated(false).auto_shrink([false, false]).max_height(height).show(
            ui,
            |ui| {
                ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
                let left = ui.max_rect().left();
                let mut builder = TableBuilder::new(ui)
                    .id_salt("ships")
                    .vscroll(true)
                    .auto_shrink([false, false])
                    .max_scroll_height(height - HEADING - 12.0)
                    .animate_scrolling(false)
                    .column(Width::exact(cells::NUMBER));
                for column in COLUMNS {
                    builder = builder.column(Width::exact(column.width()));
                }
                if follow {
                    builder = builder.scroll_to_row(self.memory.range.cursor.row, None);
                }
                let body = builder.header(HEADING, |row| cells::headings(row, self));
                body.body(|body| {
                    let count = self.memory.order.ships.len();
                    body.rows(theme::ROW, count, |row| cells::row(row, self));
                });
                if follow {
                    // The table scrolls up and down; sideways it is this room that does.
                    let cursor = self.memory.range.cursor.column;
                    let left = left + cells::NUMBER + COLUMNS[..cursor].iter().map(|column| column.width()).sum::<f32>();
                    let across = Rangef::new(left, left + COLUMNS[cursor].width());
                    ui.scroll_to_rect(Rect::from_x_y_ranges(across, ui.clip_rect().y_range()), None);
                }
            },
        );
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

    /// A cell in words: "Lance, Cannons: 3".
    fn describe(&self, cell: Cell) -> String {
        let Some(ship) = self.memory.order.ships.get(cell.row).and_then(|id| self.content.ships.get(*id)) else {
            return String::new();
        };
        let text = self.text(cell);
        let text = if text.is_empty() { "nothing" } else { &text };
        format!("{}, {}: {text}", ship.label(), COLUMNS[cell.column].label())
    }

    fn text(&self, cell: Cell) -> String {
        let Some(id) = self.memory.order.ships.get(cell.row) else { return String::new() };
        self.memory.order.text(self.content, *id, COLUMNS[cell.column])
    }

    /// Starts to type into the cell at the cursor, with these letters or with what stands there.
    fn begin(&mut self, letters: Option<String>) {
        let cursor = self.memory.range.cursor;
        if COLUMNS[cursor.column].is_editable() {
            let first = Some(if letters.is_some() { First::End } else { First::Whole });
            let text = letters.unwrap_or_else(|| self.text(cursor));
            self.memory.typed = Some(Typed { text, first });
            self.memory.range = Range::at(cursor);
            self.memory.follow = true;
        }
    }

    /// Puts texts into cells as one step, or says which of them cannot be read and changes nothing.
    fn fill(&mut self, label: &str, cells: &[(Cell, String)]) {
        match block::edits(self.content, &self.memory.order.ships, cells) {
            Ok(edits) if edits.is_empty() => {}
            Ok(edits) => self.actions.push(Change::edits(label, edits).into()),
            Err(sentence) => self.actions.push(Action::Report(Report::Failed(sentence))),
        }
    }

    fn move_to(&mut self, cell: Cell, extend: bool) {
        let (rows, columns) = (self.memory.order.ships.len(), COLUMNS.len());
        let cell = Cell { row: cell.row.min(rows - 1), column: cell.column.min(columns - 1) };
        self.memory.range = if extend { Range { cursor: cell, ..self.memory.range } } else { Range::at(cell) };
        self.memory.follow = true;
    }
}
