//! `victory-names-unknown-thing`: the planets that the victory of a scenario names must exist and be in play.

use super::{book, code, deployed, set_ups};
use crate::{Content, Finding, InScenario, Place};
use rules::kind::Verb;
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "victory-names-unknown-thing",
    code: code(47),
    severity: Severity::Error,
    citation: book("16.18, 28.28, 38.5"),
    says: "The planets that the victory of a scenario names are there, and in play.",
    because: "What is not on the board cannot be won.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        let in_play = |name: &str| board.planets.iter().any(|on| on.planet.name.eq_ignore_ascii_case(name));
        let names = board.scenario.instant.iter().flat_map(Verb::names).filter(|(what, _)| *what == "planet");
        let unknown: Vec<String> = names.map(|(_, name)| name).filter(|name| !in_play(name)).collect();
        if !unknown.is_empty() {
            let message = format!("{} is won on {}, where nothing is in play.", board.scenario.label(), listed(&unknown));
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Victory), message));
        }
    }
}

fn with(planet: &str) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.instant.extend(rules::kind::hear(&format!("the Rebel player controls {planet} and 1 other planet")));
    })
}

fn failing() -> Content {
    with("Nowhere")
}

fn passing() -> Content {
    with("Planet 111")
}
