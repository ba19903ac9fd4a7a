//! The sector, which is the map and its size. Worlds lie in its spaces.

use serde::{Deserialize, Serialize};

use geometry::{GridSize, Mm, Space};

/// The map, which has squares as its spaces, from 1 to 200 in each direction. It does not wrap around.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Sector {
    /// The sector's name.
    pub name: String,
    /// How many columns the map has.
    pub columns: GridSize,
    /// How many rows the map has.
    pub rows: GridSize,
    /// The width of a space on paper.
    pub space: Mm,
    /// Whether the map is drawn as a night sky, light on dark.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub night: bool,
}

impl Default for Sector {
    fn default() -> Self {
        Self {
            name: String::new(),
            columns: GridSize::clamped(20),
            rows: GridSize::clamped(24),
            space: Mm::new(12.0),
            night: false,
        }
    }
}

impl Sector {
    /// The smallest width of a space on paper; in a narrower one, words could not be read.
    pub const NARROWEST: Mm = Mm::new(6.0);
    /// The greatest width of a space on paper.
    pub const WIDEST: Mm = Mm::new(60.0);

    /// Whether a space is on the map.
    #[must_use]
    pub fn holds(&self, space: Space) -> bool {
        let within = |at: i16, size: GridSize| u16::try_from(at).is_ok_and(|at| at < size.get());
        within(space.column, self.columns) && within(space.row, self.rows)
    }

    /// A space as orders write it: `0711` for column 7 and row 11, or `007011` on maps with more than 99 columns or rows.
    #[must_use]
    pub fn written(&self, space: Space) -> String {
        let (column, row) = space.counted_from_one();
        if self.columns.get().max(self.rows.get()) > 99 { format!("{column:03}{row:03}") } else { format!("{column:02}{row:02}") }
    }

    /// How many moves lead from one space to another: a diagonal move counts as one (Movement).
    #[must_use]
    pub fn moves(from: Space, to: Space) -> u32 {
        let apart = |from: i16, to: i16| i32::from(from).abs_diff(i32::from(to));
        apart(from.column, to.column).max(apart(from.row, to.row))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_space_is_written_as_orders_write_it() {
        let small = Sector::default();
        assert_eq!(small.written(Space::new(6, 10)), "0711");
        let large = Sector { columns: GridSize::MAX, ..Sector::default() };
        assert_eq!(large.written(Space::new(6, 10)), "007011");
        assert!(small.holds(Space::new(19, 23)) && !small.holds(Space::new(20, 0)) && !small.holds(Space::new(-1, 0)));
        assert_eq!(Sector::moves(Space::new(2, 2), Space::new(5, 1)), 3);
    }
}
