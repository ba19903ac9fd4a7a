//! Which rows a table shows, and in which order.

use std::cmp::Ordering;
use std::collections::BTreeSet;

use super::column::Column;
use project::{AnyKind, Content, Place};
use rules::kind::{Sort, Value};

/// The rows of a kind, with everything that is needed to read their cells.
#[derive(Clone, Copy)]
pub struct Rows<'a> {
    /// The kind of the rows.
    pub kind: &'static dyn AnyKind,
    /// The designs that contain the rows.
    pub content: &'a Content,
    /// The columns of the table.
    pub columns: &'a [Column],
}

/// The rows that the table shows, in order. They stay as they are until the user filters or sorts again: a row does not move when one of its cells
/// changes.
#[derive(Default)]
pub struct Order {
    /// The visible rows, from the top.
    pub rows: Vec<Place>,
    /// The column by which the rows were sorted, and whether the order is descending; `None` for the order of the project.
    pub by: Option<(usize, bool)>,
    /// The filter: a row is shown only if one of its cells contains these letters.
    pub filter: String,
    /// All rows at the last update, visible or not.
    known: BTreeSet<Place>,
}

impl Rows<'_> {
    /// The text in a cell of a row.
    #[must_use]
    pub fn text(&self, row: &Place, column: &Column) -> String {
        let Some(field) = column.field else { return self.kind.thing_name(self.content, row) };
        match (&column.sort, self.kind.value(self.content, row, field)) {
            (_, None) => String::new(),
            // If the value refers to a part of the thing that contains the row, the name of that part must be looked up in that thing.
            (Sort::Line { .. }, Some(value @ Value::Link(_))) => self.kind.sort_at(self.content, row, field).write(&value),
            (sort, Some(value)) => sort.write(&value),
        }
    }

    fn holds(&self, row: &Place, letters: &str) -> bool {
        let found = |text: String| text.to_lowercase().contains(letters);
        self.columns.iter().any(|column| found(self.text(row, column))) || found(self.kind.row_name(self.content, row))
    }

    fn key(&self, row: &Place, column: &Column) -> Key {
        let value = column.field.and_then(|field| self.kind.value(self.content, row, field));
        let number = match value {
            Some(Value::Number(number)) => Some(number),
            // Words on offer are sorted in the order of the rulebook, not in that of the alphabet.
            Some(Value::Choice(at)) => i64::try_from(at).ok(),
            Some(Value::Switch(on)) => Some(i64::from(on)),
            // Lengths are compared in thousandths of a millimetre, which is precise enough.
            Some(Value::Length(length)) => Some((length.get() * 1000.0).round() as i64),
            _ => None,
        };
        let text = if number.is_some() { String::new() } else { self.text(row, column).to_lowercase() };
        Key { number, text }
    }
}

impl Order {
    /// Brings the rows up to date: visible rows keep their positions, and new ones are added below. If there is neither a sort order nor a filter,
    /// the rows have the order of the project.
    pub fn update(&mut self, rows: Rows) {
        let all = rows.kind.rows(rows.content);
        let there: BTreeSet<Place> = all.iter().cloned().collect();
        if self.by.is_some() || !self.filter.is_empty() {
            self.rows.retain(|row| there.contains(row));
            self.rows.extend(all.into_iter().filter(|row| !self.known.contains(row)));
        } else {
            self.rows = all;
        }
        self.known = there;
    }

    /// Shows only rows in which a cell contains these letters.
    pub fn filter(&mut self, rows: Rows, letters: &str) {
        letters.trim().to_lowercase().clone_into(&mut self.filter);
        self.arrange(rows);
    }

    /// Sorts the rows by a column. The first time the order is ascending, the second time descending, and the third time it is the order of the
    /// project.
    pub fn sort(&mut self, rows: Rows, column: usize) {
        self.by = match self.by {
            Some((before, false)) if before == column => Some((column, true)),
            Some((before, true)) if before == column => None,
            _ => Some((column, false)),
        };
        self.arrange(rows);
    }

    /// Sorts and filters the rows as the user has asked.
    pub fn arrange(&mut self, rows: Rows) {
        self.rows = rows.kind.rows(rows.content);
        if !self.filter.is_empty() {
            self.rows.retain(|row| rows.holds(row, &self.filter));
        }
        if let Some((column, most_first)) = self.by.and_then(|(at, most_first)| Some((rows.columns.get(at)?, most_first))) {
            let mut keyed: Vec<_> = self.rows.drain(..).map(|row| (rows.key(&row, column), row)).collect();
            keyed.sort_by(|(one, _), (other, _)| if most_first { other.cmp(one) } else { one.cmp(other) });
            self.rows = keyed.into_iter().map(|(_, row)| row).collect();
        }
    }
}

/// What is compared between two rows when the rows are sorted.
#[derive(PartialEq, Eq)]
struct Key {
    number: Option<i64>,
    text: String,
}

impl Ord for Key {
    fn cmp(&self, other: &Self) -> Ordering {
        self.number.cmp(&other.number).then_with(|| self.text.cmp(&other.text))
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
