//! `not-one-capital`: a province that is played under province or galactic rules must have exactly one capital.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InProvince, Place, Planet};
use rules::{About, Change, FixBudget, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "not-one-capital",
    code: code(7),
    severity: Severity::Error,
    citation: book("5.1"),
    says: "A province that is played under province or galactic rules has one capital among its planets.",
    because: "Taxes, victory and the fleets of the Empire hang on the capital.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    let played = content.scenarios.iter().filter(|(_, scenario)| scenario.rules.plays_routes());
    let mut provinces: Vec<_> = played.flat_map(|(_, scenario)| scenario.provinces(&content.stars)).collect();
    provinces.sort_unstable();
    provinces.dedup();
    for id in provinces {
        let Some(province) = content.provinces.get(id) else { continue };
        let is_in = |star| content.stars.get(star).is_some_and(|star| star.province == Some(id));
        let planets = || content.planets.iter().filter(|(_, planet)| planet.star.is_some_and(is_in));
        let capitals = planets().filter(|(_, planet)| planet.capital).count();
        if capitals != 1 {
            let message = format!("{} has {}, and a province has one.", province.label(), counted(capitals, "capital"));
            // The fix keeps the first capital of the province. If the province has no capital, its first planet becomes the capital.
            let fix = || {
                let (first, chosen) = planets().find(|(_, planet)| planet.capital || capitals == 0)?;
                let wrong = planets().filter(|(id, planet)| planet.capital != (*id == first));
                let set =
                    |(id, planet): (_, &Planet)| Edit::Planet(Change::Set(id, Planet { capital: id == first, ..planet.clone() }));
                let edits: Vec<Edit> = wrong.map(set).collect();
                Some(Fix::choice(format!("Make {} the capital", chosen.label()), edits))
            };
            let finding = Finding::new(&ABOUT, Place::Province(id, InProvince::Whole), message);
            findings.push(finding.with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn failing() -> Content {
    examples::province(|content| examples::on(&mut content.planets, |planet| planet.capital = false))
}

fn passing() -> Content {
    examples::province(|_| ())
}
