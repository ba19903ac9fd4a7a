//! `lone-atmospheric-sector`

use super::bodies::bodies;
use super::{book, code, examples};
use crate::rules::star_viking::{Content, Cut, Division, Form, Sector};
use crate::rules::{About, Finding, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "lone-atmospheric-sector",
    code: code(32),
    severity: Severity::Warning,
    citation: book("Map Tile Definitions & Explanations"),
    says: "A planet with air has two atmospheric sectors or more.",
    because: "Two or more atmospheric sectors compose a planet; in a single one, units of code A have nowhere to go.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for found in bodies(content) {
        let Form::Planet(division) = &found.body.form else { continue };
        let sectors = found.body.form.sectors();
        if sectors.iter().filter(|(_, sector)| sector.atmosphere).count() != 1 {
            continue;
        }
        let message = format!("{} has one atmospheric sector, with no other to move to.", found.label());
        let cut_again = || {
            let (title, form) = match division {
                Division::Whole(_) => ("Cut it into halves", found.body.form.recut(Cut::Halves)),
                Division::Halves { north, south } => {
                    let air = |sector: &Sector| Sector { atmosphere: true, ..*sector };
                    ("Give both halves air", Form::Planet(Division::Halves { north: air(north), south: air(south) }))
                }
                Division::Caps { .. } => return None,
            };
            found.reshape(content, title, &form)
        };
        findings.push(Finding::new(&ABOUT, found.place(), message).with_fixes(fix_budget.offer(cut_again)));
    }
}

fn failing() -> Content {
    examples::one_more_body(Form::Planet(Division::Whole(examples::air())))
}

fn passing() -> Content {
    examples::one_more_body(Form::Planet(Division::Halves { north: examples::air(), south: examples::air() }))
}
