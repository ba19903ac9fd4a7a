//! A scenario: which stars are in play, by which rules, and at which of the two starts (1.1, 16.1).
//!
//! What each side has, and how the game is won, is not designed here yet.

use serde::{Deserialize, Serialize};

use super::{Province, Star, bounds};
use crate::rules::{Count, Id, Level, Shelf};

/// A scenario.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// What it is called.
    pub name: String,
    /// The rules that it is played by.
    pub rules: RulesLevel,
    /// Whether any stars may be played under these rules; else those that the book plays under them.
    pub free: bool,
    /// Where the loyalty of its planets starts.
    pub start: Beginning,
    /// The stars in play; all of them where none is named.
    pub stars: Shelf<PlayedStar>,
    /// How many turns are played; none for no limit.
    pub turns: Option<Count>,
    /// The designer's notes, a paragraph each.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_notes")]
    pub notes: Vec<String>,
}

/// A star in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayedStar {
    /// The star.
    pub star: Id<Star>,
}

/// The rules that a scenario is played by, each of which adds to those before (1.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RulesLevel {
    /// Sections 1 to 16.
    #[default]
    StarSystem,
    /// Sections 17 to 28 as well.
    Province,
    /// Sections 29 to 38 as well.
    Galactic,
}

/// Which of the two starts of the map a scenario has (16.11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Beginning {
    /// Start Rebellion, marked S.
    #[default]
    StartRebellion,
    /// Armageddon, marked A.
    Armageddon,
}

impl RulesLevel {
    /// Every level, the simplest first.
    pub const ALL: [Self; 3] = [Self::StarSystem, Self::Province, Self::Galactic];

    /// The words for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::StarSystem => "star system",
            Self::Province => "province",
            Self::Galactic => "galactic",
        }
    }

    /// Whether ships jump from star to star, so that routes, provinces and capitals count.
    #[must_use]
    pub const fn plays_routes(self) -> bool {
        matches!(self, Self::Province | Self::Galactic)
    }
}

impl Beginning {
    /// Both, in order.
    pub const ALL: [Self; 2] = [Self::StartRebellion, Self::Armageddon];

    /// The words for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::StartRebellion => "start of the rebellion",
            Self::Armageddon => "Armageddon",
        }
    }

    /// The letter on the map for it.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::StartRebellion => "S",
            Self::Armageddon => "A",
        }
    }
}

impl Scenario {
    /// How many turns a game in one star system has at the most (16.2).
    pub const USUAL_TURNS: Level = Level::clamped(6);

    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed scenario" } else { &self.name }
    }

    /// The stars in play that are there, in order and each once.
    #[must_use]
    pub fn in_play(&self, stars: &Shelf<Star>) -> Vec<Id<Star>> {
        if self.stars.is_empty() {
            return stars.ids().collect();
        }
        let mut found: Vec<Id<Star>> = Vec::new();
        for (_, played) in self.stars.iter().filter(|(_, played)| stars.get(played.star).is_some()) {
            if !found.contains(&played.star) {
                found.push(played.star);
            }
        }
        found
    }

    /// The provinces of the stars in play, in order and each once.
    #[must_use]
    pub fn provinces(&self, stars: &Shelf<Star>) -> Vec<Id<Province>> {
        let mut found: Vec<Id<Province>> = self.in_play(stars).into_iter().filter_map(|star| stars.get(star)?.province).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let notes: usize = self.notes.iter().map(|note| size_of::<String>() + note.len()).sum();
        size_of::<Self>() + self.name.len() + self.stars.len() * size_of::<PlayedStar>() + notes
    }
}
