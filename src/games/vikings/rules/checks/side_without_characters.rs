//! `side-without-characters`: each side of a scenario must have at least one character.

use super::{book, code, examples};
use crate::{Content, Finding, InScenario, Place, Player};
use rules::{About, Rule, Severity, with_verb};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "side-without-characters",
    code: code(9),
    severity: Severity::Error,
    citation: book("2.1"),
    says: "Either side of a scenario has at least one character.",
    because: "A side that has nobody can do nothing.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        for player in Player::ALL {
            // Another rule reports a side whose force does not exist.
            let is_gone = scenario.sides[player as usize].is_some_and(|force| content.forces.get(force).is_none());
            let has = scenario.force(player, content).is_some_and(|(_, force)| force.characters(content).next().is_some());
            if !has && !is_gone {
                let message = format!(
                    "{} nobody in {}.",
                    with_verb(&scenario.side_label(player, content), "has", "have"),
                    scenario.label()
                );
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Sides), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::scenario(|scenario| scenario.sides[1] = None)
}

fn passing() -> Content {
    examples::raid(|_| ())
}
