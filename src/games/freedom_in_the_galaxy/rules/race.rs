//! A race and its locals, who may grow irate (12.17, 23.0).

use serde::{Deserialize, Serialize};

use super::{EnvironType, bounds};
use rules::{Level, Origin, Shelf};

/// A race of the galaxy.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Race {
    /// The name of a member of the race, in the singular.
    pub name: String,
    /// Whether the race travels among the stars, so that events on one of its planets cause dominoes on others (23.0).
    pub star_faring: bool,
    /// The race's locals, for each type of environ.
    #[serde(deserialize_with = "bounds::read_locals")]
    pub locals: Shelf<Locals>,
    /// Where the data of the race come from.
    pub origin: Origin,
}

/// The locals of a race in environs of one type.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Locals {
    /// The type of environ in which these locals live.
    pub environ: EnvironType,
    /// The locals' strength in a fight.
    pub strength: Level,
    /// How many wounds the locals take before they die.
    pub endurance: Level,
    /// Whether the locals fight hand to hand; otherwise they use firearms.
    pub hand_to_hand: bool,
    /// Where the data of the locals come from.
    pub origin: Origin,
    /// Other readings of the locals, if sources differ.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_locals_readings")]
    pub readings: Vec<LocalsReading>,
}

/// Another reading of one value of locals, from a source that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LocalsReading {
    /// The locals have this endurance.
    Endurance(Level),
    /// Whether the locals fight hand to hand.
    HandToHand(bool),
}

impl Race {
    /// The race's name, or "Unnamed race" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed race" } else { &self.name }
    }

    /// The race's locals in environs of this type; `None` if it has none there.
    #[must_use]
    pub fn locals_in(&self, environ: EnvironType) -> Option<&Locals> {
        self.locals.find(|locals| locals.environ == environ).map(|(_, locals)| locals)
    }

    /// About how many bytes of memory the race takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>() + self.name.len() + self.locals.len() * size_of::<Locals>()
    }
}

impl Locals {
    /// The locals' strength and endurance as the chart prints them, such as 4/4, with an h if the locals fight hand to hand.
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

    /// Replaces the locals' own value with this reading.
    pub const fn take(self, locals: &mut Locals) {
        match self {
            Self::Endurance(endurance) => locals.endurance = endurance,
            Self::HandToHand(on) => locals.hand_to_hand = on,
        }
    }
}
