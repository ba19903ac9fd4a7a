//! Where something stands in the text of a sheet, names as they were written, and lines that were not understood.

use std::borrow::Cow;
use std::fmt;

use super::tokens::is_dash;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

/// A spot in the text of a sheet: line and column, both counted from 1, the column in characters. 0 and 0 means nowhere, for orders
/// that were not read from a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The line, from 1.
    pub line: u32,
    /// The character in the line, from 1.
    pub column: u32,
}

/// Something with the spot where it stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spotted<T> {
    /// Where its first word stands.
    pub at: Spot,
    /// The thing itself.
    pub what: T,
}

/// A name as it was written, without its quotes; case does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// Where it stands.
    pub at: Spot,
    /// The name.
    pub text: String,
}

/// A line, or a part of one, that was not understood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The first word that was not understood.
    pub at: Spot,
    /// The whole line as it was written, without its end; invalid bytes became replacement characters.
    pub text: Box<str>,
    /// Why it was not understood, as a sentence.
    pub reason: Cow<'static, str>,
    /// The known word nearest to the one that was not understood, if one is near.
    pub nearest: Option<Cow<'static, str>>,
}

impl fmt::Display for Spot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 { out.write_str("the sheet") } else { write!(out, "line {}, column {}", self.line, self.column) }
    }
}

impl<T> Spotted<T> {
    /// Places something at a spot.
    pub const fn new(at: Spot, what: T) -> Self {
        Self { at, what }
    }
}

impl<T> From<T> for Spotted<T> {
    /// Places something nowhere.
    fn from(what: T) -> Self {
        Self { at: Spot::default(), what }
    }
}

/// A name reduced to what can be seen: without blanks around it, repeated blanks between words and characters without a width, and with one form
/// for accented letters and for dashes.
#[must_use]
pub(super) fn visible(name: &str) -> Cow<'_, str> {
    const WITHOUT_WIDTH: [char; 7] = ['\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{2060}', '\u{feff}', '\u{180e}'];
    let name = name.trim();
    let is_plain = name.is_ascii();
    let is_even = name.chars().zip(name.chars().skip(1)).all(|(one, next)| !next.is_whitespace() || next == ' ' && one != ' ');
    if is_plain && is_even {
        return Cow::Borrowed(name);
    }
    let seen: String = name
        .nfc()
        .filter(|letter| !WITHOUT_WIDTH.contains(letter))
        .map(|letter| if is_dash(letter) { '-' } else { letter })
        .collect();
    Cow::Owned(seen.split_whitespace().collect::<Vec<_>>().join(" "))
}

impl Name {
    /// Whether it means the thing of this name; case, blanks around it and how many stand between its words do not matter.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        let is_it = |own: &str, name: &str| {
            own.eq_ignore_ascii_case(name) || (!own.is_ascii() && own.to_lowercase() == name.to_lowercase())
        };
        let (own, name) = (self.text.trim(), name.trim());
        // Most names of a long list differ in their first letter and are told apart by it.
        if let (Some(one), Some(other)) = (first_letter(own), first_letter(name))
            && one != other
        {
            return false;
        }
        let may_look_alike = own.len() != name.len() || !own.is_ascii() && !name.is_ascii();
        is_it(own, name) || may_look_alike && is_it(&visible(own), &visible(name))
    }

    /// The name for comparing: in lower case, reduced to what can be seen.
    #[must_use]
    pub fn folded(&self) -> String {
        visible(self.text.trim()).to_lowercase()
    }
}

/// The first letter in lower case; none unless it is visible ASCII, which no other letter equals in lower case.
fn first_letter(name: &str) -> Option<u8> {
    name.bytes().next().filter(u8::is_ascii_graphic).map(|letter| letter.to_ascii_lowercase())
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self { at: Spot::default(), text: text.to_owned() }
    }
}
