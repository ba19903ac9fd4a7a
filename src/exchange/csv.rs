//! Tables as spreadsheets write them: any of the usual separators, columns by name in any order, every bad row named.
//!
//! What the columns mean is the game's. A cell that a spreadsheet would take for a formula goes out with an apostrophe before it, as one
//! types it there to mean a text, and comes in without.

use std::path::Path;

use csv::{ReaderBuilder, StringRecord};

use project::{Error, text};

/// A table: the columns that were asked for and are there, and its rows.
#[derive(Clone, Debug)]
pub struct Table {
    columns: Vec<Option<&'static str>>,
    rows: Vec<(u64, StringRecord)>,
}

/// A row of a table.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    table: &'a Table,
    line: u64,
    cells: &'a StringRecord,
}

/// The most rows that a table may have: more than any project holds, and few enough for any machine.
const MOST_ROWS: usize = 100_000;

const SEPARATORS: [u8; 3] = *b",;\t";

impl Table {
    /// Reads a table: UTF-8 with or without a byte order mark; comma, semicolon or tab, whichever makes the most of the header; lines
    /// ending in LF, CRLF or CR. Column names may come in any order and case, and some may be missing. Rows without any content are passed over.
    ///
    /// # Errors
    /// If it is no text, has no header, has columns that are not `known` or stand there twice, or has rows with more cells than the header.
    pub fn read(bytes: &[u8], file: &Path, known: &[&'static str]) -> Result<Self, Error> {
        let text = text::decode(bytes, file)?;
        let separator = separator(text, known);
        let mut reader = ReaderBuilder::new().delimiter(separator).has_headers(false).flexible(true).from_reader(text.as_bytes());
        let empty = |record: &StringRecord| record.iter().all(|cell| cell.trim().is_empty());
        let mut records = reader.records().filter(|record| !record.as_ref().is_ok_and(empty));
        let Some(header) = records.next().transpose().map_err(|error| damaged(&error, file))? else {
            return Err(syntax(file, 1, "the table is empty; its first row names the columns"));
        };
        if header.iter().any(|name| name.contains(['\n', '\r'])) {
            return Err(syntax(file, 1, "the first row, which names the columns, opens a quotation mark that nothing closes"));
        }
        let columns = columns(&header, file, known)?;
        let (mut rows, mut problems) = (Vec::new(), Vec::new());
        let mut lines = Lines { text: text.as_bytes(), byte: 0, line: 1 };
        for record in records {
            let record = record.map_err(|error| damaged(&error, file))?;
            let line = lines.at(record.position().map_or(0, csv::Position::byte) as usize);
            if record
                .iter()
                .enumerate()
                .any(|(index, cell)| !cell.trim().is_empty() && columns.get(index).is_none_or(Option::is_none))
            {
                problems.push(format!("row {line} has more cells than there are columns"));
            }
            if rows.len() == MOST_ROWS {
                return Err(syntax(file, line, &format!("the table has more than {MOST_ROWS} rows")));
            }
            rows.push((line, record));
        }
        if let Some((line, last)) = rows.last()
            && last.iter().any(|cell| cell.contains(['\n', '\r']))
            && text.matches('"').count() % 2 == 1
        {
            problems.push(format!("row {line} opens a quotation mark that nothing closes"));
        }
        let table = Self { columns, rows };
        if problems.is_empty() { Ok(table) } else { Err(Error::Rows { file: file.into(), problems }) }
    }

    /// Whether the table has a column.
    #[must_use]
    pub fn has(&self, column: &str) -> bool {
        self.columns.contains(&Some(column))
    }

    /// The rows, from the top.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|(line, cells)| Row { table: self, line: *line, cells })
    }
}

impl<'a> Row<'a> {
    /// The number of the row as a spreadsheet shows it, the header being 1.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.line
    }

    /// What stands in a column, without the space around it; nothing where there is no such column.
    #[must_use]
    pub fn text(&self, column: &str) -> &'a str {
        let index = self.table.columns.iter().position(|found| *found == Some(column));
        let cell = index.and_then(|index| self.cells.get(index)).map_or("", str::trim);
        cell.strip_prefix(MARK).filter(|_| is_marked(cell)).unwrap_or(cell)
    }

    /// What is wrong with a cell, with its place.
    #[must_use]
    pub fn problem(&self, column: &str, what: impl AsRef<str>) -> String {
        problem(self.line, column, what.as_ref())
    }
}

/// What is wrong with a cell, with its place.
#[must_use]
pub fn problem(row: u64, column: &str, what: &str) -> String {
    format!("row {row}, column {column}: {what}")
}

