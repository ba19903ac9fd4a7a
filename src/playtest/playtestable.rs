//! What a playtest has to know of a game besides how it is played: who fights, and what is collected from its events.

use serde::{Deserialize, Serialize};

use super::Course;
use super::tally::UnitTally;
use rules::play::{PlayedOut, Player, Sink};

/// A game that can be playtested.
pub trait Playtestable: 'static {
    /// What is played.
    type Game: PlayedOut + Sync + 'static;
    /// What listens to games.
    type Collector<'a>: Collector<Self::Game> + Send;

    /// Who fights with what: the names of everything that is counted.
    fn muster(game: &Self::Game) -> Muster;

    /// A collector that has seen no event yet.
    fn collector(game: &Self::Game) -> Self::Collector<'_>;

    /// How a game ended, as the number of one of the muster's endings.
    fn ending(game: &Self::Game, state: &<Self::Game as PlayedOut>::State) -> usize;
}

/// Listens to game after game, and adds up in whole numbers what the units do.
pub trait Collector<P: PlayedOut + ?Sized>: Sink<P::Event> {
    /// Ends a game: adds what became of every unit, and returns who came first in the order of the first turn.
    fn close(&mut self, state: &P::State) -> Option<Player>;

    /// What every unit did and suffered so far, in the order of the battle.
    fn unit_tallies(&self) -> Vec<UnitTally>;

    /// The course of the games so far, turn by turn and place by place; empty where the muster names neither.
    fn course(&self) -> Course;
}

/// Who fights with what: the names of everything that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    /// The sides by the number of their player.
    pub sides: Vec<SideName>,
    /// The units in the order of the battle.
    pub units: Vec<UnitName>,
    /// What units fight with.
    pub systems: Vec<String>,
    /// What units lose.
    pub losses: Vec<String>,
    /// What else is counted for units.
    pub feats: Vec<String>,
    /// What units carry into the fight and can lose, such as "squadrons".
    pub carried: String,
    /// The ways in which a game ends, as clauses such as "the turn limit was reached".
    pub endings: Vec<String>,
    /// What is recorded for every side turn by turn, such as "Points".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<String>,
    /// The places whose yield is recorded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
    /// The parts of places whose yield is recorded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PartName>,
}

/// A part of a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartName {
    /// The number of its place among those of the muster.
    pub place: usize,
    /// What it is called.
    pub name: String,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideName {
    /// A number that identifies it, in any seat.
    pub key: u32,
    /// What it is called.
    pub name: String,
    /// What it costs, in the game's currency.
    pub price: i64,
}

/// A unit of a battle, or all units of a type that a side has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitName {
    /// A number that identifies it within its side, in any seat.
    pub key: u32,
    /// The number of its side's player.
    pub side: usize,
    /// What it is called.
    pub name: String,
    /// What it costs with everything aboard, in the game's currency; for several units the sum.
    pub price: i64,
    /// How many units it represents.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u32,
}

/// The default: an entry represents one unit.
const fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
const fn is_one(count: &u32) -> bool {
    *count == 1
}
