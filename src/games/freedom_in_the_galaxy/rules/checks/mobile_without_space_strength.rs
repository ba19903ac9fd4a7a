//! `mobile-without-space-strength`: a type of unit must be mobile if, and only if, it has strength in space.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InUnit, Place, UnitType};
use rules::{About, Change, FixBudget, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "mobile-without-space-strength",
    code: code(17),
    severity: Severity::Error,
    citation: book("19.15"),
    says: "A unit is mobile if it has strength in space, and only then.",
    because: "A unit that leaves its planet fights in orbit, and one that never does has nobody to be strong against there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, unit) in content.units.iter() {
        let flies = unit.space > Level::default();
        if unit.mobile == flies {
            continue;
        }
        let (says, label) = if flies {
            ("has strength in space and is not mobile", "Make it mobile")
        } else {
            ("is mobile without strength in space", "Let it stay on its planet")
        };
        let fix = || {
            let changed = UnitType { mobile: flies, ..unit.clone() };
            Some(Fix::choice(label, [Edit::Unit(Change::Set(id, changed))]))
        };
        let finding = Finding::new(&ABOUT, Place::Unit(id, InUnit::Abilities), format!("{} {says}.", unit.label()));
        findings.push(finding.with_fixes(fix_budget.offer(fix)));
    }
}

fn with(mobile: bool) -> Content {
    examples::unit(|unit: &mut UnitType| unit.mobile = mobile)
}

fn failing() -> Content {
    with(true)
}

fn passing() -> Content {
    with(false)
}