/// A table as text: commas, LF, UTF-8.
///
/// # Errors
/// Never for lists of texts; the writer reserves the right.
pub fn write(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Result<Vec<u8>, Error> {
    let failed = |error: &dyn std::fmt::Display| Error::Misuse(format!("The table cannot be written: {error}"));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(header).map_err(|error| failed(&error))?;
    for row in rows {
        writer.write_record(row.into_iter().map(harmless)).map_err(|error| failed(&error))?;
    }
    writer.into_inner().map_err(|error| failed(&error))
}

/// What a spreadsheet is told by that a cell holds a text.
const MARK: char = '\'';

/// Whether a spreadsheet would work a cell out instead of showing it; a number it may have as it is.
fn is_formula(cell: &str) -> bool {
    let is_digit = |letter: char| letter.is_ascii_digit() || letter == '.';
    let number = cell.strip_prefix(['+', '-']).is_some_and(|rest| !rest.is_empty() && rest.chars().all(is_digit));
    cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n']) && !number
}

/// Whether a cell has such marks before a formula, some of which may be its own.
fn is_marked(cell: &str) -> bool {
    cell.starts_with(MARK) && is_formula(cell.trim_start_matches(MARK))
}

/// The cell as a spreadsheet shows it and nothing more.
fn harmless(cell: String) -> String {
    if is_formula(&cell) || is_marked(&cell) { format!("{MARK}{cell}") } else { cell }
}

/// Whether the header of a table names a column; the game's own tables are told apart by this.
#[must_use]
pub fn header_names(bytes: &[u8], column: &str) -> bool {
    let mut lines = bytes.split(|byte| matches!(byte, b'\n' | b'\r')).map(String::from_utf8_lossy);
    let header = lines.find(|line| names_something(line)).unwrap_or_default();
    header.trim_start_matches('\u{feff}').split([',', ';', '\t']).any(|name| clean(name) == column)
}

/// Counts the lines of a text, from the top down. The reader's own count takes the ends of lines before a record for a part of it.
struct Lines<'a> {
    text: &'a [u8],
    byte: usize,
    line: u64,
}

impl Lines<'_> {
    /// The number of the line in which the first thing at or after a byte stands.
    fn at(&mut self, byte: usize) -> u64 {
        while let Some(letter) = self.text.get(self.byte).filter(|letter| self.byte < byte || matches!(letter, b'\r' | b'\n')) {
            // A carriage return ends a line of its own unless the line feed behind it does.
            let ends = *letter == b'\n' || (*letter == b'\r' && self.text.get(self.byte + 1) != Some(&b'\n'));
            self.line += u64::from(ends);
            self.byte += 1;
        }
        self.line
    }
}

/// Whether there is anything in a line besides separators and space.
fn names_something(line: &str) -> bool {
    line.contains(char::is_alphanumeric)
}

fn clean(name: &str) -> String {
    name.trim().trim_matches('"').trim().to_lowercase()
}

/// The separator that makes the most known names of the header; the comma where none is better.
fn separator(text: &str, known: &[&str]) -> u8 {
    let header = text.split(['\n', '\r']).find(|line| names_something(line)).unwrap_or_default();
    let names = |separator: u8| header.split(char::from(separator)).filter(|name| known.contains(&clean(name).as_str())).count();
    // Of several maxima the last is taken, hence from the end.
    SEPARATORS.into_iter().rev().max_by_key(|separator| names(*separator)).unwrap_or(b',')
}

