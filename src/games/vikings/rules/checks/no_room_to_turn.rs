//! `no-room-to-turn`: a boat with a crew must be able to come to a place where it can turn.

use super::{book, code, examples, muster};
use crate::board::Surface;
use crate::voyage::{Voyage, Water};
use crate::{Content, Finding, SetUp};
use rules::{About, Rule, Severity};
use std::ops::ControlFlow;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-room-to-turn",
    code: code(39),
    severity: Severity::Warning,
    citation: book("4.43"),
    says: "A boat that is manned comes somewhere where it can turn.",
    because: "It can only go to and fro in a straight line.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        let manned = set_up.hulls.iter().enumerate().filter(|(at, _)| set_up.crew(*at).next().is_some());
        for (_, hull) in manned {
            let starts = muster::berths(&set_up, hull);
            let voyage = Voyage { site, class: hull.class };
            let speeds = muster::speeds(content, hull);
            // Other rules report a boat that cannot lie where it begins, and a boat that is too slow to turn anywhere.
            if !hull.class.can_turn(speeds) || !starts.iter().any(|berth| voyage.water(*berth) != Water::Never) {
                continue;
            }
            let turns = voyage.visit(starts, speeds, |berth, _, water| {
                let round = || hull.class.rotations().iter().any(|sides| voyage.water(berth.turned(*sides)) == Water::Afloat);
                if water == Water::Afloat && round() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if turns.is_continue() {
                let message = format!("{} has no room to turn anywhere that it can reach.", hull.vessel.label());
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
    }
}

fn failing() -> Content {
    examples::raid(|content| {
        if let Some(board) = content.boards.get_mut(examples::first()) {
            for space in board.grid().spaces().filter(|space| !(3..=5).contains(&space.row)) {
                board.hexes.set(space, Surface::Flat);
            }
        }
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
