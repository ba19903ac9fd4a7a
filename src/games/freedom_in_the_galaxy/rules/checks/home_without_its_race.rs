//! `home-without-its-race`: a planet that is the home of a race must have that race in one of its environs.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InPlanet, Place, Planet, Race};
use rules::{About, Change, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "home-without-its-race",
    code: code(9),
    severity: Severity::Error,
    citation: book("23.0"),
    says: "The race whose home a planet is lives on it.",
    because: "What happens on a home is felt by its race everywhere, which starts from those who live there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, planet) in content.planets.iter() {
        let Some((home, race)) = planet.home.and_then(|home| Some((home, content.races.get(home)?))) else { continue };
        if !planet.has_race(home) {
            let message =
                format!("{} is the home of the race {}, which lives in no environ of it.", planet.label(), race.label());
            let without = Edit::Planet(Change::Set(id, Planet { home: None, ..planet.clone() }));
            let fix = Fix::choice("Let it be nobody's home", [without]);
            findings.push(Finding::new(&ABOUT, Place::Planet(id, InPlanet::Whole), message).with_fix(fix));
        }
    }
}

fn with(home: Id<Race>) -> Content {
    examples::galaxy(|content| {
        content.races.add(Race { name: "Wanderers".into(), ..Race::default() });
        examples::on(&mut content.planets, |planet| planet.home = Some(home));
    })
}

fn failing() -> Content {
    with(examples::second())
}

fn passing() -> Content {
    with(examples::first())
}
