//! `names-unknown-thing`: everything that a star, a planet, an environ, a character, a ship or a card names must exist in the project.

use super::{book, code, examples};
use crate::{Character, Content, ExtraDraws, Finding, InCard, InCharacter, InPlanet, InPossession, InStar, Place};
use rules::kind::Verb;
use rules::{About, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "names-unknown-thing",
    code: code(10),
    severity: Severity::Error,
    citation: book("5.3, 6.1, 13.5, 14.53"),
    says: "What a star, a planet, an environ, a character, a ship or a card names is there.",
    because: "A planet round no star, a race or creature that nobody knows, or the letter of no mission cannot be laid out or played.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    map(content, findings);
    cards(content, findings);
}

/// Reports what stars, planets and environs name but the project does not have.
fn map(content: &Content, findings: &mut Vec<Finding>) {
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
            // In a project without creatures, environs may still name some.
            if !(environ.creature.is_empty() || content.creatures.is_empty()) && content.creature(&environ.creature).is_none() {
                let (kind, label) = (environ.kind.word(), planet.label());
                let message = format!("There is no creature {:?}, which the {kind} environ of {label} names.", environ.creature);
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

/// Reports what a character names but the project does not have. The caller's function gets the part of the character and the reason.
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
    let known = |draws: &ExtraDraws| has(content, "mission", &draws.mission.to_string());
    let unplayed: Vec<String> =
        character.extra_draws().filter(|draws| !known(draws)).map(|draws| format!("the mission {}", draws.mission)).collect();
    if !unplayed.is_empty() {
        finding(InCharacter::Draws, format!("has extra draws for {}, which the project does not have", listed(&unplayed)));
    }
}

/// Whether the project has a thing of the kind `what` with this name. If it has no things of that kind yet, every name passes.
fn has(content: &Content, what: &str, name: &str) -> bool {
    let same = |known: &str| known.eq_ignore_ascii_case(name);
    match what {
        "planet" => content.planets.is_empty() || content.planets.find(|planet| same(&planet.name)).is_some(),
        "star" => content.stars.is_empty() || content.stars.find(|star| same(&star.name)).is_some(),
        "race" => content.races.is_empty() || content.races.find(|race| same(&race.name)).is_some(),
        "mission" => content.missions.is_empty() || content.missions.find(|mission| same(&mission.letter)).is_some(),
        "character" => content.characters.is_empty() || content.characters.find(|found| same(&found.name)).is_some(),
        // A sentence names a unit either by its name or by its strengths, such as 2-1.
        "unit type" => content.units.is_empty() || content.units.find(|unit| same(&unit.name) || same(&unit.line())).is_some(),
        // A thing is either a possession or a secret.
        "thing" => {
            let possession = content.possessions.is_empty() || content.possessions.find(|found| same(&found.name)).is_some();
            possession || content.secrets.is_empty() || content.secrets.find(|found| same(&found.name)).is_some()
        }
        _ => false,
    }
}

/// Reports what the sentences of cards and secrets name but the project does not have, and provinces of assignments that do not exist.
fn cards(content: &Content, findings: &mut Vec<Finding>) {
    let mut tell = |place: Place, label: &str, mut unknown: Vec<String>| {
        unknown.dedup();
        if !unknown.is_empty() {
            let message = format!("{label} names {}, which the project does not have.", listed(&unknown));
            findings.push(Finding::new(&ABOUT, place, message));
        }
    };
    for (id, action) in content.actions.iter() {
        let letters = [&action.urban, &action.special, &action.wild].into_iter().flat_map(|section| section.letters.iter());
        let mut letters: Vec<char> = letters.filter(|letter| !has(content, "mission", &letter.to_string())).collect();
        letters.sort_unstable();
        let unknown = letters.into_iter().map(|letter| format!("the mission {letter}")).collect();
        tell(Place::Action(id, InCard::Whole), &action.label(), unknown);
    }
    for (id, character) in content.characters.iter() {
        tell(Place::Character(id, InCharacter::Specials), character.label(), unknown(content, &character.specials));
    }
    for (id, possession) in content.possessions.iter() {
        tell(Place::Possession(id, InPossession::Effects), possession.label(), unknown(content, &possession.effects));
    }
    for (id, mission) in content.missions.iter() {
        tell(Place::Mission(id, InCard::Effects), mission.label(), unknown(content, &mission.success));
    }
    for (id, event) in content.events.iter() {
        tell(Place::Event(id, InCard::Effects), event.label(), unknown(content, &event.effects));
    }
    for (id, secret) in content.secrets.iter() {
        tell(Place::Secret(id, InCard::Effects), secret.label(), unknown(content, &secret.effects));
    }
    for (id, assignment) in content.assignments.iter() {
        let known = |number: &Level| content.provinces.find(|province| province.number == *number).is_some();
        let gone = assignment.provinces.iter().filter(|number| !(content.provinces.is_empty() || known(number)));
        let gone = gone.map(|number| format!("the province {number}")).collect();
        tell(Place::Assignment(id, InCard::Effects), &assignment.label(), gone);
    }
}

/// The things that the verbs name but the project does not have, each as its kind and name.
fn unknown<V: Verb>(content: &Content, verbs: &[V]) -> Vec<String> {
    let names = verbs.iter().flat_map(Verb::names).filter(|(what, name)| !has(content, what, name));
    names.map(|(what, name)| format!("the {what} {name}")).collect()
}

fn with(race: u32) -> Content {
    examples::environ(|environ| environ.races.push(rules::Id::new(race)))
}

fn failing() -> Content {
    with(9)
}

fn passing() -> Content {
    with(1)
}
