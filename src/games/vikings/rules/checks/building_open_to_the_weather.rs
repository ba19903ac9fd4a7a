//! `building-open-to-the-weather`: a wall or an opening must stand between every inside hex and the outdoors.

use super::{book, code, examples};
use crate::board::{Barrier, Hexside, Site, buildings, rooms};
use crate::{Content, Edit, Finding, Fix, InBoard, Place};
use rules::{About, Change, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "building-open-to-the-weather",
    code: code(7),
    severity: Severity::Error,
    citation: book("2.51"),
    says: "Between the inside of a building and the outdoors stands a wall or an opening, on every side.",
    because: "Walls are what makes a building: where one is missing, nobody could say who may enter and what arrows fly through.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in content.boards.iter() {
        let site = Site::of_board(board);
        let open: Vec<Hexside> = buildings(&site).into_iter().flat_map(|building| building.open).collect();
        let Some(first) = open.first() else { continue };
        let message = format!(
            "On {} the inside of a building is open to the weather on {}, the first of them {first}.",
            board.label(),
            counted(open.len(), "side")
        );
        let mut walled = board.clone();
        for side in &open {
            walled.sides.set(*side, Some(Barrier::Wall));
        }
        // A room that the new walls would shut in gets a doorway instead of a wall on one side, so that characters can enter and leave it.
        for room in rooms(&Site::of_board(&walled)).into_iter().filter(|room| !room.way_in) {
            if let Some(side) = open.iter().find(|side| room.spaces.contains(&side.space)) {
                walled.sides.set(*side, Some(Barrier::Doorway));
            }
        }
        let title = if open.len() == 1 { "Build a wall there" } else { "Build walls there" };
        let fix = Fix { title: title.into(), safe: false, edits: vec![Edit::Board(Change::Set(id, walled))] };
        let finding = Finding::new(&ABOUT, Place::Board(id, InBoard::Space(first.space)), message);
        findings.push(Finding { fixes: vec![fix], ..finding });
    }
}

fn failing() -> Content {
    examples::hut(|board| board.sides.set(examples::WALLED_SIDE, None))
}

fn passing() -> Content {
    examples::hut(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks;

    #[test]
    fn walls_that_are_built_leave_a_way_in() {
        // The example's hut without any wall at all.
        let mut content = examples::hut(|board| {
            for side in 0..6 {
                board.sides.set(Hexside::new(examples::DOOR_SIDE.space, side), None);
            }
        });
        let mut findings = Vec::new();
        check(&content, &mut findings);
        for edit in &findings[0].fixes[0].edits {
            content.apply(edit).expect("a fix applies");
        }
        assert_eq!(checks::check(&content), []);
        let (_, board) = content.boards.iter().next().expect("a board");
        let of = |kind: Barrier| board.sides.iter().filter(|(_, barrier)| *barrier == kind).count();
        assert_eq!((of(Barrier::Wall), of(Barrier::Doorway)), (5, 1));
    }
}
