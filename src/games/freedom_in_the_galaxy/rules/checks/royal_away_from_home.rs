//! `royal-away-from-home`: the planet on which a title makes a character royal must be one of the character's homes.

use super::{book, code, examples};
use crate::{Character, Content, Edit, Finding, Fix, InCharacter, Place, Planet};
use rules::{About, Change, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "royal-away-from-home",
    code: code(15),
    severity: Severity::Error,
    citation: book("26.0"),
    says: "The planet where a title makes royal is one of the character's homes.",
    because: "What royalty brings is given to a character at home, and elsewhere it would never come about.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, character) in content.characters.iter() {
        let Some((planet_id, planet)) = character.royal.and_then(|id| Some((id, content.planets.get(id)?))) else { continue };
        if character.homes.contains(&planet_id) {
            continue;
        }
        let fix = || {
            let mut at_home = character.clone();
            at_home.homes.push(planet_id);
            Some(Fix::choice(format!("Make {} a home", planet.label()), [Edit::Character(Change::Set(id, at_home))]))
        };
        let message = format!("{} is royal on {} without being at home there.", character.label(), planet.label());
        let place = Place::Character(id, InCharacter::Homes);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(fix)));
    }
}

fn with(royal: Id<Planet>) -> Content {
    examples::character(|character: &mut Character| {
        character.homes = vec![examples::first()];
        character.royal = Some(royal);
    })
}

fn failing() -> Content {
    with(examples::second())
}

fn passing() -> Content {
    with(examples::first())
}
