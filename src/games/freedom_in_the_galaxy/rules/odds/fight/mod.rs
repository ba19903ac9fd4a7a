//! A fight among characters to its end (12.0). The defender chooses who is active, who breaks off and who takes the wounds; dynamic programming finds
//! the best choices.
//!
//! The best choice lets most of the defenders get away, free and alive, and of equal choices it wounds them least. A round in which nothing happens
//! leads back to the same standing. The computation leaves it out and scales up the chances of the other results.
//!
//! Reading order: `member.rs` and `force.rs` (the two sides), `course.rs` (the traits of a creature), `blows.rs` (results of a round), `standing.rs`
//! (the state of a fight), `solver.rs` (the best choices), `ends.rs` (the ends), `skirmish.rs` (fights of too many defenders or
//! wounds, by dice).

mod blows;
mod course;
mod ends;
mod force;
mod member;
mod skirmish;
mod solver;
mod standing;

pub use ends::End;
pub use force::Force;
pub use member::{Fate, Member};
pub use skirmish::{RUNS, Skirmish};

pub(crate) use blows::{column, moved};
pub use course::{Course, Manner};

use blows::Blows;

use crate::Tables;

/// How many defenders a fight may have for its odds to be computed exactly. With more defenders, the fight is played out by dice.
pub const MOST_SOLVED: usize = 4;

/// How many possible continuations of one fight are examined at most, which takes some seconds. A fight with more continuations is given up, and
/// played out by dice instead.
pub const MOST_WAYS: u64 = 20_000_000;

/// The protection that all defenders share, even if only one of them provides it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guarded {
    /// By how many wounds each blow is reduced, before firearms double them.
    pub spared: u32,
    /// Whether the defenders cannot be surprised.
    pub no_surprise: bool,
}

/// A fight of some defenders against a force, in which the defender always makes the best choice.
#[derive(Clone)]
pub struct Fight<'a> {
    members: &'a [Member],
    course: Course,
    blows: Blows,
    values: Vec<f64>,
    choices: Vec<solver::Choice>,
    sizes: standing::Sizes,
    /// The program calls this function again and again during the computation. It returns true once the result is not wanted any more.
    stopped: &'a dyn Fn() -> bool,
    /// How many possible continuations have been examined.
    ways: u64,
    most_ways: u64,
    /// Whether `stopped` has returned true, or too many continuations were examined. The results mean nothing then.
    given_up: bool,
}

impl<'a> Fight<'a> {
    /// A fight of one to four defenders. `None` if a cell of the tables is missing, if there are fewer or more defenders, or if their endurance
    /// allows too many ways to mark wounds.
    #[must_use]
    pub fn new(members: &'a [Member], force: &Force, guarded: Guarded, tables: &Tables) -> Option<Self> {
        if !(1..=MOST_SOLVED).contains(&members.len()) {
            return None;
        }
        let course = Course::of(force, guarded.no_surprise);
        let blows = Blows::of(&course, guarded.spared, &tables.characters, &tables.break_off)?;
        let sizes = standing::Sizes::of(members, &course)?;
        let places = sizes.places();
        Some(Self {
            members,
            course,
            blows,
            values: vec![f64::NAN; places],
            choices: vec![solver::Choice::default(); places],
            sizes,
            stopped: &|| false,
            ways: 0,
            most_ways: MOST_WAYS,
            given_up: false,
        })
    }

    /// The same fight, but its computation is given up once `stopped` returns true. The fight then has no ends.
    #[must_use]
    pub fn unless(self, stopped: &'a dyn Fn() -> bool) -> Self {
        Self { stopped, ..self }
    }

    /// The same fight, but its computation is given up after this many continuations instead of after [`MOST_WAYS`].
    #[must_use]
    pub fn within(self, most_ways: u64) -> Self {
        Self { most_ways, ..self }
    }

    /// Whether the computation of the fight is given up.
    fn is_given_up(&mut self) -> bool {
        self.given_up |= self.ways > self.most_ways || (self.stopped)();
        self.given_up
    }
}

#[cfg(test)]
mod tests;
