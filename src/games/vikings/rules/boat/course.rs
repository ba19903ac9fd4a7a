//! The moves of one boat in one phase (4.42, 4.43): every sequence of moves straight on, moves sideways and turns round the axis, with the speed that
//! each costs.

use std::collections::BTreeMap;

use super::{Berth, BoatClass, Side};
use rules::Level;

/// One move of a boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// The boat moves one hex in its direction of travel, forwards or backwards.
    Straight,
    /// The boat moves to one of the two hexes that lie at 60 degrees to its direction of travel. Left and right are those of the direction of travel,
    /// not of the bow.
    Sideways(Side),
    /// The boat turns round its axis by this many sides of a hex, clockwise if positive.
    Turn(i8),
}

/// The moves that a boat has made in a phase up to now, and their result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The berth after these moves.
    pub berth: Berth,
    /// The speed left after these moves, negative backwards.
    pub speed: i32,
    /// The moves that the boat has made in the phase up to now.
    pub steps: Vec<Step>,
}

impl Course {
    /// The course of a boat at the beginning of a phase, before its first move.
    #[must_use]
    pub const fn new(berth: Berth, speed: i32) -> Self {
        Self { berth, speed, steps: Vec::new() }
    }

    /// Whether the boat's phase is over, because it has made as many moves as its speed allows.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.steps.len() as u32 >= self.speed.unsigned_abs()
    }

    /// The number of hexes that the boat has crossed in the phase, on which its effective speed depends. A turn crosses no hex.
    #[must_use]
    pub fn hexes(&self) -> u32 {
        self.steps.iter().filter(|step| !matches!(step, Step::Turn(_))).count() as u32
    }

    /// The moves that the boat may make next. After each move its speed must be at least the number of moves that it has made. For example, a boat of
    /// speed 7 that makes a turn, which costs 2, after three moves has one move left, and that must be straight on.
    #[must_use]
    pub fn steps(&self, class: &BoatClass) -> Vec<Step> {
        if self.is_over() {
            return Vec::new();
        }
        let turns = self.steps.iter().filter(|step| matches!(step, Step::Turn(_))).count() as u32;
        let round = if class.turns.is_none_or(|most| turns < most.get()) { class.rotations() } else { &[] };
        let all =
            std::iter::once(Step::Straight).chain(Side::ALL.map(Step::Sideways)).chain(round.iter().copied().map(Step::Turn));
        all.filter(|step| self.speed.unsigned_abs().saturating_sub(class.loss(*step)) > self.steps.len() as u32).collect()
    }

    /// The course after one more move.
    #[must_use]
    pub fn with(&self, class: &BoatClass, step: Step) -> Self {
        let way = self.speed.signum();
        // A boat that goes backwards moves like one that faces the other way.
        let facing = if way < 0 { self.berth.turned(3) } else { self.berth };
        let berth = match step {
            Step::Straight => self.berth.moved(facing.ahead()),
            Step::Sideways(side) => self.berth.moved(facing.ahead_to(side)),
            Step::Turn(sides) => self.berth.turned(sides),
        };
        let left = self.speed.unsigned_abs().saturating_sub(class.loss(step)) as i32;
        let steps = self.steps.iter().copied().chain([step]).collect();
        Self { berth, speed: left * way, steps }
    }
}

impl BoatClass {
    /// The turns that the boat can make in one move, in sides of a hex. If the class has no limit on turns, one move may turn it by more than 60
    /// degrees (9.5).
    #[must_use]
    pub fn rotations(&self) -> &'static [i8] {
        match self.turns.map(Level::get) {
            None => &[-1, 1, -2, 2, 3],
            Some(0) => &[],
            Some(_) => &[-1, 1],
        }
    }

    /// The points of speed that a move costs a boat of the class.
    #[must_use]
    pub const fn loss(&self, step: Step) -> u32 {
        match step {
            Step::Straight => 0,
            Step::Sideways(_) => self.sideways_loss.get(),
            Step::Turn(_) => self.turn_loss.get(),
        }
    }

    /// Every way in which a phase at this speed can end for a boat that meets no other boat. Each end has its own berth and speed left, and is given
    /// by one course that leads to it.
    #[must_use]
    pub fn courses(&self, berth: Berth, speed: i32) -> Vec<Course> {
        let mut ends: BTreeMap<(Berth, i32), Course> = BTreeMap::new();
        let mut ahead = vec![Course::new(berth, speed)];
        while !ahead.is_empty() {
            // Of several courses with the same berth, speed, number of moves and number of turns, one is enough.
            let mut next: BTreeMap<(Berth, i32, u32), Course> = BTreeMap::new();
            for course in ahead {
                if course.is_over() {
                    ends.entry((course.berth, course.speed)).or_insert(course);
                    continue;
                }
                for step in course.steps(self) {
                    let longer = course.with(self, step);
                    next.entry((longer.berth, longer.speed, longer.hexes())).or_insert(longer);
                }
            }
            ahead = next.into_values().collect();
        }
        ends.into_values().collect()
    }
}
