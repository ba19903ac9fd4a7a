//! A planet: its place in the galaxy, its loyalty and its environs (5.3).

use serde::{Deserialize, Serialize};

use super::{Environ, Loyalty, Race, Standing, Star, bounds};
use rules::{Count, Id, Origin, Shelf};

/// A planet, which is a ring round its star or part of one.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Planet {
    /// The planet's name.
    pub name: String,
    /// The planet's number, which begins with the number of its star.
    pub number: Count,
    /// The star round which the planet goes; `None` if the designer has not chosen one.
    pub star: Option<Id<Star>>,
    /// Whether the planet is the capital of its province.
    #[serde(skip_serializing_if = "is_not")]
    pub capital: bool,
    /// Whether the throne of the Empire stands on the planet.
    #[serde(skip_serializing_if = "is_not")]
    pub throne: bool,
    /// The race that has its home on the planet; `None` if no race does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub home: Option<Id<Race>>,
    /// Whether the planet has a secret (31.1).
    #[serde(skip_serializing_if = "is_not")]
    pub secret: bool,
    /// The planet's loyalty at Start Rebellion, which the map marks S; `None` if the designer has not set it yet.
    pub start: Option<Loyalty>,
    /// The planet's loyalty or Rebel control at Armageddon, which the map marks A or AC; `None` if the designer has not set it yet.
    pub armageddon: Option<Standing>,
    /// The planet's environs, in the order in which the map shows them.
    #[serde(deserialize_with = "bounds::read_environs")]
    pub environs: Shelf<Environ>,
    /// Remarks of the designer about the planet.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Where the data of the planet come from.
    pub origin: Origin,
    /// Other readings of the planet, if sources differ.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_planet_readings")]
    pub readings: Vec<PlanetReading>,
}

/// Another reading of one value of a planet, from a source that differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PlanetReading {
    /// The planet has this loyalty at Start Rebellion.
    Start(Loyalty),
    /// The planet has this loyalty or control at Armageddon.
    Armageddon(Standing),
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_not(flag: &bool) -> bool {
    !*flag
}

impl Planet {
    /// How many environs a planet may have, and how many planets a star may have (5.21, 5.3).
    pub const FEWEST_TO_MOST: std::ops::RangeInclusive<usize> = 1..=3;

    /// The planet's name, or "Unnamed planet" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed planet" } else { &self.name }
    }

    /// The words that are printed in the corner of the planet's orbit box: capital, throne, secret, and the race that has its home there.
    #[must_use]
    pub fn terms(&self, races: &Shelf<Race>) -> Vec<String> {
        let home =
            self.home.map(|race| races.get(race).map_or_else(|| "an unknown race".to_owned(), |race| race.label().to_owned()));
        let flags = [(self.capital, "capital"), (self.throne, "throne"), (self.secret, "secret")];
        flags.into_iter().filter(|(on, _)| *on).map(|(_, word)| word.to_owned()).chain(home).collect()
    }

    /// Whether a race lives in one of the planet's environs.
    #[must_use]
    pub fn has_race(&self, race: Id<Race>) -> bool {
        self.environs.iter().any(|(_, environ)| environ.races.contains(&race))
    }

    /// About how many bytes of memory the planet takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>()
            + self.name.len()
            + self.notes.len()
            + self.environs.iter().map(|(_, environ)| environ.weight()).sum::<usize>()
            + self.readings.len() * size_of::<PlanetReading>()
    }
}

impl PlanetReading {
    /// The reading in words, such as "Loyal at A".
    #[must_use]
    pub fn says(self) -> String {
        match self {
            Self::Start(loyalty) => format!("{loyalty} at S"),
            Self::Armageddon(standing) => format!("{} at A", standing.label()),
        }
    }

    /// Replaces the planet's own value with this reading.
    pub const fn take(self, planet: &mut Planet) {
        match self {
            Self::Start(loyalty) => planet.start = Some(loyalty),
            Self::Armageddon(standing) => planet.armageddon = Some(standing),
        }
    }
}
