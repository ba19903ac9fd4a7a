//! `force-points-across-provinces`: Force Points that a scenario gives for a province must be spent on that province's planets.

use super::{book, code, deployed, set_ups};
use crate::set_up::Spending;
use crate::{Content, Finding, InScenario, Place, Side};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "force-points-across-provinces",
    code: code(36),
    severity: Severity::Error,
    citation: book("38.21"),
    says: "Force Points that are given for a province are spent on its planets.",
    because: "What one province leaves does not help another.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for side in Side::ALL {
            let spending = Spending::of(&board, side, 0);
            if spending.in_provinces.is_empty() || spending.left() < 0 {
                continue;
            }
            for (province, budget) in spending.by_province(&board) {
                let (spent, points) = (budget.spent.total(), budget.points);
                if spent > points {
                    let message = format!(
                        "The {} spends {spent} Force Points in province {province}, and {points} are given for it in {}.",
                        side.player(),
                        board.scenario.label()
                    );
                    findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
                }
            }
        }
    }
}

fn with(province: u32) -> Content {
    deployed::deployed(|_, scenario| {
        let points = format!("the Imperial player has 3 Force Points in province {province} at the start");
        scenario.provisions.extend(rules::kind::hear(&points));
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 3));
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(1)
}
