//! A table's file before the meaning of its columns is known: its text, the separator of its cells, and its header, which is the row that names the
//! columns.

use std::borrow::Cow;
use std::path::Path;

use csv::{ReaderBuilder, StringRecord};

use super::letters;
use project::Error;

/// A table's file as text, like a sheet of a spreadsheet.
#[derive(Clone, Debug)]
pub struct Sheet<'a> {
    text: Cow<'a, str>,
    remark: Option<&'static str>,
    /// For each separator, the first rows that are not empty, divided into cells at that separator.
    tops: Vec<(u8, Vec<Vec<String>>)>,
}

/// The header of a table, which names its columns.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// The separator of the cells.
    pub separator: u8,
    /// How many rows that are not empty, such as a title, come before the header.
    pub above: usize,
    /// The names of the columns, in lower case; a name may be empty.
    pub names: &'a [String],
}

const SEPARATORS: [u8; 3] = *b",;\t";

/// The largest number of rows, such as a title, that may come before the header.
const MOST_ABOVE: usize = 5;

impl<'a> Sheet<'a> {
    /// Reads a table's file in UTF-8, UTF-16 or Windows-1252 whose lines end in LF, CRLF or CR. If it begins with the line `sep=;` of Excel, that
    /// line names the separator and is not a row.
    ///
    /// # Errors
    /// If the bytes are no text.
    pub fn read(bytes: &'a [u8], file: &Path) -> Result<Self, Error> {
        let (text, remark) = letters::decode(bytes, file)?;
        let (named, length) = named_separator(&text).unzip();
        let text = match (length.unwrap_or_default(), text) {
            (length, Cow::Borrowed(text)) => Cow::Borrowed(&text[length..]),
            (length, Cow::Owned(mut text)) => {
                text.drain(..length);
                Cow::Owned(text)
            }
        };
        let separators = named.as_ref().map_or(&SEPARATORS[..], std::slice::from_ref);
        let tops = separators.iter().map(|separator| (*separator, top(&text, *separator))).collect();
        Ok(Self { text, remark, tops })
    }

    /// The text of the file, without the line that names the separator.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// A note for the user on how the letters were decoded, as a sentence without its full stop; `None` if there is nothing to say.
    #[must_use]
    pub const fn remark(&self) -> Option<&'static str> {
        self.remark
    }

    /// Finds the header, given the known columns; rows above it are a title. The header is the first row, unless a lower row names more of the known
    /// columns; the lower row must name at least two, and more than half of its filled cells must be such names. The separator is the one with which
    /// the header names most columns, and the comma if several do.
    #[must_use]
    pub fn head(&self, known: &[&str]) -> Head<'_> {
        let mut best: Option<((usize, usize), Head<'_>)> = None;
        for (separator, rows) in &self.tops {
            for (above, names) in rows.iter().enumerate() {
                let head = Head { separator: *separator, above, names };
                let named = head.named(known);
                let may_be_head = above == 0 || (named > 1 && 2 * named > head.filled());
                // If no row names a known column, the separator that gives the most cells is chosen.
                let worth = (named, if named == 0 { head.filled() } else { 0 });
                if may_be_head && best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, head));
                }
            }
        }
        best.map_or(Head { separator: SEPARATORS[0], above: 0, names: &[] }, |(_, head)| head)
    }

    /// The rows that are not empty, divided into cells at this separator.
    pub(super) fn records(&self, separator: u8) -> impl Iterator<Item = csv::Result<StringRecord>> {
        records(&self.text, separator)
    }
}

impl Head<'_> {
    /// How many of the known columns the header names.
    #[must_use]
    pub fn named(&self, known: &[&str]) -> usize {
        known.iter().filter(|column| self.names(column)).count()
    }

    /// Whether the header names a column.
    #[must_use]
    pub fn names(&self, column: &str) -> bool {
        self.names.iter().any(|name| name == column)
    }

    /// Whether the header names at least one column, and only known ones.
    #[must_use]
    pub fn fits(&self, known: &[&str]) -> bool {
        self.filled() > 0 && self.names.iter().all(|name| name.is_empty() || known.contains(&name.as_str()))
    }

    fn filled(&self) -> usize {
        self.names.iter().filter(|name| !name.is_empty()).count()
    }
}

