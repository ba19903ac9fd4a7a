//! The outlines of a group of spaces, along the spaces' sides.

use std::collections::{BTreeMap, BTreeSet};

use super::{GridLayout, Point, Space};

impl GridLayout {
    /// The outlines of a group of spaces. Outer outlines run clockwise, and those of holes anticlockwise.
    #[must_use]
    pub fn rings(self, group: &BTreeSet<Space>) -> Vec<Vec<Point>> {
        // Neighbouring spaces share corners, but the positions computed for a shared corner may differ in the last digits, so they are compared in
        // rounded form.
        let key = |point: Point| ((point.x.get() * 1000.0).round() as i64, (point.y.get() * 1000.0).round() as i64);
        let mut edges: BTreeMap<(i64, i64), Vec<(Point, Point)>> = BTreeMap::new();
        for space in group {
            let corners = self.corners(*space);
            for (side, near) in self.grid.across_sides(*space).enumerate() {
                if !group.contains(&near) {
                    let (from, to) = (corners[side], corners[(side + 1) % corners.len()]);
                    edges.entry(key(from)).or_default().push((from, to));
                }
            }
        }
        let mut rings = Vec::new();
        while let Some(mut entry) = edges.first_entry() {
            let mut next = entry.get_mut().pop();
            if entry.get().is_empty() {
                entry.remove();
            }
            let mut ring = Vec::new();
            while let Some((from, to)) = next {
                ring.push(from);
                next = edges.get_mut(&key(to)).and_then(Vec::pop);
                if edges.get(&key(to)).is_some_and(Vec::is_empty) {
                    edges.remove(&key(to));
                }
            }
            rings.push(ring);
        }
        rings
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grid, Mm, Shape};

    #[test]
    fn a_ring_of_spaces_has_an_outer_and_an_inner_line() {
        for (shape, outer, inner) in [(Shape::FlatHex, 18, 6), (Shape::PointedHex, 18, 6), (Shape::Square, 12, 4)] {
            let layout = GridLayout::new(Grid::new(shape, 9, 9), Mm::new(10.0));
            let around: BTreeSet<Space> = layout.grid.neighbours(Space::new(4, 4)).collect();
            let mut lengths: Vec<usize> = layout.rings(&around).iter().map(Vec::len).collect();
            lengths.sort_unstable();
            assert_eq!(lengths, [inner, outer]);
        }
    }
}
