//! A stroke over the spaces of a grid, from the time when the pointer's button goes down until it is released: the spaces that the stroke has covered
//! until now. The desk says what the stroke does to these.

use std::collections::BTreeSet;

use geometry::{Facing, Grid, GridLayout, Point, Space};

/// A stroke over the spaces of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Sweep {
    /// The spaces that the stroke has covered until now.
    pub spaces: BTreeSet<Space>,
    /// Which spaces the stroke covers.
    pub way: Way,
    /// The space in which the stroke began.
    pub start: Space,
    /// The space that the stroke has reached.
    pub end: Space,
    last: Point,
}

/// Which spaces a stroke covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// All spaces that the stroke passes over, and this many on each side of them.
    Along(u32),
    /// All spaces of the rectangle between the start and the end of the stroke.
    Across,
    /// The desk decides which spaces are covered; the stroke only has a start and an end.
    Carried,
    /// The spaces that the stroke covered at the beginning, and no others.
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

    /// Points on the way from the last point of the stroke to the point `to`, so close together that no space between is missed.
    pub fn points(&self, layout: GridLayout, to: Point) -> impl Iterator<Item = Point> + use<> {
        let (last, steps) = (self.last, ((to - self.last).length() / (layout.space_size * 0.4)).ceil().clamp(1.0, 2000.0) as u32);
        (0..=steps).map(move |step| last.towards(to, f64::from(step) / f64::from(steps)))
    }

    /// Continues the stroke to a point. The stroke also covers the spaces between its last point and this one.
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

/// `start`, and all spaces for which `is_like` returns true and that are connected with `start` through such spaces. Two spaces are connected if they
/// share a side.
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
