//! `not-one-throne`: a scenario under galactic rules must have exactly one throne planet.

use super::{book, code, examples};
use crate::{Content, Finding, InScenario, Place, RulesLevel};
use rules::{About, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "not-one-throne",
    code: code(8),
    severity: Severity::Error,
    citation: book("5.1"),
    says: "In a scenario under galactic rules one planet is the throne.",
    because: "The throne is what the Empire defends last, and part of how the campaign is won.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules == RulesLevel::Galactic) {
        let stars = scenario.in_play(&content.stars);
        let is_in = |star| stars.contains(&star);
        let thrones = content.planets.iter().filter(|(_, planet)| planet.throne && planet.star.is_some_and(is_in)).count();
        if thrones != 1 {
            let message = format!("{} plays with {}, and the galaxy has one.", scenario.label(), counted(thrones, "throne"));
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Whole), message));
        }
    }
}

fn failing() -> Content {
    examples::galactic(|content| examples::on(&mut content.planets, |planet| planet.throne = false))
}

fn passing() -> Content {
    examples::galactic(|_| ())
}
