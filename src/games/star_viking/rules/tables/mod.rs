//! The tables of the game as data of a project: the designer can change them, and each records its origin.
//!
//! The catalogue of units, not a table, says what units cost to build. There is one file for each table; the fields of their lines and numbers are in
//! `table_fields.rs` and the files that it names.

mod combat;
mod economy;
mod effect;
mod plunder;
mod politics;

pub use combat::{CombatColumn, CombatTable, Modifiers, NearModifiers, OpenModifiers, Shot};
pub use economy::{Economy, Markers, Repairs};
pub use effect::Effect;
pub use plunder::{PlunderTable, Yield};
pub use politics::{DiceTable, Outcome, Politics};

use serde::{Deserialize, Serialize};

pub use rules::Cells;

/// All tables of a project.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tables {
    /// The results of shots.
    pub combat: CombatTable,
    /// The modifiers of the differential of a shot.
    pub modifiers: Modifiers,
    /// The yield of plundering a sector.
    pub plunder: PlunderTable,
    /// The outcomes of the Federation's politics.
    pub politics: Politics,
    /// The costs of repairs.
    pub repairs: Repairs,
    /// The prices of points, and the yield of the home base.
    pub economy: Economy,
    /// How many hit markers the game has.
    pub markers: Markers,
}

/// Names one of the tables of a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Table {
    /// The results of shots.
    Combat,
    /// The modifiers of the differential of a shot.
    Modifiers,
    /// The yield of plundering a sector.
    Plunder,
    /// The outcomes of the Federation's politics.
    Politics,
    /// The costs of repairs.
    Repairs,
    /// The prices of points, and the yield of the home base.
    Economy,
    /// How many hit markers the game has.
    Markers,
}

impl Table {
    /// All tables, in the order in which they are listed.
    pub const ALL: [Self; 7] =
        [Self::Combat, Self::Modifiers, Self::Plunder, Self::Politics, Self::Repairs, Self::Economy, Self::Markers];

    /// The name of the table.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Combat => "Combat",
            Self::Modifiers => "Combat modifiers",
            Self::Plunder => "Plunder",
            Self::Politics => "Politics",
            Self::Repairs => "Repairs",
            Self::Economy => "Economy",
            Self::Markers => "Hit markers",
        }
    }

    /// The contents of the table, as a sentence.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::Combat => {
                "What a shot does, by its differential and the total of two dice: -- a miss, H a hit, CH a critical hit."
            }
            Self::Modifiers => "What is added to the differential, by the place of the battle, and which units are named there.",
            Self::Plunder => "What plundering a sector yields, by its wealth code and a die.",
            Self::Politics => "What the Federation's politics and its programs bring, by dice.",
            Self::Repairs => "What is paid for removing hits from a unit.",
            Self::Economy => "What victory points cost, and what the home base yields in a turn.",
            Self::Markers => "How many hit markers are printed, each with the critical side on its back.",
        }
    }

    /// The name of the table in a path.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Combat => "combat",
            Self::Modifiers => "combat-modifiers",
            Self::Plunder => "plunder",
            Self::Politics => "politics",
            Self::Repairs => "repairs",
            Self::Economy => "economy",
            Self::Markers => "hit-markers",
        }
    }
}

impl Tables {
    /// Whether a table has no entries, as in a new project.
    #[must_use]
    pub fn is_empty(&self, table: Table) -> bool {
        // A combat table with a lowest differential but no filled cell counts as empty.
        if table == Table::Combat {
            return self.combat.has_no_answer();
        }
        let (mut only, none) = (Self::default(), Self::default());
        only.take(table, self);
        only.set_origin(table, none.origin(table));
        only == none
    }

    /// About how many bytes of memory the tables take.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.combat.weight() + self.politics.weight() + self.modifiers.weight()
    }
}
