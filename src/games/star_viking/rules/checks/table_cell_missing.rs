//! `table-cell-missing`: every cell of a table in use must be filled, and every roll must have an outcome.

use super::{book, code, counted, examples};
use crate::{Content, Finding, Place, Table, Wealth};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "table-cell-missing",
    code: code(26),
    severity: Severity::Error,
    citation: book("Combat Resolution; Plunder Procedure; Federation Politics"),
    says: "Every cell of a table that is in use is filled, and every roll has an outcome.",
    because: "A roll to which the table has no answer stops the game. A table with nothing in it at all is not in use.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let tables = &content.tables;
    let columns = tables.combat.columns();
    let combat = tables.combat.rows.iter().map(|row| (0..columns).filter(|column| row.get(*column).is_none()).count()).sum();
    cells(Table::Combat, combat, findings);
    let filled = tables.plunder.rows.iter().any(|row| !row.0.is_empty());
    let empty = |wealth: &&Wealth| (1..=6).filter(|die| tables.plunder.yields(**wealth, *die).is_none()).count();
    let plunder = if filled { Wealth::ALL.iter().map(|wealth| empty(&wealth)).sum() } else { 0 };
    cells(Table::Plunder, plunder, findings);
    for table in &tables.politics.tables {
        let missing: Vec<String> = table.missing().iter().map(ToString::to_string).collect();
        if !missing.is_empty() {
            let message = format!("The table {:?} has no outcome for {}.", table.name, listed(&missing));
            findings.push(Finding::new(&ABOUT, Place::Table(Table::Politics), message));
        }
    }
}

fn cells(table: Table, missing: usize, findings: &mut Vec<Finding>) {
    if missing > 0 {
        let message = format!("The table {:?} lacks {}.", table.label(), counted(missing, "cell"));
        findings.push(Finding::new(&ABOUT, Place::Table(table), message));
    }
}

fn with(row: &str) -> Content {
    examples::tables(|tables| {
        tables.plunder = examples::plunder();
        tables.plunder.rows[4] = row.parse().unwrap_or_default();
    })
}

fn failing() -> Content {
    with("0 1 ? 1 1")
}

fn passing() -> Content {
    with("0 1 1 1 1 2")
}
