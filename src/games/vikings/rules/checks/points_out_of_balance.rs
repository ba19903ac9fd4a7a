//! `points-out-of-balance`: the stronger side must have at most a quarter more points than the weaker side.

use std::sync::Arc;

use super::{code, examples, muster};
use crate::{Content, Finding, InScenario, Player};
use rules::{About, Citation, Level, Rule, Severity, with_verb};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "points-out-of-balance",
    code: code(50),
    severity: Severity::Advice,
    citation: Citation::Drydock("the book prices nothing; by the weights of the project both sides should come near each other"),
    says: "The points of the sides are no more than a quarter apart.",
    because: "By points alone one side is much stronger; goals may make up for it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        let worth = Player::ALL.map(|player| scenario.force(player, content).map(|(_, force)| force.worth(content).get()));
        let [Some(one), Some(other)] = worth else { continue };
        // The stronger side has more than a quarter more points than the weaker side.
        if one.max(other) * 4 > one.min(other) * 5 {
            let [first, second] = Player::ALL.map(|player| scenario.side_label(player, content));
            let message = format!("{} worth {one} points and {second} {other}.", with_verb(&first, "is", "are"));
            findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Sides), message));
        }
    }
}

fn failing() -> Content {
    examples::raid(|content| {
        let mut tables = (*content.tables).clone();
        tables.points.attack = Level::clamped(1);
        content.tables = Arc::new(tables);
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
