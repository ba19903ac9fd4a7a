//! The tables of the book as data of a project: a designer may change them, and each knows its origin.
//!
//! Items and technologies are shelves of their own. The tables are described in `table_fields.rs`.

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, Offer};
use rules::{Count, Level, Origin};

/// Every table of a project.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tables {
    /// What worlds of each type have.
    pub worlds: WorldTable,
    /// The rolls that are needed.
    pub rolls: Rolls,
    /// What each kind of sovereign gets points for.
    pub sovereigns: SovereignTable,
    /// What every player starts with.
    pub start: Start,
}

/// What worlds of each type have (World table).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WorldTable {
    /// A line for each type that has people, the highest first.
    pub lines: [TypeLine; 7],
    /// Where it comes from.
    pub origin: Origin,
}

/// What worlds of one type have. A cell that the table lacks is none.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TypeLine {
    /// Troops.
    pub troops: Option<Level>,
    /// Dice of plunder.
    pub plunder: Option<Level>,
    /// Natives, in millions.
    pub subjects: Option<Count>,
    /// The lowest roll at which its troops hit.
    pub hits_from: Level,
    /// The guard in space, such as `2 Dreadnought, 4 Monitor`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub guard: String,
}

/// The rolls that are needed on a die, and how often captains are tempted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Rolls {
    /// The lowest roll at which a shot in space hits.
    pub shot: Level,
    /// What an Empire Builder who is present in person adds to the roll.
    pub empire_builder: Level,
    /// The lowest roll at which a landed ship hits on the ground.
    pub landed_ship: Level,
    /// The lowest roll at which natives hit when they fight for themselves.
    pub natives: Level,
    /// The lowest roll at which colonists hit.
    pub colonists: Level,
    /// The chance that an ordinary captain turns traitor in a year, in percent.
    pub treachery: Level,
    /// The same with the technology that keeps captains loyal.
    pub loyal_treachery: Level,
    /// The lowest roll at which an agent is placed.
    pub agent: Level,
    /// The lowest roll at which a world is associated.
    pub association: Level,
    /// Where it comes from.
    pub origin: Origin,
}

/// What each kind of sovereign gets points for (Sovereigns).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SovereignTable {
    /// A weight for each kind, in the order of the book.
    pub weights: [Weight; 7],
    /// Where it comes from.
    pub origin: Origin,
}

/// The points for one thing that a kind of sovereign scores.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Weight(pub Count);

/// What every player starts with, and the numbers of the economy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Start {
    /// What an opening has to spend, in IU.
    pub money: Count,
    /// The loyal subjects, in millions.
    pub subjects: Count,
    /// How many subjects it takes for one more to be born in a year.
    pub growth: Count,
    /// How many IU make a unit of cargo.
    pub iu_a_hold: Count,
    /// The robotic factories of a Berserker.
    pub berserker_factories: Count,
    /// Which reading of the book prices items.
    pub reading: Reading,
    /// Where it comes from.
    pub origin: Origin,
}

/// How to read the item table of the book where its columns run together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Transport 10 IU, Mothership 70: as printed.
    #[default]
    First,
    /// Transport 1 IU, Mothership 7: a firepower of 0 was glued to the price.
    Second,
}

/// One of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Table {
    /// What worlds of each type have.
    Worlds,
    /// The rolls that are needed.
    Rolls,
    /// What each kind of sovereign gets points for.
    Sovereigns,
    /// What every player starts with.
    Start,
}

impl Table {
    /// Every table, in order.
    pub const ALL: [Self; 4] = [Self::Worlds, Self::Rolls, Self::Sovereigns, Self::Start];

    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Worlds => "World types",
            Self::Rolls => "Rolls",
            Self::Sovereigns => "Sovereigns",
            Self::Start => "Start and economy",
        }
    }

    /// Its contents, as a sentence.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::Worlds => "The troops, plunder, people and guard of each type of world.",
            Self::Rolls => {
                "What has to be rolled on a die to hit, to place an agent and to win a world over, and how often captains are tempted."
            }
            Self::Sovereigns => "The points of each kind of sovereign.",
            Self::Start => "What everybody starts with, how people grow, and how items are priced.",
        }
    }

    /// What it is called in a path.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Worlds => "world-types",
            Self::Rolls => "rolls",
            Self::Sovereigns => "sovereigns",
            Self::Start => "start",
        }
    }
}

impl Tables {
    /// Whether a table is empty, as in a new project; its origin does not count.
    #[must_use]
    pub fn is_empty(&self, table: Table) -> bool {
        let (mut only, none) = (Self::default(), Self::default());
        only.take(table, self);
        only.set_origin(table, none.origin(table));
        only == none
    }

    /// About how many bytes of memory the tables take.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.worlds.lines.iter().map(|line| line.guard.len()).sum::<usize>()
    }
}

impl Choosable for Reading {
    const WHAT: &'static str = "a reading of the item table";

    fn all() -> &'static [Self] {
        &[Self::First, Self::Second]
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::First => ("A", "As it stands: a Transport costs 10 IU, a Mothership 70."),
            Self::Second => ("B", "A firepower of 0 was glued to the price: a Transport costs 1 IU, a Mothership 7."),
        };
        Offer { word, help }
    }
}
