//! Tables of any kind of thing. The columns come from the kind's description, and each row is a thing, or an entry of a list inside a thing.
//!
//! If a table lacks the column of a field, the field stays as it was. If a column names a thing that the project does not have, the thing is made if
//! its kind allows that. Any other error in a row is reported, and then nothing is imported. `fitting.rs` finds the kind that a table holds, and
//! `incoming.rs` imports it.

mod fitting;
mod incoming;
mod known;

use super::NamedFile;
use super::csv;
use project::{AnyKind, Content, Error, Place};
use rules::counted;
use rules::kind::{Column, NONE, Sort, Value};

pub use fitting::{columns_named, exchanged, fitting, kind_named, kind_of, nearest};
pub use incoming::import;

/// The cells of a column of a table: the column's name, the field that the cells show, and the values that the field can hold.
struct Cells {
    name: &'static str,
    field: usize,
    sort: Sort,
}

/// The tables of a project, one for each kind that is exchanged.
///
/// # Errors
///
/// If a table cannot be written, which no design causes.
pub fn tables(content: &Content) -> Result<Vec<NamedFile>, Error> {
    let table = |(kind, name): (&'static dyn AnyKind, &str)| {
        let holds = counted(kind.things(content).len(), kind.facts().thing);
        Ok(NamedFile { name: format!("{name}.csv"), bytes: write(kind, content, &kind.rows(content))?, holds })
    };
    exchanged(content).map(table).collect()
}

/// The tables that have rows about these things, with only those rows.
///
/// # Errors
///
/// If a table cannot be written, which no design causes.
pub fn tables_of(content: &Content, things: &[Place]) -> Result<Vec<NamedFile>, Error> {
    let mut tables = Vec::new();
    for (kind, name) in exchanged(content) {
        let wanted: Vec<Place> = things.iter().filter_map(|thing| kind.thing_of(thing)).collect();
        let mut rows = kind.rows(content);
        rows.retain(|row| kind.thing_of(row).is_some_and(|thing| wanted.contains(&thing)));
        if !rows.is_empty() {
            let holds = counted(rows.len(), kind.facts().thing);
            tables.push(NamedFile { name: format!("{name}.csv"), bytes: write(kind, content, &rows)?, holds });
        }
    }
    Ok(tables)
}

/// Writes rows of a kind as a table. If they are entries of a list inside a thing, the first column names the thing.
///
/// # Errors
///
/// If the table cannot be written, which no design causes.
pub fn write(kind: &dyn AnyKind, content: &Content, rows: &[Place]) -> Result<Vec<u8>, Error> {
    let mut columns = columns(kind, content);
    let filled: Vec<bool> = columns.iter().map(|column| rows.iter().any(|row| is_filled(kind, content, row, column))).collect();
    let group = |column: &Cells| match kind.fields()[column.field].column {
        Column::IfAny(_, group) => Some(group),
        Column::None | Column::Always(_) => None,
    };
    let wanted: Vec<_> =
        columns.iter().zip(&filled).filter(|(_, filled)| **filled).filter_map(|(column, _)| group(column)).collect();
    columns.retain(|column| group(column).is_none_or(|group| wanted.contains(&group)));
    let header: Vec<&str> = thing_columns(kind).into_iter().chain(columns.iter().map(|column| column.name)).collect();
    let cells = |row: &Place| {
        let mut thing: Vec<String> = (0..kind.heads().0.len()).map(|head| kind.head_written(content, row, head)).collect();
        if thing_column(kind).is_some() {
            thing.insert(kind.heads().1, kind.thing_name(content, row));
        }
        thing.into_iter().chain(columns.iter().map(|column| kind.written(content, row, column.field, &column.sort))).collect()
    };
    csv::write(&header, rows.iter().map(cells))
}

/// The columns that a table of a kind may have, in the order in which they are written.
#[must_use]
pub fn header(kind: &dyn AnyKind) -> Vec<&'static str> {
    let fields = kind.fields().into_iter().filter_map(|field| field.column.name());
    thing_columns(kind).into_iter().chain(fields).collect()
}

/// The columns that every table of a kind has, in the order in which they are written.
#[must_use]
pub fn usual_header(kind: &dyn AnyKind) -> Vec<&'static str> {
    let always = |column: Column| if let Column::Always(name) = column { Some(name) } else { None };
    let fields = kind.fields().into_iter().filter_map(|field| always(field.column));
    thing_columns(kind).into_iter().chain(fields).collect()
}

/// The column with the name of the thing to which each row belongs; `None` if the rows are things themselves, or if there is only one thing.
fn thing_column(kind: &dyn AnyKind) -> Option<&'static str> {
    (!kind.is_of_things() && kind.only().is_none()).then_some(kind.facts().thing)
}

/// The columns about the thing to which each row belongs, if the rows are entries of a list inside a thing: the fields of the thing that are repeated
/// in each of its rows, and the thing's name unless there is only one thing.
fn thing_columns(kind: &dyn AnyKind) -> Vec<&'static str> {
    let (heads, before) = kind.heads();
    let mut columns: Vec<&str> = heads.into_iter().filter_map(|head| head.column.name()).collect();
    if let Some(thing) = thing_column(kind) {
        columns.insert(before, thing);
    }
    columns
}

fn columns(kind: &dyn AnyKind, content: &Content) -> Vec<Cells> {
    let named = kind.fields().into_iter().enumerate().filter_map(|(field, facts)| Some((field, facts.column.name()?)));
    named.map(|(field, name)| Cells { name, field, sort: kind.sort(content, field) }).collect()
}

/// Whether a field of a row is not empty.
fn is_filled(kind: &dyn AnyKind, content: &Content, row: &Place, column: &Cells) -> bool {
    match kind.value(content, row, column.field) {
        None | Some(Value::Nothing | Value::Switch(false) | Value::Number(0)) => false,
        Some(Value::Text(text)) => !text.is_empty(),
        Some(choice @ Value::Choice(_)) => column.sort.write(&choice) != NONE,
        Some(_) => true,
    }
}

impl Cells {
    /// A text in the form in which texts are compared. A word from a fixed choice gets its standard spelling; any other text loses only the space
    /// around it.
    fn same(&self, text: &str) -> String {
        match &self.sort {
            Sort::Choice { .. } => self.sort.read(text).map_or_else(|_| text.to_owned(), |value| self.sort.write(&value)),
            _ => text.trim().to_owned(),
        }
    }
}
