//! Finds out whether a boat is wrecked in a phase, whatever its crew does (4.33, 4.44, 4.45).

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::{FIRST_BEACH, Voyage, Water, Way};
use crate::board::ForHulls;
use crate::boat::{Berth, Course, Step};

/// Courses after which a wreck is certain: the berth, the speed left, the number of moves and the number of turns that were made.
type Lost = BTreeSet<(Berth, i32, usize, usize)>;

impl Voyage<'_> {
    /// Whether a boat runs onto rocks, slopes or land in a phase at every speed that a player can give it, whatever its moves. It is no wreck to go
    /// ashore on a beach with the bow or helm, or to leave the site. Other boats are ignored.
    #[must_use]
    pub fn is_wrecked(self, berth: Berth, mut speeds: RangeInclusive<i32>) -> bool {
        self.water(berth) != Water::Never && speeds.all(|speed| !self.comes_through(&Course::new(berth, speed), &mut Lost::new()))
    }

    fn comes_through(self, course: &Course, lost: &mut Lost) -> bool {
        if course.is_over() {
            return true;
        }
        let turns = course.steps.iter().filter(|step| matches!(step, Step::Turn(_))).count();
        if !lost.insert((course.berth, course.speed, course.steps.len(), turns)) {
            return false;
        }
        let way = if course.speed < 0 { Way::Astern } else { Way::Ahead };
        let beached = self.water(course.berth) == Water::Beached;
        course.steps(self.class).into_iter().any(|step| {
            let next = course.with(self.class, step);
            match (step, self.water(next.berth)) {
                (Step::Straight, Water::Never) => self.leaves(next.berth, way),
                // From a beach a boat can only go straight off, and one hex in a phase.
                (Step::Straight, Water::Afloat | Water::Beached) if beached => true,
                (Step::Straight, Water::Beached) => self.lands(next.berth, way) && self.stops(&next, way),
                (Step::Sideways(_) | Step::Turn(_), _) if beached => false,
                (_, Water::Afloat) => self.comes_through(&next, lost),
                (Step::Sideways(_) | Step::Turn(_), Water::Beached | Water::Never) => false,
            }
        })
    }

    /// Whether a boat that has reached the first hex of a beach can stop there, or else on the second hex, if it can lie there.
    fn stops(self, course: &Course, way: Way) -> bool {
        let farther = course.berth.moved(way.of(course.berth).ahead());
        course.is_over()
            || course.speed.unsigned_abs() <= FIRST_BEACH
            || self.water(farther) != Water::Never
            || self.leaves(farther, way)
    }

    /// Whether a boat that cannot lie in this berth has left the boards: its leading end has crossed the edge, and the boat has struck nothing.
    fn leaves(self, berth: Berth, way: Way) -> bool {
        let grid = self.site.grid();
        let ground = |hex| self.site.for_hulls(grid.space(hex));
        let first = self.class.hex_at(berth, self.first(way));
        ground(first).is_none() && self.class.covers(berth).all(|hex| ground(hex) != Some(ForHulls::Wrecks))
    }
}
