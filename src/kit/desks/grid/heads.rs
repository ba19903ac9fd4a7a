//! The headings along two sides of a grid: above its columns, and at the left of its lines.

use project::{AnyKind, Content, Place};
use rules::kind::FieldFacts;
use rules::{capital, in_a_sentence};

/// The headings along one side of a grid in which every cell is a row of the kind that the table lists.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// The word that comes before each heading when it is read in full, such as "Evasion"; empty if there is no such word.
    pub what: &'static str,
    /// The headings, as they are written.
    pub labels: &'static [&'static str],
}

/// A heading of a grid. It names a row of the kind, a field, or a line or column of cells.
pub(super) struct Heading {
    /// The heading as it is written.
    pub label: String,
    /// The full name of the heading, and the same name as it is written in the middle of a sentence.
    pub names: [String; 2],
}

impl Side {
    /// The headings of this side, each with its full name.
    pub(super) fn headings(self) -> Vec<Heading> {
        let heading = |label: &&str| Heading::called(self.what, label);
        self.labels.iter().map(heading).collect()
    }
}

impl Heading {
    fn called(what: &str, label: &str) -> Self {
        let names = if what.is_empty() {
            [capital(label), label.to_owned()]
        } else {
            [format!("{what} {label}"), format!("{} {label}", in_a_sentence(what))]
        };
        Self { names, label: label.to_owned() }
    }

    /// The heading for a row: the value of its first field or, if that field is edited in the grid too, the row's number, counted from 1.
    pub fn of_row(kind: &dyn AnyKind, content: &Content, row: &Place, at: usize) -> Self {
        let sort = kind.sort(content, 0);
        if sort.is_editable() {
            return Self::called(&capital(kind.facts().one), &(at + 1).to_string());
        }
        Self::called(kind.fields()[0].caption, &kind.written(content, row, 0, &sort))
    }

    /// The heading for a field.
    pub fn of_field(facts: &FieldFacts) -> Self {
        Self { label: facts.caption.to_owned(), names: [facts.spoken.to_owned(), in_a_sentence(facts.spoken)] }
    }
}
