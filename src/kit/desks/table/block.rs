//! Converts cells to text with tabs, as spreadsheets copy and paste it, reads such text back, and makes edits from the texts of cells.

use super::column::Column;
use super::order::Rows;
use super::range::{Cell, Range};
use paper::exchange::csv::decimals::with_point;
use project::{Edit, Place};
use rules::counted;
use rules::kind::{Sort, Value};

/// The cells of a range as text: one line for each row, with tabs between the cells.
#[must_use]
pub fn write(range: Range, text: impl Fn(Cell) -> String) -> Option<String> {
    let mut writer = csv::WriterBuilder::new().delimiter(b'\t').from_writer(Vec::new());
    let cells: Vec<String> = range.cells().map(text).collect();
    for row in cells.chunks(range.size().1) {
        writer.write_record(row).ok()?;
    }
    String::from_utf8(writer.into_inner().ok()?).ok()
}

/// The cells that a pasted text fills, each with its part of the text. A single value fills the whole range; several values fill cells to the right
/// and down from the upper left corner of the range. Values for columns that cannot be changed are skipped. A first row that only names the
/// columns is skipped too; in a text with such a row, commas or semicolons may separate the cells, as in a file.
///
/// # Errors
/// If the table is too small for the text; the error is a whole sentence.
pub fn read(text: &str, range: Range, rows: usize, columns: &[Column]) -> Result<Vec<(Cell, String)>, String> {
    let named = |cell: &str| columns.iter().any(|column| column.name == cell || column.label == cell);
    let names = |record: &csv::StringRecord| record.len() > 1 && record.iter().all(|cell| named(cell.trim()));
    let below_names = |separator| {
        let records = split(text, separator).ok()?;
        records.first().is_some_and(names).then(|| records[1..].to_vec())
    };
    let records = match [b'\t', b',', b';'].into_iter().find_map(below_names) {
        Some(records) => records,
        None => split(text, b'\t').map_err(|_| "What was copied is not text in rows and columns.".to_owned())?,
    };
    let editable = |cell: &Cell| columns[cell.column].is_editable();
    let first = range.first();
    let wide = records.iter().map(csv::StringRecord::len).max().unwrap_or(0);
    if let ([record], 1) = (records.as_slice(), wide) {
        let value = record.get(0).unwrap_or_default();
        return Ok(range.cells().filter(editable).map(|cell| (cell, value.to_owned())).collect());
    }
    let (room_down, room_across) = (rows - first.row, columns.len() - first.column);
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

fn split(text: &str, separator: u8) -> Result<Vec<csv::StringRecord>, csv::Error> {
    let mut reader = csv::ReaderBuilder::new();
    reader.delimiter(separator).has_headers(false).flexible(true).from_reader(text.as_bytes()).into_records().collect()
}

/// Reads the texts of cells as values.
///
/// # Errors
/// If a cell cannot hold its text; the error is a whole sentence that names the rows and columns, counted from 1.
pub fn values(cells: &[(Cell, String)], columns: &[Column]) -> Result<Vec<(Cell, Value)>, String> {
    let (mut values, mut problems) = (Vec::new(), Vec::new());
    for (cell, text) in cells {
        let sort = &columns[cell.column].sort;
        // Copied cells are separated by tabs, so a comma within one can only be a decimal comma.
        let text = if matches!(sort, Sort::Length { .. }) { with_point(text, b'\t') } else { Ok(text.as_str().into()) };
        match text.and_then(|text| sort.read(&text)) {
            Ok(value) => values.push((*cell, value)),
            Err(why) => problems.push(problem(*cell, columns, &why)),
        }
    }
    if let [first, second, third, more @ ..] = problems.as_slice()
        && !more.is_empty()
    {
        return Err(format!("Nothing was changed: {first}; {second}; {third}; and {} more.", counted(more.len(), "cell")));
    }
    if problems.is_empty() { Ok(values) } else { Err(format!("Nothing was changed: {}.", problems.join("; "))) }
}

/// The edits that put values into cells, one for each thing that changes.
///
/// # Errors
/// If a cell cannot hold its value; the error is a whole sentence that names the cell's row and column, counted from 1.
pub fn edits(rows: Rows, order: &[Place], cells: &[(Cell, Value)]) -> Result<Vec<Edit>, String> {
    let (mut set, mut of) = (Vec::new(), Vec::new());
    for (cell, value) in cells {
        if let Some((row, field)) = order.get(cell.row).zip(rows.columns[cell.column].field) {
            set.push((row.clone(), field, value.clone()));
            of.push(*cell);
        }
    }
    rows.kind
        .set(rows.content, &set)
        .map_err(|(number, why)| format!("Nothing was changed: {}.", problem(of[number], rows.columns, &why)))
}

fn problem(cell: Cell, columns: &[Column], why: &str) -> String {
    format!("row {}, column {}: {why}", cell.row + 1, columns[cell.column].name)
}
