//! The pen that draws figures and beasts: shapes with an outline, limbs, lines and shades, in millimetres from the middle of the figure.

use drawing::{Color, Items, Path, Segment, Stroke};
use geometry::{Mm, Point};
use sheets::boundary::curved;
use sheets::look::INK;

/// The width of outlines, in millimetres.
const OUTLINE: f64 = 0.24;

/// Collects what is drawn. The first shape is the lowest, and the last is on top.
#[derive(Default)]
pub struct Pen {
    paths: Vec<Path>,
}

/// A point on a figure, in millimetres from its middle.
pub type Spot = (f64, f64);

fn points(spots: &[Spot]) -> Vec<Point> {
    spots.iter().map(|(x, y)| Point::new(*x, *y)).collect()
}

impl Pen {
    /// Everything drawn, as items of a group.
    pub fn items(self) -> Items {
        self.paths.into_iter().map(|path| (Point::ORIGIN, path.into())).collect()
    }

    fn outlined(&mut self, path: Path, color: Color) {
        self.paths.push(path.filled(color).with_stroke(Stroke::new(INK, Mm::new(OUTLINE)).rounded()));
    }

    /// Draws a shape with straight sides.
    pub fn shape(&mut self, corners: &[Spot], color: Color) {
        self.outlined(Path::polygon(&points(corners)), color);
    }

    /// Draws a shape with rounded corners.
    pub fn soft(&mut self, corners: &[Spot], color: Color) {
        self.outlined(curved(&points(corners)), color);
    }

    /// Draws a disc.
    pub fn disc(&mut self, (x, y): Spot, radius: f64, color: Color) {
        self.outlined(Path::circle(Point::new(x, y), Mm::new(radius)), color);
    }

    /// Draws an oval.
    pub fn oval(&mut self, (x, y): Spot, across: f64, down: f64, color: Color) {
        self.outlined(Path::ellipse(Point::new(x, y), Mm::new(across), Mm::new(down)), color);
    }

    /// Draws a shadow or a bright patch with rounded corners and without an outline.
    pub fn shade(&mut self, corners: &[Spot], color: Color) {
        self.paths.push(curved(&points(corners)).filled(color));
    }

    /// Draws a patch of paint with straight sides and without an outline.
    pub fn flat(&mut self, corners: &[Spot], color: Color) {
        self.paths.push(Path::polygon(&points(corners)).filled(color));
    }

    /// Draws an arm, a leg or a haft: a thick line with an outline.
    pub fn limb(&mut self, spots: &[Spot], width: f64, color: Color) {
        for (width, color) in [(width + 2.0 * OUTLINE, INK), (width, color)] {
            self.line(spots, width, color);
        }
    }

    /// Draws a line without an outline.
    pub fn line(&mut self, spots: &[Spot], width: f64, color: Color) {
        self.paths.push(Path::line(&points(spots)).with_stroke(Stroke::new(color, Mm::new(width)).rounded()));
    }

    /// Draws a ring without a fill.
    pub fn ring(&mut self, (x, y): Spot, radius: f64, width: f64, color: Color) {
        self.paths.push(Path::circle(Point::new(x, y), Mm::new(radius)).stroked(color, width));
    }

    /// Draws a bent haft, with two control points between its ends.
    pub fn bend(&mut self, [from, by, on, to]: [Spot; 4], width: f64, color: Color) {
        let [from, by, on, to] = [from, by, on, to].map(|(x, y)| Point::new(x, y));
        let path = Path { segments: vec![Segment::Move(from), Segment::Cubic(by, on, to)], ..Path::default() };
        for (width, color) in [(width + 2.0 * OUTLINE, INK), (width, color)] {
            self.paths.push(path.clone().with_stroke(Stroke::new(color, Mm::new(width)).rounded()));
        }
    }
}
