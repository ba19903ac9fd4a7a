//! A drawing on the drafting board: outlines in drafting lengths with lines drawn by pens, fitted into a box in the end.
//!
//! Pens have widths in millimetres that grow slowly with the finished drawing, so that a line is no hairline on a counter and not
//! clumsy on a record sheet. The finest pen is left out of small drawings.

use super::outline::{Half, mirrored, moved};
use super::palette::Palette;
use drawing::{Color, Group, Item, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Transform};

/// Which pen draws a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Pen {
    /// The outline of the ship.
    Outline,
    /// The edge of a plate or a system.
    Edge,
    /// A joint between panels; left out of small drawings.
    Joint,
}

impl Pen {
    /// The width on a drawing in which 100 drafting lengths have this many millimetres.
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

/// A drawing on the drafting board.
#[derive(Clone, Debug)]
pub(in super::super) struct Sketch {
    pub palette: Palette,
    marks: Vec<Mark>,
}

/// The length in millimetres of 100 drafting lengths below which the finest lines are left out.
const FINE: f64 = 17.0;

impl Sketch {
    pub const fn new(palette: Palette) -> Self {
        Self { palette, marks: Vec::new() }
    }

    /// Everything of another sketch on top of this one.
    pub fn add(&mut self, other: Self) {
        self.marks.extend(other.marks);
    }

    /// An outline with a fill and no line, or whatever stroke it has, in drafting lengths.
    pub fn put(&mut self, path: Path) {
        self.marks.push(Mark { path, pen: None, fine: false });
    }

    /// An outline with a fill and a line in the colour of edges.
    pub fn shape(&mut self, path: Path, fill: Color, pen: Pen) {
        let edge = self.palette.edge;
        self.marks.push(Mark { path: path.filled(fill), pen: Some((edge, pen)), fine: pen == Pen::Joint });
    }

    /// A line.
    pub fn line(&mut self, path: Path, color: Color, pen: Pen) {
        self.marks.push(Mark { path, pen: Some((color, pen)), fine: pen == Pen::Joint });
    }

    /// An outline that is left out of small drawings.
    pub fn detail(&mut self, path: Path) {
        self.marks.push(Mark { path, pen: None, fine: true });
    }

    /// The same line on both sides of the ship.
    pub fn lines(&mut self, path: &Path, color: Color, pen: Pen) {
        self.line(path.clone().and(mirrored(path)), color, pen);
    }

    /// The same outline on both sides of the ship, the right one in the shade.
    pub fn pair(&mut self, path: &Path, fill: Color, pen: Pen) {
        self.shape(mirrored(path), fill, pen);
        self.shape(path.clone(), shaded(fill), pen);
    }

    /// A plate of the hull: lit on the left, in the shade on the right, with a line around it.
    pub fn plate(&mut self, half: &Half, fill: Color, pen: Pen) {
        self.put(half.whole().filled(fill));
        self.put(half.right().filled(shaded(fill)));
        self.line(half.whole(), self.palette.edge, pen);
    }

    /// A highlight along the left half of an outline.
    pub fn glint(&mut self, half: &Half) {
        self.line(mirrored(&half.track()), Color::WHITE.with_alpha(110), Pen::Joint);
    }

    /// The same sketch elsewhere on the board.
    pub fn moved(mut self, by: Transform) -> Self {
        for mark in &mut self.marks {
            mark.path = moved(&mark.path, by);
        }
        self
    }

    /// The same sketch without paint: what has an edge keeps it, in one ink, and hides what is under it.
    pub fn ghost(self, paper: Color, ink: Color) -> Self {
        let edged = self.marks.into_iter().filter(|mark| mark.pen.is_some());
        let marks = edged.map(|mark| {
            let pen = mark.pen.map(|(_, pen)| (ink, pen));
            Mark { path: Path { fill: Some(paper), ..mark.path }, pen, ..mark }
        });
        Self { marks: marks.collect(), ..self }
    }

    /// The sketch in a box, centred and as large as fits, times a factor of at most 1. What counts is the frame and everything
    /// that sticks out of it.
    pub fn fit(self, frame: Rect, into: Rect, factor: f64) -> Group {
        let extent = self.marks.iter().filter_map(|mark| mark.path.bounds()).fold(frame, Rect::union);
        // Sharp corners reach beyond their line's width; two widths of the widest pen on each side are enough.
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

/// The colour on the side away from the light.
pub(in super::super) fn shaded(color: Color) -> Color {
    color.mix(Color::BLACK, 0.15)
}

/// A rectangle about the centre line.
pub(in super::super) fn frame(half_width: f64, bow: f64, stern: f64) -> Rect {
    Rect::new(Point::new(-half_width, bow), Size::new(2.0 * half_width, stern - bow))
}
