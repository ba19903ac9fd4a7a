//! A space of a board, and how many columns or rows a board has.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A space of a board by column and row, both counted from 0; it may lie off the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "(i16, i16)", into = "(i16, i16)")]
pub struct Space {
    /// The column, counted from the left, from 0.
    pub column: i16,
    /// The row, counted from the top, from 0.
    pub row: i16,
}

impl Space {
    /// The space in this column and row.
    #[must_use]
    pub const fn new(column: i16, row: i16) -> Self {
        Self { column, row }
    }

    /// The column and the row counted from 1, as people count. They are `i32`, since the highest `i16` plus 1 does not fit into an `i16`.
    #[must_use]
    pub fn counted_from_one(self) -> (i32, i32) {
        (i32::from(self.column) + 1, i32::from(self.row) + 1)
    }
}

/// The letters for this index, counted from 0: A to Z, then AA to ZZ, and so on.
#[must_use]
pub fn nth_letter(index: usize) -> String {
    let last = char::from(b'A' + (index % 26) as u8);
    match index / 26 {
        0 => last.to_string(),
        more => nth_letter(more - 1) + last.encode_utf8(&mut [0; 4]),
    }
}

/// Writes a letter for the column and a number for the row, as spreadsheets do: C5. A space to the left of the board is written as two numbers.
impl fmt::Display for Space {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.counted_from_one();
        match usize::try_from(column - 1) {
            Ok(index) => write!(out, "{}{row}", nth_letter(index)),
            Err(_) => write!(out, "{column}/{row}"),
        }
    }
}

impl FromStr for Space {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        let letters = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_alphabetic()).len();
        let (column, row) = if letters > 0 { text.split_at(letters) } else { text.split_once('/').unwrap_or_default() };
        // No column has more than four letters.
        let column = match letters {
            0 => column.parse().ok(),
            1..=4 => Some(column.bytes().fold(0, |sum, letter| sum * 26 + i32::from(letter.to_ascii_uppercase() - b'A') + 1)),
            _ => None,
        };
        let counted_from_zero = |number: i32| i16::try_from(number.checked_sub(1)?).ok();
        let space = || {
            let row: i32 = row.parse().ok()?;
            Some(Self::new(counted_from_zero(column?)?, counted_from_zero(row)?))
        };
        let error = || format!("a space is a letter for its column and a number for its row, such as C5, not {text:?}");
        space().ok_or_else(error)
    }
}

impl From<(i16, i16)> for Space {
    fn from((column, row): (i16, i16)) -> Self {
        Self { column, row }
    }
}

impl From<Space> for (i16, i16) {
    fn from(space: Space) -> Self {
        (space.column, space.row)
    }
}

/// How many columns or rows a board has: 1 to 200.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct GridSize(u16);

impl GridSize {
    /// What an error message calls a number of columns or rows, at the beginning of the message.
    pub const WHAT: &str = "a number of columns or rows";

    /// The size of the smallest board.
    pub const MIN: Self = Self(1);
    /// The size of the largest board.
    pub const MAX: Self = Self(200);

    /// This many columns or rows; `None` if the number is out of bounds.
    #[must_use]
    pub const fn new(count: u16) -> Option<Self> {
        if count >= Self::MIN.0 && count <= Self::MAX.0 { Some(Self(count)) } else { None }
    }

    /// The size nearest to this number.
    #[must_use]
    pub const fn clamped(count: u16) -> Self {
        if count < Self::MIN.0 {
            Self::MIN
        } else if count > Self::MAX.0 {
            Self::MAX
        } else {
            Self(count)
        }
    }

    /// The plain number.
    #[must_use]
    #[inline]
    pub const fn get(self) -> u16 {
        self.0
    }

    #[inline]
    pub(super) const fn signed(self) -> i16 {
        self.0 as i16
    }
}

impl TryFrom<u16> for GridSize {
    type Error = String;

    fn try_from(count: u16) -> Result<Self, String> {
        let (what, least, most) = (Self::WHAT, Self::MIN.0, Self::MAX.0);
        Self::new(count).ok_or_else(|| format!("{what} is a whole number from {least} to {most}, not {count}"))
    }
}

impl From<GridSize> for u16 {
    fn from(size: GridSize) -> Self {
        size.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 27, 52, 701, 702].map(nth_letter), ["A", "Z", "AA", "AB", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn what_a_space_is_called_is_read_again() {
        for space in [(2, 4), (0, 0), (199, 199), (26, 0), (-1, 3), (3, -1), (i16::MIN, i16::MAX), (i16::MAX, i16::MIN)] {
            let space = Space::from(space);
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!((Space::new(2, 4).to_string(), " c5 ".parse()), ("C5".to_owned(), Ok(Space::new(2, 4))));
        for wrong in ["", "C", "5", "C5x", "5C", "ZZZZZ1", "C99999", "-2147483648/1", "3/", "/3"] {
            assert!(wrong.parse::<Space>().is_err_and(|words| words.contains("such as C5")), "{wrong}");
        }
    }
}
