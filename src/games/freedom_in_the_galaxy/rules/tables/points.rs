//! The weights by which a character is worth points.

use serde::{Deserialize, Serialize};

use crate::Rating;
use rules::{Level, Origin};

/// How many points a character is worth for each point of a rating, and for each extra draw. The book has no prices for characters: these weights are
/// Drydock's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct PointTable {
    /// The points for each point of combat.
    pub combat: Level,
    /// The points for each point of endurance.
    pub endurance: Level,
    /// The points for each point of intelligence.
    pub intelligence: Level,
    /// The points for each point of leadership on a planet.
    pub leadership: Level,
    /// The points for each point of leadership in space.
    pub space_leadership: Level,
    /// The points for each point of diplomacy.
    pub diplomacy: Level,
    /// The points for each point of navigation.
    pub navigation: Level,
    /// The points for each extra draw.
    pub draw: Level,
    /// Where the weights come from.
    pub origin: Origin,
}

impl PointTable {
    /// The weight of this rating.
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

    /// Whether all weights are 0, as in a new project.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        Self { origin: Origin::default(), ..*self } == Self::default()
    }
}
