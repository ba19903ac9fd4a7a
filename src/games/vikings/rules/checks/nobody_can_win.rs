//! `nobody-can-win`: at least one side must be able to meet at least one of its goals.

use super::{book, code, examples, goals, muster};
use crate::{Content, Finding, InScenario, SetUp};
use rules::{About, Rule, Severity, Shelf};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "nobody-can-win",
    code: code(27),
    severity: Severity::Error,
    citation: book("2.1"),
    says: "Some goal of some side can be met.",
    because: "A game that nobody can win is none.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, set_up) in SetUp::all(content) {
        if set_up.scenario.goals.iter().any(|(_, goal)| goals::can_be_met(&set_up, goal)) {
            continue;
        }
        let message = if set_up.scenario.goals.is_empty() {
            format!("{} has no goals.", set_up.scenario.label())
        } else {
            format!("No goal of {} can be met by anybody.", set_up.scenario.label())
        };
        findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Whole), message));
    }
}

fn failing() -> Content {
    examples::scenario(|scenario| scenario.goals = Shelf::default())
}

fn passing() -> Content {
    examples::raid(|_| ())
}
