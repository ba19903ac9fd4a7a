//! `secrets-and-places-differ`: a project with a galactic scenario must have as many secrets as there are planets in play that are marked for one.

use super::{book, code, examples};
use crate::cards::Secret;
use crate::{Content, Finding, InScenario, Place, RulesLevel};
use rules::{About, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "secrets-and-places-differ",
    code: code(18),
    severity: Severity::Error,
    citation: book("31.1"),
    says: "Under galactic rules there are as many planet secrets as planets in play that have one.",
    because: "One is dealt to each such planet, and none may be left or missing.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    // In a project without any secrets this rule has nothing to check.
    if content.secrets.is_empty() {
        return;
    }
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules == RulesLevel::Galactic) {
        let stars = scenario.in_play(&content.stars);
        let in_play = |star| stars.contains(&star);
        let places = content.planets.iter().filter(|(_, planet)| planet.secret && planet.star.is_some_and(in_play)).count();
        let secrets = content.secrets.len();
        if places != secrets {
            let (label, places, secrets) = (scenario.label(), counted(places, "planet"), counted(secrets, "secret"));
            let message = format!("{label} plays {places} with a secret, and the project has {secrets}.");
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Whole), message));
        }
    }
}

fn with(secret: bool) -> Content {
    examples::galactic(|content| {
        content.secrets.add(Secret { name: "Casino".into(), ..Secret::default() });
        examples::on(&mut content.planets, |planet| planet.secret = secret);
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
