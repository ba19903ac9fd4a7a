//! `lone-atmospheric-sector`: a planet with air must have at least two atmospheric sectors, and each of them must touch another.

use super::bodies::{Found, bodies};
use super::{book, code, examples};
use crate::movement::touching;
use crate::{Content, Cut, Division, Finding, Form, Part, Sector, Space, Spot};
use rules::{About, FixBudget, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "lone-atmospheric-sector",
    code: code(32),
    severity: Severity::Warning,
    citation: book("Map Tile Definitions & Explanations"),
    says: "A planet with air has two atmospheric sectors or more, and each of them touches another.",
    because: "Two or more atmospheric sectors that touch compose a planet; in a single one, units of code A have nowhere to go.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for found in bodies(content) {
        let Form::Planet(division) = &found.body.form else { continue };
        let alone = alone(&found);
        let parts: Vec<String> = alone.iter().map(|part| part.label()).collect();
        let message = match found.body.form.sectors().iter().filter(|(_, sector)| sector.atmosphere).count() {
            _ if alone.is_empty() => continue,
            1 => format!("{} has one atmospheric sector, with no other to move to.", found.label()),
            _ => format!("{} has air in {}, which touches no other air.", found.label(), listed(&parts)),
        };
        let cut_again = || {
            let air = |sector: &Sector| Sector { atmosphere: true, ..*sector };
            let (title, form) = match division {
                Division::Whole(_) => ("Cut it into halves", found.body.form.recut(Cut::Halves)),
                Division::Halves { north, south } => {
                    ("Give both halves air", Form::Planet(Division::Halves { north: air(north), south: air(south) }))
                }
                Division::Caps { north, equator, south } => {
                    let caps = usize::from(north.atmosphere) + usize::from(south.atmosphere);
                    if equator.is_empty() || equator.len() + caps < 2 {
                        return None;
                    }
                    let equator = equator.iter().map(air).collect();
                    let (north, south) = (*north, *south);
                    ("Give the whole equator air", Form::Planet(Division::Caps { north, equator, south }))
                }
            };
            found.reshape(content, title, &form)
        };
        findings.push(Finding::new(&ABOUT, found.place(), message).with_fixes(fix_budget.offer(cut_again)));
    }
}

/// The sectors of a planet that have air but touch no other sector with air.
fn alone(found: &Found) -> Vec<Part> {
    let spot = |part| Spot { orbit: found.orbit, body: found.id, part };
    let has_air = |space: &Space| match space {
        Space::Deep(_) => false,
        Space::On(spot) => found.system.sector(*spot).is_some_and(|sector| sector.atmosphere),
    };
    let parts = found.body.form.sectors().into_iter().filter(|(_, sector)| sector.atmosphere).map(|(part, _)| part);
    parts.filter(|part| !touching(found.system, Space::On(spot(*part))).iter().any(has_air)).collect()
}

fn failing() -> Content {
    examples::one_more_body(Form::Planet(Division::Whole(examples::air())))
}

fn passing() -> Content {
    examples::one_more_body(Form::Planet(Division::Halves { north: examples::air(), south: examples::air() }))
}
