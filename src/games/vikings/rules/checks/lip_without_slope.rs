//! `lip-without-slope`: every lip must be on a side of a slope.

use super::{book, code, examples};
use crate::board::{Barrier, Hexside, Surface};
use crate::{Content, Edit, Finding, Fix, InBoard, Place};
use rules::{About, Change, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "lip-without-slope",
    code: code(34),
    severity: Severity::Warning,
    citation: book("2.4"),
    says: "Every lip is the upper side of a slope.",
    because: "A line over a lip is measured from its slope; without one nobody is above and nobody below.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in content.boards.iter() {
        let slope = |side: Hexside| matches!(board.hexes.get(side.space), Some(Surface::Slope | Surface::Rock));
        let astray: Vec<Hexside> = board.sides.of(Barrier::Lip).filter(|side| !slope(*side) && !slope(side.across())).collect();
        let Some(first) = astray.first() else { continue };
        let message = match astray.len() {
            1 => format!("On {} the lip at {first} has no slope on either side.", board.label()),
            more => format!(
                "On {} {} have no slope on either side, the first of them at {first}.",
                board.label(),
                counted(more, "lip")
            ),
        };
        let mut without = board.clone();
        for side in &astray {
            without.sides.set(*side, None);
        }
        let title = if astray.len() == 1 { "Take the lip away" } else { "Take these lips away" };
        let fix = Fix { title: title.into(), safe: false, edits: vec![Edit::Board(Change::Set(id, without))] };
        let finding = Finding::new(&ABOUT, Place::Board(id, InBoard::Space(first.space)), message);
        findings.push(Finding { fixes: vec![fix], ..finding });
    }
}

fn failing() -> Content {
    examples::hut(|board| board.sides.set(examples::FIELD_SIDE, Some(Barrier::Lip)))
}

fn passing() -> Content {
    examples::hut(|board| {
        board.hexes.set(examples::FIELD_SIDE.space, Surface::Slope);
        board.sides.set(examples::FIELD_SIDE, Some(Barrier::Lip));
    })
}
