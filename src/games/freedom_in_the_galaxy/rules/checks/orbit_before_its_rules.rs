//! `orbit-before-its-rules`: under the rules for a star system, no piece may stand in an orbit box.

use super::{book, code, deployed, set_ups};
use crate::set_up::Spot;
use crate::{Content, Finding, Fix, RulesLevel};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "orbit-before-its-rules",
    code: code(32),
    severity: Severity::Error,
    citation: book("9.0"),
    says: "Nothing stands in an orbit box by the rules for a star system.",
    because: "Those rules know environs alone; orbit boxes come with the province game.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules == RulesLevel::StarSystem) {
        for (row_id, row) in scenario.set_up.iter().filter(|(_, row)| row.spot == Spot::Orbit) {
            let message = format!("{} starts in an orbit box.", row.piece.label(content));
            let fix = || {
                let change = set_ups::changed(id, scenario, row_id, |row| row.spot = Spot::Open);
                Some(Fix::choice("Leave its environ to its player", [change]))
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(rules: RulesLevel) -> Content {
    deployed::deployed(|_, scenario| {
        (scenario.rules, scenario.free) = (rules, true);
        scenario.set_up.add(deployed::in_orbit(deployed::LINE, 1));
    })
}

fn failing() -> Content {
    with(RulesLevel::StarSystem)
}

fn passing() -> Content {
    with(RulesLevel::Province)
}
