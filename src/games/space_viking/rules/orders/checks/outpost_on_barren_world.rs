//! `outpost-on-barren-world`: an outpost in a space without a planet needs Controlled Environment.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use crate::orders::{Act, Lot, Thing};
use crate::{Effect, Role};
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Cinder (install 1 outpost)"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (install 1 outpost)"),
    check,
};

static ABOUT: About = About {
    name: "outpost-on-barren-world",
    code: code(221),
    severity: Severity::Error,
    citation: book("Technology"),
    says: "An outpost is installed on a world, or with Controlled Environment anywhere.",
    because: "In a space without a planet nobody can live without it.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    if case.knowledge.has_effect(Effect::BarrenOutposts) {
        return;
    }
    for done in case.acts() {
        let (Some(at), Act::Install(Lot::Things(things))) = (done.at, &done.act.what) else { continue };
        let is_outpost = |thing: &Thing| {
            let item = thing.name().and_then(|name| case.item(name));
            item.is_some_and(|(_, item)| item.role == Role::Outpost)
        };
        if things.iter().any(is_outpost) && case.peopled(at).is_none() {
            let message = format!("No world is known at {}, and you have no technology for an outpost there.", case.place(at));
            findings.push(SheetFinding::new(&ABOUT, done.block.line(Verb::Route), done.act.at, message));
        }
    }
}
