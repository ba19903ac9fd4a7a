//! The columns of a table: the fields of its kind that fit into a cell and, for the rows of a list, the thing that contains the row. Each column is
//! as wide as its contents, up to a limit. If width is left over, the columns that need more share it.

use super::order::Rows;
use project::{AnyKind, Content};
use rules::capital;
use rules::kind::Sort;

/// A column of the table.
#[derive(Clone, Debug)]
pub struct Column {
    /// The index of the field; `None` for the column that names the thing that contains the row.
    pub field: Option<usize>,
    /// The heading of the column.
    pub label: String,
    /// The lines of the heading, as it is drawn.
    pub lines: Vec<String>,
    /// The name of the column in a spreadsheet.
    pub name: String,
    /// The purpose of the column, as a sentence; may be empty.
    pub help: &'static str,
    /// The sort of value that the cells hold.
    pub sort: Sort,
    /// The width that the contents of the column need, in points of the screen.
    pub wants: f32,
    /// The width of the column, in points of the screen.
    pub width: f32,
}

/// The columns of a kind, in the order of its description. Long texts and pictures are left out, since they do not fit into a cell.
#[must_use]
pub fn columns(kind: &dyn AnyKind, content: &Content) -> Vec<Column> {
    let facts = kind.facts();
    let thing = || Column {
        field: None,
        label: capital(facts.thing),
        lines: lines(&capital(facts.thing)),
        name: facts.thing.into(),
        help: "",
        sort: Sort::WorkedOut { number: false },
        wants: heading_width(&lines(&capital(facts.thing))),
        width: 0.0,
    };
    let fields = kind.fields().into_iter().enumerate().filter_map(|(number, field)| {
        let sort = kind.sort(content, number);
        if matches!(sort, Sort::Prose | Sort::Picture) {
            return None;
        }
        let lines = lines(field.caption);
        let wants = heading_width(&lines).max(LEAST);
        let name = field.column.name().map_or_else(|| field.caption.to_lowercase(), str::to_owned);
        Some(Column { field: Some(number), label: field.caption.into(), lines, name, help: field.help, sort, wants, width: 0.0 })
    });
    let first = (!kind.is_of_things() && kind.only().is_none()).then(thing);
    first.into_iter().chain(fields).collect()
}

impl Column {
    /// Whether the user can change the cells.
    #[must_use]
    pub const fn is_editable(&self) -> bool {
        self.sort.is_editable()
    }

    /// Whether the user can empty the cells.
    #[must_use]
    pub fn can_be_empty(&self) -> bool {
        self.sort.read("").is_ok()
    }
}

/// The least width of a column, in points of the screen.
const LEAST: f32 = 42.0;
/// The least width of a column of typed words, in points of the screen.
const LEAST_TYPED: f32 = 80.0;
/// The greatest width of a column, in points of the screen, unless width is left over.
const MOST: f32 = 240.0;
/// The approximate width of a letter in a heading, in points of the screen.
const LETTER: f32 = 6.2;
/// The approximate width of a letter in a cell, in points of the screen.
const LETTER_OF_CELL: f32 = 7.4;
/// How many rows are measured at most to find the width of a column's contents.
const LOOKED_AT: usize = 400;

/// Makes columns as wide as their contents, but none narrower than it was in `before`.
pub fn fit(columns: &mut [Column], before: &[Column], rows: Rows) {
    let places = rows.kind.rows(rows.content);
    for (at, column) in columns.iter_mut().enumerate() {
        let longest = places.iter().take(LOOKED_AT).map(|row| rows.text(row, column).chars().count()).max().unwrap_or(0);
        let patch = if column.sort == Sort::Colour { 18.0 } else { 0.0 };
        let least = match column.sort {
            Sort::Line { longest } if longest >= 10 => LEAST_TYPED,
            Sort::Link { .. } => LEAST_TYPED,
            _ => LEAST,
        };
        let known = before.get(at).filter(|known| known.field == column.field).map_or(0.0, |known| known.wants);
        column.wants = column.wants.max(16.0 + patch + LETTER_OF_CELL * longest as f32).max(least).max(known);
        column.width = column.wants.min(MOST);
    }
}

/// Gives the width that is left over to the columns that need more, from left to right.
pub fn share(columns: &mut [Column], room: f32) {
    for column in columns.iter_mut() {
        column.width = column.wants.min(MOST);
    }
    let mut left = room - columns.iter().map(|column| column.width).sum::<f32>();
    for column in columns {
        let more = (column.wants - column.width).min(left).max(0.0);
        column.width += more;
        left -= more;
    }
}

/// The width that the longest line of a heading needs, together with the mark that shows the sort order.
fn heading_width(lines: &[String]) -> f32 {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    26.0 + LETTER * longest as f32
}

/// Breaks a heading into one line or two, so that the longer line is as short as possible.
fn lines(label: &str) -> Vec<String> {
    let words: Vec<&str> = label.split(' ').collect();
    let broken = |at: usize| [words[..at].join(" "), words[at..].join(" ")];
    let longest = |lines: &[String; 2]| lines.iter().map(String::len).max();
    let best = (1..words.len()).map(broken).min_by_key(longest);
    best.map_or_else(|| vec![label.to_owned()], Vec::from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::Game;

    #[test]
    fn every_field_that_fits_into_a_cell_has_a_column() {
        for game in Game::ALL {
            let content = Content::empty(game);
            for kind in content.kinds() {
                let columns = columns(*kind, &content);
                let is_of_several = !kind.is_of_things() && kind.only().is_none();
                assert_eq!(columns.iter().any(|column| column.field.is_none()), is_of_several);
                let shown = |field| columns.iter().any(|column| column.field == Some(field));
                for (number, field) in kind.fields().into_iter().enumerate() {
                    let fits = !matches!(kind.sort(&content, number), Sort::Prose | Sort::Picture);
                    assert!(shown(number) == fits, "{}: {}", kind.facts().one, field.caption);
                }
            }
        }
    }

    #[test]
    fn cells_are_cut_only_where_no_room_is_left() {
        let game = Game::ALL[0];
        let mut content = Content::empty(game);
        let kind = content.kinds()[0];
        let (edit, place) = kind.add(&content).expect("a thing");
        content.apply(&edit).expect("it is added");
        let name = kind.row_of(&content, &place).expect("its row");
        let of = |content: &Content| {
            let mut columns = columns(kind, content);
            fit(&mut columns, &[], Rows { kind, content, columns: &[] });
            columns
        };
        let at = of(&content).iter().position(|column| matches!(column.sort, Sort::Line { .. })).expect("a text");
        let field = of(&content)[at].field.expect("a field");
        let text = rules::kind::Value::Text("A name that is far longer than any column was made for".into());
        for edit in kind.set(&content, &[(name, field, text)]).expect("a name") {
            content.apply(&edit).expect("it is set");
        }
        let mut columns = of(&content);
        let needed = columns[at].wants;
        assert!(needed > MOST && (columns[at].width - MOST).abs() < 0.1);
        let all: f32 = columns.iter().map(|column| column.width).sum();
        share(&mut columns, all + 2.0 * needed);
        assert!((columns[at].width - needed).abs() < 0.1, "the room beside it is used");
        share(&mut columns, all * 0.5);
        assert!((columns[at].width - MOST).abs() < 0.1, "and given back");
    }

    #[test]
    fn a_heading_is_broken_into_lines_of_like_length() {
        assert_eq!(lines("Sectors a phase"), ["Sectors", "a phase"]);
        assert_eq!((lines("Price").len(), lines("Fighter warp")), (1, vec!["Fighter".to_owned(), "warp".to_owned()]));
    }
}
