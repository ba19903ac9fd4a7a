//! `hull-without-points`: a class of boats must have at least one hull point, because a hull without points has sunk before anybody strikes it.

use super::{book, code, examples};
use crate::{Content, Finding, InBoat, Place};
use rules::{About, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "hull-without-points",
    code: code(62),
    severity: Severity::Warning,
    citation: book("4.7"),
    says: "A class of boats says at how much damage it sinks.",
    because: "A hull without points has sunk before anybody strikes it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, boat) in content.boats.iter().filter(|(_, boat)| boat.hull.is_zero()) {
        let message = format!("{} has a hull of 0 points.", boat.label());
        findings.push(Finding::new(&ABOUT, Place::Boat(id, InBoat::Build), message));
    }
}

fn failing() -> Content {
    examples::afloat(|boat| boat.hull = Level::default())
}

fn passing() -> Content {
    examples::afloat(|boat| boat.hull = Level::clamped(1))
}
