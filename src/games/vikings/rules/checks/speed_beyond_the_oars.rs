//! `speed-beyond-the-oars`: no class of boats may have a best speed that is higher than a full crew can row.

use super::{book, code, examples};
use crate::boat::Rowing;
use crate::{BoatClass, Content, Edit, Finding, Fix, InBoat, Place};
use rules::{About, Change, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "speed-beyond-the-oars",
    code: code(32),
    severity: Severity::Warning,
    citation: book("4.32"),
    says: "No boat is faster than its seats can row it: a point of speed a pair and one more by Vikings, in a hull of one row a point an \
           oarsman.",
    because: "A speed that no crew ever reaches only looks good on the chart.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, boat) in content.boats.iter() {
        let rowed = boat.rowed_speed(Rowing { pairs: boat.most_pairs(), vikings: true });
        if boat.best_speed().get() <= rowed {
            continue;
        }
        let message =
            format!("{} has a best speed of {}, and {} at the oars reach {rowed}.", boat.label(), boat.best_speed(), boat.seats);
        let most = Level::clamped(rowed);
        let fixed = BoatClass { forwards: boat.forwards.min(most), backwards: boat.backwards.min(most), ..boat.clone() };
        let fix = Fix::choice(format!("Make {most} its best speed"), [Edit::Boat(Change::Set(id, fixed))]);
        findings.push(Finding::new(&ABOUT, Place::Boat(id, InBoat::Oars), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::afloat(|boat| boat.forwards = Level::clamped(7))
}

fn passing() -> Content {
    examples::afloat(|boat| boat.forwards = Level::clamped(6))
}
