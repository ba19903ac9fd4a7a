//! Positions in the text of a sheet, names as they were written, and lines that were not understood.

use std::borrow::Cow;
use std::fmt;

use super::tokens::is_dash;
use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization as _;

/// A position in the text of a sheet: line and column, both counted from 1, with columns in characters. 0 and 0 stand for no position, as for orders
/// that were not read from a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spot {
    /// The number of the line, counted from 1.
    pub line: u32,
    /// The position of the character in its line, counted from 1.
    pub column: u32,
}

/// Something that was read from a sheet, with its position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spotted<T> {
    /// The position of the first word from which the thing was read.
    pub at: Spot,
    /// The thing that was read.
    pub what: T,
}

/// A name as it was written, without its quotes; case does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// The position of the name.
    pub at: Spot,
    /// The text of the name.
    pub text: String,
}

/// A line, or a part of one, that was not understood.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Refused {
    /// The position of the first word that was not understood.
    pub at: Spot,
    /// The whole line as it was written, without its line end; invalid bytes became replacement characters.
    pub text: Box<str>,
    /// The reason why the line was not understood, as a sentence.
    pub reason: Cow<'static, str>,
    /// The known word most similar to the one that was not understood; `None` if no word is similar.
    pub nearest: Option<Cow<'static, str>>,
}

impl fmt::Display for Spot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.line == 0 { out.write_str("the sheet") } else { write!(out, "line {}, column {}", self.line, self.column) }
    }
}

impl<T> Spotted<T> {
    /// Gives a thing its position.
    pub const fn new(at: Spot, what: T) -> Self {
        Self { at, what }
    }
}

impl<T> From<T> for Spotted<T> {
    /// Makes a thing without a position.
    fn from(what: T) -> Self {
        Self { at: Spot::default(), what }
    }
}

/// A name reduced to what a reader sees: without surrounding blanks, repeated blanks and characters without width, and with accented letters and
/// dashes each in one standard form.
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
    /// Whether this name refers to the thing called `name`. Case, surrounding blanks and the number of blanks between words do not matter.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        let is_it = |own: &str, name: &str| {
            own.eq_ignore_ascii_case(name) || (!own.is_ascii() && own.to_lowercase() == name.to_lowercase())
        };
        let (own, name) = (self.text.trim(), name.trim());
        // Compares first letters first, because most of the names in a long list differ there.
        if let (Some(one), Some(other)) = (first_letter(own), first_letter(name))
            && one != other
        {
            return false;
        }
        let may_look_alike = own.len() != name.len() || !own.is_ascii() && !name.is_ascii();
        is_it(own, name) || may_look_alike && is_it(&visible(own), &visible(name))
    }

    /// The name in a form for comparison: in lower case, and reduced to what a reader sees.
    #[must_use]
    pub fn folded(&self) -> String {
        visible(self.text.trim()).to_lowercase()
    }
}

/// The first letter in lower case; `None` unless it is a visible ASCII letter or sign. If two names begin with different ones of these, the names
/// differ.
fn first_letter(name: &str) -> Option<u8> {
    name.bytes().next().filter(u8::is_ascii_graphic).map(|letter| letter.to_ascii_lowercase())
}

impl From<&str> for Name {
    fn from(text: &str) -> Self {
        Self { at: Spot::default(), text: text.to_owned() }
    }
}
