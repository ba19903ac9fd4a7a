//! `too-much-on-bases`: if the scenario says so, the bases of a province must cost at most half of the province's Force Points.

use super::{book, code, deployed, set_ups};
use crate::set_up::Spending;
use crate::terms::Limit;
use crate::{Content, Finding, InScenario, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-much-on-bases",
    code: code(37),
    severity: Severity::Error,
    citation: book("38.22"),
    says: "Where a scenario says so, no more than half of the Force Points of a province are spent on bases, rounded down.",
    because: "The rest is for units.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        let sides =
            board.scenario.limits.iter().filter_map(|limit| if let Limit::BasesHalf(side) = limit { Some(*side) } else { None });
        for side in sides {
            for (province, budget) in Spending::of(&board, side, 0).by_province(&board) {
                let (bases, most) = (budget.spent.bases, budget.points / 2);
                if bases > most {
                    let message = format!(
                        "The {} spends {bases} Force Points on bases of province {province}, and may spend {most}.",
                        side.player()
                    );
                    findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
                }
            }
        }
    }
}

fn with(raised: bool) -> Content {
    deployed::deployed(|_, scenario| {
        // With these points, the scenario's pieces spend all Force Points that it gives.
        let points = format!("the Imperial player has {} Force Points in province 1 at the start", if raised { 7 } else { 6 });
        scenario.provisions.extend(rules::kind::hear(&points));
        let half = "the Imperial player spends at most half of the Force Points of a province on bases";
        scenario.limits.extend(rules::kind::hear(half));
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 3));
        if raised {
            scenario.set_up.add(deployed::placed(deployed::BASE_UP, 1));
        }
        scenario.set_up.add(deployed::placed(deployed::BASE_LEVEL, 1));
    })
}

fn failing() -> Content {
    with(true)
}

fn passing() -> Content {
    with(false)
}
