//! The seven ratings of a character (6.1).

use serde::{Deserialize, Serialize};

use rules::Level;

/// The ratings of a character, as the card prints them (6.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Ratings {
    /// Combat: the character's strength in fights.
    pub combat: Level,
    /// Endurance: how many wounds kill the character.
    pub endurance: Level,
    /// Intelligence, with which the character hides and searches.
    pub intelligence: Level,
    /// Leadership of units on a planet.
    pub leadership: Level,
    /// Leadership of units in space, which cards print in brackets.
    pub space_leadership: Level,
    /// Diplomacy: how well the character persuades.
    pub diplomacy: Level,
    /// Navigation: how well the character flies a ship.
    pub navigation: Level,
}

/// One of a character's seven ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Rating {
    /// Combat: the character's strength in fights.
    Combat,
    /// Endurance: how many wounds kill the character.
    Endurance,
    /// Intelligence, with which the character hides and searches.
    Intelligence,
    /// Leadership of units on a planet.
    Leadership,
    /// Leadership of units in space.
    SpaceLeadership,
    /// Diplomacy: how well the character persuades.
    Diplomacy,
    /// Navigation: how well the character flies a ship.
    Navigation,
}

impl Rating {
    /// Every rating, in the order in which cards print them.
    pub const ALL: [Self; 7] = [
        Self::Combat,
        Self::Endurance,
        Self::Intelligence,
        Self::Leadership,
        Self::SpaceLeadership,
        Self::Diplomacy,
        Self::Navigation,
    ];

    /// The words for the rating on screen.
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

    /// The word for the rating in files.
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
    /// The range of values that a card prints.
    pub const RANGE: std::ops::RangeInclusive<u32> = 0..=6;

    /// The value of this rating.
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

    /// The value of this rating, to be changed.
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

    /// The two kinds of leadership as cards and counters print them, with the leadership in space in brackets: `4(1)`.
    #[must_use]
    pub fn leading(self) -> String {
        match self.space_leadership.get() {
            0 => self.leadership.to_string(),
            space => format!("{}({space})", self.leadership),
        }
    }
}
