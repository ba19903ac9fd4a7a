//! A race and its locals, who may grow irate (12.17, 23.0).

use serde::{Deserialize, Serialize};

use super::{EnvironType, bounds};
use rules::{Level, Origin, Shelf};

/// A race.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Race {
    /// The name of one of them.
    pub name: String,
    /// Whether it travels among the stars, so that events on one of its planets cause dominoes on others (23.0).
    pub star_faring: bool,
    /// Its locals, by the type of environ.
    #[serde(deserialize_with = "bounds::read_locals")]
    pub locals: Shelf<Locals>,
    /// Where it comes from.
    pub origin: Origin,
}

/// The locals of a race in environs of one type.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Locals {
    /// Where they live.
    pub environ: EnvironType,
    /// How strong they are.
    pub strength: Level,
    /// How many wounds they take before they die.
    pub endurance: Level,
    /// Whether they fight hand to hand; else with firearms.
    pub hand_to_hand: bool,
    /// Where they come from.
    pub origin: Origin,
    /// Other readings of them, where sources differ.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_locals_readings")]
    pub readings: Vec<LocalsReading>,
}

/// Another reading of one value of locals, where sources differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LocalsReading {
    /// They have this endurance.
    Endurance(Level),
    /// They fight hand to hand, or not.
    HandToHand(bool),
}

impl Race {
    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed race" } else { &self.name }
    }

    /// Its locals in environs of a type.
    #[must_use]
    pub fn locals_in(&self, environ: EnvironType) -> Option<&Locals> {
        self.locals.find(|locals| locals.environ == environ).map(|(_, locals)| locals)
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.locals.len() * size_of::<Locals>()
    }
}

impl Locals {
    /// Strength and endurance as the chart prints them, with an h where they fight hand to hand.
    #[must_use]
    pub fn line(&self) -> String {
        format!("{}/{}{}", self.strength, self.endurance, if self.hand_to_hand { "h" } else { "" })
    }
}

impl LocalsReading {
    /// The reading in words, such as "endurance 4".
    #[must_use]
    pub fn says(self) -> String {
        match self {
            Self::Endurance(endurance) => format!("endurance {endurance}"),
            Self::HandToHand(true) => "hand to hand".to_owned(),
            Self::HandToHand(false) => "firearms".to_owned(),
        }
    }

    /// Puts this reading in the place of the locals' own value.
    pub const fn take(self, locals: &mut Locals) {
        match self {
            Self::Endurance(endurance) => locals.endurance = endurance,
            Self::HandToHand(on) => locals.hand_to_hand = on,
        }
    }
}
