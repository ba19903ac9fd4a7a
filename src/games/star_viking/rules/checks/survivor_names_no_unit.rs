//! `survivor-names-no-unit`: the ships that the tables name as surviving a critical hit must be types of the catalogue.

use std::sync::Arc;

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InTable, Place, Table, Tables};
use rules::{About, FixBudget, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "survivor-names-no-unit",
    code: code(47),
    severity: Severity::Warning,
    citation: book("Combat Results: Critical Hit"),
    says: "The ships that survive a critical hit are types of the catalogue.",
    because: "They are named by their letters; letters that no counter shows save nobody, and a ship whose letters were changed dies by \
              its first critical hit.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    if content.units.is_empty() {
        return;
    }
    let survivors = &content.tables.modifiers.survivors;
    let is_there = |letters: &String| content.units.iter().any(|(_, unit)| unit.letters.trim() == letters.trim());
    let gone: Vec<String> = survivors.iter().filter(|letters| !is_there(letters)).cloned().collect();
    if gone.is_empty() {
        return;
    }
    let (units, show) = if gone.len() == 1 { ("A unit that survives", "is") } else { ("Units that survive", "are") };
    let message = format!("{units} a critical hit {show} called {}, and no type of unit is.", listed(&gone));
    let forget = || {
        let mut tables = Tables::clone(&content.tables);
        tables.modifiers.survivors.retain(is_there);
        Some(Fix::choice(format!("Name {} no more", listed(&gone)), [Edit::Tables(Arc::new(tables))]))
    };
    let place = Place::InTable(Table::Modifiers, InTable::Critical);
    findings.push(Finding::new(&ABOUT, place, message).with_fixes(FixBudget::new().offer(forget)));
}

fn with(letters: &str) -> Content {
    let mut content = examples::tables(|tables| tables.modifiers.survivors = vec![letters.into()]);
    content.units = examples::units();
    content
}

fn failing() -> Content {
    with("XX")
}

fn passing() -> Content {
    with("CR")
}
