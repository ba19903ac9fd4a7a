//! The types of worlds, by how much of the old federation is left there.

use serde::{Deserialize, Serialize};

use rules::kind::{Offer, OrNone};

/// The type of a world (World table).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WorldType {
    /// A Sword-World: one of the homes of the Space Vikings.
    SwordWorld,
    /// A civilized world, which has lost none of the federation's technology.
    Civilized,
    /// A world with atomic bombs and space shuttles.
    Atomic,
    /// A world with steam, steel and rifles.
    Industrial,
    /// A world with sails, pikes and muskets.
    Renaissance,
    /// A world with crossbows and catapults.
    Medieval,
    /// A world of the Stone Age, which has nothing to defend itself with.
    StoneAge,
    /// A space without a planet, where a player has a base or may install one.
    Barren,
}

impl WorldType {
    /// Every type, the highest first.
    pub const ALL: [Self; 8] = [
        Self::SwordWorld,
        Self::Civilized,
        Self::Atomic,
        Self::Industrial,
        Self::Renaissance,
        Self::Medieval,
        Self::StoneAge,
        Self::Barren,
    ];

    /// How many types have a line in the world table: all but `Barren`.
    pub const PEOPLED: usize = 7;

    /// The index of the type's line in the world table; `None` for `Barren`.
    #[must_use]
    pub const fn line(self) -> Option<usize> {
        let line = self as usize;
        if line < Self::PEOPLED { Some(line) } else { None }
    }

    /// The name of the type.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::SwordWorld => "Sword-World",
            Self::Civilized => "civilized",
            Self::Atomic => "atomic",
            Self::Industrial => "industrial",
            Self::Renaissance => "renaissance",
            Self::Medieval => "medieval",
            Self::StoneAge => "stone age",
            Self::Barren => "barren",
        }
    }

    /// The name of the type in a path.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::SwordWorld => "sword-world",
            Self::StoneAge => "stone-age",
            Self::Civilized | Self::Atomic | Self::Industrial | Self::Renaissance | Self::Medieval | Self::Barren => self.label(),
        }
    }

    /// Whether the players' chart usually shows the type: everybody knows the Sword-Worlds and the civilized worlds.
    #[must_use]
    pub const fn is_known(self) -> bool {
        matches!(self, Self::SwordWorld | Self::Civilized)
    }
}

impl OrNone for WorldType {
    const WHAT: &'static str = "a type of world";

    fn all_or_none() -> &'static [Option<Self>] {
        use WorldType::{Atomic, Barren, Civilized, Industrial, Medieval, Renaissance, StoneAge, SwordWorld};
        &[
            None,
            Some(SwordWorld),
            Some(Civilized),
            Some(Atomic),
            Some(Industrial),
            Some(Renaissance),
            Some(Medieval),
            Some(StoneAge),
            Some(Barren),
        ]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        let Some(known) = chosen else { return Offer { word: rules::kind::NONE, help: "Not settled yet." } };
        let help = match known {
            WorldType::SwordWorld => "A home of the Space Vikings.",
            WorldType::Civilized => "It has lost nothing, and is too strong for one raider.",
            WorldType::Atomic => "Atomic bombs and space shuttles.",
            WorldType::Industrial => "Steam, steel and rifles.",
            WorldType::Renaissance => "Sails, pikes and muskets.",
            WorldType::Medieval => "Crossbows and catapults.",
            WorldType::StoneAge => "Nothing to defend itself with.",
            WorldType::Barren => "Nobody lives there: a base may stand, or a Berserker begin.",
        };
        Offer { word: known.label(), help }
    }
}
