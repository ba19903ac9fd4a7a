//! `piece-in-two-places`: a set-up must not place a piece more often than there are cards or counters of the piece.

use super::{book, code, deployed, set_ups};
use std::collections::BTreeMap;

use crate::set_up::{Piece, Placed};
use crate::{Content, Finding, Fix};
use rules::{About, FixBudget, Id, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "piece-in-two-places",
    code: code(24),
    severity: Severity::Error,
    citation: book("2.3, 14.1"),
    says: "A set-up places each character, possession, secret and assignment once, and a ship as often as there are counters of it.",
    because: "There is one card or counter of it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter() {
        let mut times: BTreeMap<Piece, (u32, Id<Placed>)> = BTreeMap::new();
        for (row_id, row) in scenario.set_up.iter() {
            let known = times.entry(row.piece).or_insert((0, row_id));
            *known = (known.0 + row.count.get(), row_id);
        }
        for (piece, (placed, last)) in times {
            let Some(most) = most(content, piece).filter(|most| placed > *most) else { continue };
            let name = piece.label(content);
            let message = format!("{} places {name} {}, and there is {most} of it.", scenario.label(), counted(placed, "time"));
            let fix = || Some(Fix::choice("Take the last out of the set-up", [set_ups::without(id, scenario, last)]));
            findings.push(Finding::new(&ABOUT, set_ups::row(id, last), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

/// How many cards or counters of a piece there are. `None` if another rule counts them, or if the number is not limited.
fn most(content: &Content, piece: Piece) -> Option<u32> {
    match piece {
        Piece::Possession(id) => content.possessions.get(id).map(|possession| possession.count.get()),
        Piece::Character(_) | Piece::Secret(_) | Piece::Assignment(_) | Piece::SecretBase => Some(1),
        Piece::Unit(_) | Piece::Camp | Piece::BaseUp | Piece::BaseLevel => None,
    }
}

fn with(times: usize) -> Content {
    deployed::deployed(|_, scenario| {
        for _ in 0..times {
            scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        }
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(1)
}
