//! Outlines with a fill and a stroke.

use serde::{Deserialize, Serialize};

use super::Color;
use geometry::{Angle, Mm, Point, Rect, Vector};

/// One step of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Segment {
    /// Starts a new ring or line at this point.
    Move(Point),
    /// A straight line to this point.
    Line(Point),
    /// A cubic Bézier curve: two control points and the end point.
    Cubic(Point, Point, Point),
    /// A straight line back to the start of the ring.
    Close,
}

/// A line drawn along an outline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stroke {
    /// The line's colour.
    pub color: Color,
    /// The line's width, half of which lies on each side of the outline.
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

    /// The line with round ends and corners.
    #[must_use]
    pub fn rounded(self) -> Self {
        Self { round: true, ..self }
    }

    /// The line broken into dashes and gaps of these lengths in millimetres, in turn.
    #[must_use]
    pub fn dashed(self, dashes: &[f64]) -> Self {
        Self { dashes: dashes.iter().copied().map(Mm::new).collect(), ..self }
    }
}

/// How long a mitred corner may be, in widths of the line, before it is cut off. All back ends use the same limit.
pub(super) const MITRE_LIMIT: f32 = 4.0;

/// Questions that the back ends ask about a stroke.
impl Stroke {
    /// Whether the line is visible.
    pub(super) fn shows(&self) -> bool {
        self.color.alpha > 0 && self.width > Mm::ZERO
    }

    /// The lengths of dashes and gaps in turn, as many dashes as gaps; `None` for a solid line.
    pub(super) fn pattern(&self) -> Option<Vec<Mm>> {
        let sound = self.dashes.iter().all(|length| *length >= Mm::ZERO && length.get().is_finite());
        if !sound || self.dashes.iter().copied().sum::<Mm>() <= Mm::ZERO {
            return None;
        }
        let turns = if self.dashes.len().is_multiple_of(2) { 1 } else { 2 };
        Some(self.dashes.repeat(turns))
    }
}

/// What an outline is for as a ground, that is, as a filled area behind other items. A print with less ink has to know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ground {
    /// A ground whose colour shows nothing that the drawing does not also show in another way.
    Plain,
    /// A ground whose colour shows the side that its piece belongs to; contains the index of the side.
    Side(u8),
    /// The sky, which needs no visible edge.
    Sky,
    /// A ground in the same colour as its surroundings, under words that stand out only by their own colour. A print with less ink frames it.
    Plate,
    /// A ground that extends beyond the line of a cut, in case the cut misses that line.
    Beyond,
}

/// An outline that is filled and then stroked. Rings are filled by the non-zero winding rule.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Path {
    /// The steps of the outline.
    pub segments: Vec<Segment>,
    /// The colour that fills the outline, if any.
    pub fill: Option<Color>,
    /// The line along the outline, if any.
    pub stroke: Option<Stroke>,
    /// The kind of ground, if other things are drawn on the outline.
    pub ground: Option<Ground>,
}

/// How far a control point lies from its end point in a quarter circle of radius 1.
const QUARTER_CIRCLE: f64 = 0.552_284_749_8;

/// Constructs outlines, and gives them a fill, a line or a ground.
impl Path {
    /// An open line through these points.
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

    /// The outline of a rectangle with round corners.
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

    /// An ellipse with a horizontal and a vertical axis.
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

    /// An open line along a circle, clockwise from one angle to another.
    #[must_use]
    pub fn arc(middle: Point, radius: Mm, from: Angle, to: Angle) -> Self {
        let sweep = to - from;
        let pieces = (sweep.in_degrees().abs() / 90.0).ceil().max(1.0);
        let step = sweep * (1.0 / pieces);
        let (sine, cosine) = (step * 0.5).sine_cosine();
        // How far the control points of a circular arc lie from its ends, (4/3) tan(step / 4), by the half-angle formula.
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

    /// The outline with this fill.
    #[must_use]
    pub fn filled(self, color: Color) -> Self {
        Self { fill: Some(color), ..self }
    }

    /// The outline as a ground of this kind, on which other things are drawn.
    #[must_use]
    pub fn as_ground(self, ground: Ground) -> Self {
        Self { ground: Some(ground), ..self }
    }

    /// The outline with a solid line of this colour and of this width in millimetres.
    #[must_use]
    pub fn stroked(self, color: Color, width: f64) -> Self {
        self.with_stroke(Stroke::new(color, Mm::new(width)))
    }

    /// The outline with this line drawn along it.
    #[must_use]
    pub fn with_stroke(self, stroke: Stroke) -> Self {
        Self { stroke: Some(stroke), ..self }
    }

    /// One outline with the rings and lines of both.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.segments.extend(other.segments);
        self
    }
}

/// Measurements of an outline.
impl Path {
    /// The smallest axis-aligned rectangle around all points and control points, half the stroke's width included; `None` if the outline is empty.
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

/// Outlines in the forms that the back ends need.
impl Path {
    /// The axis-aligned rectangle that the outline consists of; `None` if the outline is anything else.
    pub(super) fn as_rect(&self) -> Option<Rect> {
        let [Segment::Move(a), Segment::Line(b), Segment::Line(c), Segment::Line(d), Segment::Close] = *self.segments else {
            return None;
        };
        let upright = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x;
        let turned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y;
        let (min, max) = (Point::at(a.x.min(c.x), a.y.min(c.y)), Point::at(a.x.max(c.x), a.y.max(c.y)));
        (upright || turned).then_some(Rect { min, max })
    }

    /// The steps of the outline. If they do not begin with a start point, a start at the origin comes first.
    pub(super) fn steps(&self) -> impl Iterator<Item = Segment> + '_ {
        let starts = matches!(self.segments.first(), Some(Segment::Move(_)) | None);
        (!starts).then_some(Segment::Move(Point::ORIGIN)).into_iter().chain(self.segments.iter().copied())
    }
}

fn towards(from: Point, to: Point, distance: Mm) -> Point {
    let length = (to - from).length();
    if length > Mm::ZERO { from.towards(to, distance / length) } else { from }
}
