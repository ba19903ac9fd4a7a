//! `settling-unconquered-world`: people are settled only on worlds that belong to the player.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::Act;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (settle 1)"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (conquer 1, settle 1)"),
    check,
};

static ABOUT: About = About {
    name: "settling-unconquered-world",
    code: code(224),
    severity: Severity::Warning,
    citation: book("Colonies"),
    says: "People are settled on worlds that are the player's.",
    because: "On a world that is nobody's or another's nobody settles.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for done in case.acts() {
        let (Some(at), Act::Settle(_)) = (done.at, &done.act.what) else { continue };
        let is_own =
            case.knowledge.holding(at).is_some_and(|holding| holding.is_owned || holding.subjects + holding.colonists > 0);
        let is_won = done.before.iter().any(|act| matches!(act.what, Act::Conquer(_) | Act::Associate(_)));
        if !is_own && !is_won {
            let message = format!("{} is not yours yet.", case.place(at));
            findings.push(SheetFinding::new(&ABOUT, done.block.line(Verb::Route), done.act.at, message));
        }
    }
}
