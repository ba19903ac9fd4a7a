//! `building-without-way-in`: every building must have a doorway or a window.

use super::{book, code, examples};
use crate::board::{Barrier, Building, Site, buildings};
use crate::{Content, Finding, InBoard, Place};
use rules::{About, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "building-without-way-in",
    code: code(35),
    severity: Severity::Warning,
    citation: book("2.51"),
    says: "Every building has a doorway or a window to the outdoors.",
    because: "Whoever is within could never come out, and nobody could come in.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in content.boards.iter() {
        // Another rule reports a building that is open to the weather. A building at the edge of its board may have its door on the next board.
        let shut = |building: &&Building| building.ways_in == 0 && building.open.is_empty() && !building.at_edge;
        for building in buildings(&Site::of_board(board)).iter().filter(shut) {
            let Some(first) = building.spaces.first() else { continue };
            let message = format!(
                "On {} the building of {} at {first} has neither a doorway nor a window.",
                board.label(),
                counted(building.spaces.len(), "hex")
            );
            findings.push(Finding::new(&ABOUT, Place::Board(id, InBoard::Space(*first)), message));
        }
    }
}

fn failing() -> Content {
    examples::hut(|board| board.sides.set(examples::DOOR_SIDE, Some(Barrier::Wall)))
}

fn passing() -> Content {
    examples::hut(|_| ())
}
