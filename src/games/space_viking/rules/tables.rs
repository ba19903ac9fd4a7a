//! The tables of the book as data of a project. A designer may change them, and each table records whether its numbers are still the book's.
//!
//! Items and technologies are not among these tables, but are kept on shelves. The tables are described in `table_fields.rs`.

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, Offer};
use rules::{Count, Level, Origin};

/// Every table of a project.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tables {
    /// The world table: what worlds of each type have.
    pub worlds: WorldTable,
    /// The rolls that acts need to succeed.
    pub rolls: Rolls,
    /// The points that each kind of sovereign gets.
    pub sovereigns: SovereignTable,
    /// What every player has at the start, and the numbers of the economy.
    pub start: Start,
}

/// The world table: what worlds of each type have (World table).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct WorldTable {
    /// A line for each type of world that has people, the highest type first.
    pub lines: [TypeLine; 7],
    /// Whether the numbers are the book's, worked out, or the designer's own.
    pub origin: Origin,
}

/// What worlds of one type have. A cell without a value in the table is `None`.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct TypeLine {
    /// The number of troops.
    pub troops: Option<Level>,
    /// The number of dice of plunder.
    pub plunder: Option<Level>,
    /// The number of natives, in millions.
    pub subjects: Option<Count>,
    /// The lowest roll at which the troops hit.
    pub hits_from: Level,
    /// The ships that guard the world in space, such as `2 Dreadnought, 4 Monitor`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub guard: String,
}

/// The rolls that acts need to succeed, and how often captains are tempted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Rolls {
    /// The lowest roll at which a shot in space hits.
    pub shot: Level,
    /// How much an Empire Builder who is present in person adds to the roll of a shot in space.
    pub empire_builder: Level,
    /// The lowest roll at which a landed ship hits on the ground.
    pub landed_ship: Level,
    /// The lowest roll at which natives hit in a revolt.
    pub natives: Level,
    /// The lowest roll at which colonists and the militia of a player's people hit.
    pub colonists: Level,
    /// The chance that an ordinary captain is tempted to treachery in a year, in percent.
    pub treachery: Level,
    /// The chance that an ordinary captain is tempted to treachery in a year, in percent, if a technology keeps captains loyal.
    pub loyal_treachery: Level,
    /// The lowest roll at which an agent is placed.
    pub agent: Level,
    /// The lowest roll at which a world accepts a sovereign who offers it a gift.
    pub association: Level,
    /// Whether the numbers are the book's, worked out, or the designer's own.
    pub origin: Origin,
}

/// The points that each kind of sovereign gets (Sovereigns).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SovereignTable {
    /// The points for each kind of sovereign, in the order of the book.
    pub weights: [Weight; 7],
    /// Whether the numbers are the book's, worked out, or the designer's own.
    pub origin: Origin,
}

/// The points for one of the things that a kind of sovereign scores, such as a million subjects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Weight(pub Count);

/// What every player has at the start, and the numbers of the economy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Start {
    /// How much money a player has for ships, technologies and bases at the start, in IU.
    pub money: Count,
    /// The loyal subjects of a player at the start, in millions.
    pub subjects: Count,
    /// How many million subjects it takes for one million more to be born in a year.
    pub growth: Count,
    /// How many IU fill one unit of cargo space.
    pub iu_a_hold: Count,
    /// How many robotic factories a Berserker has at the start.
    pub berserker_factories: Count,
    /// The reading of the book that determines the prices of items.
    pub reading: Reading,
    /// Whether the numbers are the book's, worked out, or the designer's own.
    pub origin: Origin,
}

/// A reading of the book's item table, whose columns run together in places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reading {
    /// Transport 10 IU, Mothership 70: as printed.
    #[default]
    First,
    /// Transport 1 IU, Mothership 7: this reading assumes that in print a firepower of 0 was joined to the price.
    Second,
}

/// Names one of the tables of a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Table {
    /// The world table.
    Worlds,
    /// The table of rolls.
    Rolls,
    /// The table of sovereigns.
    Sovereigns,
    /// The table of the start and the economy.
    Start,
}

impl Table {
    /// Every table, in the order in which tables are listed.
    pub const ALL: [Self; 4] = [Self::Worlds, Self::Rolls, Self::Sovereigns, Self::Start];

    /// The title of the table.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Worlds => "World types",
            Self::Rolls => "Rolls",
            Self::Sovereigns => "Sovereigns",
            Self::Start => "Start and economy",
        }
    }

    /// A description of the table's contents, as a sentence.
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

    /// The name of the table in a path.
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

    /// Roughly how many bytes of memory the tables take.
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
