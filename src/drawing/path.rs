//! Outlines with a fill and a stroke.

use serde::{Deserialize, Serialize};

use super::Color;
use geometry::{Angle, Mm, Point, Rect, Vector};

/// One step of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Segment {
    /// Start a new ring or line here.
    Move(Point),
    /// A straight line to here.
    Line(Point),
    /// A cubic Bézier curve by two control points to a third.
    Cubic(Point, Point, Point),
    /// A straight line back to where the ring started.
    Close,
}

/// A line round or along an outline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stroke {
    /// Its colour.
    pub color: Color,
    /// Its width, half on either side of the outline.
    pub width: Mm,
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    pub dashes: Vec<Mm>,
    /// Whether ends and corners are round; otherwise ends are cut off flat and corners are mitred.
    pub round: bool,
}

impl Stroke {
    /// A solid line with flat ends.
    #[must_use]
    pub const fn new(color: Color, width: Mm) -> Self {
        Self { color, width, dashes: Vec::new(), round: false }
    }

    /// The same line with round ends and corners.
    #[must_use]
    pub fn rounded(self) -> Self {
        Self { round: true, ..self }
    }

    /// The same line broken into dashes and gaps of these lengths in turn.
    #[must_use]
    pub fn dashed(self, dashes: &[f64]) -> Self {
        Self { dashes: dashes.iter().copied().map(Mm::new).collect(), ..self }
    }
}

/// How far a mitred corner may reach, in widths of the line, before it is cut off; the same in every back end.
pub(super) const MITRE_LIMIT: f32 = 4.0;

/// # Drawing
impl Stroke {
    /// Whether it leaves any ink.
    pub(super) fn shows(&self) -> bool {
        self.color.alpha > 0 && self.width > Mm::ZERO
    }

    /// Alternating lengths of dashes and gaps, equally many of both; none for a solid line.
    pub(super) fn pattern(&self) -> Option<Vec<Mm>> {
        let sound = self.dashes.iter().all(|length| *length >= Mm::ZERO && length.get().is_finite());
        if !sound || self.dashes.iter().copied().sum::<Mm>() <= Mm::ZERO {
            return None;
        }
        let turns = if self.dashes.len().is_multiple_of(2) { 1 } else { 2 };
        Some(self.dashes.repeat(turns))
    }
}

/// What kind of ground an outline is for the items drawn on it, which a print with less ink has to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ground {
    /// One whose colour carries no information that is not shown in another way too.
    Plain,
    /// One whose colour shows which side its piece belongs to; the number is the side's, from 0.
    Side(u8),
    /// The sky, whose edge need not be visible.
    Sky,
    /// One in the colour around it, under words that stand out only by their own colour: a print with less ink frames it.
    Plate,
    /// One that continues beyond a cut only because the cut may miss its line.
    Beyond,
}

/// An outline, filled and then stroked. Rings fill by the non-zero winding rule.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Path {
    /// The outline.
    pub segments: Vec<Segment>,
    /// What fills it.
    pub fill: Option<Color>,
    /// The line around it.
    pub stroke: Option<Stroke>,
    /// Whether other things are drawn on it.
    pub ground: Option<Ground>,
}

/// How far a control point stands from its end point on a quarter circle of radius 1.
const QUARTER_CIRCLE: f64 = 0.552_284_749_8;

/// # Making outlines
impl Path {
    /// A line through these points.
    #[must_use]
    pub fn line(points: &[Point]) -> Self {
        let segments = points
            .iter()
            .enumerate()
            .map(|(index, point)| if index == 0 { Segment::Move(*point) } else { Segment::Line(*point) });
        Self { segments: segments.collect(), ..Self::default() }
    }

    /// A closed ring through these points.
    #[must_use]
    pub fn polygon(points: &[Point]) -> Self {
        let mut path = Self::line(points);
        path.segments.push(Segment::Close);
        path
    }

    /// The outline of a rectangle.
    #[must_use]
    pub fn rect(rect: Rect) -> Self {
        Self::polygon(&rect.corners())
    }

    /// A rectangle with round corners.
    #[must_use]
    pub fn rounded_rect(rect: Rect, radius: Mm) -> Self {
        let radius = radius.min(rect.width() * 0.5).min(rect.height() * 0.5);
        let corners = rect.corners();
        let mut segments = Vec::with_capacity(10);
        for (index, corner) in corners.into_iter().enumerate() {
            let before = towards(corner, corners[(index + 3) % 4], radius);
            let after = towards(corner, corners[(index + 1) % 4], radius);
            segments.push(if index == 0 { Segment::Move(before) } else { Segment::Line(before) });
            segments.push(Segment::Cubic(before.towards(corner, QUARTER_CIRCLE), after.towards(corner, QUARTER_CIRCLE), after));
        }
        segments.push(Segment::Close);
        Self { segments, ..Self::default() }
    }

