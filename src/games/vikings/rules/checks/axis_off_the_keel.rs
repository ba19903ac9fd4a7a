//! `axis-off-the-keel`: the axis round which a boat turns must be a hex of its keel.

use super::{book, code, examples};
use crate::boat::hexes;
use crate::{BoatClass, Content, Edit, Finding, Fix, InBoat, Place};
use rules::{About, Change, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "axis-off-the-keel",
    code: code(4),
    severity: Severity::Error,
    citation: book("4.43"),
    says: "The axis of a boat is a hex of its keel, counted from the helm.",
    because: "A boat that changes course turns on that hex, and where it lies on a map is told by it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, boat) in content.boats.iter().filter(|(_, boat)| boat.mast().is_none()) {
        let keel = hexes(boat.length.get() as usize);
        let message = format!("{} turns on hex {} of a keel of {keel}.", boat.label(), boat.axis);
        let middle = Level::clamped(boat.length.get() / 2 + 1);
        let fixed = BoatClass { axis: middle, ..boat.clone() };
        let fix = Fix::choice(format!("Turn it on hex {middle}"), [Edit::Boat(Change::Set(id, fixed))]);
        findings.push(Finding::new(&ABOUT, Place::Boat(id, InBoat::Hull), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::afloat(|boat| boat.axis = Level::clamped(7))
}

fn passing() -> Content {
    examples::afloat(|boat| boat.axis = Level::clamped(6))
}
