//! `unit-of-a-later-game`

use super::{book, code, deployed, examples, set_ups};
use crate::set_up::Piece;
use crate::{Content, Finding, Fix, RulesLevel, Side, UnitType};
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
            let Some(unit) = content.units.get(unit).filter(|unit| !is_of(scenario.rules, unit)) else { continue };
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

/// Whether a level of the rules has units of a type.
fn is_of(rules: RulesLevel, unit: &UnitType) -> bool {
    let strengths = (unit.strength.get(), unit.space.get());
    match (rules, unit.side) {
        (RulesLevel::Galactic, _) => true,
        (RulesLevel::Province, _) => !unit.atrocity,
        (RulesLevel::StarSystem, _) if unit.elite || unit.suicide || unit.atrocity => false,
        (RulesLevel::StarSystem, Side::Imperial) => matches!(strengths, (1, 0) | (1 | 3, 2)),
        (RulesLevel::StarSystem, Side::Rebel) => matches!(strengths, (1, 0) | (2, 1)),
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
