//! The tables of the game as data of a project: the designer can change them, and each tells where it comes from.
//!
//! What units cost to build stands in the catalogue of units. There is one file for each table; the fields of their lines and numbers are in
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

/// Every table of a project.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Tables {
    /// What a shot does.
    pub combat: CombatTable,
    /// What helps or hinders a shot.
    pub modifiers: Modifiers,
    /// What plundering a sector yields.
    pub plunder: PlunderTable,
    /// What the Federation's politics bring.
    pub politics: Politics,
    /// What repairs cost.
    pub repairs: Repairs,
    /// What points cost, and what the home base yields.
    pub economy: Economy,
    /// How many hit markers the game holds.
    pub markers: Markers,
}

/// One of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Table {
    /// What a shot does.
    Combat,
    /// What helps or hinders a shot.
    Modifiers,
    /// What plundering a sector yields.
    Plunder,
    /// What the Federation's politics bring.
    Politics,
    /// What repairs cost.
    Repairs,
    /// What points cost, and what the home base yields.
    Economy,
    /// How many hit markers the game holds.
    Markers,
}

impl Table {
    /// Every table, in order.
    pub const ALL: [Self; 7] =
        [Self::Combat, Self::Modifiers, Self::Plunder, Self::Politics, Self::Repairs, Self::Economy, Self::Markers];

    /// Its name.
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

    /// What it tells, as a sentence.
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

    /// Its name in a path.
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
    /// Whether a table says nothing, as in a project that has just begun.
    #[must_use]
    pub fn is_empty(&self, table: Table) -> bool {
        // A lowest differential without columns answers no roll.
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
