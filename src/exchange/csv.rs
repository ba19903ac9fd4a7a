//! Reads and writes tables as spreadsheets do, with any of the usual separators and with columns in any order. Errors name every bad row.
//!
//! The game decides what the columns mean. If a spreadsheet would take a cell for a formula, export puts an apostrophe before the cell, with which
//! users mark a text in a spreadsheet; import removes the apostrophe.
//!
//! Reading order: `letters.rs`, `sheet.rs` (the row that names the columns), `decimals.rs`, `formulas.rs`, this file.

pub mod decimals;
mod formulas;
pub mod letters;
mod sheet;

use std::borrow::Cow;
use std::path::Path;

use csv::StringRecord;

use formulas::{harmless, without_mark};
use project::Error;
use sheet::clean;
pub use sheet::{Head, Sheet};

/// A table that was read: its known columns and its rows.
#[derive(Clone, Debug)]
pub struct Table {
    separator: u8,
    columns: Vec<Option<&'static str>>,
    rows: Vec<(u64, StringRecord)>,
    remarks: Vec<String>,
}

/// A row of a table.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    table: &'a Table,
    line: u64,
    cells: &'a StringRecord,
}

/// The largest number of rows of a table: more than any project has, and few enough for any machine.
const MOST_ROWS: usize = 100_000;

impl Table {
    /// Reads the rows of a table below its header, the row that names its columns; `of` is the word for the things in the rows. The names may come in
    /// any order and case, and some may be missing. Empty rows are skipped.
    ///
    /// # Errors
    /// If the table has no header, has columns that are not `known` or occur twice, or has rows with more cells than the header.
    pub fn read(sheet: &Sheet<'_>, file: &Path, of: &str, known: &[&'static str]) -> Result<Self, Error> {
        let (text, head) = (sheet.text(), sheet.head(known));
        let mut records = sheet.records(head.separator).skip(head.above);
        let Some(header) = records.next().transpose().map_err(|error| damaged(&error, file))? else {
            return Err(syntax(file, 1, EMPTY));
        };
        let mut lines = Lines { text: text.as_bytes(), byte: 0, line: 1 };
        let at_byte = |record: &StringRecord| record.position().map_or(0, csv::Position::byte) as usize;
        let top = lines.at(at_byte(&header));
        if header.iter().any(|name| name.contains(['\n', '\r'])) {
            return Err(syntax(file, top, "the first row, which names the columns, opens a quotation mark that nothing closes"));
        }
        let columns = columns(&header, of, known).map_err(|message| syntax(file, top, &message))?;
        let (mut rows, mut problems) = (Vec::new(), Vec::new());
        for record in records {
            let record = record.map_err(|error| damaged(&error, file))?;
            let line = lines.at(at_byte(&record));
            if record
                .iter()
                .enumerate()
                .any(|(index, cell)| !cell.trim().is_empty() && columns.get(index).is_none_or(Option::is_none))
            {
                let why = if head.separator == b',' { "; a cell with a comma in it stands in quotation marks" } else { "" };
                problems.push(format!("row {line} has more cells than there are columns{why}"));
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
        let above = (head.above > 0).then(|| format!("What stands above row {top}, which names the columns, was passed over"));
        let remarks = sheet.remark().map(str::to_owned).into_iter().chain(above).collect();
        let table = Self { separator: head.separator, columns, rows, remarks };
        if problems.is_empty() { Ok(table) } else { Err(Error::Rows { file: file.into(), problems }) }
    }

    /// Whether the table has a column.
    #[must_use]
    pub fn has(&self, column: &str) -> bool {
        self.columns.contains(&Some(column))
    }

    /// The known columns that the table has, in the order of the table.
    pub fn columns(&self) -> impl Iterator<Item = &'static str> {
        self.columns.iter().copied().flatten()
    }

    /// Notes for the user on how the table was read, as sentences without their full stops.
    #[must_use]
    pub fn remarks(&self) -> &[String] {
        &self.remarks
    }

    /// The rows below the header, from the top.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.iter().map(|(line, cells)| Row { table: self, line: *line, cells })
    }
}

impl<'a> Row<'a> {
    /// The number of the row in a spreadsheet, which counts from 1.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.line
    }

    /// The text of this row in a column, without the space around it; empty if the table has no such column.
    #[must_use]
    pub fn text(&self, column: &str) -> &'a str {
        let index = self.table.columns.iter().position(|found| *found == Some(column));
        without_mark(index.and_then(|index| self.cells.get(index)).map_or("", str::trim))
    }

    /// The text of this row in a column. If it is a number, it has a decimal point instead of a comma; any other text is unchanged.
    ///
    /// # Errors
    ///
    /// If it is not clear whether a comma separates a fraction or thousands. The error is a clause.
    pub fn number_with_point(&self, column: &str) -> Result<Cow<'a, str>, String> {
        decimals::with_point(self.text(column), self.table.separator)
    }

    /// A message about the cell of this row in a column, which names the row and the column.
    #[must_use]
    pub fn problem(&self, column: &str, what: impl AsRef<str>) -> String {
        problem(self.line, column, what.as_ref())
    }
}

