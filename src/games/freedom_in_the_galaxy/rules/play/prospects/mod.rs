//! What a choice promises before it is made: the chances of its dice and cards, as far as the side that is asked can know them. Events of cards,
//! and what comes after, are left out.
//!
//! Reading order: this file, `units.rs` (searches, combats, bases that are passed), `fights.rs`, `missions.rs`.

mod fights;
mod missions;
mod units;

use super::{Action, Contest, Question, State, View};

/// What a choice promises.
#[derive(Clone, Debug, PartialEq)]
pub enum Prospect {
    /// A search: on how many faces of a die it finds somebody (11.2).
    Search {
        /// The search value.
        value: u32,
        /// The hiding value.
        hiding: u32,
        /// The faces.
        faces: u32,
    },
    /// A combat of units on a column of the table, or the fire of a base: what both sides owe in the mean (9.2, 10.2).
    Combat {
        /// The column.
        column: usize,
        /// What the attacker, or the base, loses.
        attacker: f64,
        /// What the defender, or those who pass, lose.
        defender: f64,
    },
    /// A combat against units of which so many lie face down for the side, so that the column is not known (7.22).
    Unseen(u32),
    /// A mission with so many draws: the chances of at least one, two and three letters (13.3, 13.6).
    Letters {
        /// The draws.
        draws: u32,
        /// The chances, as far as letters have an effect.
        chances: Vec<f64>,
    },
    /// The next card (13.3).
    Card {
        /// How many of the cards that are left show a letter of a group at work.
        letters: usize,
        /// How many have an event that is against the groups.
        events: usize,
        /// How many cards are left.
        left: usize,
        /// The chance of another letter by the last draw.
        ahead: f64,
    },
    /// A ship that passes bases: the chances that it comes through unseen, detected, damaged, or not at all (9.3).
    Passage([f64; 4]),
    /// A round of a fight (12.6).
    Round {
        /// Attack less defence.
        difference: i64,
        /// The wounds of the defenders in the mean.
        hurt: f64,
        /// The wounds of the attacker in the mean.
        struck: f64,
    },
    /// An attempt to break off: on how many faces of a die those who are active and those who are not get away (12.5).
    BreakOff {
        /// The faces for those who are active; none where they stay.
        active: Option<u32>,
        /// The faces for those who are not; none where all are active.
        inactive: Option<u32>,
    },
}

impl Contest {
    /// What a choice promises in a state, as far as the side that is asked can know it; none where nothing is left to chance.
    #[must_use]
    pub fn prospect(&self, state: &State, action: Action) -> Option<Prospect> {
        let asked = state.asked?;
        let look = View::of(state, asked.side).look(&self.public);
        match asked.question {
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
