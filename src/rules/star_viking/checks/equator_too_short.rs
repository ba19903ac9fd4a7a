//! `equator-too-short`

use super::bodies::{Found, bodies};
use super::{code, counted, examples};
use crate::rules::star_viking::{Content, Division, Form, Part};
use crate::rules::{About, Citation, Finding, Fix, Room, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "equator-too-short",
    code: code(6),
    severity: Severity::Error,
    citation: Citation::Drydock("an equator of one sector is a half, and its ends cannot touch"),
    says: "A planet with two caps has an equator of two sectors or more.",
    because: "The left and right sides of a planet of more than two sectors touch round the back, which one sector cannot do \
              with itself.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let room = Room::new();
    for found in bodies(content) {
        let Form::Planet(Division::Caps { north, equator, south }) = &found.body.form else { continue };
        if equator.len() < 2 {
            let message =
                format!("{} has two caps and {} of the equator between them.", found.label(), counted(equator.len(), "sector"));
            let longer = || {
                let equator = equator.iter().copied().chain([*equator.first().unwrap_or(north); 2]).take(2).collect();
                reshape(&found, "Make it two sectors of equator", Division::Caps { north: *north, equator, south: *south })
            };
            let halves = || {
                let north = if equator.len() == 1 { equator[0] } else { *north };
                reshape(&found, "Cut it into halves instead", Division::Halves { north, south: *south })
            };
            let finding = Finding::new(&ABOUT, found.place(), message);
            findings.push(finding.with_fixes(room.offer(longer)).with_fixes(room.offer(halves)));
        }
    }
}

fn reshape(found: &Found, title: &str, division: Division) -> Option<Fix> {
    Some(Fix::choice(title, [found.reshape(Form::Planet(division), Part::North)?]))
}

fn caps(equator: usize) -> Content {
    let air = examples::air();
    examples::one_more_body(Form::Planet(Division::Caps { north: air, equator: vec![air; equator], south: air }))
}

fn failing() -> Content {
    caps(1)
}

fn passing() -> Content {
    caps(2)
}