    /// A circle.
    #[must_use]
    pub fn circle(middle: Point, radius: Mm) -> Self {
        Self::ellipse(middle, radius, radius)
    }

    /// An upright ellipse.
    #[must_use]
    pub fn ellipse(middle: Point, across: Mm, down: Mm) -> Self {
        let at = |x: f64, y: f64| middle + Vector::at(across * x, down * y);
        let k = QUARTER_CIRCLE;
        Self {
            segments: vec![
                Segment::Move(at(1.0, 0.0)),
                Segment::Cubic(at(1.0, k), at(k, 1.0), at(0.0, 1.0)),
                Segment::Cubic(at(-k, 1.0), at(-1.0, k), at(-1.0, 0.0)),
                Segment::Cubic(at(-1.0, -k), at(-k, -1.0), at(0.0, -1.0)),
                Segment::Cubic(at(k, -1.0), at(1.0, -k), at(1.0, 0.0)),
                Segment::Close,
            ],
            ..Self::default()
        }
    }

    /// A part of a circle from one angle clockwise to another, as an open line.
    #[must_use]
    pub fn arc(middle: Point, radius: Mm, from: Angle, to: Angle) -> Self {
        let sweep = to - from;
        let pieces = (sweep.in_degrees().abs() / 90.0).ceil().max(1.0);
        let step = sweep * (1.0 / pieces);
        let (sine, cosine) = (step * 0.5).sine_cosine();
        // The control points of a cubic that follows a circular arc: (4/3) tan(step / 4), by the half-angle formula.
        let reach = radius * (4.0 / 3.0 * (sine / (1.0 + cosine)));
        let mut segments = vec![Segment::Move(middle + Vector::polar(from, radius))];
        for piece in 0..pieces as u32 {
            let start = from + step * f64::from(piece);
            let end = start + step;
            let (first, last) = (middle + Vector::polar(start, radius), middle + Vector::polar(end, radius));
            let right_angle = Angle::degrees(90.0);
            segments.push(Segment::Cubic(
                first + Vector::polar(start + right_angle, reach),
                last - Vector::polar(end + right_angle, reach),
                last,
            ));
        }
        Self { segments, ..Self::default() }
    }

    /// The same outline with this fill.
    #[must_use]
    pub fn filled(self, color: Color) -> Self {
        Self { fill: Some(color), ..self }
    }

    /// The same outline as a ground that other things are drawn on.
    #[must_use]
    pub fn as_ground(self, ground: Ground) -> Self {
        Self { ground: Some(ground), ..self }
    }

    /// The same outline with a solid line of this colour and width.
    #[must_use]
    pub fn stroked(self, color: Color, width: f64) -> Self {
        self.with_stroke(Stroke::new(color, Mm::new(width)))
    }

    /// The same outline with this line.
    #[must_use]
    pub fn with_stroke(self, stroke: Stroke) -> Self {
        Self { stroke: Some(stroke), ..self }
    }

    /// The rings and lines of both outlines as one.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.segments.extend(other.segments);
        self
    }
}

/// # Measuring
impl Path {
    /// The upright rectangle around all points and control points, half the stroke's width included; none for an empty outline.
    #[must_use]
    pub fn bounds(&self) -> Option<Rect> {
        let points = self.segments.iter().flat_map(|segment| match *segment {
            Segment::Move(point) | Segment::Line(point) => [Some(point), None, None],
            Segment::Cubic(first, second, end) => [Some(first), Some(second), Some(end)],
            Segment::Close => [None; 3],
        });
        let mut points = points.flatten();
        let first = points.next()?;
        let around = points.fold(Rect { min: first, max: first }, |all, point| all.union(Rect { min: point, max: point }));
        let half_stroke = self.stroke.as_ref().map_or(Mm::ZERO, |stroke| stroke.width * 0.5);
        Some(around.inset(-half_stroke))
    }
}

/// # For the back ends
impl Path {
    /// The rectangle that the outline is, if it is an upright one and nothing else.
    pub(super) fn as_rect(&self) -> Option<Rect> {
        let [Segment::Move(a), Segment::Line(b), Segment::Line(c), Segment::Line(d), Segment::Close] = *self.segments else {
            return None;
        };
        let upright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x;
        let turned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y;
        let (min, max) = (Point::at(a.x.min(c.x), a.y.min(c.y)), Point::at(a.x.max(c.x), a.y.max(c.y)));
        (upright || turned).then_some(Rect { min, max })
    }

    /// The steps of the outline, a start put before them where there is none.
    pub(super) fn steps(&self) -> impl Iterator<Item = Segment> + '_ {
        let starts = matches!(self.segments.first(), Some(Segment::Move(_)) | None);
        (!starts).then_some(Segment::Move(Point::ORIGIN)).into_iter().chain(self.segments.iter().copied())
    }
}

fn towards(from: Point, to: Point, distance: Mm) -> Point {
    let length = (to - from).length();
    if length > Mm::ZERO { from.towards(to, distance / length) } else { from }
}
