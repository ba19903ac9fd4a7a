//! `reconstructed-value`: tells the designer which values come neither from the book nor from a designer. There is one finding for each table, and
//! one for the catalogue.

use super::{code, counted, examples};
use crate::{Content, Finding, InUnit, Place, Table, UnitType};
use rules::{About, Citation, Origin, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "reconstructed-value",
    code: code(41),
    severity: Severity::Advice,
    citation: Citation::Drydock("the book's pictures are lost, and what they showed was worked out from what is known"),
    says: "The values of a table, and of the catalogue, are the book's or a designer's own.",
    because: "Whoever owns a copy of the game can put the printed numbers in; until then nobody should take ours for the book's.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for table in Table::ALL.into_iter().filter(|table| content.tables.origin(*table) == Origin::Reconstructed) {
        let message = format!("The table {:?} is reconstructed.", table.label());
        findings.push(Finding::new(&ABOUT, Place::Table(table), message));
    }
    let reconstructed =
        |unit: &UnitType| [unit.origin.values, unit.origin.cost, unit.origin.count].contains(&Origin::Reconstructed);
    let mut units = content.units.iter().filter(|(_, unit)| reconstructed(unit));
    if let Some((first, _)) = units.next() {
        let count = units.count() + 1;
        let message = format!("The catalogue has {} with reconstructed values.", counted(count, "type"));
        findings.push(Finding::new(&ABOUT, Place::Unit(first, InUnit::Whole), message));
    }
}

fn with(origin: Origin) -> Content {
    examples::one_unit(|unit| unit.origin.values = origin)
}

fn failing() -> Content {
    with(Origin::Reconstructed)
}

fn passing() -> Content {
    with(Origin::Book)
}
