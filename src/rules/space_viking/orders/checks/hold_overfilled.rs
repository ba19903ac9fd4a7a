//! `hold-overfilled`

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::rules::space_viking::orders::grammar::Verb;
use crate::rules::{About, Severity};

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
            let message =
                format!("The cargo takes {} holds and {} has {}.", force.cargo.units(iu_a_hold), block.name.text, force.holds());
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Cargo), cargo.at, message));
        }
    }
}
