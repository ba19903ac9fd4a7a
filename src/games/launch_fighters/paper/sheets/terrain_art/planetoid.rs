//! Planetoids: each group of spaces that touch one another is one body, lit from the upper left.

use std::collections::BTreeSet;

use drawing::{Color, Group, Items, Path};
use geometry::{GridLayout, Mm, Point, Rect, Seed, Shape, Space, Transform, Vector};
use sheets::boundary::{connected, curved, evened};

const SHADE: Color = Color::gray(188);
const TWILIGHT: Color = Color::gray(214);
pub(super) const DAY: Color = Color::gray(232);
pub(super) const EDGE: Color = Color::gray(90);
const PIT: Color = Color::gray(205);
const RIM: Color = Color::gray(166);

/// The bodies that reach into a part of the board.
pub fn bodies(layout: &GridLayout, spaces: &BTreeSet<Space>, near: Rect) -> Items {
    let size = layout.space_size;
    let mut items = Items::new();
    for group in connected(layout, spaces).iter().filter(|group| group.iter().any(|space| near.contains(layout.centre(*space)))) {
        let (outline, reach) = body(layout, group);
        let shifted = |step: f64| {
            let by = Transform::translate(Vector::at(reach * -step, reach * -step));
            moved(&outline, by)
        };
        let mut inside: Items = vec![
            (Point::ORIGIN, outline.clone().filled(SHADE).into()),
            (Point::ORIGIN, shifted(0.13).filled(TWILIGHT).into()),
            (Point::ORIGIN, shifted(0.24).filled(DAY).into()),
        ];
        for space in group.iter().filter(|space| near.contains(layout.centre(**space))) {
            craters(&mut inside, layout, *space, group.len() > 1);
        }
        let edge = outline.clone().stroked(EDGE, (size.get() * 0.012).max(0.12));
        let body: Items = vec![(Point::ORIGIN, Group::of(inside).clipped(outline).into()), (Point::ORIGIN, edge.into())];
        items.push((Point::ORIGIN, Group::of(body).as_picture().into()));
    }
    items
}

/// The outline of a body, and how far its shadow reaches into it: about the body's radius, at most two spaces.
fn body(layout: &GridLayout, group: &BTreeSet<Space>) -> (Path, Mm) {
    let size = layout.space_size;
    let rings = layout.rings(group);
    let corners = || rings.iter().flatten();
    let count = corners().count().max(1) as f64;
    let sum = corners().fold(Vector::ZERO, |sum, corner| sum + (*corner - Point::ORIGIN));
    let middle = Point::ORIGIN + sum * (1.0 / count);
    let farthest = corners().map(|corner| (*corner - middle).length()).fold(Mm::ZERO, Mm::max);
    let nearest = corners().map(|corner| (*corner - middle).length()).fold(farthest, Mm::min);
    if group.len() == 1 {
        return (Path::circle(middle, size * 0.455), size * 0.455);
    }
    if rings.len() == 1 && nearest >= farthest * 0.72 {
        // The body of a single space is as round as the space allows.
        let radius = nearest.min(farthest * 0.86);
        return (Path::circle(middle, radius), radius.min(size * 2.0));
    }
    // Square spaces give an outline with fewer corners to smooth.
    let times = if layout.grid.shape == Shape::Square { 1 } else { 2 };
    let outline = rings.iter().map(|ring| curved(&evened(ring, times))).reduce(Path::and).unwrap_or_default();
    (outline, (size * 0.9).min(farthest))
}

/// Draws a few craters in a space, spread farther if `wide` is true. All rims form one outline, and all floors another.
fn craters(items: &mut Items, layout: &GridLayout, space: Space, wide: bool) {
    let size = layout.space_size;
    let seed = Seed::at(space);
    let middle = layout.centre(space);
    let spread = if wide { 0.42 } else { 0.27 };
    let (mut rims, mut floors) = (Path::default(), Path::default());
    for crater in 0..2 + seed.one_of(1, 3) {
        let choice = 10 + 5 * crater;
        let at = middle
            + Vector::at(size * seed.between(choice, -spread, spread), size * seed.between(choice + 1, -spread * 0.7, spread));
        let radius = size * seed.between(choice + 2, 0.03, 0.085);
        rims = rims.and(Path::ellipse(at, radius, radius * 0.9));
        floors = floors.and(Path::ellipse(at + Vector::at(radius * 0.14, radius * 0.16), radius * 0.84, radius * 0.74));
    }
    items.push((Point::ORIGIN, rims.filled(RIM).into()));
    items.push((Point::ORIGIN, floors.filled(PIT).into()));
}

fn moved(path: &Path, by: Transform) -> Path {
    use drawing::Segment::{Close, Cubic, Line, Move};
    let segments = path.segments.iter().map(|segment| match *segment {
        Move(to) => Move(by.apply(to)),
        Line(to) => Line(by.apply(to)),
        Cubic(first, second, to) => Cubic(by.apply(first), by.apply(second), by.apply(to)),
        Close => Close,
    });
    Path { segments: segments.collect(), ..Path::default() }
}
