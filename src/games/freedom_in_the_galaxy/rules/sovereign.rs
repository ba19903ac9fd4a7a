//! A sovereign, who can be summoned on the planet whose environ names the sovereign, and then acts as a character does (25.0).

use serde::{Deserialize, Serialize};

use rules::{Level, Origin};

/// A sovereign, who has a counter and no card, and lives in the environ that names the sovereign.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sovereign {
    /// The sovereign's name.
    pub name: String,
    /// Combat: the sovereign's strength in fights.
    pub combat: Level,
    /// Endurance: how many wounds kill the sovereign.
    pub endurance: Level,
    /// Leadership of units on a planet.
    pub leadership: Level,
    /// Leadership of units in space.
    pub space_leadership: Level,
    /// The side that can summon the sovereign.
    pub allegiance: Allegiance,
    /// Where the data of the sovereign come from.
    pub origin: Origin,
}

/// The side that can summon a sovereign (25.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Allegiance {
    /// Either side can summon the sovereign.
    #[default]
    Neutral,
    /// Only the Rebels can summon the sovereign.
    Rebel,
    /// Only the Empire can summon the sovereign.
    Imperial,
}

impl Allegiance {
    /// Every allegiance.
    pub const ALL: [Self; 3] = [Self::Neutral, Self::Rebel, Self::Imperial];

    /// The word for the allegiance.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Neutral => "neutral",
            Self::Rebel => "Rebel",
            Self::Imperial => "Imperial",
        }
    }

    /// The letter with which the map marks the allegiance (25.12).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Neutral => 'N',
            Self::Rebel => 'R',
            Self::Imperial => 'I',
        }
    }
}

impl Sovereign {
    /// The sovereign's name, or "Unnamed sovereign" if there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed sovereign" } else { &self.name }
    }

    /// Combat, endurance and leadership as the counter prints them: `3-3-2(1)`.
    #[must_use]
    pub fn line(&self) -> String {
        let space = match self.space_leadership.get() {
            0 => String::new(),
            space => format!("({space})"),
        };
        format!("{}-{}-{}{space}", self.combat, self.endurance, self.leadership)
    }

    /// About how many bytes of memory the sovereign takes.
    #[must_use]
    pub const fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}
