//! A star system: orbits from the inside out, the bodies along them, and the sectors of the bodies.
//!
//! The system is the place; its printed form is the tile. Every orbit has one sector of deep space, which therefore stands nowhere. A moon,
//! a belt of asteroids and a starcity are one sector by their nature; only planets are cut, and which sectors touch follows from the cut.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Modifier, Technology, Wealth};
use crate::rules::{Count, Id, Level, Origin, Shelf, Tint};

/// A star system ("Star System Map Tiles").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct System {
    /// What its people call it.
    pub name: String,
    /// The technology of its local defenses.
    pub technology: Technology,
    /// The taxes that it yields on average, in mega-credits.
    pub wealth: Count,
    /// Its sun.
    pub sun: Sun,
    /// Its orbits, from the inside out.
    pub orbits: Shelf<Orbit>,
    /// The sector whose holder holds the system.
    pub capital: Option<Spot>,
    /// Remarks of the designer.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Where the system comes from.
    pub origin: Origin,
}

/// The colour of a sun, which only the picture shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sun {
    /// A red dwarf.
    Red,
    /// An orange sun.
    Orange,
    /// A yellow sun.
    #[default]
    Yellow,
    /// A white sun.
    White,
    /// A blue giant.
    Blue,
}

/// An orbit: a sector of deep space and the bodies along it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Orbit {
    /// The bodies, from the lower left of the tile to the upper right.
    pub bodies: Shelf<Body>,
}

/// A body in an orbit.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Body {
    /// What stands beside it on the tile.
    pub name: String,
    /// What it is, with its sectors.
    pub form: Form,
    /// The colour it is drawn in; none for one that its kind and name suggest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tint: Option<Tint>,
}

/// What a body is, with its sectors.
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

/// How a planet is cut into sectors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Division {
    /// One sector.
    Whole(Sector),
    /// Two halves.
    Halves {
        /// The upper one.
        north: Sector,
        /// The lower one.
        south: Sector,
    },
    /// Two caps with an equator between them, whose ends touch round the back.
    Caps {
        /// The upper cap.
        north: Sector,
        /// The sectors of the equator, from west to east.
        #[serde(deserialize_with = "equator")]
        equator: Vec<Sector>,
        /// The lower cap.
        south: Sector,
    },
}

/// One space of play on a body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sector {
    /// Whether it has air; else it is a vacuum sector.
    pub atmosphere: bool,
    /// What it is worth when plundered; none for nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wealth: Option<Wealth>,
    /// What is added to the EW of each defending unit.
    #[serde(skip_serializing_if = "is_zero")]
    pub ew: Modifier,
    /// What is added to the defense of each defending unit.
    #[serde(skip_serializing_if = "is_zero")]
    pub defense: Modifier,
    /// The attack value of the defender's extra shot; 0 for none.
    #[serde(skip_serializing_if = "is_zero")]
    pub attack: Level,
}

/// A sector of a body, by the numbers of its orbit and body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The orbit.
    pub orbit: Id<Orbit>,
    /// The body in the orbit.
    pub body: Id<Body>,
    /// The part of the body.
    pub part: Part,
}

/// A part of a body that is a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// All of it.
    Whole,
    /// The northern half or cap.
    North,
    /// A sector of the equator, counted from 0 in the west.
    Equator(u8),
    /// The southern half or cap.
    South,
}

/// A sector of a system: deep space, or one of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Space {
    /// The deep space of an orbit.
    Deep(Id<Orbit>),
    /// A sector of a body.
    On(Spot),
}

impl Sun {
    /// Every sun, from the coolest up.
    pub const ALL: [Self; 5] = [Self::Red, Self::Orange, Self::Yellow, Self::White, Self::Blue];

    /// The word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::White => "white",
            Self::Blue => "blue",
        }
    }
}

impl Default for Form {
    fn default() -> Self {
        Self::Planet(Division::Whole(Sector::default()))
    }
}

