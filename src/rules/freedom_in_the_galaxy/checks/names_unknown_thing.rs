//! `names-unknown-thing`

use super::{book, code, examples};
use crate::rules::freedom_in_the_galaxy::{Character, Content, ExtraDraws, InCharacter, InPlanet, InPossession, InStar, Place};
use crate::rules::{About, Finding, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "names-unknown-thing",
    code: code(10),
    severity: Severity::Error,
    citation: book("5.3, 6.1, 14.53"),
    says: "What a star, a planet, an environ, a character or a ship names is there.",
    because: "A planet round no star, or of a race that nobody knows, cannot be laid out.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, star) in content.stars.iter() {
        if star.province.is_none_or(|province| content.provinces.get(province).is_none()) {
            let message = format!("{} is in no province that the project has.", star.label());
            findings.push(Finding::new(&ABOUT, Place::Star(id, InStar::Whole), message));
        }
    }
    for (id, planet) in content.planets.iter() {
        let star = planet.star.is_none_or(|star| content.stars.get(star).is_none());
        let home = planet.home.is_some_and(|race| content.races.get(race).is_none());
        let wrong: Vec<String> = [(star, "goes round no star"), (home, "is the home of no race")]
            .into_iter()
            .filter(|(is_wrong, _)| *is_wrong)
            .map(|(_, words)| words.to_owned())
            .collect();
        if !wrong.is_empty() {
            let message = format!("{} {} that the project has.", planet.label(), listed(&wrong));
            findings.push(Finding::new(&ABOUT, Place::Planet(id, InPlanet::Whole), message));
        }
        for (environ_id, environ) in planet.environs.iter() {
            let gone = environ.races.iter().filter(|race| content.races.get(**race).is_none()).count();
            if gone > 0 {
                let message = format!(
                    "{} of the {} races of the {} environ of {} are gone.",
                    gone,
                    environ.races.len(),
                    environ.kind.word(),
                    planet.label()
                );
                findings.push(Finding::new(&ABOUT, Place::Planet(id, InPlanet::Environ(environ_id)), message));
            }
        }
    }
    for (id, character) in content.characters.iter() {
        characters(content, character, |part, words| {
            let message = format!("{} {words}.", character.label());
            findings.push(Finding::new(&ABOUT, Place::Character(id, part), message));
        });
    }
    for (id, possession) in content.possessions.iter() {
        if possession.owner.is_some_and(|owner| content.characters.get(owner).is_none()) {
            let message = format!("{} is owned by nobody that the project has.", possession.label());
            findings.push(Finding::new(&ABOUT, Place::Possession(id, InPossession::Owner), message));
        }
    }
}

/// What a character names that is not there, part by part.
fn characters(content: &Content, character: &Character, mut finding: impl FnMut(InCharacter, String)) {
    if character.race.is_none_or(|race| content.races.get(race).is_none()) {
        finding(InCharacter::Whole, "is of no race that the project has".to_owned());
    }
    let gone = character.homes.iter().chain(&character.royal).any(|planet| content.planets.get(*planet).is_none());
    if gone {
        finding(InCharacter::Homes, "is at home on a planet that the project does not have".to_owned());
    }
    let unread: Vec<String> =
        character.draws.iter().filter(|word| ExtraDraws::read(word).is_none()).map(|word| format!("{word:?}")).collect();
    if !unread.is_empty() {
        finding(
            InCharacter::Draws,
            format!("has the extra draws {}, which are no letter of a mission with a number", listed(&unread)),
        );
    }
}

fn with(race: u32) -> Content {
    examples::environ(|environ| environ.races.push(crate::rules::Id::new(race)))
}

fn failing() -> Content {
    with(9)
}

fn passing() -> Content {
    with(1)
}
