//! A type of unit: what stands on one kind of counter, weapon pods included.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::bounds::read_parts;
use super::{PartShape, Pasted, Symbol, SymbolPart, Technology};
use rules::{Count, Level, Origin};

/// A type of unit ("Unit Counter Definitions & Explanations"), or of weapon pod.
///
/// The values of a pod are what it brings: an ECM pod's EW and a repulsor pod's defense are added to its carrier's, and a missile
/// pod's attack is that of one shot more ("Weapons Pod").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitType {
    /// Its side.
    pub color: Color,
    /// The letters on its counter, such as `CR`.
    pub letters: String,
    /// Its name.
    pub name: String,
    /// The technology that builds and repairs it.
    pub technology: Technology,
    /// How it moves and where it stands.
    pub operations: Operations,
    /// How many touching sectors it moves in a phase, for codes V and A: 1, but 2 for air wings and 0 for fortresses ("Planetary
    /// Movement").
    pub speed: Level,
    /// Its electronic warfare.
    pub ew: Level,
    /// Its attack.
    pub attack: Level,
    /// Its defense.
    pub defense: Level,
    /// How much cargo it holds; none for no hold at all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<Level>,
    /// How much room it takes as cargo; none for a unit that cannot be carried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<Level>,
    /// Whether it survives simple hits, which only damage it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub multi_hit: bool,
    /// What it costs to build, in mega-credits; none where the cost is unknown.
    pub cost: Option<Count>,
    /// How many counters of it the game holds.
    pub count: Count,
    /// The picture on its counter.
    pub symbol: Symbol,
    /// A symbol of the designer's own in the place of that picture, drawn part over part; empty for no such symbol.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "read_parts")]
    pub parts: Vec<SymbolPart>,
    /// A picture of the designer's own in the place of any symbol.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<Pasted>,
    /// A picture of the designer's own on the back of its counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<Pasted>,
    /// Where its numbers come from.
    pub origin: UnitOrigin,
}

/// Where the numbers of a unit type come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitOrigin {
    /// Its EW, attack, defense and what it carries.
    pub values: Origin,
    /// Its cost.
    pub cost: Origin,
    /// How many counters there are.
    pub count: Origin,
}

/// The side that owns a unit, which its counter shows ("Unit Color Codes").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The Vikings'.
    #[default]
    Red,
    /// The Federation's.
    Blue,
    /// The local defenses'.
    Green,
}

/// The sector operations code: how a unit moves and where it can be placed ("Sector Operations Code").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Operations {
    /// Between stars, and from any sector to any.
    S,
    /// From any sector of a system to any.
    P,
    /// From any sector of an orbit to any, written `*P`.
    LimitedP,
    /// Between touching sectors, with air or without.
    V,
    /// Between touching sectors with air.
    #[default]
    A,
    /// A weapon pod, which is always cargo.
    Pod,
}

impl Default for UnitType {
    fn default() -> Self {
        Self {
            color: Color::default(),
            letters: String::new(),
            name: String::new(),
            technology: Technology::default(),
            operations: Operations::default(),
            speed: Level::clamped(1),
            ew: Level::default(),
            attack: Level::clamped(1),
            defense: Level::clamped(1),
            capacity: None,
            size: None,
            multi_hit: false,
            cost: None,
            count: Count::default(),
            symbol: Symbol::default(),
            parts: Vec::new(),
            picture: None,
            back: None,
            origin: UnitOrigin::default(),
        }
    }
}

impl Color {
    /// Every colour, in the order of the catalogue.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Green];

    /// The word for it.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
        }
    }
}

impl Operations {
    /// Every code, in the order of the book.
    pub const ALL: [Self; 6] = [Self::S, Self::P, Self::LimitedP, Self::V, Self::A, Self::Pod];

    /// As it stands on the counter and in tables.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::S => "S",
            Self::P => "P",
            Self::LimitedP => "*P",
            Self::V => "V",
            Self::A => "A",
            Self::Pod => "pod",
        }
    }

    /// Whether it is a spacecraft's: S, P or *P.
    #[must_use]
    pub const fn is_spacecraft(self) -> bool {
        matches!(self, Self::S | Self::P | Self::LimitedP)
    }

    /// Whether it is a code of troops, which move from sector to touching sector: V or A.
    #[must_use]
    pub const fn is_ground(self) -> bool {
        matches!(self, Self::V | Self::A)
    }
}

impl UnitType {
    /// The words for it in lists: its letters and its name, or words that say there are none.
    #[must_use]
    pub fn label(&self) -> String {
        match (self.letters.trim(), self.name.trim()) {
            ("", "") => "Unnamed unit".into(),
            ("", name) => name.into(),
            (letters, "") => letters.into(),
            (letters, name) => format!("{letters} {name}"),
        }
    }

    /// The letters of the counter, or the name where there are none.
    #[must_use]
    pub fn short(&self) -> &str {
        match (self.letters.trim(), self.name.trim()) {
            ("", "") => "unnamed unit",
            ("", name) => name,
            (letters, _) => letters,
        }
    }

    /// Whether it is a weapon pod.
    #[must_use]
    pub const fn is_pod(&self) -> bool {
        matches!(self.operations, Operations::Pod)
    }

    /// Whether it is a fortress, which stays in the sector where it was placed.
    #[must_use]
    pub const fn is_fortress(&self) -> bool {
        self.operations.is_ground() && self.speed.get() == 0
    }

    /// The bottom line of its counter: EW, attack, defense and code, as in `769 V`.
    #[must_use]
    pub fn bottom_line(&self) -> String {
        format!("{}{}{} {}", self.ew, self.attack, self.defense, self.operations)
    }

    /// About how many bytes of memory the type takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let corners = |part: &SymbolPart| if let PartShape::Outline(corners) = &part.shape { corners.len() * 4 } else { 0 };
        let parts = self.parts.iter().map(|part| size_of::<SymbolPart>() + corners(part)).sum::<usize>();
        size_of::<Self>() + self.letters.len() + self.name.len() + parts
    }

    /// How far a unit of these letters moves unless the designer sets another speed: air wings two sectors, fortresses none ("Planetary Movement").
    #[must_use]
    pub fn usual_speed(letters: &str) -> Level {
        match letters {
            "AW" => Level::clamped(2),
            "FD" => Level::clamped(0),
            _ => Level::clamped(1),
        }
    }
}

impl fmt::Display for Operations {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.label())
    }
}

impl fmt::Display for Color {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.label())
    }
}
