//! `one-force-twice`: the two sides of a scenario must be different forces.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, InScenario};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "one-force-twice",
    code: code(63),
    severity: Severity::Error,
    citation: book("2.1"),
    says: "The two sides of a scenario are two forces.",
    because: "No force fights against itself; until another force is chosen, nothing else can be said of the set-up.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.has_one_force_twice()) {
        let Some(force) = scenario.sides[0].and_then(|force| content.forces.get(force)) else { continue };
        let message = format!("In {} {} plays both sides.", scenario.label(), force.label());
        let edit = muster::scenario_edit(id, scenario, |scenario| scenario.sides[1] = None);
        let fix = Fix::choice("Leave player B without a force", [edit]);
        findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Sides), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::scenario(|scenario| scenario.sides[1] = scenario.sides[0])
}

fn passing() -> Content {
    examples::raid(|_| ())
}
