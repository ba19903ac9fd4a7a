//! The columns of a table: the fields of its kind that fit into a cell, and the thing that a row of a list is in.

use crate::rules::kind::{AnyKind, Sort};
use crate::rules::{Content, capital};

/// A column.
#[derive(Clone, Debug)]
pub struct Column {
    /// The number of the field; none for the thing that a row of a list is in.
    pub field: Option<usize>,
    /// The heading.
    pub label: String,
    /// The heading as it is drawn, a line each.
    pub lines: Vec<String>,
    /// What a spreadsheet calls it.
    pub name: String,
    /// What it is for, as a sentence; may be empty.
    pub help: &'static str,
    /// What its cells hold.
    pub sort: Sort,
    /// How wide it is on screen.
    pub width: f32,
}

/// The columns of a kind, in the order of its description. Long texts and pictures have no room in a cell.
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
        width: NAME,
    };
    let fields = kind.fields().into_iter().enumerate().filter_map(|(number, field)| {
        let sort = kind.sort(content, number);
        if matches!(sort, Sort::Prose | Sort::Picture) {
            return None;
        }
        let lines = lines(field.caption);
        let tells = field.column.name().is_some_and(|name| facts.same.columns().any(|column| column == name));
        let width = width(&sort, tells).max(heading_width(&lines));
        let name = field.column.name().map_or_else(|| field.caption.to_lowercase(), str::to_owned);
        Some(Column { field: Some(number), label: field.caption.into(), lines, name, help: field.help, sort, width })
    });
    let first = (!kind.is_of_things() && kind.only().is_none()).then(thing);
    first.into_iter().chain(fields).collect()
}

impl Column {
    /// Whether its cells can be changed.
    #[must_use]
    pub const fn is_editable(&self) -> bool {
        self.sort.is_editable()
    }

    /// Whether its cells can be emptied.
    #[must_use]
    pub fn can_be_empty(&self) -> bool {
        self.sort.read("").is_ok()
    }
}

/// How wide the name of a thing is.
const NAME: f32 = 150.0;
/// How wide a letter is, about.
const LETTER: f32 = 6.2;

/// The width that cells of a sort need.
fn width(sort: &Sort, tells: bool) -> f32 {
    match sort {
        Sort::Line { longest } if *longest < 10 => 56.0,
        Sort::Line { .. } if tells => NAME,
        Sort::Line { .. } | Sort::Words | Sort::Numbers { .. } | Sort::Switch { .. } | Sort::Prose | Sort::Picture => 100.0,
        Sort::Number { .. } | Sort::Perhaps { .. } | Sort::WorkedOut { number: true } => 50.0,
        Sort::Choice { offers, .. } => {
            let longest = offers.iter().map(|offer| offer.word.chars().count()).max().unwrap_or(0);
            (26.0 + 7.0 * longest as f32).clamp(56.0, 160.0)
        }
        Sort::Link { .. } => 130.0,
        Sort::Colour | Sort::Length { .. } | Sort::Spaces { any_number: false } => 90.0,
        Sort::WorkedOut { number: false } | Sort::Spaces { any_number: true } => 180.0,
    }
}

/// The width in which the longest line of a heading and the mark of the order have room.
fn heading_width(lines: &[String]) -> f32 {
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
    26.0 + LETTER * longest as f32
}

/// A heading in one line or two, so that the longer is as short as it can be.
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
    use crate::rules::Game;

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
    fn a_heading_is_broken_into_lines_of_like_length() {
        assert_eq!(lines("Sectors a phase"), ["Sectors", "a phase"]);
        assert_eq!((lines("Price").len(), lines("Fighter warp")), (1, vec!["Fighter".to_owned(), "warp".to_owned()]));
    }
}
