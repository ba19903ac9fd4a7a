//! `oars-uneven`: as many characters must row to port as to starboard.

use super::{book, code, examples, muster};
use crate::boat::Rows;
use crate::{Content, Finding, InForce, Place, Start, Task};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "oars-uneven",
    code: code(49),
    severity: Severity::Advice,
    citation: book("4.32"),
    says: "As many row to port as to starboard.",
    because: "Whoever has nobody opposite does not count.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, force, vessel_id, vessel, class) in muster::vessels(content).filter(|(.., class)| class.rows != Rows::One) {
        let [port, starboard, _] = force.oarsmen(vessel_id, class);
        if port != starboard {
            let message = format!("{} is rowed by {port} to port and {starboard} to starboard.", vessel.label());
            findings.push(Finding::new(&ABOUT, Place::Force(id, InForce::Boat(vessel_id)), message));
        }
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| (member.start, member.task) = (Start::on(Space::new(0, 3)), Task::Oars))
}

fn passing() -> Content {
    examples::raid(|_| ())
}
