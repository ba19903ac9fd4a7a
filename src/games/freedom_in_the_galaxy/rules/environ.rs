//! An environ, the space of a planet in which nearly everything happens (5.3).

use serde::{Deserialize, Serialize};

use super::{Race, bounds};
use rules::{Id, Level, Origin};

/// An environ of a planet.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Environ {
    /// The type of the environ, such as urban or wild.
    pub kind: EnvironType,
    /// How many units of one side may stand in the environ. For a mission in the environ, this many cards are drawn.
    pub size: Level,
    /// The resource. It is the number of Force Points with which a rebellion raises units in the environ, and the environ's share of the planet's
    /// tax.
    pub resource: Level,
    /// Whether the resource has a star, so that better units can be bought (19.4).
    pub starred: bool,
    /// The races that live in the environ; the first one provides the locals.
    #[serde(deserialize_with = "bounds::read_races")]
    pub races: Vec<Id<Race>>,
    /// The name of the creature that lives in the environ; empty if there is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub creature: String,
    /// The coup rating; `None` if no coup may be tried in the environ.
    pub coup: Option<Level>,
    /// The name of the sovereign who lives in the environ; empty if there is none (25.0).
    #[serde(skip_serializing_if = "String::is_empty")]
    pub sovereign: String,
    /// Where the data of the environ come from.
    pub origin: Origin,
    /// Other readings of the environ, if sources differ.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_environ_readings")]
    pub readings: Vec<EnvironReading>,
}

/// The type of an environ. All types but urban and wild are special (5.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum EnvironType {
    /// A city.
    #[default]
    Urban,
    /// The open land.
    Wild,
    /// An environ below the ground.
    Subterranean,
    /// An environ in or on a liquid, such as water.
    Liquid,
    /// An environ in the air.
    Air,
    /// An environ in the fire.
    Fire,
}

/// Another reading of one value of an environ, from a source that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EnvironReading {
    /// The environ is of this type.
    Type(EnvironType),
    /// The environ has this size.
    Size(Level),
    /// Whether the environ's resource has a star.
    Starred(bool),
    /// The environ has this creature; no creature if the name is empty.
    Creature(String),
    /// The environ has this coup rating; `None` means that no coup may be tried.
    Coup(Option<Level>),
}

impl EnvironType {
    /// Every type, in the order in which the counters are printed.
    pub const ALL: [Self; 6] = [Self::Urban, Self::Wild, Self::Subterranean, Self::Liquid, Self::Air, Self::Fire];

    /// The name of the type, with a capital letter.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Urban => "Urban",
            Self::Wild => "Wild",
            Self::Subterranean => "Subterranean",
            Self::Liquid => "Liquid",
            Self::Air => "Air",
            Self::Fire => "Fire",
        }
    }

    /// The name of the type in lower case.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Urban => "urban",
            Self::Wild => "wild",
            Self::Subterranean => "subterranean",
            Self::Liquid => "liquid",
            Self::Air => "air",
            Self::Fire => "fire",
        }
    }
}

impl Environ {
    /// The range of sizes for which the map has room.
    pub const SIZES: std::ops::RangeInclusive<u32> = 2..=6;
    /// The range of resources that the map prints.
    pub const RESOURCES: std::ops::RangeInclusive<u32> = 1..=10;
    /// The range of coup ratings that the map prints.
    pub const COUPS: std::ops::RangeInclusive<u32> = 1..=3;

    /// About how many bytes of memory the environ takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        size_of::<Self>()
            + self.races.len() * size_of::<Id<Race>>()
            + self.creature.len()
            + self.sovereign.len()
            + self.readings.iter().map(EnvironReading::weight).sum::<usize>()
    }
}

impl EnvironReading {
    /// The reading in words, such as "size 3".
    #[must_use]
    pub fn says(&self) -> String {
        match self {
            Self::Type(kind) => kind.word().to_owned(),
            Self::Size(size) => format!("size {size}"),
            Self::Starred(true) => "a starred resource".to_owned(),
            Self::Starred(false) => "a resource without a star".to_owned(),
            Self::Creature(name) if name.is_empty() => "no creature".to_owned(),
            Self::Creature(name) => format!("creature {name}"),
            Self::Coup(Some(coup)) => format!("coup rating {coup}"),
            Self::Coup(None) => "no coup rating".to_owned(),
        }
    }

    /// Replaces the environ's own value with this reading.
    pub fn take(&self, environ: &mut Environ) {
        match self {
            Self::Type(kind) => environ.kind = *kind,
            Self::Size(size) => environ.size = *size,
            Self::Starred(starred) => environ.starred = *starred,
            Self::Creature(name) => environ.creature.clone_from(name),
            Self::Coup(coup) => environ.coup = *coup,
        }
    }

    fn weight(&self) -> usize {
        size_of::<Self>() + if let Self::Creature(name) = self { name.len() } else { 0 }
    }
}
