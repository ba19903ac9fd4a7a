//! `acceleration-out-of-step`: a greater change of speed in a phase must need more rowers.

use super::{book, code, examples};
use crate::{BoatClass, Content, Edit, Finding, Fix, InBoat, Place};
use rules::{About, Change, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "acceleration-out-of-step",
    code: code(33),
    severity: Severity::Warning,
    citation: book("9.5"),
    says: "The more a boat gains of its speed in a phase, the more have to row for it.",
    because: "Where fewer pairs gain more, the smaller gain is never asked for; most likely two numbers have changed places.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, boat) in content.boats.iter() {
        let mut gains: Vec<(usize, Level)> =
            (1..).zip(boat.acceleration).filter_map(|(gain, needs)| Some((gain, needs?))).collect();
        let Some(pair) = gains.windows(2).find(|pair| pair[1].1 < pair[0].1) else { continue };
        let ((less, many), (more, few)) = (pair[0], pair[1]);
        let message = format!("{} gains {more} with {few} and only {less} with {many}.", boat.label());
        let mut needs: Vec<Level> = gains.iter().map(|(_, needs)| *needs).collect();
        needs.sort_unstable();
        gains.iter_mut().zip(needs).for_each(|(gain, needs)| gain.1 = needs);
        let mut fixed: BoatClass = boat.clone();
        for (gain, needs) in gains {
            fixed.acceleration[gain - 1] = Some(needs);
        }
        let fix = Fix::choice("Put the numbers in order", [Edit::Boat(Change::Set(id, fixed))]);
        findings.push(Finding::new(&ABOUT, Place::Boat(id, InBoat::Oars), message).with_fix(fix));
    }
}

fn with(needs: [u32; 3]) -> Content {
    examples::afloat(|boat| boat.acceleration = needs.map(|needs| Some(Level::clamped(needs))))
}

fn failing() -> Content {
    with([3, 1, 4])
}

fn passing() -> Content {
    with([1, 3, 4])
}
