//! The commands that put values into cells: typing, choosing, copying, pasting, emptying and filling.

use super::choosing::Choosing;
use super::range::{Cell, Range};
use super::typing::{First, Typed};
use super::{Table, block};
use crate::action::{Action, Change, Report};
use crate::desks::form;
use rules::counted;
use rules::kind::{Sort, Value};

impl Table<'_> {
    /// Starts to edit the cell at the cursor, with these letters or, if there are none, with its present value. A word is chosen from a list, a
    /// switch is set at once, and any other value is typed.
    pub fn begin(&mut self, letters: Option<String>) {
        let cursor = self.memory.range.cursor;
        let Some((row, field)) = self.memory.order.rows.get(cursor.row).zip(self.columns[cursor.column].field) else { return };
        let sort = self.kind.sort_at(self.content, row, field);
        match sort {
            Sort::WorkedOut { .. } => return,
            Sort::Switch { .. } => return self.turn(letters.as_deref().unwrap_or_default()),
            Sort::Choice { .. } | Sort::Link { .. } => {
                self.memory.choosing = Some(Choosing::new(letters, sort, self.value(cursor).as_ref()));
            }
            Sort::Line { .. }
            | Sort::Prose
            | Sort::Number { .. }
            | Sort::Perhaps { .. }
            | Sort::Colour
            | Sort::Length { .. }
            | Sort::Spaces { .. }
            | Sort::Capitals { .. }
            | Sort::Words
            | Sort::Sentences { .. }
            | Sort::Links { .. }
            | Sort::Numbers { .. }
            | Sort::Picture => {
                let first = if letters.is_some() { First::End } else { First::Whole };
                self.memory.typed = Some(Typed::new(letters.unwrap_or_else(|| self.text(cursor)), first));
            }
        }
        self.memory.range = Range::at(cursor);
        self.memory.follow = true;
    }

    /// Sets the switches of the chosen rows in the column of the cursor to the value that the letters stand for. Without letters, sets them to the
    /// opposite of the switch at the cursor.
    fn turn(&mut self, letters: &str) {
        let cursor = self.memory.range.cursor;
        let value = |cell| self.value(cell);
        let said = if letters.trim().is_empty() {
            Some(Value::Switch(value(cursor) != Some(Value::Switch(true))))
        } else {
            self.columns[cursor.column].sort.read(letters).ok()
        };
        let Some(said) = said else { return };
        let cells = self.memory.range.cells().filter(|cell| cell.column == cursor.column);
        let cells: Vec<_> = cells.map(|cell| (cell, said.clone())).collect();
        self.put("Set", &cells);
    }

    /// Copies the chosen cells to the clipboard.
    pub fn copy(&mut self) {
        let text = block::write(self.memory.range, |cell| self.text(cell));
        self.actions.extend(text.map(Action::CopyText));
    }

    /// Empties the chosen cells, except those that must have a value.
    pub fn clear(&mut self) {
        let cells = self.memory.range.cells();
        let cells = cells.filter(|cell| self.columns[cell.column].is_editable() && self.columns[cell.column].can_be_empty());
        let cells: Vec<_> = cells.map(|cell| (cell, String::new())).collect();
        self.fill("Empty", &cells);
    }

    /// Puts pasted text into the chosen cells, or into the cells to the right and down from their upper left corner.
    pub fn paste(&mut self, text: &str) {
        match block::read(text, self.memory.range, self.memory.order.rows.len(), &self.columns) {
            Ok(cells) => {
                self.fill("Paste", &cells);
                if let (Some((first, _)), Some((last, _))) = (cells.first(), cells.last()) {
                    self.memory.range = Range { anchor: *last, cursor: *first };
                }
            }
            Err(sentence) => self.actions.push(Action::Report(Report::Failed(sentence))),
        }
    }

    /// Copies the values of the first chosen row into the other chosen rows. If only one row is chosen, copies the values of the row above into it.
    pub fn fill_down(&mut self) {
        let (first, (rows, _)) = (self.memory.range.first(), self.memory.range.size());
        let from = if rows == 1 { first.row.saturating_sub(1) } else { first.row };
        let below = self.memory.range.cells().filter(|cell| cell.row > from && self.columns[cell.column].is_editable());
        let value = |cell: Cell| Some((cell, self.value(Cell { row: from, ..cell })?));
        let cells: Vec<_> = below.filter_map(value).collect();
        self.put("Fill", &cells);
    }

    /// Puts texts into cells as one undo step. If a text cannot be read, says which one and changes nothing.
    pub fn fill(&mut self, doing: &str, cells: &[(Cell, String)]) {
        match block::values(cells, &self.columns) {
            Ok(values) => self.put(doing, &values),
            Err(sentence) => self.actions.push(Action::Report(Report::Failed(sentence))),
        }
    }

    /// Puts values into cells as one undo step. If a cell cannot hold its value, says which one and changes nothing.
    pub fn put(&mut self, doing: &str, cells: &[(Cell, Value)]) {
        match block::edits(self.rows(), &self.memory.order.rows, cells) {
            Ok(edits) if edits.is_empty() => {}
            Ok(edits) => self.actions.push(Change::edits(self.label(doing, cells), edits).into()),
            Err(sentence) => self.actions.push(Action::Report(Report::Failed(sentence))),
        }
    }

    /// The label of the undo step that puts values into cells: "Set cannons of 3 ships", or "Paste 6 cells of 2 ships".
    fn label(&self, doing: &str, cells: &[(Cell, Value)]) -> String {
        let mut rows: Vec<usize> = cells.iter().map(|(cell, _)| cell.row).collect();
        rows.sort_unstable();
        rows.dedup();
        let rows = self.counted_rows(rows.len());
        let [(first, value), more @ ..] = cells else { return doing.to_owned() };
        let field = self.columns[first.column].field.map(|field| self.kind.fields()[field]);
        let is_one_field = more.iter().all(|(cell, _)| cell.column == first.column);
        match field.filter(|_| is_one_field) {
            Some(facts) if more.is_empty() => form::label(facts, value),
            Some(facts) => format!("{} of {rows}", form::label(facts, value)),
            None => format!("{doing} {} of {rows}", counted(cells.len(), "cell")),
        }
    }

    /// A number of rows in words, such as "3 ships".
    pub fn counted_rows(&self, number: usize) -> String {
        counted(number, if self.kind.is_of_things() { self.kind.facts().one } else { "row" })
    }

    /// The value of a cell; `None` if it has none.
    fn value(&self, cell: Cell) -> Option<Value> {
        let row = self.memory.order.rows.get(cell.row)?;
        self.kind.value(self.content, row, self.columns[cell.column].field?)
    }
}
