//! Finds which hexes a straight line crosses, with whole numbers only.
//!
//! Lines are drawn in axial coordinates with six units to a hex. Such coordinates shear the picture, but lines stay straight, and what lies on one
//! side of a line stays on that side. The centre of a hex, its corners and the middles of its sides have whole coordinates. So rounding never decides
//! whether a line enters a hex, runs along a side or touches a corner.

use std::ops::ControlFlow;

use geometry::Hex;

/// A point on a board, in axial coordinates with six units to a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fine(pub Hex);

/// How a line leaves a hex whose inside it has crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// The line crosses a side, but neither of its ends: the hex that it leaves, and the number of the side.
    Side(Hex, usize),
    /// The line goes through a corner and then across a side: the hex, the corner, and the side. The number of a corner is that of the side that
    /// begins at it.
    Corner(Hex, usize, usize),
    /// The line goes through a corner of a hex and then along the side that runs outwards from that corner, to the hex at the far end of the side.
    /// The values are the hex that the line leaves, and the corner.
    Along(Hex, usize),
}

const N: [Hex; 6] = Hex::NEIGHBOURS;

impl Fine {
    /// The middle of a hex.
    #[must_use]
    pub fn centre(hex: Hex) -> Self {
        Self(hex * 6)
    }

    /// The middle of a side of a hex.
    #[must_use]
    pub fn of_side(hex: Hex, side: usize) -> Self {
        Self(hex * 6 + N[side % 6] * 3)
    }
}

/// Twice the area of the triangle that two steps span: 0 if the steps are parallel, above 0 if the second lies clockwise of the first.
#[inline]
const fn across(one: Hex, other: Hex) -> i32 {
    one.q * other.r - one.r * other.q
}

/// Follows a line from a point, through the inside of the first hex, to the middle of the last hex, and calls `visit` at each crossing.
pub fn follow<B>(start: Fine, first: Hex, last: Hex, mut visit: impl FnMut(Crossing) -> ControlFlow<B>) -> ControlFlow<B> {
    let line = last * 6 - start.0;
    // How far each corner of a hex is offset from a line through the middle of the hex, as `across` measures it; then the same for the middle of each
    // neighbour.
    let corners: [i32; 6] = std::array::from_fn(|corner| across(line, (N[(corner + 5) % 6] + N[corner]) * 2));
    let steps: [i32; 6] = std::array::from_fn(|side| across(line, N[side] * 6));
    let mut off = across(line, first * 6 - start.0);
    let mut hex = first;
    while hex != last {
        let Some((corner, touches)) = way_out(off, &corners) else { return ControlFlow::Continue(()) };
        if !touches {
            visit(Crossing::Side(hex, corner))?;
            (hex, off) = (hex + N[corner], off + steps[corner]);
            continue;
        }
        let before = (corner + 5) % 6;
        match corners[corner] {
            0 => {
                visit(Crossing::Along(hex, corner))?;
                (hex, off) = (hex + N[before] + N[corner], off + steps[before] + steps[corner]);
            }
            turn => {
                let side = if turn > 0 { before } else { corner };
                visit(Crossing::Corner(hex, corner, side))?;
                (hex, off) = (hex + N[side], off + steps[side]);
            }
        }
    }
    ControlFlow::Continue(())
}

/// The side or corner at which a line leaves a hex: its number, and whether it is a corner. `off` is the offset of the hex from the line. `None` if
/// the line does not leave the hex there.
#[inline]
fn way_out(off: i32, corners: &[i32; 6]) -> Option<(usize, bool)> {
    let mut before = off + corners[5];
    for (side, corner) in corners.iter().enumerate() {
        let (here, next) = (off + corner, off + corners[(side + 1) % 6]);
        if next > 0 && (here < 0 || here == 0 && before < 0) {
            return Some((side, here == 0));
        }
        before = here;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crossed(to: Hex) -> Vec<Crossing> {
        let mut all = Vec::new();
        let _ = follow::<()>(Fine::centre(Hex::default()), Hex::default(), to, |crossing| {
            all.push(crossing);
            ControlFlow::Continue(())
        });
        all
    }

    #[test]
    fn a_row_of_hexes_is_crossed_side_by_side() {
        for (side, near) in N.into_iter().enumerate() {
            let sides: Vec<_> = (0..3).map(|step| Crossing::Side(near * step, side)).collect();
            assert_eq!(crossed(near * 3), sides);
        }
    }

    #[test]
    fn a_line_between_two_hexes_runs_along_their_side() {
        for corner in 0..6 {
            let (one, other) = (N[(corner + 5) % 6], N[corner]);
            assert_eq!(crossed(one + other), [Crossing::Along(Hex::default(), corner)]);
            assert_eq!(crossed((one + other) * 2).len(), 2);
        }
    }

    /// Every line to a hex of a board must end in that hex, whether it starts from the centre of the first hex or from the middle of one of its
    /// sides.
    #[test]
    fn every_line_arrives() {
        let hexes = || (-9..=9).flat_map(|q| (-9..=9).map(move |r| Hex::new(q, r)));
        let ends = |start: Fine, first: Hex, to: Hex| {
            let mut hex = first;
            let _ = follow::<()>(start, first, to, |crossing| {
                hex = match crossing {
                    Crossing::Side(from, side) | Crossing::Corner(from, _, side) => from + N[side],
                    Crossing::Along(from, corner) => from + N[(corner + 5) % 6] + N[corner],
                };
                ControlFlow::Continue(())
            });
            hex
        };
        for to in hexes() {
            assert_eq!(ends(Fine::centre(Hex::default()), Hex::default(), to), to);
            for (side, step) in N.into_iter().enumerate() {
                if (to * 6 - step * 3).double_inner_product(step) <= 0 {
                    continue;
                }
                assert_eq!(ends(Fine::of_side(Hex::default(), side), step, to), to, "out of side {side}");
            }
        }
    }
}