/// A column's name, in the form in which names are compared.
pub(super) fn clean(name: &str) -> String {
    name.trim().trim_matches('"').trim().to_lowercase()
}

/// The separator that the first line of an Excel file names, and how many bytes that line takes; `None` if the first line names none.
fn named_separator(text: &str) -> Option<(u8, usize)> {
    let line = text.split(['\r', '\n']).next()?;
    let told = line.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(line);
    let separator = match told.as_bytes() {
        [b's' | b'S', b'e' | b'E', b'p' | b'P', b'=', separator] if !separator.is_ascii_alphanumeric() => *separator,
        _ => return None,
    };
    let end = if text[line.len()..].starts_with("\r\n") { 2 } else { usize::from(text.len() > line.len()) };
    (separator.is_ascii() && separator != b'"').then_some((separator, line.len() + end))
}

/// The first rows that are not empty, up to a row that cannot be read. Their cells are put into the form in which names of columns are compared.
fn top(text: &str, separator: u8) -> Vec<Vec<String>> {
    let rows = records(text, separator).take(MOST_ABOVE + 1).map_while(Result::ok);
    rows.map(|record| record.iter().map(clean).collect()).collect()
}

fn records(text: &str, separator: u8) -> impl Iterator<Item = csv::Result<StringRecord>> {
    let reader = ReaderBuilder::new().delimiter(separator).has_headers(false).flexible(true).from_reader(text.as_bytes());
    let is_empty = |record: &StringRecord| record.iter().all(|cell| cell.trim().is_empty());
    reader.into_records().filter(move |record| !record.as_ref().is_ok_and(is_empty))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: &[&str] = &["fleet", "ship", "name", "letter"];

    fn head(text: &str) -> (char, usize, Vec<String>) {
        let sheet = Sheet::read(text.as_bytes(), Path::new("x.csv")).unwrap();
        let head = sheet.head(KNOWN);
        (char::from(head.separator), head.above, head.names.to_vec())
    }

    #[test]
    fn the_head_is_the_first_row_with_anything_in_it_unless_a_title_stands_there() {
        for (text, separator, above) in [
            ("fleet,ship\nA,B\n", ',', 0),
            ("\u{feff}\r\n \n\"Fleet\";ship\r\nfleets;x", ';', 0),
            ("\nship\tFLEET", '\t', 0),
            ("My fleet,,,\nfleet,ship,name,letter\nA,B,,\n", ',', 1),
            // A title whose text is also the name of a column.
            ("Fleet;;\n;;\nas of 3 May; by me\nfleet;ship;name\n", ';', 2),
            ("Ships, of mine\nship,canons,name\n", ',', 1),
        ] {
            let (found, over, names) = head(text);
            assert_eq!((found, over), (separator, above), "{text:?}");
            assert!(names.contains(&"ship".to_owned()), "{names:?}");
        }
        assert_eq!(head("ship,name\nfleet,x\n").1, 0);
        assert_eq!(head("Lance,3\nname,4\n").1, 0, "a thing may be called as a column is");
        assert_eq!(head("ship,name\nship,letter\n").1, 0);
        assert_eq!(head("").2, Vec::<String>::new());
        let far = "x\n".repeat(MOST_ABOVE + 1) + "ship,name\n";
        assert_eq!(head(&far).1, 0);
    }

    #[test]
    fn the_line_that_names_the_separator_is_no_row() {
        for (text, separator) in [
            ("sep=;\r\nship;name\r\n", ';'),
            ("\u{feff}SEP=,\nship,name\n", ','),
            ("\"sep=\t\"\rship\tname", '\t'),
            ("sep=|\nship|name", '|'),
        ] {
            let (found, above, names) = head(text);
            assert_eq!((found, above, names.join(" ").as_str()), (separator, 0, "ship name"), "{text:?}");
        }
        // A separator that the first line names must be used, whatever the header suggests.
        assert_eq!(head("sep=;\nship,name\n").2, ["ship,name"]);
        assert_eq!(head("sep=\nship,name\n").1, 1);
    }
}
