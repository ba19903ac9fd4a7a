//! A star system: its orbits, from the inside out, and the bodies along them (see `body.rs`).
//!
//! The system is the place; its printed form is the tile. Every orbit has one sector of deep space, so files do not list this sector.

use serde::{Deserialize, Serialize};

use super::body::{Body, Part, Sector};
use super::{Pasted, Technology};
use rules::{Count, Id, Origin, Shelf};

/// A star system ("Star System Map Tiles").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct System {
    /// The name that the system's people give it.
    pub name: String,
    /// The technology of the system's local defenses.
    pub technology: Technology,
    /// The average taxes of the system, in mega-credits.
    pub wealth: Count,
    /// The sun of the system.
    pub sun: Sun,
    /// A picture of the designer's own behind everything on the tile, instead of the night sky.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ground: Option<Pasted>,
    /// The orbits of the system, from the inside out.
    pub orbits: Shelf<Orbit>,
    /// The capital: the side that holds this sector holds the system. `None` if the system has no capital yet.
    pub capital: Option<Spot>,
    /// Remarks of the designer.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// The origin of the system's values, such as the book or the designer.
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

/// The place of a sector of a body: the ids of its orbit and body, and the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The orbit along which the body lies.
    pub orbit: Id<Orbit>,
    /// The body in the orbit.
    pub body: Id<Body>,
    /// The part of the body that the sector covers.
    pub part: Part,
}

/// A sector of a system: the deep space of an orbit, or a sector of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Space {
    /// The deep space of an orbit.
    Deep(Id<Orbit>),
    /// A sector of a body.
    On(Spot),
}

impl Sun {
    /// All suns, the coolest first.
    pub const ALL: [Self; 5] = [Self::Red, Self::Orange, Self::Yellow, Self::White, Self::Blue];

    /// The word for this colour of a sun.
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

/// Answers questions about the system, its bodies and its sectors.
impl System {
    /// The name of the system, or words that say that it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed system" } else { &self.name }
    }

    /// How many bodies all orbits have together.
    #[must_use]
    pub fn bodies(&self) -> usize {
        self.orbits.iter().map(|(_, orbit)| orbit.bodies.len()).sum()
    }

    /// How many bodies all orbits have together, in words: "1 body", "5 bodies".
    #[must_use]
    pub fn bodies_label(&self) -> String {
        match self.bodies() {
            1 => "1 body".to_owned(),
            bodies => format!("{bodies} bodies"),
        }
    }

    /// All sectors of all bodies, with their spots and bodies, from the inside out.
    pub fn sectors(&self) -> impl Iterator<Item = (Spot, &Body, &Sector)> {
        self.orbits.iter().flat_map(|(orbit, found)| {
            found.bodies.iter().flat_map(move |(body, found)| {
                found.form.sectors().into_iter().map(move |(part, sector)| (Spot { orbit, body, part }, found, sector))
            })
        })
    }

    /// All sectors, from the inside out; in each orbit deep space comes first.
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

    /// The body at a spot; `None` if the spot names a body that is gone.
    #[must_use]
    pub fn body(&self, spot: Spot) -> Option<&Body> {
        self.orbits.get(spot.orbit)?.bodies.get(spot.body)
    }

    /// The sector at a spot; `None` if the system has no such sector.
    #[must_use]
    pub fn sector(&self, spot: Spot) -> Option<&Sector> {
        self.body(spot)?.form.sector(spot.part)
    }

    /// The sector at a spot, to be changed; `None` if the system has no such sector.
    pub fn sector_mut(&mut self, spot: Spot) -> Option<&mut Sector> {
        self.orbits.get_mut(spot.orbit)?.bodies.get_mut(spot.body)?.form.sector_mut(spot.part)
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

    /// The name of a sector: its body and part, or deep space with the number of its orbit from the inside.
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

    /// The system with the place of the body `only`, or of all bodies, unlocked, so that the program lays them out again. `None` if no place was
    /// locked.
    #[must_use]
    pub fn unlocked(&self, only: Option<(Id<Orbit>, Id<Body>)>) -> Option<Self> {
        let all =
            self.orbits.iter().flat_map(|(orbit, found)| found.bodies.iter().map(move |(body, found)| ((orbit, body), found)));
        let is_meant = |at: (Id<Orbit>, Id<Body>)| only.is_none_or(|only| only == at);
        let locked: Vec<_> = all.filter(|(at, body)| is_meant(*at) && body.look.is_locked()).map(|(at, _)| at).collect();
        let mut open = self.clone();
        for (orbit, body) in &locked {
            open.orbits.get_mut(*orbit)?.bodies.get_mut(*body)?.look.along = None;
        }
        (!locked.is_empty()).then_some(open)
    }

    /// Marks the system as the designer's own if anything except its remarks differs from the system `before` the change. Does nothing if the change
    /// has also changed the origin.
    pub fn own_what_differs(&mut self, before: &Self) {
        let same = |one: &Self, other: &Self| {
            (&one.name, one.technology, one.wealth, one.sun, &one.ground, one.capital)
                == (&other.name, other.technology, other.wealth, other.sun, &other.ground, other.capital)
                && one.orbits == other.orbits
        };
        if self.origin == before.origin && !same(self, before) {
            self.origin = Origin::Own;
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

impl Space {
    /// The orbit to which the sector belongs.
    #[must_use]
    pub const fn orbit(self) -> Id<Orbit> {
        match self {
            Self::Deep(orbit) => orbit,
            Self::On(spot) => spot.orbit,
        }
    }
}
