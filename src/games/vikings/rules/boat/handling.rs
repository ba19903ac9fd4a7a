//! The handling of a boat over several phases: the circle that it needs to come about, and the distance that it needs to stop.

use std::collections::BTreeSet;

use super::{Berth, BoatClass, Course, Rowing, Step};

/// The track of a boat that turns a full circle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Circle {
    /// The first berth, and the berth after each move.
    pub berths: Vec<Berth>,
    /// The number of phases that the circle takes.
    pub phases: u32,
    /// The greatest distance between two places of the boat's axis, in hexes.
    pub across: u32,
}

/// The most phases of a circle. A boat that has not come about by then never does.
const MOST_PHASES: u32 = 60;
/// A full circle, in sides of a hex.
const ROUND: i8 = 6;

impl BoatClass {
    /// The tightest circle to starboard that a boat can make if it regains its speed after every loss; `None` if it cannot turn at that speed.
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

    /// The number of hexes that a boat still moves in each phase until it stops, if it slows down as fast as its oars can make it; `None` if they
    /// cannot stop it.
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
