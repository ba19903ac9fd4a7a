//! `steersman-away-from-the-helm`: a steersman must be on the hex of the helm.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, Task};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "steersman-away-from-the-helm",
    code: code(18),
    severity: Severity::Error,
    citation: book("4.2"),
    says: "Whoever steers is on the hex marked G of a boat that has a helm.",
    because: "The oar by which a ship is steered hangs there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let steering = muster::aboard(content).filter(|aboard| aboard.member.task == Task::Helm);
    for aboard in steering.filter(|aboard| aboard.deck.is_none_or(|deck| !aboard.class.is_steered_from(deck))) {
        let name = aboard.character.label();
        let boat = aboard.boat.1.label();
        let message = if aboard.class.helm {
            let helm = aboard.class.hex_name(aboard.class.stern());
            format!("{name} is to steer {boat} and is {}; its helm is on {helm}.", aboard.spot())
        } else {
            format!("{name} is to steer {boat}, which has no helm.")
        };
        let fix = aboard.changed(|member| member.task = Task::Boarding);
        let fix = fix.map(|edit| Fix::choice(format!("Let {name} stand ready to board"), [edit]));
        findings.push(Finding::new(&ABOUT, aboard.place(), message).with_fixes(fix));
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| member.task = Task::Helm)
}

fn passing() -> Content {
    examples::raid(|_| ())
}
