//! `reconstructed-value`

use super::{code, examples};
use crate::rules::freedom_in_the_galaxy::{Content, InTable, InUnit, Place, Squad, Table, UnitType};
use crate::rules::{About, Citation, Finding, Level, Origin, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "reconstructed-value",
    code: code(65),
    severity: Severity::Advice,
    citation: Citation::Drydock("the charts of the book are lost, so that some tables had to be worked out"),
    says: "Every table, and what units cost, is printed, seen on a component, or a designer's own.",
    because: "What was worked out plays like the original, and may differ from it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let worked_out = |table: &Table| content.tables.origin(*table) == Origin::Reconstructed && !content.tables.is_empty(*table);
    for table in Table::ALL.into_iter().filter(worked_out) {
        let message = format!("The table {:?} was worked out, since its chart is lost.", table.label());
        findings.push(Finding::new(&ABOUT, Place::Table(table, InTable::Whole), message));
    }
    // What units cost stands in one chart of the book, so that it is told of once.
    let worked_out = |unit: &UnitType| unit.cost.is_some() && unit.origin.cost == Origin::Reconstructed;
    let mut units = content.units.iter().filter(|(_, unit)| worked_out(unit)).map(|(id, _)| id);
    if let Some(id) = units.next() {
        let types = counted(units.count() + 1, "type");
        let message = format!("What units cost was worked out for {types}, since the chart is lost.");
        findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Cost), message));
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
