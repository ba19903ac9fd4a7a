//! A drawing before it is scaled: outlines in drafting lengths (a hull is about 100 long), with lines drawn by pens. At the end the drawing is fitted
//! into a box.
//!
//! Pens have widths in millimetres that grow slowly with the size of the finished drawing, so that lines are neither too thin on a counter nor too
//! thick on a record sheet. Small drawings leave out the finest pen.

use super::outline::{Half, mirrored, moved};
use super::palette::Palette;
use drawing::{Color, Group, Item, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Transform};

/// The pens that draw lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Pen {
    /// The pen for the outline of the ship.
    Outline,
    /// The pen for the edge of a plate or a system.
    Edge,
    /// The pen for a joint between panels, which small drawings leave out.
    Joint,
}

impl Pen {
    /// The width of the pen, in millimetres, on a drawing on which 100 drafting lengths are `length` millimetres.
    fn width(self, length: f64) -> f64 {
        match self {
            Self::Outline => 0.11 + 0.0065 * length,
            Self::Edge => 0.055 + 0.0034 * length,
            Self::Joint => 0.05 + 0.0022 * length,
        }
    }
}

#[derive(Clone, Debug)]
struct Mark {
    path: Path,
    pen: Option<(Color, Pen)>,
    fine: bool,
}

/// A drawing in drafting lengths.
#[derive(Clone, Debug)]
pub(in super::super) struct Sketch {
    pub palette: Palette,
    marks: Vec<Mark>,
}

/// The smallest size of drawings with the finest lines: how many millimetres 100 drafting lengths take.
const FINE: f64 = 17.0;

impl Sketch {
    pub const fn new(palette: Palette) -> Self {
        Self { palette, marks: Vec::new() }
    }

    /// Adds another sketch on top of this one.
    pub fn add(&mut self, other: Self) {
        self.marks.extend(other.marks);
    }

    /// Adds an outline with its own fill and stroke; a stroke's width is in drafting lengths.
    pub fn put(&mut self, path: Path) {
        self.marks.push(Mark { path, pen: None, fine: false });
    }

    /// Adds an outline with a fill, and with a line around it in the colour of edges.
    pub fn shape(&mut self, path: Path, fill: Color, pen: Pen) {
        let edge = self.palette.edge;
        self.marks.push(Mark { path: path.filled(fill), pen: Some((edge, pen)), fine: pen == Pen::Joint });
    }

    /// Adds a line that a pen draws in this colour.
    pub fn line(&mut self, path: Path, color: Color, pen: Pen) {
        self.marks.push(Mark { path, pen: Some((color, pen)), fine: pen == Pen::Joint });
    }

    /// Adds an outline that small drawings leave out.
    pub fn detail(&mut self, path: Path) {
        self.marks.push(Mark { path, pen: None, fine: true });
    }

    /// Adds a line on both sides of the ship.
    pub fn lines(&mut self, path: &Path, color: Color, pen: Pen) {
        self.line(path.clone().and(mirrored(path)), color, pen);
    }

    /// Adds an outline on both sides of the ship; the right one lies in the shade.
    pub fn pair(&mut self, path: &Path, fill: Color, pen: Pen) {
        self.shape(mirrored(path), fill, pen);
        self.shape(path.clone(), shaded(fill), pen);
    }

    /// Adds a plate of the hull: lit on the left, in the shade on the right, with a line around it.
    pub fn plate(&mut self, half: &Half, fill: Color, pen: Pen) {
        self.put(half.whole().filled(fill));
        self.put(half.right().filled(shaded(fill)));
        self.line(half.whole(), self.palette.edge, pen);
    }

    /// Adds a highlight along the left half of an outline.
    pub fn glint(&mut self, half: &Half) {
        self.line(mirrored(&half.track()), Color::WHITE.with_alpha(110), Pen::Joint);
    }

    /// This sketch, moved, turned or scaled on the board.
    pub fn moved(mut self, by: Transform) -> Self {
        for mark in &mut self.marks {
            mark.path = moved(&mark.path, by);
        }
        self
    }

    /// This sketch without paint. Parts that have an edge keep it, drawn in one ink, and hide the parts under them.
    pub fn ghost(self, paper: Color, ink: Color) -> Self {
        let edged = self.marks.into_iter().filter(|mark| mark.pen.is_some());
        let marks = edged.map(|mark| {
            let pen = mark.pen.map(|(_, pen)| (ink, pen));
            Mark { path: Path { fill: Some(paper), ..mark.path }, pen, ..mark }
        });
        Self { marks: marks.collect(), ..self }
    }

    /// Fits the sketch into a box, centred. It gets the largest size that fits, times a factor of at most 1. What has to fit is the frame together
    /// with everything that sticks out of it.
    pub fn fit(self, frame: Rect, into: Rect, factor: f64) -> Group {
        let extent = self.marks.iter().filter_map(|mark| mark.path.bounds()).fold(frame, Rect::union);
        // Sharp corners reach beyond the width of their line; a margin of two widths of the widest pen is enough.
        let room = |scale: f64| {
            let pen = Mm::new(Pen::Outline.width(100.0 * scale));
            (into.width() - pen * 2.0, into.height() - pen * 2.0)
        };
        let mut scale = factor * (into.width() / extent.width()).min(into.height() / extent.height());
        let (width, height) = room(scale);
        scale = scale.min(width / extent.width()).min(height / extent.height());
        if !scale.is_finite() || scale <= 0.0 {
            return Group::default();
        }
        let (from, to) = (extent.middle(), into.middle());
        let place = Transform { e: to.x - from.x * scale, f: to.y - from.y * scale, ..Transform::scale(scale, scale) };
        let length = 100.0 * scale;
        let items = self.marks.into_iter().filter(|mark| !mark.fine || length >= FINE).map(|mark| {
            let mut path = moved(&mark.path, place);
            path.stroke = match (mark.pen, path.stroke) {
                (Some((color, pen)), _) => Some(Stroke::new(color, Mm::new(pen.width(length))).rounded()),
                (None, Some(stroke)) => {
                    let dashes = stroke.dashes.iter().map(|dash| *dash * scale).collect();
                    Some(Stroke { width: stroke.width * scale, dashes, ..stroke })
                }
                (None, None) => None,
            };
            (Point::ORIGIN, Item::Path(path))
        });
        Group::of(items.collect()).as_picture()
    }
}

/// The colour of the side that faces away from the light.
pub(in super::super) fn shaded(color: Color) -> Color {
    color.mix(Color::BLACK, 0.15)
}

/// A rectangle, symmetric to the centre line, from bow to stern.
pub(in super::super) fn frame(half_width: f64, bow: f64, stern: f64) -> Rect {
    Rect::new(Point::new(-half_width, bow), Size::new(2.0 * half_width, stern - bow))
}
