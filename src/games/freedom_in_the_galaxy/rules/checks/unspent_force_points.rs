//! `unspent-force-points`: a side that has placed anything must have spent all the Force Points that it has at the start.

use super::{book, code, deployed, set_ups};
use crate::set_up::Spending;
use crate::{Content, Finding, InScenario, Place, Side};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unspent-force-points",
    code: code(59),
    severity: Severity::Warning,
    citation: book("19.0, 19.3"),
    says: "A side that has placed anything has spent its Force Points of the start.",
    because: "What is not spent then is lost.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        for side in Side::ALL.into_iter().filter(|side| board.has_placed(*side)) {
            let spending = Spending::of(&board, side, 0);
            let (left, points) = (spending.left(), spending.points);
            if points > 0 && left > 0 {
                let message = format!(
                    "The {} leaves {left} of {points} Force Points unspent in {}.",
                    side.player(),
                    board.scenario.label()
                );
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

fn with(count: u32) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.provisions.extend(rules::kind::hear("the Imperial player has 3 Force Points at the start"));
        scenario.set_up.add(deployed::placed(deployed::MILITIA, count));
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(3)
}
