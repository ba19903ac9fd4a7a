//! What a playtest has to know of a game besides how it is played: who fights, and what its events mean for the sums.

use serde::{Deserialize, Serialize};

use super::tally::UnitTally;
use crate::rules::play::{Play, Player, Sink};

/// A game that can be playtested.
pub trait Tested: Play<Action: Send> + Sync {
    /// Who fights with what: the names of everything that is counted.
    fn muster(&self) -> Muster;

    /// Adds to the sums what an event means for them.
    fn hear(&self, event: Self::Event, ear: &mut Ear<'_>);

    /// Adds to the sums what became of every unit, once a game is over.
    fn close(&self, state: &Self::State, ear: &mut Ear<'_>);

    /// How a game ended, as the number of one of the muster's endings.
    fn ending(&self, state: &Self::State) -> usize;
}

/// Who fights with what: the names of everything that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    /// The sides by the number of their player.
    pub sides: Vec<SideName>,
    /// The units in the order of the battle.
    pub units: Vec<UnitName>,
    /// What units fight with, and last whatever else does damage.
    pub systems: Vec<String>,
    /// The ways in which a game ends, as clauses such as "the turn limit was reached".
    pub endings: Vec<String>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideName {
    /// What tells it from the others, wherever it sits.
    pub key: u32,
    /// What it is called.
    pub name: String,
    /// What it costs, in points.
    pub price: i64,
}

/// A unit of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitName {
    /// What tells it from the others of its side, wherever that sits.
    pub key: u32,
    /// The number of its side's player.
    pub side: usize,
    /// What it is called.
    pub name: String,
    /// What it costs, in points.
    pub price: i64,
}

/// What a game is heard with: sums that go on from game to game, and what belongs to this game alone.
#[derive(Debug)]
pub struct Ear<'a> {
    /// The sums of every unit, in the order of the battle.
    pub units: &'a mut [UnitTally],
    /// Who came first in the order of the first turn.
    pub first: Option<Player>,
}

/// A game and the ear that it is heard with.
pub(super) struct Hearing<'a, 'b, P> {
    pub battle: &'a P,
    pub ear: Ear<'b>,
}

impl<P: Tested> Sink<P::Event> for Hearing<'_, '_, P> {
    fn hear(&mut self, event: P::Event) {
        self.battle.hear(event, &mut self.ear);
    }
}
