//! A picture of the designer's own that is pasted on a body, tile or counter, with its size and its shift there.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

use rules::out_of_bounds;
use rules::{Id, Picture};

/// A picture of the designer's own, cut off at the edge of the body, tile or counter on which it is pasted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pasted {
    /// The picture, by its id in the project.
    pub picture: Id<Picture>,
    /// The size of the picture, in hundredths of the size that just covers the body, tile or counter.
    #[serde(default = "usual", skip_serializing_if = "is_usual", deserialize_with = "zoom")]
    pub zoom: u16,
    /// The shift of the picture to the right, in hundredths of half the width of the body, tile or counter.
    #[serde(default, skip_serializing_if = "is_zero", deserialize_with = "shift")]
    pub right: i16,
    /// The shift of the picture downwards, in hundredths of half the height of the body, tile or counter.
    #[serde(default, skip_serializing_if = "is_zero", deserialize_with = "shift")]
    pub down: i16,
}

/// The bounds of the size and the shift, and a picture as it is first pasted.
impl Pasted {
    /// The smallest and the largest size of a picture, in hundredths of the size that just covers the body, tile or counter.
    pub const ZOOM: (u16, u16) = (25, 400);
    /// The smallest and the largest shift of a picture, in hundredths of half the width or height of the body, tile or counter.
    pub const SHIFT: (i16, i16) = (-200, 200);

    /// A picture in the middle of the body, tile or counter on which it is pasted, just large enough to cover it.
    #[must_use]
    pub const fn of(picture: Id<Picture>) -> Self {
        Self { picture, zoom: USUAL, right: 0, down: 0 }
    }
}

/// The usual size of a picture, in hundredths of the size that just covers the body, tile or counter.
pub(super) const USUAL: u16 = 100;

/// The id of the picture that is pasted; `None` if there is none.
pub(super) fn pasted(pasted: Option<&Pasted>) -> Option<Id<Picture>> {
    pasted.map(|pasted| pasted.picture)
}

/// Pastes a picture, or removes it if `picture` is `None`. A new picture keeps the size and the shift of the picture that it replaces.
pub(super) fn paste(pasted: &mut Option<Pasted>, picture: Option<Id<Picture>>) {
    *pasted = picture.map(|picture| match pasted.take() {
        Some(before) => Pasted { picture, ..before },
        None => Pasted::of(picture),
    });
}

const fn usual() -> u16 {
    USUAL
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over what it asks about")]
pub(super) const fn is_usual(hundredths: &u16) -> bool {
    *hundredths == USUAL
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over what it asks about")]
pub(super) const fn is_zero(amount: &i16) -> bool {
    *amount == 0
}

/// The contents of a form field for the size or the shift of a pasted picture.
macro_rules! pasted_number {
    (zoom, |$thing:ident| $pasted:expr) => {
        pasted_number!(zoom, "the size of a picture", ZOOM, 100, |$thing| $pasted)
    };
    ($shift:ident, |$thing:ident| $pasted:expr) => {
        pasted_number!($shift, "the shift of a picture", SHIFT, 0, |$thing| $pasted)
    };
    ($part:ident, $what:literal, $bounds:ident, $usual:literal, |$thing:ident| $pasted:expr) => {
        Holds::Number(
            $what,
            Pasted::$bounds.0 as i64,
            Pasted::$bounds.1 as i64,
            |$thing| $pasted.as_ref().map_or($usual, |pasted| pasted.$part.into()),
            |$thing, to| {
                if let Some(pasted) = &mut $pasted {
                    pasted.$part = to.try_into().unwrap_or($usual);
                }
            },
        )
    };
}
pub(super) use pasted_number;

/// Reads a number, and refuses it if it is not within these bounds. `what` names the number in the message.
pub(super) fn within<'de, N, D>(deserializer: D, what: &str, (least, most): (N, N)) -> Result<N, D::Error>
where
    N: TryFrom<i64> + Into<i64> + Copy,
    D: Deserializer<'de>,
{
    let found = i64::deserialize(deserializer)?;
    let (least, most) = (least.into(), most.into());
    let number = if (least..=most).contains(&found) { N::try_from(found).ok() } else { None };
    number.ok_or_else(|| D::Error::custom(out_of_bounds(what, least, most, &found.to_string())))
}

fn zoom<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u16, D::Error> {
    within(deserializer, "the size of a picture", Pasted::ZOOM)
}

fn shift<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i16, D::Error> {
    within(deserializer, "the shift of a picture", Pasted::SHIFT)
}
