//! `assignment-left-out`: a set-up that fixes the order of the strategic assignments must place all of them, one for each turn from turn 1 on.

use super::{book, code, examples, set_ups};
use std::collections::BTreeMap;

use crate::set_up::{Piece, Placed};
use crate::{Content, Finding, InScenario, Place, RulesLevel, Side};
use rules::{About, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "assignment-left-out",
    code: code(71),
    severity: Severity::Error,
    citation: book("35.1"),
    says: "A set-up that orders the strategic assignments orders all of them, one a turn from the first turn on.",
    because: "The whole deck is arranged before play, and one card is drawn in each turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter().filter(|(_, scenario)| scenario.rules == RulesLevel::Galactic) {
        let mut turns: BTreeMap<u32, String> = BTreeMap::new();
        for (row_id, row) in scenario.set_up.iter().filter(|(_, row)| matches!(row.piece, Piece::Assignment(_))) {
            let (name, turn) = (row.piece.label(content), row.turn.get());
            let message = match turns.get(&turn) {
                Some(other) => format!("{name} is drawn on turn {turn}, and so is {other}."),
                None if turn == 0 || turn as usize > content.assignments.len() => {
                    format!(
                        "{name} is drawn on turn {turn}, and the assignments are drawn from turn 1 to {}.",
                        content.assignments.len()
                    )
                }
                None => {
                    turns.insert(turn, name);
                    continue;
                }
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message));
        }
        let is_placed = |piece: Piece| scenario.set_up.iter().any(|(_, row)| row.piece == piece);
        let left = content.assignments.ids().map(Piece::Assignment).filter(|piece| !turns.is_empty() && !is_placed(*piece));
        let left: Vec<String> = left.map(|piece| piece.label(content)).collect();
        if !left.is_empty() {
            let message = format!("{} orders the strategic assignments without {}.", scenario.label(), listed(&left));
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
        }
    }
}

fn with(ordered: usize) -> Content {
    examples::galactic(|content| {
        examples::assignments(content);
        let cards: Vec<_> = content.assignments.ids().take(ordered).collect();
        examples::on(&mut content.scenarios, |scenario| {
            for (turn, card) in (1..).zip(cards) {
                let row = Placed::of(Side::Imperial, Piece::Assignment(card));
                scenario.set_up.add(Placed { turn: Level::clamped(turn), ..row });
            }
        });
    })
}

fn failing() -> Content {
    with(13)
}

fn passing() -> Content {
    with(14)
}
