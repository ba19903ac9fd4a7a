//! A body in an orbit, and the sectors into which it is cut.
//!
//! A moon, a belt of asteroids and a starcity are always one sector. Only planets are cut, and the cut decides which sectors touch.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Look, Modifier, Wealth};
use rules::{Level, Tint};

/// A body in an orbit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Body {
    /// The name of the body, which the tile prints beside it.
    pub name: String,
    /// The kind of body, with its sectors.
    pub form: Form,
    /// The colour in which the body is drawn; `None` if the program chooses the colour by kind and name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tint: Option<Tint>,
    /// The look of the body and its place along the orbit, where the designer has decided them.
    #[serde(skip_serializing_if = "Look::is_open")]
    pub look: Look,
}

/// The kind of a body, with its sectors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Form {
    /// A planet, whole or cut.
    Planet(Division),
    /// A moon, or several that count as one.
    Moon(Sector),
    /// Asteroids.
    Asteroids(Sector),
    /// A city in space.
    Starcity(Sector),
}

/// The way in which a planet is cut into sectors, with the sectors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Division {
    /// The planet is not cut: it is one sector.
    Whole(Sector),
    /// The planet is cut into two halves.
    Halves {
        /// The sector of the upper half.
        north: Sector,
        /// The sector of the lower half.
        south: Sector,
    },
    /// The planet is cut into two caps and an equator between them. The two ends of the equator touch round the back.
    Caps {
        /// The sector of the upper cap.
        north: Sector,
        /// The sectors of the equator, from west to east.
        #[serde(deserialize_with = "equator")]
        equator: Vec<Sector>,
        /// The sector of the lower cap.
        south: Sector,
    },
}

/// One space of play on a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sector {
    /// Whether the sector has air; otherwise it is a vacuum sector.
    pub atmosphere: bool,
    /// The wealth code, which decides the plunder; `None` for a sector that cannot be plundered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wealth: Option<Wealth>,
    /// The modifier for the EW of each unit that defends the sector.
    #[serde(skip_serializing_if = "is_zero")]
    pub ew: Modifier,
    /// The modifier for the defense of each unit that defends the sector.
    #[serde(skip_serializing_if = "is_zero")]
    pub defense: Modifier,
    /// The attack value of the extra shot that the sector gives the defender; 0 for no extra shot.
    #[serde(skip_serializing_if = "is_zero")]
    pub attack: Level,
}

/// The part of a body that a sector takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// The whole body.
    Whole,
    /// The northern half or cap.
    North,
    /// A sector of the equator, counted from 0 in the west.
    Equator(u8),
    /// The southern half or cap.
    South,
}

impl Default for Form {
    fn default() -> Self {
        Self::Planet(Division::Whole(Sector::default()))
    }
}

/// The name of a body in words.
impl Body {
    /// The name of the body, or the word for its kind if it has no name.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { self.form.label() } else { &self.name }
    }
}

/// The sectors of a body, and the word for its kind.
impl Form {
    /// The word for this kind of body, with a capital letter: "Moon".
    #[must_use]
    pub const fn label(&self) -> &'static str {
        self.kind().label()
    }

    /// The sectors of the body, each with its part, from north to south and west to east.
    #[must_use]
    pub fn sectors(&self) -> Vec<(Part, &Sector)> {
        match self {
            Self::Planet(Division::Whole(sector)) | Self::Moon(sector) | Self::Asteroids(sector) | Self::Starcity(sector) => {
                vec![(Part::Whole, sector)]
            }
            Self::Planet(Division::Halves { north, south }) => vec![(Part::North, north), (Part::South, south)],
            Self::Planet(Division::Caps { north, equator, south }) => {
                let belt = (0..).zip(equator).map(|(number, sector)| (Part::Equator(number), sector));
                [(Part::North, north)].into_iter().chain(belt).chain([(Part::South, south)]).collect()
            }
        }
    }

    /// The sector that lies on this part; `None` if the body is not cut that way.
    #[must_use]
    pub fn sector(&self, part: Part) -> Option<&Sector> {
        match (self, part) {
            (
                Self::Planet(Division::Whole(sector)) | Self::Moon(sector) | Self::Asteroids(sector) | Self::Starcity(sector),
                Part::Whole,
            )
            | (Self::Planet(Division::Halves { north: sector, .. } | Division::Caps { north: sector, .. }), Part::North)
            | (Self::Planet(Division::Halves { south: sector, .. } | Division::Caps { south: sector, .. }), Part::South) => {
                Some(sector)
            }
            (Self::Planet(Division::Caps { equator, .. }), Part::Equator(number)) => equator.get(usize::from(number)),
            _ => None,
        }
    }

    /// The sector that lies on this part, to be changed; `None` if the body is not cut that way.
    pub fn sector_mut(&mut self, part: Part) -> Option<&mut Sector> {
        match (self, part) {
            (
                Self::Planet(Division::Whole(sector)) | Self::Moon(sector) | Self::Asteroids(sector) | Self::Starcity(sector),
                Part::Whole,
            )
            | (Self::Planet(Division::Halves { north: sector, .. } | Division::Caps { north: sector, .. }), Part::North)
            | (Self::Planet(Division::Halves { south: sector, .. } | Division::Caps { south: sector, .. }), Part::South) => {
                Some(sector)
            }
            (Self::Planet(Division::Caps { equator, .. }), Part::Equator(number)) => equator.get_mut(usize::from(number)),
            _ => None,
        }
    }
}

impl Division {
    /// The largest number of sectors that an equator may have in a file, which is more than any tile can show.
    pub const LONGEST_EQUATOR: usize = 24;
}

impl Part {
    /// The words that follow the name of the body, such as "equator 2"; empty for the whole body.
    #[must_use]
    pub fn label(self) -> String {
        match self {
            Self::Whole => String::new(),
            Self::North => "north".into(),
            Self::Equator(number) => format!("equator {}", u32::from(number) + 1),
            Self::South => "south".into(),
        }
    }
}

fn is_zero<T: Default + PartialEq>(amount: &T) -> bool {
    *amount == T::default()
}

fn equator<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Sector>, D::Error> {
    let sectors = Vec::deserialize(deserializer)?;
    let most = Division::LONGEST_EQUATOR;
    if sectors.len() > most {
        return Err(D::Error::custom(format!("an equator has at most {most} sectors, not {}", sectors.len())));
    }
    Ok(sectors)
}
