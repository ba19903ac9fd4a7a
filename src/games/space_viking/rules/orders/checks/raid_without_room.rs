//! `raid-without-room`: a fleet that plunders has free holds for the loot.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::Act;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("fleet Raiders\ncargo 2 troop\nroute Gram - Xochitl (plunder)"),
    passing: || examples::sheet("fleet Raiders\ncargo 1 troop\nroute Gram - Xochitl (plunder)"),
    check,
};

static ABOUT: About = About {
    name: "raid-without-room",
    code: code(226),
    severity: Severity::Warning,
    citation: book("Landings"),
    says: "A fleet that plunders has free holds.",
    because: "Loot needs room: what finds none is left behind.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for raid in case.raids() {
        let Some(force) = case.force(&raid.block) else { continue };
        let full = force.cargo.units(case.knowledge.posted.iu_a_hold());
        // An act that puts cargo ashore makes room, but how much is unknown.
        let makes_room = |act: &Act| matches!(act, Act::Unload(_) | Act::Leave(_) | Act::Install(_) | Act::Deliver { .. });
        let route = raid.block.lines.route.iter().flat_map(|route| &route.what.stops).flat_map(|stop| &stop.what.acts);
        if full >= force.holds() && !route.into_iter().any(|act| makes_room(&act.what)) {
            let message = format!("{} has {} holds, and all are full.", raid.block.name.text, force.holds());
            findings.push(SheetFinding::new(&ABOUT, raid.block.line(Verb::Route), raid.spot, message));
        }
    }
}
