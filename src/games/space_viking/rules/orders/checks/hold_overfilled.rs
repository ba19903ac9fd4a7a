//! `hold-overfilled`: the cargo that a fleet takes along fits into its holds.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\ncargo 3 troop"),
    passing: || examples::sheet("fleet Raiders\ncargo 2 troop"),
    check,
};

static ABOUT: About = About {
    name: "hold-overfilled",
    code: code(215),
    severity: Severity::Error,
    citation: book("Items"),
    says: "What a fleet takes along finds room in its holds.",
    because: "What finds no hold stays behind.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let iu_a_hold = case.knowledge.posted.iu_a_hold();
    for block in case.blocks().filter(|block| !block.is_message) {
        let (Some(cargo), Some(force)) = (&block.lines.cargo, case.force(&block)) else { continue };
        let too_much = force.too_much(iu_a_hold);
        if too_much > 0 {
            let (units, holds, name) = (force.cargo.units(iu_a_hold), force.holds(), &block.name.text);
            let message = if units > holds {
                format!("The cargo takes {units} holds and {name} has {holds}.")
            } else {
                format!(
                    "{too_much} of the {units} units of cargo find no hold that takes them: some holds of {name} take one thing alone."
                )
            };
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Cargo), cargo.at, message));
        }
    }
}
