//! `world-without-type`: every world has a type.

use super::{book, code, examples};
use crate::{Content, Finding, InWorld, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "world-without-type",
    code: code(1),
    severity: Severity::Error,
    citation: book("World table"),
    says: "Every world has a type.",
    because: "Its type tells who defends it, what plunder takes and who lives there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, world) in content.worlds.iter().filter(|(_, world)| world.kind.is_none()) {
        findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Type), format!("{} has no type.", world.label())));
    }
}

fn failing() -> Content {
    examples::second_world(|world| world.kind = None)
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
