//! `fleet-without-orders`: every fleet that orders can reach has orders on the sheet.

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, book, code, examples};
use crate::orders::Spot;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet_of(|knowledge| knowledge.own.fleets[1].orders.clear(), ""),
    passing: || examples::sheet_of(|knowledge| knowledge.own.fleets[1].orders.clear(), "fleet Watch\nmode engage"),
    check,
};

static ABOUT: About = About {
    name: "fleet-without-orders",
    code: code(232),
    severity: Severity::Advice,
    citation: book("Fleet orders"),
    says: "Every fleet that orders reach has some.",
    because: "A fleet without orders stays where it is.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for fleet in &case.knowledge.own.fleets {
        let is_told = || case.blocks().any(|block| block.name.is(&fleet.name));
        if case.knowledge.reaches(fleet) && fleet.orders.trim().is_empty() && !is_told() {
            let message = format!("{} at {} has no orders.", fleet.name, case.place(fleet.at));
            findings.push(SheetFinding::new(&ABOUT, InSheet::Whole, Spot::default(), message));
        }
    }
}
