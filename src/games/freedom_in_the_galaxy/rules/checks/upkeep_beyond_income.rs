//! `upkeep-beyond-income`: in a galactic scenario, the upkeep at the start must be at most half the taxes of the poorest province.

use super::{book, code, deployed, set_ups};
use crate::{Content, Finding, InScenario, Place, Planet, RulesLevel, taxes, upkeep};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "upkeep-beyond-income",
    code: code(58),
    severity: Severity::Warning,
    citation: book("33.4"),
    says: "In a galactic scenario the elite units and bases of level 2 at the start cost no more than half the taxes of the poorest province.",
    because: "What is not paid for is reduced.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content).filter(|(_, board)| board.scenario.rules == RulesLevel::Galactic) {
        let provinces = board.scenario.provinces(&content.stars).into_iter();
        let least = provinces.map(|province| {
            let planets = board.planets.iter().filter(|on| on.province == Some(province));
            taxes(planets.map(|on| -> &Planet { on.planet })).1
        });
        let (Some(least), cost) = (least.min(), upkeep(&board)) else { continue };
        if cost > least {
            let message = format!(
                "Units and bases of {} cost {cost} a turn, and half the taxes of its poorest province are {least}.",
                board.scenario.label()
            );
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
        }
    }
}

fn with(elites: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.rules = RulesLevel::Galactic;
        scenario.set_up.add(deployed::in_orbit(deployed::ELITE, elites));
    })
}

fn failing() -> Content {
    with(5)
}

fn passing() -> Content {
    with(4)
}
