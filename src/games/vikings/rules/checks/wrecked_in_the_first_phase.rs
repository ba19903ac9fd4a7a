//! `wrecked-in-the-first-phase`: there must be a speed and moves for a boat in the first phase that do not wreck it.

use super::{book, code, examples, muster};
use crate::board::Surface;
use crate::voyage::Voyage;
use crate::{Content, Finding, SetUp, Start};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "wrecked-in-the-first-phase",
    code: code(55),
    severity: Severity::Warning,
    citation: book("4.33, 4.44, 4.45"),
    says: "A boat can be given a speed in the first phase, and moved, without running onto rocks, a slope or land.",
    because: "It begins too fast to stop and has no room to turn away: its bow is stove in before anybody has done anything.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        let there = |turn: Option<rules::Count>| turn.is_none_or(|turn| turn.get() <= 1);
        for hull in set_up.hulls.iter().filter(|hull| there(hull.vessel.turn)) {
            let Some(berth) = hull.berth else { continue };
            let rowing = hull.force.1.rowing(hull.id, hull.class, content);
            let speeds = hull.class.speeds(hull.vessel.speed.into(), rowing, 0);
            let voyage = Voyage { site, class: hull.class };
            if voyage.is_wrecked(berth, speeds.clone()) {
                let (least, most) = (speeds.start(), speeds.end());
                let given = if least == most { format!("speed {least}") } else { format!("speeds from {least} to {most}") };
                let message = format!("{} can be given {given}, and runs ashore at every one of them.", hull.vessel.label());
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
    }
}

/// The designs of the example: a boat at this speed, with two pairs at the oars, in a strait that ends in rock ahead of its bow.
fn towards_rocks(speed: i8) -> Content {
    examples::raid(|content| {
        if let Some(board) = content.boards.get_mut(examples::first()) {
            for space in board.grid().spaces() {
                let strait = (3..=5).contains(&space.row) && space.column < 12;
                board.hexes.set(space, if strait || space.column < 8 { Surface::Sea } else { Surface::Rock });
            }
        }
        examples::man_two_pairs(content);
        if let Some(vessel) = content.forces.get_mut(examples::VIKINGS).and_then(|force| force.boats.get_mut(examples::first())) {
            (vessel.start, vessel.speed) = (Start::on(Space::new(9, 4)), speed);
        }
    })
}

fn failing() -> Content {
    towards_rocks(2)
}

fn passing() -> Content {
    towards_rocks(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the rule reports a boat with speed 2 and its axis in this column of the strait. The strait ends in this kind of ground.
    fn found(column: i16, ground: Surface) -> bool {
        let mut content = towards_rocks(2);
        if let Some(board) = content.boards.get_mut(examples::first()) {
            for space in board.grid().spaces().filter(|space| space.column >= 12) {
                board.hexes.set(space, ground);
            }
        }
        if let Some(vessel) = content.forces.get_mut(examples::VIKINGS).and_then(|force| force.boats.get_mut(examples::first())) {
            vessel.start = Start::on(Space::new(column, 4));
        }
        let mut findings = Vec::new();
        check(&content, &mut findings);
        !findings.is_empty()
    }

    #[test]
    fn a_beach_is_no_wreck_and_a_hex_of_water_is_enough_to_slow_down() {
        assert!(found(9, Surface::Rock) && found(9, Surface::Slope) && found(9, Surface::Flat));
        assert!(!found(8, Surface::Rock), "speed 1 takes it a hex");
        assert!(!found(9, Surface::Beach) && !found(9, Surface::Sea));
    }
}
