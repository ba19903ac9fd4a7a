//! `arrival-after-the-end`: the units and gifts of a scenario must arrive before its last turn is over.

use super::{book, code, deployed, set_ups};
use crate::terms::Provision;
use crate::{Content, Finding, Fix, InScenario, Place};
use rules::{About, Count, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "arrival-after-the-end",
    code: code(46),
    severity: Severity::Error,
    citation: book("16.24, 28.27"),
    says: "What comes on a turn comes before the game is over.",
    because: "It would never be seen.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter() {
        let Some(turns) = scenario.turns.map(Count::get) else { continue };
        for (row_id, row) in scenario.set_up.iter().filter(|(_, row)| row.turn.get() > turns) {
            let message =
                format!("{} comes on turn {}, and {} has {turns}.", row.piece.label(content), row.turn, scenario.label());
            let fix = || Some(Fix::choice("Take it out of the set-up", [set_ups::without(id, scenario, row_id)]));
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message).with_fixes(fix_budget.offer(fix)));
        }
        let late = scenario.provisions.iter().filter_map(Provision::turn).filter(|turn| turn.get() > turns).max();
        if let Some(late) = late {
            let message = format!("A side receives something on turn {late}, and {} has {turns}.", scenario.label());
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Provisions), message));
        }
    }
}

fn with(turns: u32) -> Content {
    deployed::entering(|_, scenario| scenario.turns = Some(Count::clamped(turns)))
}

fn failing() -> Content {
    with(1)
}

fn passing() -> Content {
    with(2)
}
