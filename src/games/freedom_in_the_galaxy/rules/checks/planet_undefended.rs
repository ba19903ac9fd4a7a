//! `planet-undefended`: every planet in play must have a unit, or a base that is Up, at the start.

use super::{book, code, deployed, set_ups};
use crate::{Content, Finding, InScenario, Place, Side};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "planet-undefended",
    code: code(61),
    severity: Severity::Advice,
    citation: book("15.5, 15.8"),
    says: "A planet in play has a unit or a base that is Up at the start.",
    because: "Otherwise it is lost to the first unit that comes.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for side in Side::ALL.into_iter().filter(|side| board.has_placed(*side)) {
            let held = |planet| board.units().any(|(_, row, _, station)| row.side == side && station.planet == Some(planet));
            let bare = board.planets.iter().filter(|on| on.side() == side && !on.up && !held(on.id));
            let names: Vec<String> = bare.map(|on| on.planet.label().to_owned()).collect();
            if !names.is_empty() {
                let message = format!("Neither a unit nor a base that is Up holds {} for the {}.", listed(&names), side.player());
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

fn with(down: bool) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.bases_down = down;
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 1));
    })
}

fn failing() -> Content {
    with(true)
}

fn passing() -> Content {
    with(false)
}
