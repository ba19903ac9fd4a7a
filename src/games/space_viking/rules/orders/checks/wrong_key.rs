//! `wrong-key`: a sheet gives its player's name and the key in that player's last report.

use super::{Case, Drops, InSheet, SheetFinding, SheetRule, code, examples};
use crate::orders::Opening;
use rules::{About, Citation, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Sheet,
    failing: || examples::opened("orders Angus turn 3 key umber"),
    passing: || examples::opened("orders Angus turn 3 key AMBER"),
    check,
};

static ABOUT: About = About {
    name: "wrong-key",
    code: code(202),
    severity: Severity::Error,
    citation: Citation::Drydock("each report prints the key of the next sheet, so that nobody orders for another"),
    says: "A sheet gives its player's name and the key that their last report printed.",
    because: "Whoever does not have the report is not the player.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let Some(opening) = &case.sheet.opening else { return };
    let Opening { player, key, .. } = &opening.what;
    let message = if !player.is(case.knowledge.name()) {
        format!("The sheet is {}'s, and the report is {}'s.", player.text, case.knowledge.name())
    } else if key.is(&case.knowledge.key) {
        return;
    } else {
        format!("The key of the report is not {}.", key.text)
    };
    findings.push(SheetFinding::new(&ABOUT, InSheet::Whole, key.at, message));
}
