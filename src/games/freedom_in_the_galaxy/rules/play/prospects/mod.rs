//! The odds of a choice before it is made: those of its dice and cards, as far as the side that is asked can know them. Events of cards, and all that
//! follows later, are left out.
//!
//! Reading order: this file, `units.rs` (searches, combats, bases that are passed), `fights.rs`, `missions.rs`, `stacking.rs` (who is
//! detected among units).

mod fights;
mod missions;
mod stacking;
mod units;

pub use missions::Failing;

use super::{Action, Contest, Question, State, View};
use crate::odds::fight::{column, moved};
use crate::{CellTable as _, CharacterTable, Loyalty};

/// The odds that a choice brings.
#[derive(Clone, Debug, PartialEq)]
pub enum Prospect {
    /// A search, and on how many faces of the die it finds the characters (11.2).
    Search {
        /// The search value.
        value: u32,
        /// The hiding value.
        hiding: u32,
        /// On how many faces of the die the search succeeds.
        faces: u32,
    },
    /// A combat of units on a column of the table, or the fire of a base at units: the average strength that both sides lose (9.2, 10.2).
    Combat {
        /// The index of the column.
        column: usize,
        /// The average loss of the attacker, or of the base.
        attacker: f64,
        /// The average loss of the defender, or of the units that pass the base.
        defender: f64,
    },
    /// A combat against this many units whose kinds the side cannot see, so that the column is not known (7.22).
    Unseen(u32),
    /// The chances of a mission to draw at least one, two and three letters (13.3, 13.6).
    Letters {
        /// How many cards are drawn.
        draws: u32,
        /// The chances, up to the highest number of letters that has an effect.
        chances: Vec<f64>,
        /// The least number of letters with which the mission achieves anything (13.53).
        least: usize,
        /// Whether letters count only once the planet is at Unrest, which it is not yet (15.2).
        not_yet: bool,
        /// If the mission only shifts loyalty and the planet's marker is at the end of the track, so that a shift is ignored: the loyalty of the
        /// planet (15.13). Otherwise `None`.
        no_room: Option<Loyalty>,
    },
    /// The next action card (13.3).
    Card {
        /// How many of the cards that are left show a letter of a group at work.
        letters: usize,
        /// How many of the cards that are left have an event that harms a group.
        events: usize,
        /// How many cards are left.
        left: usize,
        /// The chance that a group draws at least one more letter in all the draws that it has left. If several groups are at work, the highest of
        /// their chances.
        ahead: f64,
    },
    /// A ship that passes bases: the chances that it gets through unseen, gets through detected, gets through damaged, or is destroyed, in this order
    /// (9.3).
    Passage([f64; 4]),
    /// A round of a fight (12.6).
    Round {
        /// The columns on which the table is read.
        columns: Columns,
        /// The average wounds of the defenders.
        hurt: f64,
        /// The average wounds of the attacker.
        struck: f64,
        /// The chance that the defenders take wounds enough for one of them to die, however their player marks them (12.7); `None` if each defender is
        /// struck alone.
        dies: Option<f64>,
        /// The chance that the dice show a star, by which one of the active defenders is captured (12.8); `None` unless the attack is to capture.
        star: Option<f64>,
    },
    /// An attempt to break off: on how many faces of the die the active and the inactive defenders get away (12.5).
    BreakOff {
        /// On how many faces of the die the active defenders get away; `None` if they do not try.
        active: Option<u32>,
        /// On how many faces of the die the inactive defenders get away; `None` if all defenders are active.
        inactive: Option<u32>,
        /// The columns on which the table is read.
        columns: Columns,
    },
}

/// The column of the table of character combat on which dice are read, and what moves it away from the column of the combat differential (12.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The combat differential: attack less defence (12.6).
    pub differential: i64,
    /// Whether the attacker tries to capture: two columns to the left (12.8).
    pub capture: bool,
    /// Whether active defenders have failed to break off: one column to the right (12.53).
    pub failed: bool,
    /// By how many columns to the right surprise moves the round; it moves only the first round (12.13).
    pub surprise: isize,
}

impl Columns {
    /// By how many columns to the right the table is read; a negative number means to the left.
    #[must_use]
    pub fn shift(&self) -> isize {
        self.surprise + isize::from(self.failed) - if self.capture { 2 } else { 0 }
    }

    /// The index of the column of the differential.
    pub(super) const fn of_differential(&self) -> usize {
        column(self.differential)
    }

    /// The index of the column on which the dice are read.
    pub(super) fn read(&self) -> usize {
        moved(self.of_differential(), self.shift())
    }

    /// The headings of the column of the differential, and of the one on which the dice are read.
    #[must_use]
    pub fn headings(&self) -> [&'static str; 2] {
        [self.of_differential(), self.read()].map(|at| CharacterTable::COLUMNS.get(at).copied().unwrap_or_default())
    }
}

impl Contest {
    /// The odds that this choice brings, as far as the side that is asked can know them; `None` if nothing depends on chance.
    #[must_use]
    pub fn prospect(&self, state: &State, action: Action) -> Option<Prospect> {
        let asked = state.asked?;
        let look = View::of(state, asked.side).look(&self.public);
        match asked.question {
            // The choice not to search any further rolls no dice.
            Question::Search(_) if action == Action::Done => None,
            Question::Search(_) | Question::Searchers(_) => units::search(&look, asked.side, action),
            Question::Declare(environ) => units::attack(&look, (asked.side, environ), action, false),
            Question::Rise(environ) => units::attack(&look, (asked.side, environ), action, true),
            Question::Lead(_) => units::leader(&look, asked.side, action),
            Question::Fire(planet) => units::fire(&look, planet, action),
            Question::Gather(from) => units::journey(&look, asked.side, from, action),
            Question::Land(ship) => units::landing(&look, asked.side, ship, action),
            Question::Attack { .. } | Question::Champion | Question::Active | Question::BreakOff => {
                fights::prospect(&look, action)
            }
            Question::Assign | Question::Recruit => missions::mission(&look, asked.side, action),
            Question::Draw => missions::card(&look, asked.side, action),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests;
