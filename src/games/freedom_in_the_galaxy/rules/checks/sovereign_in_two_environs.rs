//! `sovereign-in-two-environs`: a sovereign must live in only one environ.

use std::collections::BTreeMap;

use super::{book, code, examples};
use crate::{Content, Finding, InPlanet, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "sovereign-in-two-environs",
    code: code(12),
    severity: Severity::Error,
    citation: book("25.0"),
    says: "A sovereign is in one environ alone.",
    because: "Whoever is summoned has to come from somewhere, and there is one counter of each.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    for (id, planet) in content.planets.iter() {
        for (environ_id, environ) in planet.environs.iter().filter(|(_, environ)| !environ.sovereign.trim().is_empty()) {
            let name = environ.sovereign.trim();
            if let Some(before) = seen.get(name) {
                let message = format!("{name} is on {} and on {before} too.", planet.label());
                findings.push(Finding::new(&ABOUT, Place::Planet(id, InPlanet::Environ(environ_id)), message));
            } else {
                seen.insert(name, planet.label());
            }
        }
    }
}

fn with(names: [&str; 2]) -> Content {
    examples::galaxy(|content| {
        for (id, name) in [examples::first(), examples::second()].into_iter().zip(names) {
            if let Some(planet) = content.planets.get_mut(id) {
                examples::on(&mut planet.environs, |environ| name.clone_into(&mut environ.sovereign));
            }
        }
    })
}

fn failing() -> Content {
    with(["Balgar", "Balgar"])
}

fn passing() -> Content {
    with(["Balgar", "Yaldor"])
}
