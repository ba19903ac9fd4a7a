//! `oarsman-away-from-the-rail`: rowers must be at the rail of a boat.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, Task};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "oarsman-away-from-the-rail",
    code: code(17),
    severity: Severity::Error,
    citation: book("4.2"),
    says: "Whoever rows is on a hex of the edge of a boat that is neither its bow nor its stern.",
    because: "Nowhere else is an oar in reach of the water.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let rowing = muster::aboard(content).filter(|aboard| aboard.member.task == Task::Oars);
    for aboard in rowing.filter(|aboard| aboard.deck.is_none_or(|deck| !aboard.class.is_rowed_from(deck))) {
        let name = aboard.character.label();
        let message = format!("{name} is to row {} and is {}.", aboard.boat.1.label(), aboard.spot());
        let fix = aboard.changed(|member| member.task = Task::Boarding);
        let fix = fix.map(|edit| Fix::choice(format!("Let {name} stand ready to board"), [edit]));
        findings.push(Finding::new(&ABOUT, aboard.place(), message).with_fixes(fix));
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| member.task = Task::Oars)
}

fn passing() -> Content {
    examples::raid(|_| ())
}
