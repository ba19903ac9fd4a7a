//! A possession of a character: a ship, a weapon, an object or a companion (14.0).

use serde::{Deserialize, Serialize};

use super::cards::weight_of;
use super::verbs::Effect;
use super::{Character, Side, bounds};
use rules::{Count, Id, Level, Origin, Picture};

/// A possession, which has a card; ships have counters too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Possession {
    /// The number of the card; `None` for a possession without a card, such as a ship of the Empire.
    pub number: Option<Count>,
    /// The possession's name.
    pub name: String,
    /// The kind of possession, such as a ship or a weapon.
    pub kind: PossessionKind,
    /// The rating with which a ship shoots in a quest; `None` for anything but a ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cannons: Option<Level>,
    /// The rating with which a ship withstands shots in a quest; `None` for anything but a ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shields: Option<Level>,
    /// The rating with which a ship evades bases; `None` for anything but a ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub maneuver: Option<Level>,
    /// How many characters and companions a ship carries, its pilot included; `None` for anything but a ship.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passengers: Option<Level>,
    /// Whether a ship keeps its whole maneuver with any pilot (14.58).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub flies_itself: bool,
    /// The character who owns the possession from the start (14.53); `None` if any character may have it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub owner: Option<Id<Character>>,
    /// The effects of the possession, besides its ratings.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_effects_or_words")]
    pub effects: Vec<Effect>,
    /// How many counters of a ship the game has.
    pub count: Count,
    /// The designer's own picture; `None` for the one that Drydock draws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<Id<Picture>>,
    /// Where the data of the possession come from.
    pub origin: Origin,
}

/// The kind of a possession.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PossessionKind {
    /// A spaceship of the Rebels, which has a card (14.5).
    #[default]
    Ship,
    /// A spaceship of the Empire, which has a counter and no card (14.6).
    ImperialShip,
    /// A weapon.
    Weapon,
    /// Any other object.
    Object,
    /// A companion, who takes the room of a passenger (14.3).
    Companion,
}

impl Default for Possession {
    fn default() -> Self {
        Self {
            number: None,
            name: String::new(),
            kind: PossessionKind::default(),
            cannons: None,
            shields: None,
            maneuver: None,
            passengers: None,
            flies_itself: false,
            owner: None,
            effects: Vec::new(),
            count: Count::clamped(1),
            picture: None,
            origin: Origin::default(),
        }
    }
}

impl PossessionKind {
    /// Every kind, in the order of the cards.
    pub const ALL: [Self; 5] = [Self::Ship, Self::ImperialShip, Self::Weapon, Self::Object, Self::Companion];

    /// The word for the kind.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Ship => "ship",
            Self::ImperialShip => "Imperial ship",
            Self::Weapon => "weapon",
            Self::Object => "object",
            Self::Companion => "companion",
        }
    }

    /// The side that has possessions of this kind. The Empire has only ships (14.0, 14.6).
    #[must_use]
    pub const fn side(self) -> Side {
        match self {
            Self::ImperialShip => Side::Imperial,
            Self::Ship | Self::Weapon | Self::Object | Self::Companion => Side::Rebel,
        }
    }

    /// Whether possessions of this kind are ships.
    #[must_use]
    pub const fn is_ship(self) -> bool {
        matches!(self, Self::Ship | Self::ImperialShip)
    }
}

impl Possession {
    /// The range of passengers for which printed ships have room.
    pub const PASSENGERS: std::ops::RangeInclusive<u32> = 4..=16;

    /// The possession's name, or "Unnamed possession" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed possession" } else { &self.name }
    }

    /// The ratings of a ship in one line, such as `3,2,3,6`, with a question mark for a missing one; empty for anything but a ship.
    #[must_use]
    pub fn line(&self) -> String {
        if !self.kind.is_ship() {
            return String::new();
        }
        let rating = |rating: Option<Level>| rating.map_or_else(|| "?".to_owned(), |rating| rating.to_string());
        [self.cannons, self.shields, self.maneuver, self.passengers].map(rating).join(",")
    }

    /// About how many bytes of memory the possession takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + weight_of(&self.effects)
    }
}
