//! `boards-do-not-match`: where two boards of a layout are joined, water must meet land only rarely.

use super::{book, code, examples};
use crate::board::{Surface, joints};
use crate::{Content, Finding, InLayout, Place};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "boards-do-not-match",
    code: code(36),
    severity: Severity::Warning,
    citation: book("1.2"),
    says: "Along a joint water meets land at no more than a quarter of the hexes that face each other.",
    because: "A shore that breaks off at the edge of a board looks wrong, and nobody on the table knows where it goes on.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, layout) in content.layouts.iter() {
        let (overlap, joints) = joints(layout, &content.boards);
        for joint in joints.iter().filter(|joint| !joint.matches() && !overlap.contains(&joint.boards)) {
            let name = |laid| {
                let board = layout.boards.get(laid).and_then(|laid| content.boards.get(laid.board?));
                board.map_or("a board", |board| board.label())
            };
            let message = format!(
                "In {} water meets land at {} of {} places along the joint of {} and {}; {} are the most.",
                layout.label(),
                joint.disagreeing(),
                joint.facing.len(),
                name(joint.boards[0]),
                name(joint.boards[1]),
                joint.facing.len() / 4
            );
            findings.push(Finding::new(&ABOUT, Place::Layout(id, InLayout::Board(joint.boards[1])), message));
        }
    }
}

fn failing() -> Content {
    let mut content = passing();
    let second = content.boards.ids().nth(1);
    if let Some(board) = second.and_then(|id| content.boards.get_mut(id)) {
        for row in 0..3 {
            board.hexes.set(Space::new(0, row), Surface::Sea);
        }
    }
    content
}

fn passing() -> Content {
    examples::coast(Space::new(4, 0))
}
