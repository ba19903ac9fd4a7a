//! `route-longer-than-a-year`: advises if a route takes more moves than the fleet makes in a year.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl - Gram"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - 0606 - Gram"),
    check,
};

static ABOUT: About = About {
    name: "route-longer-than-a-year",
    code: code(231),
    severity: Severity::Advice,
    citation: book("Movement"),
    says: "A route can be longer than the moves of a year.",
    because: "The fleet goes on with it next year; its acts come later than one may think.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks().filter(|block| !block.is_message) {
        let (Some(route), Some(force)) = (&block.lines.route, case.force(&block)) else { continue };
        let moves = case.halts(&block).last().map_or(0, |halt| halt.moves);
        if moves > force.jump && force.jump > 0 && !route.what.repeat {
            let message = format!("The route takes {moves} moves, and {} makes {} a year.", block.name.text, force.jump);
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Route), route.at, message));
        }
    }
}
