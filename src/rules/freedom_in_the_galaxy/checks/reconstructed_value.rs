//! `reconstructed-value`

use super::{code, examples};
use crate::rules::freedom_in_the_galaxy::{Content, InTable, Place, Squad, Table};
use crate::rules::{About, Citation, Finding, Level, Origin, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "reconstructed-value",
    code: code(65),
    severity: Severity::Advice,
    citation: Citation::Drydock("the charts of the book are lost, so that some tables had to be worked out"),
    says: "Every table is printed, seen on a component, or a designer's own.",
    because: "A table that was worked out plays like the original, and may differ from it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let worked_out = |table: &Table| content.tables.origin(*table) == Origin::Reconstructed && !content.tables.is_empty(*table);
    for table in Table::ALL.into_iter().filter(worked_out) {
        let message = format!("The table {:?} was worked out, since its chart is lost.", table.label());
        findings.push(Finding::new(&ABOUT, Place::Table(table, InTable::Whole), message));
    }
}

fn with(origin: Origin) -> Content {
    examples::tables(|tables| {
        let [strength, combat, endurance] = [1, 4, 4].map(Level::clamped);
        tables.squads.rows = vec![Squad { strength, combat, endurance }];
        tables.squads.origin = origin;
    })
}

fn failing() -> Content {
    with(Origin::Reconstructed)
}

fn passing() -> Content {
    with(Origin::Seen)
}
