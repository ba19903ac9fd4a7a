//! The brush that draws pictures in a field. Coordinates are measured from the middle of the field, and their unit is half the field's width; shapes
//! are cut off at the field's edge.

use drawing::{Color, Group, Path, Stroke};
use geometry::{Mm, Point, Rect, Vector};
use sheets::Draft;
use sheets::boundary::curved;

/// A point in a field: x runs from -1 at the left edge to 1 at the right, and y uses the same unit.
pub type Spot = (f64, f64);

/// A brush for one field.
pub struct Brush {
    field: Rect,
    unit: Mm,
    paths: Vec<Path>,
}

impl Brush {
    /// A brush for a field; the whole width of the field is 2 units.
    pub fn new(field: Rect) -> Self {
        Self { field, unit: field.width() * 0.5, paths: Vec::new() }
    }

    /// This brush with another unit: the shorter side of the field is 2 units long. It is for pictures that must not be cut off.
    pub fn whole(self) -> Self {
        Self { unit: self.field.width().min(self.field.height()) * 0.5, ..self }
    }

    /// The distance from the middle of the field to its upper or lower edge, in units of half the field's width.
    pub fn high(&self) -> f64 {
        self.field.height().get() / self.field.width().get()
    }

    /// Adds all that the brush has drawn to a draft, cut off at the edge of the field.
    pub fn put(self, draft: &mut Draft) {
        let items = self.paths.into_iter().map(|path| (Point::ORIGIN, path.into())).collect();
        draft.put(Point::ORIGIN, Group::of(items).clipped(Path::rect(self.field)).as_picture());
    }

    fn at(&self, (x, y): Spot) -> Point {
        self.field.middle() + Vector::at(self.unit * x, self.unit * y)
    }

    fn all(&self, spots: &[Spot]) -> Vec<Point> {
        spots.iter().map(|spot| self.at(*spot)).collect()
    }

    /// Fills the whole field.
    pub fn wash(&mut self, color: Color) {
        self.paths.push(Path::rect(self.field).filled(color));
    }

    /// Draws a band across the field from one height to another.
    pub fn band(&mut self, top: f64, bottom: f64, color: Color) {
        self.shape(&[(-1.0, top), (1.0, top), (1.0, bottom), (-1.0, bottom)], color);
    }

    /// Draws a shape with straight sides.
    pub fn shape(&mut self, corners: &[Spot], color: Color) {
        self.paths.push(Path::polygon(&self.all(corners)).filled(color));
    }

    /// Draws a shape with rounded corners.
    pub fn soft(&mut self, corners: &[Spot], color: Color) {
        self.paths.push(curved(&self.all(corners)).filled(color));
    }

    /// Draws a shape twice, mirrored at the vertical middle line.
    pub fn twice(&mut self, corners: &[Spot], color: Color) {
        for side in [-1.0, 1.0] {
            let mirrored: Vec<Spot> = corners.iter().map(|(x, y)| (x * side, *y)).collect();
            self.shape(&mirrored, color);
        }
    }

    /// Draws a shape with rounded corners twice, mirrored at the vertical middle line.
    pub fn soft_twice(&mut self, corners: &[Spot], color: Color) {
        for side in [-1.0, 1.0] {
            let mirrored: Vec<Spot> = corners.iter().map(|(x, y)| (x * side, *y)).collect();
            self.soft(&mirrored, color);
        }
    }

    /// Draws a filled disc.
    pub fn disc(&mut self, middle: Spot, radius: f64, color: Color) {
        self.oval(middle, radius, radius, color);
    }

    /// Draws a filled oval with these half axes.
    pub fn oval(&mut self, middle: Spot, across: f64, down: f64, color: Color) {
        self.paths.push(Path::ellipse(self.at(middle), self.unit * across, self.unit * down).filled(color));
    }

    /// Draws the outline of an oval with these half axes.
    pub fn ring(&mut self, middle: Spot, across: f64, down: f64, width: f64, color: Color) {
        let ring = Path::ellipse(self.at(middle), self.unit * across, self.unit * down);
        self.paths.push(ring.stroked(color, (self.unit * width).get()));
    }

    /// Draws a line through points.
    pub fn line(&mut self, spots: &[Spot], width: f64, color: Color) {
        self.paths.push(Path::line(&self.all(spots)).with_stroke(Stroke::new(color, self.unit * width).rounded()));
    }
}
