//! `planet-without-environs`: a planet must have one to three environs.

use super::{book, code, examples};
use crate::{Content, Edit, Environ, Finding, Fix, InPlanet, Place, Planet};
use rules::{About, Change, Level, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "planet-without-environs",
    code: code(2),
    severity: Severity::Error,
    citation: book("5.3"),
    says: "A planet has one to three environs.",
    because: "Nearly everything happens in environs, and the ring of a planet has room for three.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, planet) in content.planets.iter() {
        let environs = planet.environs.len();
        if Planet::FEWEST_TO_MOST.contains(&environs) {
            continue;
        }
        let message = format!("{} has {}, and a planet has one to three.", planet.label(), counted(environs, "environ"));
        let mut finding = Finding::new(&ABOUT, Place::Planet(id, InPlanet::Whole), message);
        if environs == 0 {
            let mut with_one = planet.clone();
            let [size, resource] = [*Environ::SIZES.start(), *Environ::RESOURCES.start()].map(Level::clamped);
            with_one.environs.add(Environ { size, resource, ..Environ::default() });
            finding = finding.with_fix(Fix::choice("Add an urban environ", [Edit::Planet(Change::Set(id, with_one))]));
        }
        findings.push(finding);
    }
}

fn failing() -> Content {
    examples::galaxy(|content| examples::on(&mut content.planets, |planet| planet.environs.retain(|_| false)))
}

fn passing() -> Content {
    examples::galaxy(|_| ())
}
