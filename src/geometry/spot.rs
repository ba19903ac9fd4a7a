//! The position of a space, in coordinates that make distances quick to compute.

/// The position of a space: the distance between two spaces, as a piece moves, is the largest of the differences between their coordinates.
///
/// On hexes the coordinates are the axial ones and their sum. On squares they are the column and the row; the third is always 0. To find the
/// distances between many spaces, compute these coordinates once for each space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spot([i32; 3]);

impl Spot {
    /// The space of a hex board with these axial coordinates.
    #[must_use]
    #[inline]
    pub(super) const fn hex(q: i32, r: i32) -> Self {
        Self([q, r, q + r])
    }

    /// The space of a board of squares in this column and row.
    #[must_use]
    #[inline]
    pub(super) const fn square(column: i32, row: i32) -> Self {
        Self([column, row, 0])
    }

    /// How many spaces a piece moves from one position to the other on an empty board.
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Self) -> u32 {
        let [one, two, three] = self.0;
        let [first, second, third] = other.0;
        let (one, two, three) = (one.abs_diff(first), two.abs_diff(second), three.abs_diff(third));
        let most = if one > two { one } else { two };
        if most > three { most } else { three }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Grid, Shape, Space};

    #[test]
    fn the_largest_difference_is_the_number_of_steps() {
        for shape in Shape::ALL {
            let grid = Grid::new(shape, 9, 8);
            for from in grid.spaces() {
                // Counts steps from neighbour to neighbour, as a piece moves.
                let mut steps: Vec<(Space, u32)> = vec![(from, 0)];
                let mut next = 0;
                while let Some((at, walked)) = steps.get(next).copied() {
                    for near in grid.neighbours(at) {
                        if !steps.iter().any(|(known, _)| *known == near) {
                            steps.push((near, walked + 1));
                        }
                    }
                    next += 1;
                }
                assert_eq!(steps.len(), grid.spaces().count());
                for (to, walked) in steps {
                    assert_eq!(grid.spot(from).distance(grid.spot(to)), walked, "{shape:?} {from:?} {to:?}");
                }
            }
        }
    }
}
