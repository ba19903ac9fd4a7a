//! `politics-roll-misplaced`: no roll of a table may bring two outcomes, and no outcome may need a roll that the dice cannot give. There is one
//! finding for all rolls of a table; `table-cell-missing` reports rolls without an outcome.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{book, code, examples};
use crate::{Content, DiceTable, Edit, Effect, Finding, Fix, InTable, Outcome, Place, Table, Tables};
use rules::{About, FixBudget, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "politics-roll-misplaced",
    code: code(53),
    severity: Severity::Error,
    citation: book("Federation Politics"),
    says: "No roll of the politics brings two outcomes, and no outcome waits for a roll that the dice cannot give.",
    because: "Each roll has one result. Of two the first is played, whatever the players read, and what waits for a total of 1 never comes.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (index, table) in content.tables.politics.tables.iter().enumerate() {
        let (twice, impossible) = (table.twice(), table.impossible());
        let told = [(&twice, "has more than one outcome for"), (&impossible, "waits for what its dice cannot give:")];
        let told: Vec<String> = told
            .into_iter()
            .filter(|(rolls, _)| !rolls.is_empty())
            .map(|(rolls, what)| format!("{what} {}", listed(&rolls.iter().map(ToString::to_string).collect::<Vec<_>>())))
            .collect();
        if told.is_empty() {
            continue;
        }
        let message = format!("The table {:?} {}.", table.name, listed(&told));
        let as_played = || {
            let mut tables = Tables::clone(&content.tables);
            leave_as_played(&mut tables.politics.tables[index]);
            Some(Fix::choice("Leave each roll to its first outcome", [Edit::Tables(Arc::new(tables))]))
        };
        let place = Place::InTable(Table::Politics, InTable::Dice(index));
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(as_played)));
    }
}

/// Removes from the outcomes of a table the rolls that the dice cannot give, and those that already belong to an earlier outcome.
fn leave_as_played(table: &mut DiceTable) {
    let mut left: BTreeSet<u8> = table.rolls().collect();
    for outcome in &mut table.outcomes {
        outcome.rolls.retain(|roll| left.remove(roll));
    }
}

fn with(first: impl IntoIterator<Item = u8>) -> Content {
    examples::tables(|tables| {
        let outcome =
            |name: &str, rolls| Outcome { rolls, name: name.into(), effect: Some(Effect::Nothing), ..Outcome::default() };
        let outcomes = vec![outcome("Quiet", first.into_iter().collect()), outcome("Calm", (4..=6).collect())];
        tables.politics.tables = vec![DiceTable { name: "Politics".into(), outcomes, ..DiceTable::default() }];
    })
}

fn failing() -> Content {
    with(1..=4)
}

fn passing() -> Content {
    with(1..=3)
}
