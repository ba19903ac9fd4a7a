//! The brush of pictures: shapes in parts of a field's half width, from its middle, cut off at its edge.

use drawing::{Color, Group, Path, Stroke};
use geometry::{Mm, Point, Rect, Vector};
use sheets::Draft;
use sheets::boundary::curved;

/// A place in a field: from -1 at the left to 1 at the right, and as far up and down in the same measure.
pub type Spot = (f64, f64);

/// A brush for one field.
pub struct Brush {
    field: Rect,
    unit: Mm,
    paths: Vec<Path>,
}

impl Brush {
    /// A brush for a field, whose whole width is two.
    pub fn new(field: Rect) -> Self {
        Self { field, unit: field.width() * 0.5, paths: Vec::new() }
    }

    /// The same brush for what has to be seen whole: the shorter side of the field is two.
    pub fn whole(self) -> Self {
        Self { unit: self.field.width().min(self.field.height()) * 0.5, ..self }
    }

    /// How far the upper and the lower edge of the field are from its middle.
    pub fn high(&self) -> f64 {
        self.field.height().get() / self.field.width().get()
    }

    /// Puts down what was drawn, cut off at the edge of the field.
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

    /// A band across the field from one height to another.
    pub fn band(&mut self, top: f64, bottom: f64, color: Color) {
        self.shape(&[(-1.0, top), (1.0, top), (1.0, bottom), (-1.0, bottom)], color);
    }

    /// A shape with straight sides.
    pub fn shape(&mut self, corners: &[Spot], color: Color) {
        self.paths.push(Path::polygon(&self.all(corners)).filled(color));
    }

    /// A shape that bends at its corners.
    pub fn soft(&mut self, corners: &[Spot], color: Color) {
        self.paths.push(curved(&self.all(corners)).filled(color));
    }

    /// The same shape on both sides of the middle.
    pub fn twice(&mut self, corners: &[Spot], color: Color) {
        for side in [-1.0, 1.0] {
            let mirrored: Vec<Spot> = corners.iter().map(|(x, y)| (x * side, *y)).collect();
            self.shape(&mirrored, color);
        }
    }

    /// The same soft shape on both sides of the middle.
    pub fn soft_twice(&mut self, corners: &[Spot], color: Color) {
        for side in [-1.0, 1.0] {
            let mirrored: Vec<Spot> = corners.iter().map(|(x, y)| (x * side, *y)).collect();
            self.soft(&mirrored, color);
        }
    }

    /// A disc.
    pub fn disc(&mut self, middle: Spot, radius: f64, color: Color) {
        self.oval(middle, radius, radius, color);
    }

    /// An oval.
    pub fn oval(&mut self, middle: Spot, across: f64, down: f64, color: Color) {
        self.paths.push(Path::ellipse(self.at(middle), self.unit * across, self.unit * down).filled(color));
    }

    /// A ring.
    pub fn ring(&mut self, middle: Spot, across: f64, down: f64, width: f64, color: Color) {
        let ring = Path::ellipse(self.at(middle), self.unit * across, self.unit * down);
        self.paths.push(ring.stroked(color, (self.unit * width).get()));
    }

    /// A line along spots.
    pub fn line(&mut self, spots: &[Spot], width: f64, color: Color) {
        self.paths.push(Path::line(&self.all(spots)).with_stroke(Stroke::new(color, self.unit * width).rounded()));
    }
}
