//! `more-oars-than-rail`: a class of boats must not have more seats for oarsmen than hexes from which they can row.

use super::{book, code, examples};
use crate::boat::hexes;
use crate::{BoatClass, Content, Edit, Finding, Fix, InBoat, Place};
use rules::{About, Change, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "more-oars-than-rail",
    code: code(5),
    severity: Severity::Error,
    citation: book("4.2"),
    says: "No more may row than the rail has hexes: those of the edge but bow and helm, in a hull of one row all.",
    because: "Whoever rows sits on such a hex, and only one has room there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, boat) in content.boats.iter() {
        let rail = boat.rail().count();
        if boat.seats.get() as usize <= rail {
            continue;
        }
        let message = format!("{} seats {} at its oars, and its rail has {}.", boat.label(), boat.seats, hexes(rail));
        let seats = Level::clamped(rail as u32);
        let fixed = BoatClass { seats, ..boat.clone() };
        let fix = Fix::choice(format!("Seat {seats}"), [Edit::Boat(Change::Set(id, fixed))]);
        findings.push(Finding::new(&ABOUT, Place::Boat(id, InBoat::Oars), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::afloat(|boat| boat.seats = Level::clamped(11))
}

fn passing() -> Content {
    examples::afloat(|boat| boat.seats = Level::clamped(10))
}
