//! What a player's report tells about the year: entries in the order of events. Their words mention only what the player knows.

use serde::{Deserialize, Serialize};

use geometry::Space;

/// Something that happened, as a player has learned of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The chapter of the report that the entry belongs to.
    pub chapter: Chapter,
    /// The tick at which the event happened, out of the 840 ticks of a year; `None` if the entry gives no time.
    pub tick: Option<u32>,
    /// The space in which the event happened; `None` if the entry gives no place.
    pub at: Option<Space>,
    /// What happened, as a sentence.
    pub words: String,
    /// Details of the event, such as the shots of a battle, each as a sentence.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<String>,
}

/// A chapter of a year's report, in the order of the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chapter {
    /// The chapter about orders that were not carried out, and why.
    NotCarriedOut,
    /// The chapter about arrivals and departures of fleets.
    Movement,
    /// The chapter about battles in space, which it tells shot by shot.
    Battles,
    /// The chapter about landings, which it tells shot by shot.
    Landings,
    /// The chapter about other acts of fleets at worlds.
    Acts,
    /// The chapter about acts of the sovereign and the cronies in person.
    Persons,
    /// The chapter about revolts, taxes, payments, research, building, repair and growth.
    Household,
}

impl Chapter {
    /// Every chapter, in the order of the report.
    pub const ALL: [Self; 7] =
        [Self::NotCarriedOut, Self::Movement, Self::Battles, Self::Landings, Self::Acts, Self::Persons, Self::Household];

    /// The heading of the chapter.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::NotCarriedOut => "Orders not carried out",
            Self::Movement => "Movement",
            Self::Battles => "Battles in space",
            Self::Landings => "Landings",
            Self::Acts => "Acts at worlds",
            Self::Persons => "Persons",
            Self::Household => "Household",
        }
    }
}
