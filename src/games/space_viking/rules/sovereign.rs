//! The seven kinds of sovereign, each with its own way to victory.

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, Offer};

/// A kind of sovereign (Sovereigns).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sovereign {
    /// Wants to control subjects.
    #[default]
    EmpireBuilder,
    /// Wants loot.
    Pirate,
    /// Wants money.
    Merchant,
    /// Wants to persuade others.
    Zealot,
    /// Wants to build mighty structures.
    Engineer,
    /// Wants agents everywhere.
    Schemer,
    /// Wants to destroy the human race.
    Berserker,
}

impl Sovereign {
    /// Every kind, in the order of the book.
    pub const ALL: [Self; 7] =
        [Self::EmpireBuilder, Self::Pirate, Self::Merchant, Self::Zealot, Self::Engineer, Self::Schemer, Self::Berserker];

    /// The name of the kind of sovereign.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::EmpireBuilder => "Empire Builder",
            Self::Pirate => "Pirate",
            Self::Merchant => "Merchant",
            Self::Zealot => "Zealot",
            Self::Engineer => "Engineer",
            Self::Schemer => "Schemer",
            Self::Berserker => "Berserker",
        }
    }

    /// The name of the kind of sovereign in a path.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::EmpireBuilder => "empire-builder",
            Self::Pirate => "pirate",
            Self::Merchant => "merchant",
            Self::Zealot => "zealot",
            Self::Engineer => "engineer",
            Self::Schemer => "schemer",
            Self::Berserker => "berserker",
        }
    }

    /// What the kind of sovereign gets points for, in words.
    #[must_use]
    pub const fn scores(self) -> &'static str {
        match self {
            Self::EmpireBuilder => "a million subjects or colonists that it rules",
            Self::Pirate => "an IU taken from worlds or players",
            Self::Merchant => "an IU that it owns",
            Self::Zealot => "a million people who share its views",
            Self::Engineer => "a technology that it has developed",
            Self::Schemer => "a world above the Stone Age with an agent",
            Self::Berserker => "a million people slain",
        }
    }

    /// The special rules for the kind of sovereign, in words.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::EmpireBuilder => {
                "Its troops and ships always fire first, at once with a side that does so too; where the sovereign is, its ships hit at one better."
            }
            Self::Pirate => "Alone in a space after a battle won, it keeps half of the enemy ships that were lost.",
            Self::Merchant => "It trades where others plunder: half the subjects of the world in IU.",
            Self::Zealot => "It and its cronies convert a die of people a year on a world; a world converted is its own.",
            Self::Engineer => "Two of its people at work yield three IU.",
            Self::Schemer => "It and its cronies place agents on 4 to 6; whatever an agent sees, it sees.",
            Self::Berserker => {
                "It builds without subjects and has none, pays as with the predecessor, and slays where others plunder."
            }
        }
    }

    /// How much the sovereign's people yield in a year, in IU, rounded down. It is one IU for each million people; for an Engineer it is three IU for
    /// every two million, and for a Berserker nothing (Sovereigns).
    #[must_use]
    pub const fn yields(self, people: u32) -> u32 {
        match self {
            Self::Engineer => people * 3 / 2,
            Self::Berserker => 0,
            Self::EmpireBuilder | Self::Pirate | Self::Merchant | Self::Zealot | Self::Schemer => people,
        }
    }
}

impl Choosable for Sovereign {
    const WHAT: &'static str = "a kind of sovereign";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: self.says() }
    }
}
