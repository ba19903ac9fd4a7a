//! `grappler-without-a-hook`: a character who throws a hook must be on a hex at the edge of the deck that has a hook.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, Task};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "grappler-without-a-hook",
    code: code(19),
    severity: Severity::Error,
    citation: book("4.2"),
    says: "Whoever throws a hook is on a hex of the edge of a boat on which a hook lies.",
    because: "What is thrown is the hook that lies with its rope on the same hex.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let throwing = muster::aboard(content).filter(|aboard| aboard.member.task == Task::Hook);
    for aboard in throwing {
        let (vessel, class) = (aboard.boat.1, aboard.class);
        let open = vessel.hooks_to_lay() > 0;
        if aboard.deck.is_some_and(|deck| vessel.is_grappled_from(class, deck) || open && class.is_edge(deck)) {
            continue;
        }
        let name = aboard.character.label();
        let message = format!(
            "{name} is to throw a hook from {} and is {}, where none lies at the edge.",
            aboard.boat.1.label(),
            aboard.spot()
        );
        let fix = aboard.changed(|member| member.task = Task::Boarding);
        let fix = fix.map(|edit| Fix::choice(format!("Let {name} stand ready to board"), [edit]));
        findings.push(Finding::new(&ABOUT, aboard.place(), message).with_fixes(fix));
    }
}

fn failing() -> Content {
    examples::member(examples::VIKINGS, |member| member.task = Task::Hook)
}

fn passing() -> Content {
    examples::raid(|_| ())
}
