//! `equator-too-short`: a planet with two caps must have an equator of at least two sectors.

use super::bodies::bodies;
use super::{code, counted, examples};
use crate::{Content, Cut, Division, Finding, Form};
use rules::{About, Citation, FixBudget, Rule, Severity};

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
    let fix_budget = FixBudget::new();
    for found in bodies(content) {
        let Cut::Caps(count @ ..2) = found.body.form.cut() else { continue };
        let message = format!("{} has two caps and {} of the equator between them.", found.label(), counted(count, "sector"));
        let recut = |title, cut| found.reshape(content, title, &found.body.form.recut(cut));
        let longer = || recut("Make it two sectors of equator", Cut::Caps(2));
        let halves = || recut("Cut it into halves instead", Cut::Halves);
        let finding = Finding::new(&ABOUT, found.place(), message);
        findings.push(finding.with_fixes(fix_budget.offer(longer)).with_fixes(fix_budget.offer(halves)));
    }
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
