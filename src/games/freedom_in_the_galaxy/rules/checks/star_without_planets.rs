//! `star-without-planets`: a star must have one to three planets.

use super::{book, code, examples};
use crate::{Content, Finding, InStar, Place, Planet};
use rules::{About, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "star-without-planets",
    code: code(1),
    severity: Severity::Error,
    citation: book("5.21"),
    says: "A star has one to three planets.",
    because: "The display of a star has rings for three, and a star without planets is no place to go.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, star) in content.stars.iter() {
        let planets = content.planets_of(id).count();
        if !Planet::FEWEST_TO_MOST.contains(&planets) {
            let message = format!("{} has {}, and a star has one to three.", star.label(), counted(planets, "planet"));
            findings.push(Finding::new(&ABOUT, Place::Star(id, InStar::Whole), message));
        }
    }
}

fn failing() -> Content {
    examples::galaxy(|content| content.planets.retain_ids(|id| id == examples::first()))
}

fn passing() -> Content {
    examples::galaxy(|_| ())
}
