//! `act-without-a-world`: a fleet lands, trades or settles people only at a world with people, or in a space where such a world may be.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::knowledge::Secrecy;
use crate::orders::Act;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Cinder (conquer 1)"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (conquer 1)"),
    check,
};

static ABOUT: About = About {
    name: "act-without-a-world",
    code: code(214),
    severity: Severity::Error,
    citation: book("Landings"),
    says: "Who lands, trades or settles does so where a world with people is or may be.",
    because: "Nobody lives on a barren world; in a space that no chart shows a hidden one may stand.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for done in case.acts() {
        let (Some(at), act) = (done.at, &done.act.what) else { continue };
        let lands = matches!(
            act,
            Act::Plunder(_) | Act::Slay(_) | Act::Conquer(_) | Act::Trade | Act::Gift(_) | Act::Associate(_) | Act::Settle(_)
        );
        // A space that no chart shows may hold a world, so the act is no error there. It is one in games begun by a version of the program without
        // secrets.
        let may_be = case.knowledge.world_at(at).is_none() && case.knowledge.secrecy != Secrecy::Bare;
        if lands && !may_be && case.peopled(at).is_none() {
            let message = format!("The act {} needs a world with people, and {} has none.", act.text(), case.place(at));
            findings.push(SheetFinding::new(&ABOUT, done.block.line(Verb::Route), done.act.at, message));
        }
    }
}
