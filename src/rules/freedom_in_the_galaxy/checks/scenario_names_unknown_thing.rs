//! `scenario-names-unknown-thing`

use super::{book, code, examples};
use crate::rules::freedom_in_the_galaxy::{Content, Edit, InScenario, Place, PlayedStar};
use crate::rules::{About, Change, Finding, Fix, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "scenario-names-unknown-thing",
    code: code(21),
    severity: Severity::Error,
    citation: book("16.1, 28.1, 38.1"),
    says: "Every star that a scenario plays is there.",
    because: "What is gone cannot be laid out.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        let gone = scenario.stars.iter().filter(|(_, played)| content.stars.get(played.star).is_none()).count();
        if gone > 0 {
            let message = format!("{} plays {} that the project does not have.", scenario.label(), counted(gone, "star"));
            let mut without = scenario.clone();
            without.stars.retain(|played| content.stars.get(played.star).is_some());
            let fix = Fix::choice("Take them out of play", [Edit::Scenario(Change::Set(id, without))]);
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Stars), message).with_fix(fix));
        }
    }
}

fn failing() -> Content {
    examples::province(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            scenario.stars.add(PlayedStar { star: Id::new(9) });
        });
    })
}

fn passing() -> Content {
    examples::province(|_| ())
}
