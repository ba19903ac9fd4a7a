//! `not-one-capital`

use super::{book, code, examples};
use crate::{Content, Finding, InProvince, Place};
use rules::{About, Rule, Severity, counted};

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
    let played = content.scenarios.iter().filter(|(_, scenario)| scenario.rules.plays_routes());
    let mut provinces: Vec<_> = played.flat_map(|(_, scenario)| scenario.provinces(&content.stars)).collect();
    provinces.sort_unstable();
    provinces.dedup();
    for id in provinces {
        let Some(province) = content.provinces.get(id) else { continue };
        let is_in = |star| content.stars.get(star).is_some_and(|star| star.province == Some(id));
        let planets = content.planets.iter().filter(|(_, planet)| planet.capital && planet.star.is_some_and(is_in));
        let capitals = planets.count();
        if capitals != 1 {
            let message = format!("{} has {}, and a province has one.", province.label(), counted(capitals, "capital"));
            findings.push(Finding::new(&ABOUT, Place::Province(id, InProvince::Whole), message));
        }
    }
}

fn failing() -> Content {
    examples::province(|content| examples::on(&mut content.planets, |planet| planet.capital = false))
}

fn passing() -> Content {
    examples::province(|_| ())
}
