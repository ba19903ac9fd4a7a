//! Converts the outlines of glyphs from a font file.

use ttf_parser::OutlineBuilder;

use crate::Segment;
use geometry::Point;

/// Collects an outline. It flips the y axis, which points up in a font, and turns quadratic curves into cubic ones.
pub(super) struct Pen {
    scale: f64,
    at: (f64, f64),
    segments: Vec<Segment>,
}

impl Pen {
    /// A pen for a font with this many units to the em.
    pub fn new(units: f64) -> Self {
        Self { scale: 1.0 / units, at: (0.0, 0.0), segments: Vec::new() }
    }

    /// The collected outline.
    pub fn finish(self) -> Vec<Segment> {
        self.segments
    }

    fn point(&self, x: f64, y: f64) -> Point {
        Point::new(x * self.scale, -y * self.scale)
    }

    fn cubic(&mut self, first: (f64, f64), second: (f64, f64), end: (f64, f64)) {
        let [first, second, to] = [first, second, end].map(|(x, y)| self.point(x, y));
        self.segments.push(Segment::Cubic(first, second, to));
        self.at = end;
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.at = (x.into(), y.into());
        self.segments.push(Segment::Move(self.point(x.into(), y.into())));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.at = (x.into(), y.into());
        self.segments.push(Segment::Line(self.point(x.into(), y.into())));
    }

    fn quad_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) {
        let (control, end) = ((f64::from(cx), f64::from(cy)), (f64::from(x), f64::from(y)));
        let near = |from: (f64, f64)| (from.0 + (control.0 - from.0) * 2.0 / 3.0, from.1 + (control.1 - from.1) * 2.0 / 3.0);
        self.cubic(near(self.at), near(end), end);
    }

    fn curve_to(&mut self, ax: f32, ay: f32, bx: f32, by: f32, x: f32, y: f32) {
        self.cubic((ax.into(), ay.into()), (bx.into(), by.into()), (x.into(), y.into()));
    }

    fn close(&mut self) {
        self.segments.push(Segment::Close);
    }
}
