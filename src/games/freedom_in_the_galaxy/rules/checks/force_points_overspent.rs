//! `force-points-overspent`: a side must not spend more Force Points than the scenario gives it, at the start and on each turn.

use super::{book, code, deployed, set_ups};
use crate::set_up::Spending;
use crate::{Content, Finding, InScenario, Place, Side};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "force-points-overspent",
    code: code(35),
    severity: Severity::Error,
    citation: book("19.0"),
    says: "A side spends no more Force Points than the scenario gives it, at the start and on each turn; units that are given cost nothing.",
    because: "What is not there cannot be spent.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    // A scenario without provisions is skipped, because it leaves the Force Points to its players.
    for (id, board) in set_ups::boards(content).filter(|(_, board)| !board.scenario.provisions.is_empty()) {
        let mut turns: Vec<u32> = board.rows.iter().map(|(_, row, _)| row.turn.get()).collect();
        turns.sort_unstable();
        turns.dedup();
        for (side, turn) in Side::ALL.into_iter().flat_map(|side| turns.iter().map(move |turn| (side, *turn))) {
            let spending = Spending::of(&board, side, turn);
            if spending.left() < 0 {
                let when = if turn == 0 { "at the start".to_owned() } else { format!("on turn {turn}") };
                let (spent, points) = (spending.total().total(), spending.points);
                let message = format!(
                    "The {} spends {spent} of {points} Force Points {when} in {}.",
                    side.player(),
                    board.scenario.label()
                );
                findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
            }
        }
    }
}

fn with(points: &str) -> Content {
    deployed::deployed(|_, scenario| {
        scenario.provisions.extend(rules::kind::hear(points));
        scenario.set_up.add(deployed::placed(deployed::MILITIA, 3));
    })
}

fn failing() -> Content {
    with("the Imperial player has 2 Force Points at the start")
}

fn passing() -> Content {
    with("the Imperial player has 3 Force Points at the start")
}
