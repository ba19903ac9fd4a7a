//! The seven ratings of a character (6.1).

use serde::{Deserialize, Serialize};

use rules::Level;

/// What a character is good at, as his card has it (6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ratings {
    /// How well he fights.
    pub combat: Level,
    /// How many wounds he bears before he dies.
    pub endurance: Level,
    /// What he knows and feels.
    pub intelligence: Level,
    /// How he leads units on a planet.
    pub leadership: Level,
    /// How he leads units in space, which stands in brackets.
    pub space_leadership: Level,
    /// How he persuades.
    pub diplomacy: Level,
    /// How he flies a ship.
    pub navigation: Level,
}

/// One of the ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rating {
    /// How well he fights.
    Combat,
    /// How many wounds he bears.
    Endurance,
    /// What he knows and feels.
    Intelligence,
    /// How he leads units on a planet.
    Leadership,
    /// How he leads units in space.
    SpaceLeadership,
    /// How he persuades.
    Diplomacy,
    /// How he flies a ship.
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

    /// A rating, to be changed.
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
