//! `number-out-of-place`: the number of a star must begin with the number of its province, and the number of a planet with the number of its star.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InPlanet, InStar, Place, Planet, Star};
use rules::{About, Change, Count, FixBudget, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "number-out-of-place",
    code: code(3),
    severity: Severity::Error,
    citation: book("5.2, 5.3"),
    says: "The number of a star begins with that of its province, and the number of a planet with that of its star.",
    because: "Events, secrets and tracks name stars and planets by numbers, and whoever reads one looks for it where it says.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, star) in content.stars.iter() {
        let Some(province) = star.province.and_then(|province| content.provinces.get(province)) else { continue };
        let (number, wanted) = (star.number.get(), province.number.get());
        if number / 10 != wanted || number % 10 == 0 {
            let message = format!("{} has the number {number}, and its province the number {wanted}.", star.label());
            let renumber = || {
                let taken = |number: &Level| content.stars.find(|other| other.number == *number).is_some();
                let number = (wanted * 10 + 1..=wanted * 10 + 9).filter_map(Level::new).find(|number| !taken(number))?;
                let edit = Edit::Star(Change::Set(id, Star { number, ..star.clone() }));
                Some(Fix::choice(format!("Give it the number {number}"), [edit]))
            };
            findings.push(Finding::new(&ABOUT, Place::Star(id, InStar::Number), message).with_fixes(fix_budget.offer(renumber)));
        }
    }
    for (id, planet) in content.planets.iter() {
        let Some(star) = planet.star.and_then(|star| content.stars.get(star)) else { continue };
        let (number, wanted) = (planet.number.get(), star.number.get());
        if number / 10 != wanted || number % 10 == 0 {
            let message = format!("{} has the number {number}, and its star the number {wanted}.", planet.label());
            let renumber = || {
                let taken = |number: &Count| content.planets.find(|other| other.number == *number).is_some();
                let number = (wanted * 10 + 1..=wanted * 10 + 9).filter_map(Count::new).find(|number| !taken(number))?;
                let edit = Edit::Planet(Change::Set(id, Planet { number, ..planet.clone() }));
                Some(Fix::choice(format!("Give it the number {number}"), [edit]))
            };
            let place = Place::Planet(id, InPlanet::Number);
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(renumber)));
        }
    }
}

fn with(number: u32) -> Content {
    examples::galaxy(|content| examples::on(&mut content.planets, |planet| planet.number = Count::clamped(number)))
}

fn failing() -> Content {
    with(211)
}

fn passing() -> Content {
    with(112)
}
