//! `plunder-spoils-trade`: a Merchant does not plunder a world where one of the Merchant's fleets trades.

use super::{Case, Done, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Sovereign;
use crate::orders::Act;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || {
        examples::sheet_of(
            |knowledge| knowledge.own.kind = Sovereign::Merchant,
            "fleet Raiders\nroute Gram - Xochitl (plunder, trade)",
        )
    },
    passing: || {
        examples::sheet_of(|knowledge| knowledge.own.kind = Sovereign::Merchant, "fleet Raiders\nroute Gram - Xochitl (trade)")
    },
    check,
};

static ABOUT: About = About {
    name: "plunder-spoils-trade",
    code: code(229),
    severity: Severity::Warning,
    citation: book("Sovereigns"),
    says: "A Merchant does not plunder where they trade.",
    because: "A world trades neither in the year of a raid nor in the next.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let acts = case.acts();
    for done in acts.iter().filter(|done| matches!(done.act.what, Act::Plunder(_))) {
        let trades = |other: &Done| other.at == done.at && matches!(other.act.what, Act::Trade | Act::Gift(_));
        if let Some(at) = done.at
            && acts.iter().any(trades)
        {
            let message = format!("{} is to be plundered and traded with.", case.place(at));
            findings.push(SheetFinding::new(&ABOUT, done.block.line(Verb::Route), done.act.at, message));
        }
    }
}
