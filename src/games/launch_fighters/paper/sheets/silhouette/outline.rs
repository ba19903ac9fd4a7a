//! Outlines of symmetric ships. The right half is given from bow to stern; the left half is its mirror image.
//!
//! Lengths are in drafting lengths, a unit of which every hull is about 100 long: y is near -50 at the bow and near 50 at the stern, and x is 0 on
//! the centre line. They become millimetres when a sketch is fitted into its box.

use drawing::{Path, Segment};
use geometry::{Mm, Point, Transform, Vector};

/// The distance between a control point and its end point in a curve that draws a quarter of a circle with radius 1.
pub(in super::super) const QUARTER_CIRCLE: f64 = 0.552_284_749_8;

/// The right half of an outline, from bow to stern.
#[derive(Clone, Debug)]
pub(in super::super) struct Half {
    start: Point,
    steps: Vec<Segment>,
}

impl Half {
    pub const fn from(x: f64, y: f64) -> Self {
        Self { start: Point::new(x, y), steps: Vec::new() }
    }

    /// A half outline with straight lines through these points.
    pub fn through(points: &[(f64, f64)]) -> Self {
        let mut points = points.iter().copied();
        let (x, y) = points.next().unwrap_or_default();
        points.fold(Self::from(x, y), |half, (x, y)| half.line(x, y))
    }

    /// The right half of an ellipse centred on the centre line.
    pub fn disc(y: f64, across: f64, along: f64) -> Self {
        let (k, l) = (QUARTER_CIRCLE * across, QUARTER_CIRCLE * along);
        Self::from(0.0, y - along).curve((k, y - along), (across, y - l), (across, y)).curve(
            (across, y + l),
            (k, y + along),
            (0.0, y + along),
        )
    }

    pub fn line(mut self, x: f64, y: f64) -> Self {
        self.steps.push(Segment::Line(Point::new(x, y)));
        self
    }

    /// Adds a curve with these two control points to an end point.
    pub fn curve(mut self, first: (f64, f64), second: (f64, f64), end: (f64, f64)) -> Self {
        let [first, second, end] = [first, second, end].map(|(x, y)| Point::new(x, y));
        self.steps.push(Segment::Cubic(first, second, end));
        self
    }

    /// This half outline, made broader or narrower by a factor.
    pub fn beam(mut self, factor: f64) -> Self {
        let broader = Transform::scale(factor, 1.0);
        self.start = broader.apply(self.start);
        self.steps = self.steps.iter().map(|step| moved_segment(*step, broader)).collect();
        self
    }

    /// This half outline, scaled about the point of the centre line at `y`: by one factor across the ship, by another along it.
    pub fn about(&self, y: f64, across: f64, along: f64) -> Self {
        let towards = Transform { f: Mm::new(y * (1.0 - along)), ..Transform::scale(across, along) };
        let steps = self.steps.iter().map(|step| moved_segment(*step, towards)).collect();
        Self { start: towards.apply(self.start), steps }
    }

    /// The half outline as an open line.
    pub fn track(&self) -> Path {
        let segments = [Segment::Move(self.start)].into_iter().chain(self.steps.iter().copied()).collect();
        Path { segments, ..Path::default() }
    }

    /// The half outline, closed by a straight line from its end to its start, for a part that is only on the right side.
    pub fn closed(&self) -> Path {
        let mut path = self.track();
        path.segments.push(Segment::Close);
        path
    }

    /// The half outline closed along the centre line.
    pub fn right(&self) -> Path {
        let mut path = self.track();
        let end = end_of(path.segments.last().copied());
        path.segments.push(Segment::Line(Point::at(Mm::ZERO, end.y)));
        path.segments.push(Segment::Line(Point::at(Mm::ZERO, self.start.y)));
        path.segments.push(Segment::Close);
        path
    }

    /// Both halves as one closed outline.
    pub fn whole(&self) -> Path {
        let mirror = |point: Point| Point::at(-point.x, point.y);
        let mut segments = self.track().segments;
        let ends: Vec<Point> = segments.iter().map(|segment| end_of(Some(*segment))).collect();
        if let Some(last) = ends.last() {
            segments.push(Segment::Line(mirror(*last)));
        }
        for (index, step) in self.steps.iter().enumerate().rev() {
            let to = mirror(ends[index]);
            segments.push(match *step {
                Segment::Cubic(first, second, _) => Segment::Cubic(mirror(second), mirror(first), to),
                _ => Segment::Line(to),
            });
        }
        segments.push(Segment::Close);
        Path { segments, ..Path::default() }
    }
}

fn end_of(segment: Option<Segment>) -> Point {
    match segment {
        Some(Segment::Move(to) | Segment::Line(to) | Segment::Cubic(_, _, to)) => to,
        Some(Segment::Close) | None => Point::ORIGIN,
    }
}

fn moved_segment(segment: Segment, by: Transform) -> Segment {
    match segment {
        Segment::Move(to) => Segment::Move(by.apply(to)),
        Segment::Line(to) => Segment::Line(by.apply(to)),
        Segment::Cubic(first, second, to) => Segment::Cubic(by.apply(first), by.apply(second), by.apply(to)),
        Segment::Close => Segment::Close,
    }
}

/// An outline that is turned, scaled and moved; its lines keep their widths.
pub(in super::super) fn moved(path: &Path, by: Transform) -> Path {
    Path { segments: path.segments.iter().map(|segment| moved_segment(*segment, by)).collect(), ..path.clone() }
}

/// The mirror image of an outline, on the other side of the centre line.
pub(in super::super) fn mirrored(path: &Path) -> Path {
    moved(path, Transform::scale(-1.0, 1.0))
}

/// A line along which systems are mounted at even distances.
#[derive(Clone, Debug, Default)]
pub(in super::super) struct Rail(Vec<Point>);

/// A position on a rail.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Mount {
    pub at: Point,
    /// The direction of the rail at this position, as a vector of length 1.
    pub along: Vector,
}

impl Rail {
    pub fn through(points: &[(f64, f64)]) -> Self {
        Self(points.iter().map(|(x, y)| Point::new(*x, *y)).collect())
    }

    /// This rail, made to fit a ship that is broader or narrower by a factor.
    pub fn beam(mut self, factor: f64) -> Self {
        for point in &mut self.0 {
            point.x = point.x * factor;
        }
        self
    }

    /// The position at this fraction of the rail's length.
    pub fn at(&self, fraction: f64) -> Mount {
        let legs = || self.0.windows(2).map(|ends| (ends[0], ends[1] - ends[0]));
        let mut left = legs().map(|(_, leg)| leg.length()).sum::<Mm>() * fraction;
        let mut mount = Mount { at: self.0.first().copied().unwrap_or_default(), along: Vector::new(0.0, 1.0) };
        for (from, leg) in legs().filter(|(_, leg)| leg.length() > Mm::ZERO) {
            let length = leg.length();
            let share = (left / length).clamp(0.0, 1.0);
            mount = Mount { at: from + leg * share, along: leg * (1.0 / length.get()) };
            left -= length;
            if left <= Mm::ZERO {
                break;
            }
        }
        mount
    }

    /// `count` positions at even distances; the outer ones are half a distance from the ends of the rail.
    pub fn places(&self, count: usize) -> impl Iterator<Item = Mount> + '_ {
        (0..count).map(move |index| self.at((index as f64 + 0.5) / count as f64))
    }

    pub fn length(&self) -> f64 {
        self.0.windows(2).map(|ends| (ends[1] - ends[0]).length().get()).sum()
    }
}
