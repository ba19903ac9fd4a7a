//! `table-cell-missing`: every cell of a table in use must be filled.

use super::{book, code, examples};
use crate::{CellTable, Content, Faces, Finding, InTable, Place, SearchTable, Table};
use rules::{About, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "table-cell-missing",
    code: code(19),
    severity: Severity::Error,
    citation: book("9.7, 10.8, 11.4, 12.9, 21.7"),
    says: "Every cell of a table that is in use is filled.",
    because: "A roll to which the table has no answer stops the game. A table with nothing in it at all is not in use.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for table in Table::ALL {
        let missing = content.tables.missing(table);
        if missing > 0 {
            let message = format!("The table {:?} lacks {}.", table.label(), counted(missing, "cell"));
            findings.push(Finding::new(&ABOUT, Place::Table(table, InTable::Whole), message));
        }
    }
}

fn with(columns: usize) -> Content {
    examples::tables(|tables| {
        for line in 0..SearchTable::LINES.len() {
            for column in 0..columns {
                tables.search.set_cell(line, column, Some(Faces::up_to(3)));
            }
        }
    })
}

fn failing() -> Content {
    with(SearchTable::COLUMNS.len() - 1)
}

fn passing() -> Content {
    with(SearchTable::COLUMNS.len())
}
