//! A stroke over the spaces of a grid, from pointer down to up: the spaces that it has met so far. The desk says what the stroke does to them.

use std::collections::BTreeSet;

use geometry::{Facing, Grid, GridLayout, Point, Space};

/// A stroke over the spaces of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Sweep {
    /// The spaces that the stroke has met so far.
    pub spaces: BTreeSet<Space>,
    /// The way in which the stroke meets spaces.
    pub way: Way,
    /// The space in which the stroke began.
    pub start: Space,
    /// The space at the end of the stroke.
    pub end: Space,
    last: Point,
}

/// A way in which a stroke meets spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The stroke meets all spaces that it passes over, and this many to either side.
    Along(u32),
    /// The stroke meets all spaces of the rectangle between its start and its end.
    Across,
    /// The desk decides which spaces are met; the stroke itself only has a start and an end.
    Carried,
    /// The stroke keeps the spaces with which it began, and meets no others.
    Still,
}

impl Sweep {
    /// A stroke that begins at a point.
    pub fn begin(way: Way, layout: GridLayout, at: Point) -> Self {
        let start = layout.grid.nearest(layout.space_at(at));
        let mut sweep = Self { spaces: BTreeSet::new(), way, start, end: start, last: at };
        sweep.go_on(layout, at);
        sweep
    }

    /// A stroke over exactly these spaces, wherever the pointer moves.
    pub const fn over(spaces: BTreeSet<Space>, start: Space) -> Self {
        Self { spaces, way: Way::Still, start, end: start, last: Point::ORIGIN }
    }

    /// Points from the last point of the stroke to another, so close together that no space between is missed.
    pub fn points(&self, layout: GridLayout, to: Point) -> impl Iterator<Item = Point> + use<> {
        let (last, steps) = (self.last, ((to - self.last).length() / (layout.space_size * 0.4)).ceil().clamp(1.0, 2000.0) as u32);
        (0..=steps).map(move |step| last.towards(to, f64::from(step) / f64::from(steps)))
    }

    /// Continues the stroke to a point, and meets the spaces between the last point and this one too.
    pub fn go_on(&mut self, layout: GridLayout, to: Point) {
        let grid = layout.grid;
        self.end = grid.nearest(layout.space_at(to));
        match self.way {
            Way::Along(reach) => {
                let mut before = None;
                for point in self.points(layout, to) {
                    let space = layout.space_at(point);
                    if before != Some(space) {
                        before = Some(space);
                        self.spaces.extend(grid.within(space, reach));
                    }
                }
            }
            Way::Across => {
                let end = self.end;
                let columns = self.start.column.min(end.column)..=self.start.column.max(end.column);
                let rows = self.start.row.min(end.row)..=self.start.row.max(end.row);
                self.spaces = rows.flat_map(|row| columns.clone().map(move |column| Space::new(column, row))).collect();
            }
            Way::Carried | Way::Still => {}
        }
        self.last = to;
    }
}

/// All spaces for which `is_like` returns true and which can be reached from `start` through such spaces, each sharing a side with the next; also
/// `start` itself.
pub fn like_around(grid: Grid, start: Space, is_like: impl Fn(Space) -> bool) -> BTreeSet<Space> {
    let mut met = BTreeSet::from([start]);
    let mut frontier = vec![start];
    let sides = grid.shape.sides();
    while let Some(space) = frontier.pop() {
        for side in 0..sides {
            let near = grid.across(space, Facing::new(side));
            if let Some(near) = near.filter(|near| is_like(*near))
                && met.insert(near)
            {
                frontier.push(near);
            }
        }
    }
    met
}
