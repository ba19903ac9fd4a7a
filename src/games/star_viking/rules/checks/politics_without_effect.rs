//! `politics-without-effect`: every outcome in the tables of politics must name its effect in play. There is one finding for all outcomes of a table.

use std::sync::Arc;

use super::{book, code, counted, examples};
use crate::{Content, DiceTable, Edit, Effect, Finding, Fix, InTable, Outcome, Place, Table, Tables};
use rules::{About, FixBudget, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "politics-without-effect",
    code: code(45),
    severity: Severity::Error,
    citation: book("Federation Politics"),
    says: "Every outcome of the politics names what it does in play, with its number where it needs one.",
    because: "A game that is played here cannot read what happens out of words; projects of older versions have words alone.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (index, table) in content.tables.politics.tables.iter().enumerate() {
        let without: Vec<&Outcome> = table.outcomes.iter().filter(|outcome| outcome.in_play().is_none()).collect();
        if without.is_empty() {
            continue;
        }
        let names: Vec<String> = without.iter().map(|outcome| name(outcome)).collect();
        let unnumbered = without.iter().any(|outcome| outcome.effect.is_some());
        let what = if unnumbered { "no effect in play, or one without its number" } else { "no effect in play" };
        let have = if without.len() == 1 { "has" } else { "have" };
        let message = format!(
            "Of {} in the table {:?} {} {have} {what}.",
            counted(table.outcomes.len(), "outcome"),
            table.name,
            listed(&names)
        );
        let as_in_the_book = || {
            let mut tables = Tables::clone(&content.tables);
            give_effects(&mut tables.politics.tables[index]).then(|| {
                // The fix adds only what the book says, so the table keeps the origin that is recorded for it, whether that is the book or the
                // designer.
                Fix::safe("Take the effects that the book's outcomes of these names have", [Edit::Tables(Arc::new(tables))])
            })
        };
        let place = Place::InTable(Table::Politics, InTable::Dice(index));
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(as_in_the_book)));
    }
}

fn name(outcome: &Outcome) -> String {
    if outcome.name.trim().is_empty() { format!("the one for {}", outcome.rolls_label()) } else { outcome.name.clone() }
}

/// Gives each outcome without an effect the effect that the book's outcome with the same name has. Returns whether any outcome has changed.
fn give_effects(table: &mut DiceTable) -> bool {
    let mut given = false;
    for outcome in table.outcomes.iter_mut().filter(|outcome| outcome.effect.is_none()) {
        if let Some((effect, amount)) = Effect::of_the_book(&table.name, &outcome.name) {
            outcome.effect = Some(effect);
            outcome.amount = Level::clamped(amount);
            given = true;
        }
    }
    given
}

fn with(effect: Option<Effect>) -> Content {
    examples::tables(|tables| {
        let outcome = Outcome { rolls: (1..=6).collect(), name: "Quiet".into(), effect, ..Outcome::default() };
        tables.politics.tables = vec![DiceTable { name: "Politics".into(), outcomes: vec![outcome], ..DiceTable::default() }];
    })
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(Effect::Nothing))
}
