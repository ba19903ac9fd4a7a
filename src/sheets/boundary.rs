//! Finds and smooths the closed line around a group of spaces.

use std::collections::BTreeSet;

use drawing::{Path, Segment};
use geometry::{GridLayout, Point, Space};

/// Divides spaces into groups; the spaces of a group are connected by shared sides.
pub fn connected(layout: &GridLayout, spaces: &BTreeSet<Space>) -> Vec<BTreeSet<Space>> {
    let mut left = spaces.clone();
    let mut groups = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut group = BTreeSet::from([first]);
        let mut open = vec![first];
        while let Some(space) = open.pop() {
            for near in layout.grid.across_sides(space) {
                if left.remove(&near) {
                    group.insert(near);
                    open.push(near);
                }
            }
        }
        groups.push(group);
    }
    groups
}

/// Smooths the corners of a ring of points: each corner is moved halfway towards the point midway between its neighbours. This is done `times` times.
pub fn evened(ring: &[Point], times: usize) -> Vec<Point> {
    let mut ring = ring.to_vec();
    for _ in 0..times {
        let many = ring.len();
        let old = ring.clone();
        for (index, point) in ring.iter_mut().enumerate() {
            let between = old[(index + many - 1) % many].towards(old[(index + 1) % many], 0.5);
            *point = old[index].towards(between, 0.5);
        }
    }
    ring
}

/// A curve through the midpoints of the sides of a ring of points. It bends at the ring's corners.
pub fn curved(ring: &[Point]) -> Path {
    let many = ring.len();
    let middle = |index: usize| ring[index % many].towards(ring[(index + 1) % many], 0.5);
    let mut segments = vec![Segment::Move(middle(0))];
    for index in 1..=many {
        let (corner, from, to) = (ring[index % many], middle(index - 1), middle(index));
        segments.push(Segment::Cubic(from.towards(corner, 2.0 / 3.0), to.towards(corner, 2.0 / 3.0), to));
    }
    segments.push(Segment::Close);
    Path { segments, ..Path::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Grid, Mm, Shape};

    #[test]
    fn spaces_that_do_not_touch_are_groups_of_their_own() {
        let layout = GridLayout::new(Grid::new(Shape::Square, 9, 9), Mm::new(10.0));
        let corners = BTreeSet::from([Space::new(1, 1), Space::new(2, 2), Space::new(2, 3)]);
        assert_eq!(connected(&layout, &corners).len(), 2);
        let around: BTreeSet<Space> = layout.grid.neighbours(Space::new(4, 4)).collect();
        assert_eq!(connected(&layout, &around).len(), 1);
    }
}
