//! The parts from which a designer builds a symbol: ready-made shapes, and outlines that the designer draws.

use std::fmt::Write as _;

use serde::{Deserialize, Deserializer, Serialize};

use super::pasted::within;
use rules::Bound;

/// A part of a designer's own symbol, drawn over the parts before it. Lengths are in hundredths of a unit; the box of the symbol is twelve units wide
/// and six high.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SymbolPart {
    /// The shape of the part.
    pub shape: PartShape,
    /// How far the part's middle is to the right of the middle of the box.
    #[serde(default, skip_serializing_if = "is_zero", deserialize_with = "shift")]
    pub right: i16,
    /// How far the part's middle is below the middle of the box.
    #[serde(default, skip_serializing_if = "is_zero", deserialize_with = "shift")]
    pub down: i16,
    /// The width of the part before it is turned.
    #[serde(deserialize_with = "length")]
    pub width: u16,
    /// The height of the part before it is turned.
    #[serde(deserialize_with = "length")]
    pub height: u16,
    /// By how many degrees the part is turned clockwise.
    #[serde(default, skip_serializing_if = "is_zero", deserialize_with = "turn")]
    pub turn: i16,
    /// Whether the part is cut out of the parts before it, instead of being drawn over them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub is_cut: bool,
}

/// The shape of a part of a symbol.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PartShape {
    /// A hull that narrows to its bow.
    Hull,
    /// A long hull that is flat below.
    Keel,
    /// A thin hull.
    Needle,
    /// A wing swept back.
    Wing,
    /// A fin.
    Fin,
    /// A nozzle.
    Engine,
    /// A stepped tower.
    Tower,
    /// A turret.
    Turret,
    /// The barrel of a gun.
    Barrel,
    /// A dish.
    Dish,
    /// A wall with a slope at each side.
    Wall,
    /// The track of a tank.
    Track,
    /// A body with arms and legs.
    Trooper,
    /// The blade of an axe.
    Blade,
    /// A flag.
    Flag,
    /// A star.
    Star,
    /// A disc or an oval.
    Disc,
    /// A box.
    Square,
    /// A triangle.
    Triangle,
    /// A closed outline that the designer draws, given by its corners. Each corner is its distance to the right of the part's middle and below it, in
    /// thousandths of half the width and half the height.
    Outline(#[serde(deserialize_with = "corners")] Vec<(i16, i16)>),
}

/// The largest number of parts in a symbol.
pub(super) const PARTS: Bound = Bound::new(60, "parts of one symbol");
/// The largest number of corners in an outline.
const CORNERS: Bound = Bound::new(200, "corners of one outline");

/// The bounds of a part's place and size, in hundredths of a unit, and parts that are within them.
impl SymbolPart {
    /// The smallest and the largest distance of a part from the middle of the box, to the right and downwards.
    pub const SHIFT: (i16, i16) = (-1200, 1200);
    /// The smallest and the largest width and height of a part.
    pub const LENGTH: (u16, u16) = (10, 2400);
    /// The smallest and the largest turn of a part, in degrees.
    pub const TURN: (i16, i16) = (-180, 180);
    /// The largest number of parts in a symbol.
    pub const MOST: usize = 60;

    /// A part of this shape in the middle of the box, a third as wide and high as the box.
    #[must_use]
    pub const fn of(shape: PartShape) -> Self {
        Self { shape, right: 0, down: 0, width: 400, height: 200, turn: 0, is_cut: false }
    }

    /// The same part, moved so that its middle lies in the box.
    #[must_use]
    pub fn inside(&self) -> Self {
        Self { right: self.right.clamp(-600, 600), down: self.down.clamp(-300, 300), ..self.clone() }
    }

    /// The shape, place and size of the part in words, so that two symbols can be compared.
    #[must_use]
    pub fn words(&self) -> String {
        let mut words = format!("{} {} × {} at {}, {}", self.shape.label(), self.width, self.height, self.right, self.down);
        if self.turn != 0 {
            let _ = write!(words, ", turned {}°", self.turn);
        }
        if self.is_cut {
            words.push_str(", cut out");
        }
        if let PartShape::Outline(corners) = &self.shape {
            for (right, down) in corners {
                let _ = write!(words, " {right} {down}");
            }
        }
        words
    }
}

impl PartShape {
    /// All ready-made shapes; the designer's own outlines are not in the list.
    pub const KIT: [Self; 19] = [
        Self::Hull,
        Self::Keel,
        Self::Needle,
        Self::Wing,
        Self::Fin,
        Self::Engine,
        Self::Tower,
        Self::Turret,
        Self::Barrel,
        Self::Dish,
        Self::Wall,
        Self::Track,
        Self::Trooper,
        Self::Blade,
        Self::Flag,
        Self::Star,
        Self::Disc,
        Self::Square,
        Self::Triangle,
    ];

    /// The words for this shape.
    #[must_use]
    pub const fn label(&self) -> &'static str {
        match self {
            Self::Hull => "hull",
            Self::Keel => "keel",
            Self::Needle => "needle",
            Self::Wing => "wing",
            Self::Fin => "fin",
            Self::Engine => "engine",
            Self::Tower => "tower",
            Self::Turret => "turret",
            Self::Barrel => "barrel",
            Self::Dish => "dish",
            Self::Wall => "wall",
            Self::Track => "track",
            Self::Trooper => "trooper",
            Self::Blade => "blade",
            Self::Flag => "flag",
            Self::Star => "star",
            Self::Disc => "disc",
            Self::Square => "box",
            Self::Triangle => "triangle",
            Self::Outline(_) => "outline",
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over what it asks about")]
const fn is_zero(amount: &i16) -> bool {
    *amount == 0
}

fn shift<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i16, D::Error> {
    within(deserializer, "the place of a part", SymbolPart::SHIFT)
}

fn length<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    within(deserializer, "the size of a part", SymbolPart::LENGTH)
}

fn turn<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i16, D::Error> {
    within(deserializer, "the turn of a part", SymbolPart::TURN)
}

fn corners<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(i16, i16)>, D::Error> {
    CORNERS.list(deserializer)
}
