//! `no-way-in-on-foot`: characters on foot must be able to enter every room of a building from the outdoors.

use std::collections::BTreeSet;

use super::{book, code, examples};
use crate::board::{Barrier, Board, Hexside, Laid, Room, Site, Surface, buildings, rooms};
use crate::boat::hexes;
use crate::{Content, Finding, InBoard, InLayout, Place};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-way-in-on-foot",
    code: code(59),
    severity: Severity::Warning,
    citation: book("2.51"),
    says: "Into every room of a building leads a way on foot from the outdoors, also where it goes on over several boards.",
    because: "Walls are impassable: nobody could come in, and whoever is within could never come out.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in content.boards.iter() {
        let site = Site::of_board(board);
        // Another rule reports a building without any way in.
        let shut = buildings(&site).into_iter().filter(|known| known.ways_in == 0 && known.open.is_empty() && !known.at_edge);
        let told: BTreeSet<Space> = shut.flat_map(|building| building.spaces).collect();
        for room in rooms(&site).into_iter().filter(is_shut) {
            let Some(first) = room.spaces.first().filter(|first| !told.contains(first)) else { continue };
            let message = message(board.label(), &room, *first);
            findings.push(Finding::new(&ABOUT, Place::Board(id, InBoard::Space(*first)), message));
        }
    }
    for (id, layout) in content.layouts.iter() {
        let site = Site::of_layout(layout, &content.boards);
        let told: BTreeSet<Space> =
            layout.laid(&content.boards).flat_map(|(_, laid, board)| shut_on(board, laid, site.corner())).collect();
        for room in rooms(&site).into_iter().filter(is_shut) {
            let Some(first) = room.spaces.first().filter(|first| !told.contains(first)) else { continue };
            let message = message(layout.label(), &room, *first);
            findings.push(Finding::new(&ABOUT, Place::Layout(id, InLayout::Whole), message));
        }
    }
}

const fn is_shut(room: &Room) -> bool {
    !room.way_in && !room.at_edge
}

/// The hexes of a board, in coordinates of its layout, that have no way in on foot even if the board is looked at alone.
fn shut_on(board: &Board, laid: Laid, corner: Space) -> impl Iterator<Item = Space> {
    let shut: Vec<Space> = rooms(&Site::of_board(board)).into_iter().filter(is_shut).flat_map(|room| room.spaces).collect();
    let lies: Vec<Space> = shut.into_iter().map(|space| laid.lies(board, space)).collect();
    lies.into_iter().map(move |at| Space::new(at.column.saturating_sub(corner.column), at.row.saturating_sub(corner.row)))
}

fn message(ground: &str, room: &Room, first: Space) -> String {
    format!("On {ground} nobody comes on foot into the room of {} at {first}.", hexes(room.spaces.len()))
}

/// The designs of the example: the hut with a second hex to the west, and this barrier between its two hexes.
fn chamber(between: Barrier) -> Content {
    examples::hut(|board| {
        let chamber = Space::new(1, 2);
        board.hexes.set(chamber, Surface::Interior);
        for side in 0..6 {
            board.sides.set(Hexside::new(chamber, side), Some(Barrier::Wall));
        }
        board.sides.set(Hexside::new(chamber, 2), Some(between));
    })
}

fn failing() -> Content {
    chamber(Barrier::Wall)
}

fn passing() -> Content {
    chamber(Barrier::Doorway)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;
    use rules::Shelf;

    #[test]
    fn a_hut_at_a_joint_needs_its_door_on_either_board() {
        let half = |column: i16, door: Option<u8>| {
            let mut board = Board { hexes: crate::board::Hexes::new(4, 4), name: format!("Half {column}"), ..Board::default() };
            let room = Space::new(column, 2);
            board.hexes.set(room, Surface::Interior);
            // The side of the hut that touches the other board has no wall.
            let joined = if column == 0 { 5 } else { 2 };
            for side in (0..6).filter(|side| *side != joined) {
                let barrier = if door == Some(side) { Barrier::Doorway } else { Barrier::Wall };
                board.sides.set(Hexside::new(room, side), Some(barrier));
            }
            board
        };
        let found = |door: Option<u8>| {
            let boards: Shelf<Board> = [half(3, None), half(0, door)].into_iter().collect();
            let ats = [Space::default(), Space::new(4, 0)];
            let laid = boards.ids().zip(ats).map(|(board, at)| Laid { board: Some(board), at, turned: false }).collect();
            let layouts = [Layout { name: "Bay".into(), boards: laid }].into_iter().collect();
            let mut findings = Vec::new();
            check(&Content { boards, layouts, ..Content::default() }, &mut findings);
            findings.into_iter().map(|finding| finding.message).collect::<Vec<_>>()
        };
        assert_eq!(found(None), ["On Bay nobody comes on foot into the room of 2 hexes at D3."]);
        assert_eq!(found(Some(2)), Vec::<String>::new());
    }
}
