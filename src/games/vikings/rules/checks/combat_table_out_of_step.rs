//! `combat-table-out-of-step`: in a combat table, better odds must never give a lower result, and a higher die roll must never give a higher one.
//! Results rank in the order of their letters. Missing cells are skipped.

use super::{book, code, examples};
use crate::{Blow, CombatTable, Content, Finding, Place, Table};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "combat-table-out-of-step",
    code: code(46),
    severity: Severity::Warning,
    citation: book("8.7, 8.8"),
    says: "In the order - A B C D E F G H no result of a combat table falls with better odds or rises with the die.",
    because: "Every situation is counted as a help or a hindrance, and armour as a help; where the table turns one into the other, \
              players would wish for worse odds.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let tables = [(Table::OnFoot, &content.tables.on_foot.0), (Table::AgainstRiders, &content.tables.against_riders.0)];
    for (table, blows) in tables {
        let Some(words) = out_of_step(blows) else { continue };
        findings.push(Finding::new(&ABOUT, Place::Table(table), format!("In the table {:?} {words}.", table.label())));
    }
}

/// The first pair of neighbouring cells that breaks this order, as a clause for a message; `None` if no pair does.
fn out_of_step(table: &CombatTable) -> Option<String> {
    let result = |odds, die| table.blow(odds, die).map_or("?", Blow::written);
    if let Some(([worse, better], die)) = table.first_fall() {
        let [worse, better] = [worse, better].map(|odds| (CombatTable::heading(odds), result(odds, die)));
        return Some(format!("a {die} brings {} at {} and only {} at {}", worse.1, worse.0, better.1, better.0));
    }
    let (odds, die) = table.first_rise()?;
    let (lower, higher) = (result(odds, die - 1), result(odds, die));
    Some(format!("at {} a {die} brings {higher} and a {} only {lower}", CombatTable::heading(odds), die - 1))
}

fn failing() -> Content {
    examples::blows(Some(Blow::A))
}

fn passing() -> Content {
    examples::blows(Some(Blow::C))
}
