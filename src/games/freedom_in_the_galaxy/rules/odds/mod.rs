//! Computes odds with the tables of a project: for military combat, detection, searches and jumps, for draws from its action deck, and for which
//! units are lost in a combat. Also finds how fights among characters and missions end if their owner makes the best choices.
//!
//! For a question about dice, the answer is exact: it counts, for each outcome, how many of all the ways in which the dice can fall lead to it.
//! Fights and missions have no fixed number of dice, so their chances are floating-point numbers. Only the chances of groups of more than four are
//! estimated, from many games with dice.
//!
//! Reading order: `military.rs`, `battle.rs`, `detection.rs`, `search.rs`, `hyperjump.rs`, `fleet.rs`, `fight/`, `mission/`.

mod battle;
mod detection;
pub mod fight;
mod fleet;
mod hyperjump;
mod military;
pub mod mission;
mod search;

pub use battle::{Battle, Fighting, Stronghold, assault, battle, fire, lost, raking};
pub use detection::{Base, Passage, detection};
pub use fleet::{Detachment, Hit, detachment, passage, stack_jump, stack_navigation};
pub use hyperjump::hyperjump;
pub use military::{ASSAULT, ASSAULT_STRENGTH, column, determined, leaders_shift, military};
pub use mission::{at_least, letters_drawn};
pub use search::{Found, search};

use std::collections::BTreeMap;

/// For each outcome, how many of all the ways in which the dice can fall lead to it. Outcomes are in their natural order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcomes<T> {
    /// The possible outcomes, each with how many ways lead to it.
    pub ways: BTreeMap<T, u32>,
    /// In how many ways the dice can fall.
    pub all: u32,
}

impl<T: Ord> Outcomes<T> {
    /// Counts the outcomes of all ways. `None` if a way has no outcome because a cell of the table is missing.
    fn of(outcomes: impl IntoIterator<Item = Option<T>>) -> Option<Self> {
        let (mut ways, mut all) = (BTreeMap::new(), 0);
        for outcome in outcomes {
            *ways.entry(outcome?).or_default() += 1;
            all += 1;
        }
        Some(Self { ways, all })
    }

    /// Replaces each outcome by what `told` returns for it. The ways of outcomes that become equal are added up.
    #[must_use]
    pub fn map<U: Ord>(&self, told: impl Fn(&T) -> U) -> Outcomes<U> {
        let mut ways = BTreeMap::new();
        for (outcome, number) in &self.ways {
            *ways.entry(told(outcome)).or_default() += number;
        }
        Outcomes { ways, all: self.all }
    }

    /// The chance of this outcome, from 0 to 1.
    #[must_use]
    pub fn chance(&self, outcome: &T) -> f64 {
        f64::from(self.ways.get(outcome).copied().unwrap_or_default()) / f64::from(self.all)
    }
}

#[cfg(test)]
mod examples;
#[cfg(test)]
mod tests;
