//! `loyalty-not-set`: a planet must have a loyalty for each of the two starts, Start Rebellion and Armageddon.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InPlanet, Loyalty, Place, Planet, Standing};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "loyalty-not-set",
    code: code(13),
    severity: Severity::Error,
    citation: book("16.11"),
    says: "A planet has a loyalty at both starts, S and A.",
    because: "The loyalty marker has to be put down somewhere before the first turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, planet) in content.planets.iter() {
        let missing = match (planet.start, planet.armageddon) {
            (Some(_), Some(_)) => continue,
            (None, Some(_)) => "S",
            (Some(_), None) => "A",
            (None, None) => "S and A",
        };
        let neutral = || {
            let mut set = planet.clone();
            set.start = planet.start.or(Some(Loyalty::Neutral));
            set.armageddon = planet.armageddon.or(Some(Standing::Neutral));
            Some(Fix::choice("Let it be neutral there", [Edit::Planet(Change::Set(id, set))]))
        };
        let message = format!("{} has no loyalty at {missing}.", planet.label());
        let place = Place::Planet(id, InPlanet::Loyalty);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(neutral)));
    }
}

fn with(start: Option<Loyalty>) -> Content {
    examples::galaxy(|content| examples::on(&mut content.planets, |planet: &mut Planet| planet.start = start))
}

fn failing() -> Content {
    with(None)
}

fn passing() -> Content {
    with(Some(Loyalty::Unrest))
}
