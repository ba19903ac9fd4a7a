//! The functions that a playtest needs from a game in addition to its rules: the sides and units, and sums of the game's events.

use serde::{Deserialize, Serialize};

use super::Course;
use super::tally::UnitTally;
use rules::play::{PlayedOut, Player, Sink};

/// A game that can be playtested.
pub trait Playtestable: 'static {
    /// The battle or game that is played.
    type Game: PlayedOut + Sync + 'static;
    /// The collector that listens to the games and adds up their events.
    type Collector<'a>: Collector<Self::Game> + Send;

    /// The sides and units that fight, and the names of everything that is counted.
    fn muster(game: &Self::Game) -> Muster;

    /// A collector that has seen no event yet.
    fn collector(game: &Self::Game) -> Self::Collector<'_>;

    /// How a game ended, as an index into the endings that the muster lists.
    fn ending(game: &Self::Game, state: &<Self::Game as PlayedOut>::State) -> usize;
}

/// Listens to one game after another, and adds up, in whole numbers, what the units do.
pub trait Collector<P: PlayedOut + ?Sized>: Sink<P::Event> {
    /// Ends a game: adds what became of every unit, and returns the player who came first in the order of the first turn, if the game has such an
    /// order.
    fn close(&mut self, state: &P::State) -> Option<Player>;

    /// For every unit, the sums of what it did and lost in all games up to now, in the order of the battle's units.
    fn unit_tallies(&self) -> Vec<UnitTally>;

    /// The course of all games up to now, turn by turn and place by place. Empty if the muster names no resources and no places.
    fn course(&self) -> Course;
}

/// The muster of a playtest: the sides and units that fight, and the names of everything that is counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Muster {
    /// The sides, in the order of their players.
    pub sides: Vec<SideName>,
    /// The units, in the order in which the battle has them.
    pub units: Vec<UnitName>,
    /// The names of the systems that units fight with.
    pub systems: Vec<String>,
    /// The names of the kinds of losses that units suffer.
    pub losses: Vec<String>,
    /// The names of the other things that units do and that are counted for them.
    pub feats: Vec<String>,
    /// The word for what units carry into the fight and can lose, such as "squadrons".
    pub carried: String,
    /// The ways in which a game ends, as clauses such as "the turn limit was reached".
    pub endings: Vec<String>,
    /// The names of the resources that are recorded for every side turn by turn, such as "Points".
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub courses: Vec<String>,
    /// The names of the places, such as spaces of a board, whose yield is recorded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub places: Vec<String>,
    /// The parts of places whose yield is recorded separately.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<PartName>,
}

/// A part of a place whose yield is recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartName {
    /// The index of the place to which the part belongs, among the places of the muster.
    pub place: usize,
    /// The name of the part.
    pub name: String,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideName {
    /// A number that identifies the side, whichever seat it plays in.
    pub key: u32,
    /// The name of the side.
    pub name: String,
    /// The price of the side, in the game's currency.
    pub price: i64,
}

/// A unit of a battle, or all units of one type that a side has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitName {
    /// A number that identifies the unit within its side, whichever seat the side plays in.
    pub key: u32,
    /// The index of the player whose side the unit belongs to.
    pub side: usize,
    /// The name of the unit.
    pub name: String,
    /// The price of the unit with everything aboard, in the game's currency; the sum if the entry stands for several units.
    pub price: i64,
    /// How many units the entry represents.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u32,
}

/// The default count of units that an entry represents.
const fn one() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
const fn is_one(count: &u32) -> bool {
    *count == 1
}
