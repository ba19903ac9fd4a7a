//! The handling of a boat over several phases: the circle that the boat needs to turn right round, and the distance that it needs to stop.

use std::collections::BTreeSet;

use super::{Berth, BoatClass, Course, Rowing, Step};

/// The track of a boat that turns a full circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    /// The berth at the start, and the berth after each move.
    pub berths: Vec<Berth>,
    /// How many phases the circle takes.
    pub phases: u32,
    /// The greatest distance in hexes between any two hexes on which the boat's axis lies during the circle.
    pub across: u32,
}

/// How many phases a circle is followed for. A boat that has not turned right round by then never does.
const MOST_PHASES: u32 = 60;
/// The number of sides of a hex in a full circle.
const ROUND: i8 = 6;

impl BoatClass {
    /// The tightest circle to starboard that a boat can make if it regains speed whenever it has lost some; `None` if it cannot turn at this speed.
    #[must_use]
    pub fn circle(&self, berth: Berth, speed: i32, rowing: Rowing) -> Option<Circle> {
        let (mut berths, mut left, mut now) = (vec![berth], ROUND, speed);
        for phase in 1..=MOST_PHASES {
            let here = *berths.last()?;
            let mut course = Course::new(here, now);
            while left > 0 && !course.is_over() {
                let lawful = course.steps(self);
                let round = lawful.iter().filter(|step| matches!(step, Step::Turn(sides) if (1..=left).contains(sides)));
                let step = round.max().copied().unwrap_or(Step::Straight);
                if let Step::Turn(sides) = step {
                    left -= sides;
                }
                course = course.with(self, step);
                berths.push(course.berth);
            }
            if left == 0 {
                let across = across(&berths);
                return Some(Circle { berths, phases: phase, across });
            }
            let can = self.speeds(course.speed, rowing, 0);
            now = speed.clamp(*can.start(), *can.end());
        }
        None
    }

    /// How many hexes a boat moves in each phase until it stops, if it slows down as fast as its oars allow; `None` if its oars cannot stop it.
    #[must_use]
    pub fn stopping(&self, speed: i32, rowing: Rowing, damage: u32) -> Option<Vec<u32>> {
        let (mut moved, mut now) = (Vec::new(), speed);
        while now != 0 {
            let can = self.speeds(now, rowing, damage);
            let next = 0.clamp(*can.start(), *can.end());
            if next.abs() >= now.abs() {
                return None;
            }
            now = next;
            moved.push(now.unsigned_abs());
        }
        Some(moved)
    }
}

/// The greatest distance between the axes of two of these berths, in hexes.
fn across(berths: &[Berth]) -> u32 {
    let axes: BTreeSet<_> = berths.iter().map(|berth| berth.axis).collect();
    let apart = |(one, other): (&geometry::Hex, &geometry::Hex)| {
        let step = *one - *other;
        step.q.abs().max(step.r.abs()).max((step.q + step.r).abs()) as u32
    };
    axes.iter().flat_map(|one| axes.iter().map(move |other| (one, other))).map(apart).max().unwrap_or_default()
}
