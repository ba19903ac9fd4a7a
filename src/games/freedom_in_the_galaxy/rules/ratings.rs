//! The seven ratings of a character (6.1).

use serde::{Deserialize, Serialize};

use rules::Level;

/// The ratings of a character, as the card prints them (6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ratings {
    /// How well the character fights.
    pub combat: Level,
    /// How many wounds the character bears before dying.
    pub endurance: Level,
    /// What the character knows and feels.
    pub intelligence: Level,
    /// How well the character leads units on a planet.
    pub leadership: Level,
    /// How well the character leads units in space, which stands in brackets.
    pub space_leadership: Level,
    /// How well the character persuades.
    pub diplomacy: Level,
    /// How well the character flies a ship.
    pub navigation: Level,
}

/// One of the ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rating {
    /// How well the character fights.
    Combat,
    /// How many wounds the character bears.
    Endurance,
    /// What the character knows and feels.
    Intelligence,
    /// How well the character leads units on a planet.
    Leadership,
    /// How well the character leads units in space.
    SpaceLeadership,
    /// How well the character persuades.
    Diplomacy,
    /// How well the character flies a ship.
    Navigation,
}

impl Rating {
    /// Every rating, in the order of the cards.
    pub const ALL: [Self; 7] = [
        Self::Combat,
        Self::Endurance,
        Self::Intelligence,
        Self::Leadership,
        Self::SpaceLeadership,
        Self::Diplomacy,
        Self::Navigation,
    ];

    /// The words for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Combat => "Combat",
            Self::Endurance => "Endurance",
            Self::Intelligence => "Intelligence",
            Self::Leadership => "Leadership",
            Self::SpaceLeadership => "Space leadership",
            Self::Diplomacy => "Diplomacy",
            Self::Navigation => "Navigation",
        }
    }

    /// The word for it in a file.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Combat => "combat",
            Self::Endurance => "endurance",
            Self::Intelligence => "intelligence",
            Self::Leadership => "leadership",
            Self::SpaceLeadership => "space-leadership",
            Self::Diplomacy => "diplomacy",
            Self::Navigation => "navigation",
        }
    }
}

impl Ratings {
    /// The least and the greatest that a card prints.
    pub const RANGE: std::ops::RangeInclusive<u32> = 0..=6;

    /// A rating.
    #[must_use]
    pub const fn get(self, rating: Rating) -> Level {
        match rating {
            Rating::Combat => self.combat,
            Rating::Endurance => self.endurance,
            Rating::Intelligence => self.intelligence,
            Rating::Leadership => self.leadership,
            Rating::SpaceLeadership => self.space_leadership,
            Rating::Diplomacy => self.diplomacy,
            Rating::Navigation => self.navigation,
        }
    }

    /// A rating, for changing it.
    pub const fn get_mut(&mut self, rating: Rating) -> &mut Level {
        match rating {
            Rating::Combat => &mut self.combat,
            Rating::Endurance => &mut self.endurance,
            Rating::Intelligence => &mut self.intelligence,
            Rating::Leadership => &mut self.leadership,
            Rating::SpaceLeadership => &mut self.space_leadership,
            Rating::Diplomacy => &mut self.diplomacy,
            Rating::Navigation => &mut self.navigation,
        }
    }

    /// Leadership as cards and counters print it, that in space in brackets: `4(1)`.
    #[must_use]
    pub fn leading(self) -> String {
        match self.space_leadership.get() {
            0 => self.leadership.to_string(),
            space => format!("{}({space})", self.leadership),
        }
    }
}
