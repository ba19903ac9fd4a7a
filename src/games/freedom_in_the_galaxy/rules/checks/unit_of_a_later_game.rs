//! `unit-of-a-later-game`: a scenario must use only types of units that its level of rules has.

use super::{book, code, deployed, examples, set_ups};
use crate::set_up::Piece;
use crate::{Content, Finding, Fix};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-of-a-later-game",
    code: code(22),
    severity: Severity::Error,
    citation: book("7.2, 15.42, 19.0"),
    says: "A scenario for one star has Militia, Patrol and Line, and Rebel units of 1-0 and 2-1; units for atrocities are of the galactic game.",
    because: "The rules of each level say how its units move and fight, and no others.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter() {
        for (row_id, row) in scenario.set_up.iter() {
            let Piece::Unit(unit) = row.piece else { continue };
            let Some(unit) = content.units.get(unit).filter(|unit| !scenario.rules.has(unit)) else { continue };
            let message = format!(
                "{} places {} ({}), which the {} rules do not have.",
                scenario.label(),
                unit.label(),
                unit.line(),
                scenario.rules.label()
            );
            let fix = || Some(Fix::choice("Take it out of the set-up", [set_ups::without(id, scenario, row_id)]));
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(atrocity: bool) -> Content {
    deployed::deployed(|content, scenario| {
        examples::on(&mut content.units, |unit| unit.atrocity = atrocity);
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 1));
    })
}

fn failing() -> Content {
    with(true)
}

fn passing() -> Content {
    with(false)
}
