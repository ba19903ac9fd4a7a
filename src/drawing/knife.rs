//! The cutting data of a page: where it is cut, where it is folded, and the marks by which a cutting machine finds out where the sheet lies.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use geometry::{Mm, Point};

/// A straight line from one point to another.
pub type Stretch = (Point, Point);

/// The cuts, folds and machine marks of a page.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Knife {
    /// The outlines of the pieces, each closed by a line from its last corner to its first.
    pub outlines: Vec<Vec<Point>>,
    /// The lines along which pieces are folded.
    pub folds: Vec<Stretch>,
    /// The outlines of the marks that a cutting machine looks for, each filled with black.
    pub marks: Vec<Vec<Point>>,
}

/// An endless line along which edges of several pieces may lie: its direction (x and y, in millionths of a unit vector), and its distance from the
/// corner of the page in thousandths of a millimetre.
type Line = (i64, i64, i64);

impl Knife {
    /// Whether there is nothing to cut.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.outlines.is_empty()
    }

    /// The cuts of a page. Cuts between two pieces come first, so that the sheet holds together until the end. An edge that two pieces share is cut
    /// once.
    #[must_use]
    pub fn cuts(&self) -> Vec<Stretch> {
        let mut lines: BTreeMap<Line, Vec<(f64, f64)>> = BTreeMap::new();
        for outline in &self.outlines {
            for (index, from) in outline.iter().enumerate() {
                let to = outline[(index + 1) % outline.len()];
                if let Some((line, stretch)) = on_line(*from, to) {
                    lines.entry(line).or_default().push(stretch);
                }
            }
        }
        let (mut inner, mut outer) = (Vec::new(), Vec::new());
        for (line, stretches) in lines {
            for (from, to, is_shared) in divided(&stretches) {
                let cut = (at(line, from), at(line, to));
                if is_shared { inner.push(cut) } else { outer.push(cut) }
            }
        }
        inner.extend(outer);
        inner
    }
}

/// The endless line on which an edge of a piece lies, and where the edge starts and ends along that line; `None` for an edge without length.
fn on_line(from: Point, to: Point) -> Option<(Line, (f64, f64))> {
    let step = to - from;
    let length = step.length();
    if length < Mm::new(1e-3) {
        return None;
    }
    // Both directions along a line count as the same line.
    let flip = if step.x < -length * 1e-6 || (step.x.abs() <= length * 1e-6 && step.y < Mm::ZERO) { -1.0 } else { 1.0 };
    let [across, down] = [step.x, step.y].map(|part| ((part / length * flip) * 1e6).round() as i64);
    let (x, y) = (across as f64 * 1e-6, down as f64 * 1e-6);
    let along = |point: Point| point.x.get() * x + point.y.get() * y;
    let aside = from.y.get() * x - from.x.get() * y;
    let (one, other) = (along(from), along(to));
    Some(((across, down, (aside * 1e3).round() as i64), (one.min(other), one.max(other))))
}

fn at((across, down, aside): Line, along: f64) -> Point {
    let (x, y, aside) = (across as f64 * 1e-6, down as f64 * 1e-6, aside as f64 * 1e-3);
    Point::new(x * along - y * aside, y * along + x * aside)
}

/// Divides the edges on one line into cuts that do not overlap, and tells for each cut whether two pieces share it. Cuts that meet are joined.
fn divided(stretches: &[(f64, f64)]) -> Vec<(f64, f64, bool)> {
    const HAIR: f64 = 2e-3;
    let mut ends: Vec<f64> = stretches.iter().flat_map(|(from, to)| [*from, *to]).collect();
    ends.sort_by(f64::total_cmp);
    ends.dedup_by(|one, other| (*one - *other).abs() < HAIR);
    let mut cuts: Vec<(f64, f64, bool)> = Vec::new();
    for pair in ends.windows(2) {
        let middle = f64::midpoint(pair[0], pair[1]);
        let sides = stretches.iter().filter(|(from, to)| *from < middle && middle < *to).count();
        match cuts.last_mut() {
            _ if sides == 0 => {}
            Some((_, to, is_shared)) if (*to - pair[0]).abs() < HAIR && *is_shared == (sides > 1) => *to = pair[1],
            Some(_) | None => cuts.push((pair[0], pair[1], sides > 1)),
        }
    }
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::Rect;

    fn length(cuts: &[Stretch]) -> f64 {
        cuts.iter().map(|(from, to)| (*to - *from).length().get()).sum()
    }

    #[test]
    fn a_side_that_two_pieces_share_is_cut_once_and_first() {
        let squares = [(0.0, 0.0), (10.0, 0.0), (0.0, 10.0), (10.0, 10.0)];
        let outlines = squares.map(|(x, y)| Rect::at(x, y, 10.0, 10.0).corners().to_vec()).to_vec();
        let cuts = Knife { outlines, ..Knife::default() }.cuts();
        // The cuts are a cross inside and a square around it.
        assert_eq!(cuts.len(), 6, "{cuts:?}");
        assert!((length(&cuts) - 120.0).abs() < 1e-6 && (length(&cuts[..2]) - 40.0).abs() < 1e-6, "{cuts:?}");
    }

    #[test]
    fn pieces_that_lie_apart_are_cut_out_each() {
        let outlines = vec![Rect::at(0.0, 0.0, 5.0, 5.0).corners().to_vec(), Rect::at(20.0, 0.0, 5.0, 8.0).corners().to_vec()];
        let cuts = Knife { outlines, ..Knife::default() }.cuts();
        assert_eq!(cuts.len(), 8);
        assert!((length(&cuts) - 46.0).abs() < 1e-6);
    }
}
