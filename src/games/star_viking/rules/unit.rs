//! A type of unit, with everything that is on its counter; weapon pods are types too.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::bounds::read_parts;
use super::{PartShape, Pasted, Symbol, SymbolPart, Technology};
use rules::{Count, Level, Origin};

/// A type of unit ("Unit Counter Definitions & Explanations"), or of weapon pod.
///
/// The values of a pod are added to its carrier: an ECM pod's EW and a repulsor pod's defense to the carrier's own, and a missile pod's attack as one
/// more shot ("Weapons Pod").
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitType {
    /// The side that has units of this type, shown by the colour of the counter.
    pub color: Color,
    /// The letters on the counter, such as `CR`.
    pub letters: String,
    /// The name of the type.
    pub name: String,
    /// The level of technology needed to build and repair the unit.
    pub technology: Technology,
    /// The operations code, which says how the unit moves and where it stands.
    pub operations: Operations,
    /// How many sectors the unit can move in a phase, each touching the one before, for codes V and A: 1, but 2 for air wings and 0 for fortresses
    /// ("Planetary Movement").
    pub speed: Level,
    /// The electronic warfare value, called EW.
    pub ew: Level,
    /// The attack value.
    pub attack: Level,
    /// The defense value.
    pub defense: Level,
    /// The capacity of the unit's hold; `None` if it has no hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub capacity: Option<Level>,
    /// How much room the unit takes as cargo; `None` for a unit that cannot be carried.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<Level>,
    /// Whether the unit survives simple hits, which only damage it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub multi_hit: bool,
    /// The cost of building the unit, in mega-credits; `None` if the cost is unknown.
    pub cost: Option<Count>,
    /// How many counters of the type the game holds.
    pub count: Count,
    /// The picture on the counter.
    pub symbol: Symbol,
    /// The parts of a designer's own symbol, which replaces the picture in `symbol`; empty if there is none.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "read_parts")]
    pub parts: Vec<SymbolPart>,
    /// A picture of the designer's own that replaces any symbol.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<Pasted>,
    /// A picture of the designer's own on the back of the counter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub back: Option<Pasted>,
    /// The origin of the numbers of the type, such as the book or the designer.
    pub origin: UnitOrigin,
}

/// The origins of the numbers of a type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct UnitOrigin {
    /// The origin of EW, attack, defense, capacity and size.
    pub values: Origin,
    /// The origin of the cost.
    pub cost: Origin,
    /// The origin of the number of counters.
    pub count: Origin,
}

/// The side that owns a unit, which its counter shows ("Unit Color Codes").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// The colour of the Vikings.
    #[default]
    Red,
    /// The colour of the Federation.
    Blue,
    /// The colour of local defenses.
    Green,
}

/// The sector operations code: how a unit moves and where it can be placed ("Sector Operations Code").
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Operations {
    /// Starship: jumps between stars, and moves from any sector of a system to any other.
    S,
    /// Interplanetary: moves from any sector of a system to any other.
    P,
    /// Limited interplanetary, written `*P`: moves from any sector of an orbit to any other sector of it.
    LimitedP,
    /// Vacuum: moves between sectors that touch, with air or without.
    V,
    /// Atmospheric: moves between sectors with air that touch.
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
    /// All colours, in the order of the catalogue.
    pub const ALL: [Self; 3] = [Self::Red, Self::Blue, Self::Green];

    /// The word for this colour.
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
    /// All codes, in the order of the book.
    pub const ALL: [Self; 6] = [Self::S, Self::P, Self::LimitedP, Self::V, Self::A, Self::Pod];

    /// The code as it is written on counters and in tables.
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

    /// Whether the code is that of a spacecraft: S, P or *P.
    #[must_use]
    pub const fn is_spacecraft(self) -> bool {
        matches!(self, Self::S | Self::P | Self::LimitedP)
    }

    /// Whether the code is that of ground units, which move only between sectors that touch: V or A.
    #[must_use]
    pub const fn is_ground(self) -> bool {
        matches!(self, Self::V | Self::A)
    }
}

impl UnitType {
    /// The words for the type in a list: its letters and its name, or words that say that it has none.
    #[must_use]
    pub fn label(&self) -> String {
        match (self.letters.trim(), self.name.trim()) {
            ("", "") => "Unnamed unit".into(),
            ("", name) => name.into(),
            (letters, "") => letters.into(),
            (letters, name) => format!("{letters} {name}"),
        }
    }

    /// The letters of the counter, or the name of the type if it has no letters.
    #[must_use]
    pub fn short(&self) -> &str {
        match (self.letters.trim(), self.name.trim()) {
            ("", "") => "unnamed unit",
            ("", name) => name,
            (letters, _) => letters,
        }
    }

    /// Whether the type is a weapon pod.
    #[must_use]
    pub const fn is_pod(&self) -> bool {
        matches!(self.operations, Operations::Pod)
    }

    /// Whether the type is a fortress, which stays in the sector where it was placed.
    #[must_use]
    pub const fn is_fortress(&self) -> bool {
        self.operations.is_ground() && self.speed.get() == 0
    }

    /// The bottom line of the counter: EW, attack, defense and code, as in `769 V`.
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

    /// The usual speed of a unit with these letters, in sectors: 2 for air wings, 0 for fortresses, 1 for all others ("Planetary Movement").
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
