//! `rebellion-cascades`: a planet under Rebel control at the start must not set off a domino that brings another planet into rebellion.

use super::{book, code, deployed, examples, set_ups};
use crate::{Content, Finding, InScenario, Place, Planet, RulesLevel, Side, Spark, Standing};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "rebellion-cascades",
    code: code(63),
    severity: Severity::Advice,
    citation: book("23.47"),
    says: "Where the Rebels come to control one planet at the start, no other rebels by it.",
    because: "A domino that starts another runs through a scenario before anybody can answer.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    // Dominoes exist only in the province and galactic games.
    for (id, board) in set_ups::boards(content).filter(|(_, board)| board.scenario.rules != RulesLevel::StarSystem) {
        let mut sparks = Vec::new();
        for on in board.planets.iter().filter(|on| on.side() == Side::Imperial) {
            if board.dominoes(on.id, Spark::RebelControl).iter().any(|reaction| !reaction.rebelling.is_empty()) {
                sparks.push(on.planet.label().to_owned());
            }
        }
        if !sparks.is_empty() {
            let message = format!("Rebel control of {} can start another rebellion at once.", listed(&sparks));
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
        }
    }
}

fn with(standing: Standing) -> Content {
    deployed::deployed(|content, scenario| {
        // Puts both planets at the same star, and makes the second planet no capital.
        let near = content.planets.get(examples::first()).and_then(|planet| planet.star);
        examples::change(&mut content.planets, examples::second(), |planet| {
            (planet.star, planet.number) = (near, rules::Count::clamped(112));
        });
        let far = Planet {
            name: "Planet 121".into(),
            number: rules::Count::clamped(121),
            star: Some(examples::second()),
            ..content.planets.get(examples::second()).cloned().unwrap_or_default()
        };
        content.planets.add(far);
        examples::change(&mut content.planets, examples::second(), |planet| planet.name = "Planet 112".into());
        deployed::start_second_at(scenario, standing);
    })
}

fn failing() -> Content {
    with(Standing::Unrest)
}

fn passing() -> Content {
    with(Standing::Dissent)
}
