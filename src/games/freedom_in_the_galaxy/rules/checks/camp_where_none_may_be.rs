//! `camp-where-none-may-be`: a Rebel camp must stand on a planet at Patriotic or Loyal, and no environ may have two camps.

use super::{book, code, deployed, set_ups};
use std::collections::BTreeSet;

use crate::set_up::{Piece, Spot};
use crate::{Content, Finding, Fix, Loyalty, Planet};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "camp-where-none-may-be",
    code: code(44),
    severity: Severity::Error,
    citation: book("13.2"),
    says: "A Rebel camp stands on a planet at Patriotic or Loyal, one in an environ.",
    because: "Where people dissent there is no need to hide one.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, board) in set_ups::boards(content) {
        let mut known: BTreeSet<(Id<Planet>, Spot)> = BTreeSet::new();
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, _)| row.piece == Piece::Camp) {
            let Some(on) = station.planet.and_then(|planet| board.planet(planet)) else { continue };
            let loyal = matches!(on.loyalty(), Some(Loyalty::Patriotic | Loyalty::Loyal));
            let second = !known.insert((on.id, station.spot)) || row.count.get() > 1;
            let message = match (loyal, on.loyalty()) {
                (true, _) if !second => continue,
                (true, _) => format!("A second Rebel camp stands in one environ of {}.", on.planet.label()),
                (false, Some(loyalty)) => format!("A Rebel camp stands on {}, which is at {loyalty}.", on.planet.label()),
                (false, None) => continue,
            };
            let fix = || Some(Fix::choice("Take it out of the set-up", [set_ups::without(id, board.scenario, *row_id)]));
            findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(camps: usize) -> Content {
    deployed::deployed(|_, scenario| {
        for _ in 0..camps {
            scenario.set_up.add(deployed::placed(deployed::CAMP, 1));
        }
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(1)
}