fn columns(header: &StringRecord, file: &Path, known: &[&'static str]) -> Result<Vec<Option<&'static str>>, Error> {
    let mut columns: Vec<Option<&'static str>> = Vec::new();
    let (mut unknown, mut twice) = (Vec::new(), Vec::new());
    for name in header {
        let name = clean(name);
        let column = known.iter().copied().find(|known| *known == name);
        match column {
            // Spreadsheets leave empty columns behind.
            None if !name.is_empty() => unknown.push(name),
            Some(_) if columns.contains(&column) => twice.push(name),
            None | Some(_) => {}
        }
        columns.push(column);
    }
    if !unknown.is_empty() {
        let columns = if unknown.len() == 1 { "a column that is" } else { "columns that are" };
        let list: Vec<_> = unknown.iter().take(5).map(|name| name.chars().take(40).collect::<String>()).collect();
        let more = if unknown.len() > list.len() { " and others" } else { "" };
        let message = format!("the table has {columns} not known, {}{more}; there are {}", list.join(", "), known.join(", "));
        return Err(syntax(file, 1, &message));
    }
    if !twice.is_empty() {
        return Err(syntax(file, 1, &format!("the table has two columns of one name, {}", twice.join(", "))));
    }
    Ok(columns)
}

fn syntax(file: &Path, line: u64, message: &str) -> Error {
    Error::Syntax { file: file.into(), line: line as usize, column: 1, message: message.into() }
}

/// The reader takes any text for a table; whatever else it may meet is told without its words.
fn damaged(error: &csv::Error, file: &Path) -> Error {
    syntax(file, error.position().map_or(1, csv::Position::line), "this row cannot be read; save the table again as CSV in UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &[&str] = &["name", "cannons"];

    fn table(text: &str) -> Result<Table, String> {
        Table::read(text.as_bytes(), Path::new("x.csv"), KNOWN).map_err(|error| error.to_string())
    }

    fn cells(table: &Table) -> Vec<(u64, &str, &str)> {
        table.rows().map(|row| (row.number(), row.text("name"), row.text("cannons"))).collect()
    }

    #[test]
    fn what_a_spreadsheet_takes_for_a_formula_goes_out_harmless_and_comes_in_as_it_was() {
        let names = [
            "=1+1",
            "+A1",
            "-A1",
            "@SUM(A1)",
            "=cmd|' /C calc'!A0",
            "'=1+1",
            "''=x",
            "'Twas",
            "-3",
            "+4",
            "-",
            "=",
            "- 3",
            "plain",
            "'",
        ];
        let written = write(&["name"], names.map(|name| vec![name.to_owned()])).unwrap();
        let text = String::from_utf8(written).unwrap();
        for line in text.lines().skip(1).map(|line| line.trim_matches('"')) {
            assert!(["-3", "+4"].contains(&line) || !line.starts_with(['=', '+', '-', '@']), "{line}");
        }
        assert!(text.contains("\n'Twas\n") && text.contains("\nplain\n"), "{text}");
        let read = table(&text).unwrap();
        assert_eq!(read.rows().map(|row| row.text("name")).collect::<Vec<_>>(), names);
        for cell in ["\t=x", "\r=x", "\n=x"] {
            assert_eq!(harmless(cell.into()), format!("'{cell}"));
        }
    }

    #[test]
    fn separators_line_ends_and_marks_are_found_out() {
        for separator in [",", ";", "\t"] {
            for end in ["\n", "\r\n", "\r"] {
                for mark in ["", "\u{feff}"] {
                    let text = ["Cannons,NAME", "3,\"A, b; c\"", "", ",", " 4 ,D"].join(end).replace(',', separator);
                    let text = text.replace(&format!("A{separator} b"), "A, b");
                    let table = table(&format!("{mark}{text}{end}")).unwrap();
                    assert_eq!(cells(&table), [(2, "A, b; c", "3"), (5, "D", "4")], "{text:?}");
                }
            }
        }
        assert_eq!(cells(&table("name\nA\n").unwrap()), [(2, "A", "")]);
        assert_eq!(cells(&table("\n;;\n \nname;cannons\n;\nA;3\n").unwrap()), [(6, "A", "3")]);
        assert_eq!(cells(&table("name,cannons,,\nA,1,,\nB\n").unwrap()), [(2, "A", "1"), (3, "B", "")]);
    }

    #[test]
    fn bad_tables_say_what_is_wrong_and_where() {
        for (text, words) in [
            ("", "empty"),
            ("name,canons,guns\n", "canons, guns"),
            ("name,Name\n", "two columns"),
            ("name\nA,B\n", "row 2 has more cells"),
            ("name,cannons\nA,1\n\"B,2\nC,3\n", "row 3 opens a quotation mark"),
            ("name\rA\rB,C\r", "row 3 has more cells"),
            ("name,cannons\rA,1\r\"B,2\rC,3\r", "row 3 opens a quotation mark"),
            ("\"name,cannons\nA,1\n", "the first row, which names the columns, opens a quotation mark"),
            ("a,b,c,d,e,f,g\n", "a, b, c, d, e and others; there are name, cannons"),
        ] {
            let error = table(text).unwrap_err();
            assert!(error.contains(words) && !error.contains('\n'), "{text:?}: {error}");
        }
    }

    #[test]
    fn the_header_is_the_first_row_with_anything_in_it() {
        for text in ["fleet,ship\n", "\u{feff}\r\n \n\"Fleet\";ship\r\nfleets", "\nship\tFLEET"] {
            assert!(header_names(text.as_bytes(), "fleet"), "{text:?}");
        }
        assert!(!header_names(b"ship,name\nfleet,x\n", "fleet"));
        assert!(!header_names(b"", "fleet"));
    }
}
