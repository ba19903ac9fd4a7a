//! `table-cell-missing`: every cell of a table in use must be filled.

use super::{book, code, counted, examples};
use crate::{Blow, Content, Finding, Place, Table};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "table-cell-missing",
    code: code(28),
    severity: Severity::Error,
    citation: book("8.2, 8.7, 8.8"),
    says: "Every cell of a table that is in use is filled.",
    because: "A roll to which the table has no answer stops the game. A table with nothing in it at all is not in use.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let tables = &content.tables;
    let missing = [
        (Table::OnFoot, tables.on_foot.0.is_blank(), tables.on_foot.0.missing()),
        (Table::AgainstRiders, tables.against_riders.0.is_blank(), tables.against_riders.0.missing()),
        (Table::Missiles, tables.missiles.is_blank(), tables.missiles.missing()),
    ];
    for (table, _, missing) in missing.into_iter().filter(|(_, blank, missing)| !blank && *missing > 0) {
        let message = format!("The table {:?} lacks {}.", table.label(), counted(missing, "cell"));
        findings.push(Finding::new(&ABOUT, Place::Table(table), message));
    }
}

fn failing() -> Content {
    examples::blows(None)
}

fn passing() -> Content {
    examples::blows(Some(Blow::C))
}
