//! A fight among characters to its end (12.0): who is active, who breaks off and who bears the wounds is the defender's to say, and is said
//! as well as it can be, by dynamic programming.
//!
//! Best is what lets most of the defenders get away, free and alive, and among that what wounds them least. A round in which nothing happens
//! leads back to where it began: its chance is taken out of the others.
//!
//! Reading order: `member.rs` and `force.rs` (who fights), `course.rs` (how a creature differs), `blows.rs` (what a round costs), `standing.rs`
//! (where a fight stands), `solver.rs` (what is best), `ends.rs` (how it ends then),
//! `skirmish.rs` (more defenders or wounds than can be worked out, by dice).

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

/// The most defenders whose fights are worked out; with more they are played out by dice.
pub const MOST_SOLVED: usize = 4;

/// The most ways to go on that are looked at in one fight, some seconds' work; a fight of more is given up, and played out by dice.
pub const MOST_WAYS: u64 = 20_000_000;

/// What guards defenders, whoever of them has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guarded {
    /// How many wounds fewer every blow deals them, before firearms double it.
    pub spared: u32,
    /// Whether nobody surprises them.
    pub no_surprise: bool,
}

/// A fight of some defenders against a force, in which each choice is the best.
#[derive(Clone)]
pub struct Fight<'a> {
    members: &'a [Member],
    course: Course,
    blows: Blows,
    values: Vec<f64>,
    choices: Vec<solver::Choice>,
    sizes: standing::Sizes,
    /// Whether nobody wants to know any more how it ends.
    stopped: &'a dyn Fn() -> bool,
    /// How many ways to go on were looked at.
    ways: u64,
    most_ways: u64,
    /// Whether nobody wanted to know it once, or the ways were too many: what is said of it then means nothing.
    given_up: bool,
}

impl<'a> Fight<'a> {
    /// A fight; none where a cell of the tables is missing, nobody or more than four defend, or somebody bears so many wounds that the ways
    /// to mark them cannot be counted.
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

    /// The same, given up once nobody wants to know any more how it ends: then it has no ends.
    #[must_use]
    pub fn unless(self, stopped: &'a dyn Fn() -> bool) -> Self {
        Self { stopped, ..self }
    }

    /// The same, given up after another number of ways to go on than [`MOST_WAYS`].
    #[must_use]
    pub fn within(self, most_ways: u64) -> Self {
        Self { most_ways, ..self }
    }

    /// Whether it is given up.
    fn is_given_up(&mut self) -> bool {
        self.given_up |= self.ways > self.most_ways || (self.stopped)();
        self.given_up
    }
}

#[cfg(test)]
mod tests;
