//! What stands along the sides of a grid.

use project::{AnyKind, Content, Place};
use rules::kind::FieldFacts;
use rules::{capital, in_a_sentence};

/// A side of a grid of which each row of the kind is a cell: what its headings are, and the headings.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// What a heading is, such as "Evasion"; empty if a heading says it itself.
    pub what: &'static str,
    /// The headings.
    pub labels: &'static [&'static str],
}

/// A heading: that of a row of the kind, of a field, or of a side of cells.
pub(super) struct Heading {
    /// What is written there.
    pub label: String,
    /// What it is called, and the same in the middle of a sentence.
    pub names: [String; 2],
}

impl Side {
    /// Its headings.
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

    /// The heading of a row: its first field, or its number if that field is edited in the grid too.
    pub fn of_row(kind: &dyn AnyKind, content: &Content, row: &Place, at: usize) -> Self {
        let sort = kind.sort(content, 0);
        if sort.is_editable() {
            return Self::called(&capital(kind.facts().one), &(at + 1).to_string());
        }
        Self::called(kind.fields()[0].caption, &kind.written(content, row, 0, &sort))
    }

    /// The heading of a field.
    pub fn of_field(facts: &FieldFacts) -> Self {
        Self { label: facts.caption.to_owned(), names: [facts.spoken.to_owned(), in_a_sentence(facts.spoken)] }
    }
}
