//! What a character is worth.

use serde::{Deserialize, Serialize};

use crate::Rating;
use rules::{Level, Origin};

/// What a character is worth for each point of a rating and for an extra draw. The book has no prices for characters: these weights are Drydock's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PointTable {
    /// For combat.
    pub combat: Level,
    /// For endurance.
    pub endurance: Level,
    /// For intelligence.
    pub intelligence: Level,
    /// For leadership on a planet.
    pub leadership: Level,
    /// For leadership in space.
    pub space_leadership: Level,
    /// For diplomacy.
    pub diplomacy: Level,
    /// For navigation.
    pub navigation: Level,
    /// For an extra draw.
    pub draw: Level,
    /// Where the weights come from.
    pub origin: Origin,
}

impl PointTable {
    /// The weight of a rating.
    #[must_use]
    pub const fn of(&self, rating: Rating) -> Level {
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

    /// Whether nothing has a weight, as in a project that has just begun.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Self { origin: Origin::default(), ..*self } == Self::default()
    }
}
