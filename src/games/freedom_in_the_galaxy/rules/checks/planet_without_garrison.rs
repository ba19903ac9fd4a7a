//! `planet-without-garrison`

use super::{book, code, deployed, set_ups};
use crate::terms::Limit;
use crate::{Content, Finding, InScenario, Place};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "planet-without-garrison",
    code: code(39),
    severity: Severity::Error,
    citation: book("38.25"),
    says: "Where a scenario says so, a side has a unit on every planet in play that it controls, once it has placed anything.",
    because: "No planet is left alone at the start.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        let sides =
            board.scenario.limits.iter().filter_map(|limit| if let Limit::Garrison(side) = limit { Some(*side) } else { None });
        for side in sides.filter(|side| board.has_placed(*side)) {
            let held = |planet| board.units().any(|(_, row, _, station)| row.side == side && station.planet == Some(planet));
            let bare = board.planets.iter().filter(|on| on.side() == side && !held(on.id));
            let names: Vec<String> = bare.map(|on| on.planet.label().to_owned()).collect();
            if !names.is_empty() {
                let message = format!("The {} has no unit on {}.", side.player(), listed(&names));
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

fn with(both: bool) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.limits.extend(rules::kind::hear("the Imperial player has a unit on every planet in play"));
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 1));
        if both {
            scenario.set_up.add(deployed::on_second(deployed::MILITIA, 1));
        }
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
