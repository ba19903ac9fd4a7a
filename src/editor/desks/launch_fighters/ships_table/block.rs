//! Cells to and from text with tabs, as spreadsheets copy and paste them, and what texts in cells change.

use std::collections::BTreeMap;

use super::column::COLUMNS;
use super::range::{Cell, Range};
use crate::exchange::launch_fighters::ships_csv;
use crate::rules::launch_fighters::{Content, Edit, Ship};
use crate::rules::{Change, Id, counted};

/// The cells of a range as text, a line each row, with tabs between them.
#[must_use]
pub fn write(range: Range, text: impl Fn(Cell) -> String) -> Option<String> {
    let mut writer = csv::WriterBuilder::new().delimiter(b'\t').from_writer(Vec::new());
    let cells: Vec<String> = range.cells().map(text).collect();
    for row in cells.chunks(range.size().1) {
        writer.write_record(row).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

/// The cells that a pasted text is for. One value fills the whole range, and several go right and down from its corner; what would fall
/// into columns that are worked out is passed over, and so is a first row that only names the columns.
///
/// # Errors
/// If there is no room for all of it; a whole sentence.
pub fn read(text: &str, range: Range, rows: usize) -> Result<Vec<(Cell, String)>, String> {
    let mut reader = csv::ReaderBuilder::new().delimiter(b'\t').has_headers(false).flexible(true).from_reader(text.as_bytes());
    let records: Result<Vec<csv::StringRecord>, _> = reader.records().collect();
    let mut records = records.map_err(|_| "What was copied is not text in rows and columns.".to_owned())?;
    let names = |record: &csv::StringRecord| {
        record.len() > 1 && record.iter().all(|cell| COLUMNS.iter().any(|column| column.name() == cell.trim()))
    };
    if records.first().is_some_and(names) {
        records.remove(0);
    }
    let first = range.first();
    let wide = records.iter().map(csv::StringRecord::len).max().unwrap_or(0);
    if let ([record], 1) = (records.as_slice(), wide) {
        let value = record.get(0).unwrap_or_default();
        return Ok(range.cells().filter(editable).map(|cell| (cell, value.to_owned())).collect());
    }
    let (room_down, room_across) = (rows - first.row, COLUMNS.len() - first.column);
    if records.len() > room_down {
        let (copied, room) = (counted(records.len(), "row"), counted(room_down, "row"));
        return Err(format!("{copied} were copied, and from here down there is room for {room}; nothing was changed."));
    }
    if wide > room_across {
        let (copied, room) = (counted(wide, "column"), counted(room_across, "column"));
        return Err(format!("{copied} were copied, and from here to the right there is room for {room}; nothing was changed."));
    }
    let cells = records.iter().enumerate().flat_map(|(row, record)| {
        let place = move |column| Cell { row: first.row + row, column: first.column + column };
        record.iter().enumerate().map(move |(column, value)| (place(column), value.to_owned()))
    });
    Ok(cells.filter(|(cell, _)| editable(cell)).collect())
}

/// Whether a cell can be changed.
pub fn editable(cell: &Cell) -> bool {
    COLUMNS[cell.column].is_editable()
}

/// The edits that put texts into cells, one for each ship that changes.
///
/// # Errors
/// If any of the texts cannot be read; a whole sentence that names the rows and columns, counted from 1.
pub fn edits(content: &Content, order: &[Id<Ship>], cells: &[(Cell, String)]) -> Result<Vec<Edit>, String> {
    let mut changed: BTreeMap<usize, Ship> = BTreeMap::new();
    let mut problems = Vec::new();
    for (cell, text) in cells {
        let Some(before) = order.get(cell.row).and_then(|id| content.ships.get(*id)) else { continue };
        let ship = changed.entry(cell.row).or_insert_with(|| before.clone());
        let column = COLUMNS[cell.column].name();
        if let Err(what) = ships_csv::set_cell(ship, content, column, text) {
            problems.push(format!("row {}, column {column}: {what}", cell.row + 1));
        }
    }
    if let [first, second, third, more @ ..] = problems.as_slice()
        && !more.is_empty()
    {
        return Err(format!("Nothing was changed. {first}; {second}; {third}; and {} more.", counted(more.len(), "cell")));
    }
    if !problems.is_empty() {
        return Err(format!("Nothing was changed. {}.", problems.join("; ")));
    }
    let set = |(row, ship): (usize, Ship)| {
        let id = order[row];
        if content.ships.get(id) == Some(&ship) { None } else { Some(Edit::Ship(Change::Set(id, ship))) }
    };
    Ok(changed.into_iter().filter_map(set).collect())
}
