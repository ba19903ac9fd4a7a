//! The look of a body on its tile and its place along its orbit, where the designer has decided them.
//!
//! Nothing here matters in play, because the cut of a body alone decides which sectors touch. What the designer leaves open is chosen by the program,
//! and is not written to files.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use super::pasted::{USUAL, is_usual, is_zero, within};
use super::{Pasted, Surface};
use rules::out_of_bounds;

/// The look of a body, and its place if the designer has fixed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Look {
    /// The distance of the body's middle from the left edge of the tile, in tenths of a millimetre; `None` for a body that the program lays out.
    #[serde(skip_serializing_if = "Option::is_none", deserialize_with = "along")]
    pub along: Option<u16>,
    /// The width of the body, in hundredths of the usual width of its kind.
    #[serde(skip_serializing_if = "is_usual", deserialize_with = "size")]
    pub size: u16,
    /// By how many degrees the body's ground is turned clockwise; the sectors do not turn with it.
    #[serde(skip_serializing_if = "is_zero", deserialize_with = "turn")]
    pub turn: i16,
    /// The look of the body's ground; `None` for the ground that suits the body.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub surface: Option<Surface>,
    /// The number of the variant of the body's ground, from 0. Variants differ in small details.
    #[serde(skip_serializing_if = "is_first", deserialize_with = "variant")]
    pub variant: u16,
    /// A picture of the designer's own that replaces the body's ground.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pasted: Option<Pasted>,
}

/// The bounds of what a designer can choose.
impl Look {
    /// The smallest and the largest distance of a body from the left edge, in tenths of a millimetre: the whole width of a tile.
    pub const ALONG: (u16, u16) = (0, 890);
    /// The smallest and the largest width of a body, in hundredths of the usual width. A body is never narrower than its sectors need for their
    /// counters.
    pub const SIZE: (u16, u16) = (USUAL, 200);
    /// The smallest and the largest turn, in degrees.
    pub const TURN: (i16, i16) = (-180, 180);
    /// The first and the last variant of a ground.
    pub const VARIANT: (u16, u16) = (0, 999);
}

impl Default for Look {
    fn default() -> Self {
        Self { along: None, size: USUAL, turn: 0, surface: None, variant: 0, pasted: None }
    }
}

/// Questions about how much the designer has decided.
impl Look {
    /// Whether the designer has left everything open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        *self == Self::default()
    }

    /// Whether the body stands where a designer has put it.
    #[must_use]
    pub const fn is_locked(&self) -> bool {
        self.along.is_some()
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // Serde hands over what it asks about.
const fn is_first(variant: &u16) -> bool {
    *variant == 0
}

fn along<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u16>, D::Error> {
    let Some(found) = Option::<i64>::deserialize(deserializer)? else { return Ok(None) };
    let (least, most) = Look::ALONG;
    let number = u16::try_from(found).ok().filter(|number| (least..=most).contains(number));
    let refused = || D::Error::custom(out_of_bounds("a place along an orbit", least.into(), most.into(), &found.to_string()));
    number.map(Some).ok_or_else(refused)
}

fn size<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    within(deserializer, "the size of a body", Look::SIZE)
}

fn turn<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i16, D::Error> {
    within(deserializer, "the turn of a body", Look::TURN)
}

fn variant<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    within(deserializer, "the number of a ground", Look::VARIANT)
}