/// A message about a cell, which names the row and the column.
#[must_use]
pub fn problem(row: u64, column: &str, what: &str) -> String {
    format!("row {row}, column {column}: {what}")
}

/// Writes a table as text in UTF-8, with commas between cells and with LF at the ends of lines.
///
/// # Errors
///
/// Never for lists of texts, although the writer's signature allows it.
pub fn write(header: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> Result<Vec<u8>, Error> {
    let failed = Error::unwritten::<csv::Error>("The table", "written");
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(header).map_err(&failed)?;
    for row in rows {
        writer.write_record(row.into_iter().map(harmless)).map_err(&failed)?;
    }
    writer.into_inner().map_err(|error| failed(error.into_error().into()))
}

/// The bytes of a table, preceded by the byte order mark by which Excel recognises UTF-8.
#[must_use]
pub fn marked(table: &[u8]) -> Vec<u8> {
    [letters::MARK, table].concat()
}

/// Counts the lines of a text, from the top down. The CSV reader counts lines too, but it takes the empty lines before a record as part of that
/// record.
struct Lines<'a> {
    text: &'a [u8],
    byte: usize,
    line: u64,
}

impl Lines<'_> {
    /// The number of the line that holds the first character, at or after this byte, that is not a line end.
    fn at(&mut self, byte: usize) -> u64 {
        while let Some(letter) = self.text.get(self.byte).filter(|letter| self.byte < byte || matches!(letter, b'\r' | b'\n')) {
            // A carriage return ends a line unless a line feed follows it.
            let ends = *letter == b'\n' || (*letter == b'\r' && self.text.get(self.byte + 1) != Some(&b'\n'));
            self.line += u64::from(ends);
            self.byte += 1;
        }
        self.line
    }
}

/// The columns of a header, with `None` for a column without a name. The error says what is wrong with the header, as a clause.
fn columns(header: &StringRecord, of: &str, known: &[&'static str]) -> Result<Vec<Option<&'static str>>, String> {
    let mut columns: Vec<Option<&'static str>> = Vec::new();
    let (mut unknown, mut twice) = (Vec::new(), Vec::new());
    for name in header {
        let name = clean(name);
        let column = known.iter().copied().find(|known| *known == name);
        match column {
            // Spreadsheets leave columns without a name.
            None if !name.is_empty() => unknown.push(name),
            Some(_) if columns.contains(&column) => twice.push(name),
            None | Some(_) => {}
        }
        columns.push(column);
    }
    if !unknown.is_empty() {
        return Err(format!("{}; the columns of {of} are {}", not_known(&unknown), known.join(", ")));
    }
    if !twice.is_empty() {
        return Err(format!("the table has two columns of one name, {}", twice.join(", ")));
    }
    Ok(columns)
}

/// The error for an empty table, as a clause.
pub const EMPTY: &str = "the table is empty; its first row names the columns";

/// The error for a table with these unknown columns, as a clause.
#[must_use]
pub fn not_known(columns: &[impl AsRef<str>]) -> String {
    let what = if columns.len() == 1 { "a column that is" } else { "columns that are" };
    let list: Vec<_> = columns.iter().take(5).map(|name| name.as_ref().chars().take(40).collect::<String>()).collect();
    let more = if columns.len() > list.len() { " and others" } else { "" };
    format!("the table has {what} not known, {}{more}", list.join(", "))
}

fn syntax(file: &Path, line: u64, message: &str) -> Error {
    Error::Syntax { file: file.into(), line: line as usize, column: 1, message: message.into() }
}

/// The error for a row that the CSV reader refuses. The reader's own message is left out: the reader accepts any text as a table, so its message
/// would be about something else.
fn damaged(error: &csv::Error, file: &Path) -> Error {
    syntax(file, error.position().map_or(1, csv::Position::line), "this row cannot be read; save the table again as CSV in UTF-8")
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &[&str] = &["name", "cannons"];

    fn table(text: &str) -> Result<Table, String> {
        let file = Path::new("x.csv");
        let table = Sheet::read(text.as_bytes(), file).and_then(|sheet| Table::read(&sheet, file, "ships", KNOWN));
        table.map_err(|error| error.to_string())
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
            ("a,b,c,d,e,f,g\n", "a, b, c, d, e and others; the columns of ships are name, cannons"),
        ] {
            let error = table(text).unwrap_err();
            assert!(error.contains(words) && !error.contains('\n'), "{text:?}: {error}");
        }
    }
}