/// # Looking
impl System {
    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed system" } else { &self.name }
    }

    /// Every sector of every body, from the inside out.
    pub fn sectors(&self) -> impl Iterator<Item = (Spot, &Body, &Sector)> {
        self.orbits.iter().flat_map(|(orbit, found)| {
            found.bodies.iter().flat_map(move |(body, found)| {
                found.form.sectors().into_iter().map(move |(part, sector)| (Spot { orbit, body, part }, found, sector))
            })
        })
    }

    /// Every sector, deep space first in each orbit.
    #[must_use]
    pub fn spaces(&self) -> Vec<Space> {
        let in_orbit = |(id, orbit): (Id<Orbit>, &Orbit)| {
            let mut spaces = vec![Space::Deep(id)];
            for (body, found) in orbit.bodies.iter() {
                let parts = found.form.sectors().into_iter();
                spaces.extend(parts.map(|(part, _)| Space::On(Spot { orbit: id, body, part })));
            }
            spaces
        };
        self.orbits.iter().flat_map(in_orbit).collect()
    }

    /// The body that a spot is on, if it is there.
    #[must_use]
    pub fn body(&self, spot: Spot) -> Option<&Body> {
        self.orbits.get(spot.orbit)?.bodies.get(spot.body)
    }

    /// The sector of a spot, if it is there.
    #[must_use]
    pub fn sector(&self, spot: Spot) -> Option<&Sector> {
        self.body(spot)?.form.sector(spot.part)
    }

    /// Whether the system has this sector.
    #[must_use]
    pub fn has(&self, space: Space) -> bool {
        match space {
            Space::Deep(orbit) => self.orbits.get(orbit).is_some(),
            Space::On(spot) => self.sector(spot).is_some(),
        }
    }

    /// Whether any sector has air.
    #[must_use]
    pub fn has_atmosphere(&self) -> bool {
        self.sectors().any(|(_, _, sector)| sector.atmosphere)
    }

    /// What a sector is called: its body and part, or deep space with the number of its orbit from the inside.
    #[must_use]
    pub fn space_label(&self, space: Space) -> String {
        match space {
            Space::Deep(orbit) => match self.orbits.position(orbit) {
                Some(position) => format!("deep space of orbit {}", position + 1),
                None => "deep space of an orbit that is gone".into(),
            },
            Space::On(spot) => match (self.body(spot), spot.part) {
                (None, _) => "a body that is gone".into(),
                (Some(body), Part::Whole) => body.label().to_owned(),
                (Some(body), part) => format!("{} {}", body.label(), part.label()),
            },
        }
    }

    /// About how many bytes of memory the system takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let body = |body: &Body| size_of::<Body>() + 32 + body.name.len() + body.form.sectors().len() * size_of::<Sector>();
        let orbit = |orbit: &Orbit| size_of::<Orbit>() + 32 + orbit.bodies.iter().map(|(_, found)| body(found)).sum::<usize>();
        let orbits: usize = self.orbits.iter().map(|(_, found)| orbit(found)).sum();
        size_of::<Self>() + self.name.len() + self.notes.len() + orbits
    }
}

/// # Looking
impl Body {
    /// The name, or the word for what it is.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { self.form.label() } else { &self.name }
    }
}

/// # Looking
impl Form {
    /// The word for it, as it begins a line.
    #[must_use]
    pub const fn label(&self) -> &'static str {
        match self {
            Self::Planet(_) => "Planet",
            Self::Moon(_) => "Moon",
            Self::Asteroids(_) => "Asteroids",
            Self::Starcity(_) => "Starcity",
        }
    }

    /// Its sectors with the parts that they are, from north to south and west to east.
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

    /// The sector that a part is, if it is one.
    #[must_use]
    pub fn sector(&self, part: Part) -> Option<&Sector> {
        self.sectors().into_iter().find(|(found, _)| *found == part).map(|(_, sector)| sector)
    }

    /// The sector that a part is, to be changed.
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
    /// The most sectors that an equator has in a file: more than any tile can show.
    pub const LONGEST_EQUATOR: usize = 24;
}

impl Part {
    /// The word for it behind the name of its body; nothing for all of it.
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

impl Space {
    /// The orbit that the sector belongs to.
    #[must_use]
    pub const fn orbit(self) -> Id<Orbit> {
        match self {
            Self::Deep(orbit) => orbit,
            Self::On(spot) => spot.orbit,
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
