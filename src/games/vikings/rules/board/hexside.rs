//! A side of a hex, and what stands on it.

use std::fmt;
use std::str::FromStr;

use geometry::Space;

/// A side of a hex, seen from that hex. The barrier on the side may belong to the hex: a lip belongs to its slope, and an opening to the room that it
/// leads into.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub struct Hexside {
    /// The hex from which the side is seen.
    pub space: Space,
    /// The number of the side, clockwise from the upper left one.
    pub side: u8,
}

/// A barrier on a side of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Barrier {
    /// A wall.
    Wall,
    /// A doorway. It belongs to the room on one side of the wall.
    Doorway,
    /// A window. It belongs to the room on one side of the wall.
    Window,
    /// An arrow-slit. It belongs to the room on one side of the wall.
    Slit,
    /// The lip of a slope. It belongs to the slope, which lies below it.
    Lip,
}

impl Hexside {
    /// The names of the sides, clockwise from the upper left one.
    pub const NAMES: [&'static str; 6] = ["NW", "NE", "E", "SE", "SW", "W"];

    /// A side of a hex, by its number.
    #[must_use]
    pub const fn new(space: Space, side: u8) -> Self {
        Self { space, side: side % 6 }
    }

    /// The same side, seen from the other hex to which it belongs.
    #[must_use]
    pub fn across(self) -> Self {
        Self { space: neighbour(self.space, self.side.into()), side: (self.side + 3) % 6 }
    }
}

/// The steps to the six neighbours of a hex, in columns and rows: first those from an even row, then those from an odd row. Odd rows are shifted half
/// a hex to the right.
const STEPS: [[(i16, i16); 6]; 2] =
    [[(-1, -1), (0, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)], [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 0)]];

/// The hex across a side. This hex may lie off the board.
#[must_use]
#[inline]
pub(crate) const fn neighbour(space: Space, side: usize) -> Space {
    let (columns, rows) = STEPS[(space.row & 1) as usize][side % 6];
    Space::new(space.column.saturating_add(columns), space.row.saturating_add(rows))
}

/// Writes the hex and the direction of its side, such as `C5-NE`.
impl fmt::Display for Hexside {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}-{}", self.space, Self::NAMES[usize::from(self.side % 6)])
    }
}

impl FromStr for Hexside {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("a side of a hex is written like C5-NE, not {text:?}");
        let (space, side) = text.trim().rsplit_once('-').ok_or_else(wrong)?;
        let side = Self::NAMES.iter().position(|name| name.eq_ignore_ascii_case(side)).ok_or_else(wrong)?;
        Ok(Self { space: space.parse().map_err(|_| wrong())?, side: side as u8 })
    }
}

impl Barrier {
    /// Every barrier, in the order in which the editor offers them.
    pub const ALL: [Self; 5] = [Self::Wall, Self::Doorway, Self::Window, Self::Slit, Self::Lip];

    /// The word for the barrier, in lower case.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::Doorway => "doorway",
            Self::Window => "window",
            Self::Slit => "arrow-slit",
            Self::Lip => "lip",
        }
    }

    /// Whether the barrier is an opening in a wall.
    #[must_use]
    pub const fn is_opening(self) -> bool {
        matches!(self, Self::Doorway | Self::Window | Self::Slit)
    }

    /// Whether a line of sight is blocked if it touches an end of the barrier. Doorways do not block it, because they are open from end to end, and
    /// lips do not, because they are not walls.
    #[must_use]
    pub const fn has_stone(self) -> bool {
        matches!(self, Self::Wall | Self::Window | Self::Slit)
    }

    /// Whether a character on foot can cross the barrier.
    #[must_use]
    pub const fn lets_through(self) -> bool {
        matches!(self, Self::Doorway | Self::Window | Self::Lip)
    }

    /// The effect of the barrier in play, as a sentence.
    #[must_use]
    pub const fn says(self) -> &'static str {
        match self {
            Self::Wall => "Nobody passes it or sees past it.",
            Self::Doorway => "On foot one passes, and arrows fly through.",
            Self::Window => "Climbed on foot; arrows fly out of the room and into its first hex.",
            Self::Slit => "Nobody passes; arrows fly out, and in only along a straight row.",
            Self::Lip => {
                "The upper side of a slope: those above and close to it are hidden from those below, and the other way round."
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Grid, Hex, Shape};

    #[test]
    fn the_neighbours_are_those_of_the_grid() {
        let grid = Grid::new(Shape::PointedHex, 9, 9);
        for space in [Space::new(3, 3), Space::new(3, 4), Space::new(-3, -1), Space::new(0, 0)] {
            let steps = Hex::NEIGHBOURS.map(|step| grid.space(grid.hex(space) + step));
            assert_eq!(std::array::from_fn(|side| neighbour(space, side)), steps);
        }
    }

    #[test]
    fn a_side_is_read_as_it_is_written_and_has_two_hexes() {
        for side in 0..6 {
            for space in [Space::new(2, 4), Space::new(3, 7), Space::new(-1, 0), Space::new(0, -2)] {
                let one = Hexside::new(space, side);
                assert_eq!(one.to_string().parse(), Ok(one));
                assert_eq!(one.across().across(), one);
                assert_ne!(one.across().space, space);
            }
        }
        assert_eq!("c5-ne".parse::<Hexside>().map(|side| side.to_string()), Ok("C5-NE".to_owned()));
        for wrong in ["", "C5", "C5-", "C5-N", "-NE", "C5NE"] {
            assert!(wrong.parse::<Hexside>().is_err_and(|words| words.contains("C5-NE")), "{wrong}");
        }
    }
}
