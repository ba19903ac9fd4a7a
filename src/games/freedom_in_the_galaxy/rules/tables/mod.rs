//! The tables of the game as data of a project. The designer can change them, and each table says where its data come from.
//!
//! The printed headings of the columns are fixed, and are in the file of each table. The fields of the cells are in `table_fields.rs`.

mod cells;
mod detection;
mod hyperjump;
mod losses;
mod markers;
mod points;
mod search;
mod squads;

pub use cells::{CellTable, Faces};
pub use detection::{Detection, DetectionTable};
pub use hyperjump::{HyperjumpTable, Jump, Price};
pub use losses::{BreakOffTable, CharacterTable, Losses, MilitaryTable, Wounds};
pub use markers::Markers;
pub use points::PointTable;
pub use search::SearchTable;
pub use squads::{Squad, SquadTable};

use serde::{Deserialize, Serialize};

/// Every table of a project.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tables {
    /// The table of detection: what a base does to a ship that passes (9.7).
    pub detection: DetectionTable,
    /// The table of military combat: what both sides lose (10.8).
    pub military: MilitaryTable,
    /// The table of searches (11.4).
    pub search: SearchTable,
    /// The table of character combat (12.9).
    pub characters: CharacterTable,
    /// The table of breaking off a fight among characters (12.9).
    pub break_off: BreakOffTable,
    /// The table of squads (12.16).
    pub squads: SquadTable,
    /// The table of hyperjumps (21.7).
    pub hyperjump: HyperjumpTable,
    /// The weights by which characters are worth points.
    pub points: PointTable,
    /// How many markers of each kind the game has (2.33).
    pub markers: Markers,
}

/// One of the tables, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Table {
    /// The table of detection: what a base does to a ship that passes.
    Detection,
    /// The table of military combat: what both sides lose.
    Military,
    /// The table of searches: when a search finds the characters.
    Search,
    /// The table of character combat: the wounds in a fight among characters.
    Characters,
    /// The table of breaking off: when a defender gets out of a fight among characters.
    BreakOff,
    /// The table of squads: their combat and endurance.
    Squads,
    /// The table of hyperjumps: where a jump ends.
    Hyperjump,
    /// The table of points: how many points a character is worth.
    Points,
    /// The table of markers: how many of each kind the game has.
    Markers,
}

impl Table {
    /// Every table, in the order of the book; those that the book does not print come last.
    pub const ALL: [Self; 9] = [
        Self::Detection,
        Self::Military,
        Self::Search,
        Self::Characters,
        Self::BreakOff,
        Self::Squads,
        Self::Hyperjump,
        Self::Points,
        Self::Markers,
    ];

    /// The name of the table.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Detection => "Detection",
            Self::Military => "Military combat",
            Self::Search => "Search",
            Self::Characters => "Character combat",
            Self::BreakOff => "Break-off",
            Self::Squads => "Squads",
            Self::Hyperjump => "Hyperjump",
            Self::Points => "Points",
            Self::Markers => "Markers",
        }
    }

    /// One sentence about what the table gives.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::Detection => {
                "What an enemy base does to a ship, by its evasion and a die: U unseen, D detected, Dd damaged too, E eliminated."
            }
            Self::Military => "What both sides lose in strength, by the odds and a die for each.",
            Self::Search => "Up to which die a search finds, by what searches and what hides.",
            Self::Characters => {
                "The wounds of both sides, by the difference of their combat and a die for each; a prisoner is starred."
            }
            Self::BreakOff => "Up to which die a defender breaks off, by the same columns.",
            Self::Squads => "The combat and endurance of a squad, by the strength of the units that send it.",
            Self::Hyperjump => "Where a jump ends, by its distance less the navigation plus a die.",
            Self::Points => "What a character is worth for each point of a rating and for an extra draw.",
            Self::Markers => "How many markers the box has beside units, characters, sovereigns and ships.",
        }
    }

    /// The name of the table in a path.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Detection => "detection",
            Self::Military => "military-combat",
            Self::Search => "search",
            Self::Characters => "character-combat",
            Self::BreakOff => "break-off",
            Self::Squads => "squads",
            Self::Hyperjump => "hyperjump",
            Self::Points => "points",
            Self::Markers => "markers",
        }
    }

    /// The case of the book that prints the table, or that explains what it counts.
    #[must_use]
    pub const fn case(self) -> &'static str {
        match self {
            Self::Detection => "9.7",
            Self::Military => "10.8",
            Self::Search => "11.4",
            Self::Characters | Self::BreakOff => "12.9",
            Self::Squads => "12.16",
            Self::Hyperjump => "21.7",
            Self::Points => "6.1",
            Self::Markers => "2.33",
        }
    }
}

impl Tables {
    /// How many cells a table lacks; 0 if all cells are missing, since the table is then not in use.
    #[must_use]
    pub fn missing(&self, table: Table) -> usize {
        match table {
            Table::Detection => self.detection.missing(),
            Table::Military => self.military.missing(),
            Table::Search => self.search.missing(),
            Table::Characters => self.characters.missing(),
            Table::BreakOff => self.break_off.missing(),
            // A squad is a whole row, and the numbers in the last two tables are never missing.
            Table::Squads | Table::Points | Table::Markers => 0,
            Table::Hyperjump => self.hyperjump.missing(),
        }
    }

    /// Whether a table has no content, as in a new project.
    #[must_use]
    pub fn is_empty(&self, table: Table) -> bool {
        match table {
            Table::Detection => self.detection.is_empty(),
            Table::Military => self.military.is_empty(),
            Table::Search => self.search.is_empty(),
            Table::Characters => self.characters.is_empty(),
            Table::BreakOff => self.break_off.is_empty(),
            Table::Squads => self.squads.rows.is_empty(),
            Table::Hyperjump => self.hyperjump.is_empty(),
            Table::Points => self.points.is_empty(),
            Table::Markers => self.markers.total() == 0,
        }
    }

    /// About how many bytes of memory the tables take.
    #[must_use]
    pub fn weight(&self) -> usize {
        // A cell takes a few bytes, and no table has more than seventy.
        size_of::<Self>() + Table::ALL.len() * 70 * size_of::<Wounds>() + self.squads.rows.len() * size_of::<Squad>()
    }
}
