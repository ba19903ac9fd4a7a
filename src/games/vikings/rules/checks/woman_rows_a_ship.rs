//! `woman-rows-a-ship`: women may row only rowboats.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, Person, Task};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "woman-rows-a-ship",
    code: code(21),
    severity: Severity::Error,
    citation: book("4.32"),
    says: "Women row rowboats only.",
    because: "The book has it so.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let rowing = muster::aboard(content).filter(|aboard| aboard.member.task == Task::Oars);
    for aboard in rowing.filter(|aboard| !aboard.class.is_rowed_by(aboard.character.kind)) {
        let name = aboard.character.label();
        let message = format!("{name} is to row {}, a {}.", aboard.boat.1.label(), aboard.class.label());
        let fix = aboard.changed(|member| member.task = Task::None);
        let fix = fix.map(|edit| Fix::choice(format!("Give {name} no task"), [edit]));
        findings.push(Finding::new(&ABOUT, aboard.place(), message).with_fixes(fix));
    }
}

fn failing() -> Content {
    examples::raid(|content| {
        if let Some(character) = content.characters.get_mut(examples::KLEMET) {
            character.kind = Person::Woman;
        }
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
