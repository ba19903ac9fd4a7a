//! The text field over a cell that the user types in.

use egui::text::{CCursor, CCursorRange};
use egui::{Align2, Id as WidgetId, Key, Rect, TextEdit, Ui, Vec2};

use super::Table;
use super::cells::INSET;
use super::range::Cell;
use crate::theme;
use rules::kind::Sort;

/// The text that the user is typing into a cell.
pub struct Typed {
    /// The text that has been typed so far.
    pub text: String,
    /// In which state typing begins; `None` once the field has the keyboard focus.
    first: Option<First>,
}

/// The state of the text when typing in a cell begins.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum First {
    /// The whole text is selected, so that typing replaces it.
    Whole,
    /// Typing continues at the end of the text.
    End,
}

impl Typed {
    /// A text with which typing begins in this state.
    #[must_use]
    pub const fn new(text: String, first: First) -> Self {
        Self { text, first: Some(first) }
    }
}

/// How many letters a short value, such as a number, can have at most. Lines of text and lists have other limits or none.
const LONGEST_NUMBER: usize = 20;

/// Shows the text field over the cell that is being edited. When the field loses the keyboard focus, its text goes into the cell.
pub fn field(ui: &mut Ui, table: &mut Table, cell: Cell, rect: Rect) {
    let Some(mut typed) = table.memory.typed.take() else { return };
    let column = &table.columns[cell.column];
    let id: WidgetId = table.id.with("field");
    let name = format!("Cell {}", table.describe(cell).split(':').next().unwrap_or_default());
    let edit = TextEdit::singleline(&mut typed.text).id(id).font(theme::regular(theme::BODY)).margin(Vec2::new(INSET, 3.0));
    let align = if column.sort.is_number() { Align2::RIGHT_CENTER } else { Align2::LEFT_CENTER };
    let longest = match column.sort {
        Sort::Line { longest } => longest,
        Sort::Capitals { .. }
        | Sort::Spaces { .. }
        | Sort::Words
        | Sort::Sentences { .. }
        | Sort::Links { .. }
        | Sort::Numbers { .. } => usize::MAX,
        _ => LONGEST_NUMBER,
    };
    let edit = edit.align(align).char_limit(longest).desired_width(rect.width());
    let response = ui.put(rect, edit).accessible_name(name);
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
        table.fill("Set", &[(cell, typed.text)]);
    }
    table.go_on(keyed, cell);
    if keyed.is_some() {
        ui.memory_mut(|memory| memory.request_focus(table.id));
    }
}

impl Table<'_> {
    /// Goes to the next cell after the user has changed one: down if they ended with Enter; to the right, and at the end of a row to the next row, if
    /// they ended with Tab.
    pub fn go_on(&mut self, keyed: Option<Key>, cell: Cell) {
        match keyed {
            Some(Key::Enter) => self.move_to(Cell { row: cell.row + 1, ..cell }, false),
            Some(Key::Tab) => self.move_to(self.after(cell), false),
            _ => {}
        }
    }
}
