//! `opening-without-wall`: a doorway, window or arrow-slit must be on a side of an inside hex.

use super::{book, code, examples};
use crate::board::{Barrier, Hexside, Surface};
use crate::{Content, Edit, Finding, Fix, InBoard, Place};
use rules::{About, Change, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "opening-without-wall",
    code: code(6),
    severity: Severity::Error,
    citation: book("2.74"),
    says: "Every doorway, window and arrow-slit parts the inside of a building from another hex.",
    because: "Who stands at an opening is within or without; in the open nobody could tell who has its cover and who its favour.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in content.boards.iter() {
        let within = |side: Hexside| board.hexes.get(side.space) == Some(Surface::Interior);
        let openings = board.sides.iter().filter(|(_, barrier)| barrier.is_opening());
        let astray: Vec<(Hexside, Barrier)> = openings.filter(|(side, _)| !within(*side) && !within(side.across())).collect();
        let Some((first, barrier)) = astray.first() else { continue };
        let message = match astray.len() {
            1 => format!("On {} the {} at {first} has no interior on either side.", board.label(), barrier.label()),
            more => format!(
                "On {} {} have no interior on either side, the first of them the {} at {first}.",
                board.label(),
                counted(more, "opening"),
                barrier.label()
            ),
        };
        let mut without = board.clone();
        for (side, _) in &astray {
            without.sides.set(*side, None);
        }
        let title = if astray.len() == 1 { "Take the opening away" } else { "Take these openings away" };
        let fix = Fix { title: title.into(), safe: false, edits: vec![Edit::Board(Change::Set(id, without))] };
        let finding = Finding::new(&ABOUT, Place::Board(id, InBoard::Space(first.space)), message);
        findings.push(Finding { fixes: vec![fix], ..finding });
    }
}

fn failing() -> Content {
    examples::hut(|board| board.sides.set(examples::FIELD_SIDE, Some(Barrier::Doorway)))
}

fn passing() -> Content {
    examples::hut(|_| ())
}
