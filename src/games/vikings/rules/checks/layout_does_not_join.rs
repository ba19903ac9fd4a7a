//! `layout-does-not-join`: the boards of a layout must lie edge to edge, and their rows must continue each other.

use std::collections::BTreeSet;

use super::{book, code, examples};
use crate::board::{Joint, Laid, Layout, joints};
use crate::{Content, Finding, InLayout, Place};
use geometry::{GridSize, Space};
use rules::{About, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "layout-does-not-join",
    code: code(8),
    severity: Severity::Error,
    citation: book("1.2"),
    says: "The boards of a layout lie edge to edge: none over another, none apart from the rest, and their rows go on from one to the next.",
    because: "All boards together are one ground, over which characters walk and arrows fly as if there were no joints.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, layout) in content.layouts.iter() {
        let (overlap, joints) = joints(layout, &content.boards);
        for (laid_id, laid) in layout.boards.iter() {
            let number = layout.boards.position(laid_id).unwrap_or_default() + 1;
            let what = match laid.board.and_then(|board| content.boards.get(board)) {
                None => format!("Board {number} of {} is none that there is.", layout.label()),
                Some(board) => {
                    let over = overlap.iter().find(|pair| pair[1] == laid_id).and_then(|pair| name(content, layout, pair[0]));
                    if let Some(other) = over {
                        format!("In {} {} lies over {other}.", layout.label(), board.label())
                    } else if !laid.keeps_rows(board) {
                        let row = laid.at.row + 1;
                        format!(
                            "In {} {} lies half a hex aside: its first row is row {row} of the layout.",
                            layout.label(),
                            board.label()
                        )
                    } else if !joined(layout, content, &joints).contains(&laid_id) {
                        format!("In {} {} lies apart from the rest.", layout.label(), board.label())
                    } else if reaches_too_far(layout, content, *laid) {
                        let most = GridSize::MAX.get();
                        format!(
                            "In {} {} reaches beyond the {most} columns and rows that there are.",
                            layout.label(),
                            board.label()
                        )
                    } else {
                        continue;
                    }
                }
            };
            findings.push(Finding::new(&ABOUT, Place::Layout(id, InLayout::Board(laid_id)), what));
        }
    }
}

fn name<'a>(content: &'a Content, layout: &Layout, laid: Id<Laid>) -> Option<&'a str> {
    Some(content.boards.get(layout.boards.get(laid)?.board?)?.label())
}

/// The boards that connect with the first board, directly or through others.
fn joined(layout: &Layout, content: &Content, joints: &[Joint]) -> BTreeSet<Id<Laid>> {
    let mut met: BTreeSet<Id<Laid>> = layout.laid(&content.boards).map(|(id, ..)| id).take(1).collect();
    loop {
        let before = met.len();
        let touching = joints.iter().filter(|joint| joint.boards.iter().any(|id| met.contains(id)));
        let more: Vec<Id<Laid>> = touching.flat_map(|joint| joint.boards).collect();
        met.extend(more);
        if met.len() == before {
            return met;
        }
    }
}

fn reaches_too_far(layout: &Layout, content: &Content, laid: Laid) -> bool {
    let Some(board) = laid.board.and_then(|board| content.boards.get(board)) else { return false };
    let (corner, _) = layout.frame(&content.boards);
    let size = board.grid();
    let end = |at: i16, corner: i16, count: GridSize| i32::from(at) - i32::from(corner) + i32::from(count.get());
    let most = i32::from(GridSize::MAX.get());
    end(laid.at.column, corner.column, size.columns) > most || end(laid.at.row, corner.row, size.rows) > most
}

fn failing() -> Content {
    examples::coast(Space::new(5, 0))
}

fn passing() -> Content {
    examples::coast(Space::new(4, 0))
}
