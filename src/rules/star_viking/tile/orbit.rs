//! How one orbit lies on a tile: its bodies side by side, each with its name below, and deep space at its end.

use super::{WIDTH, least_diameter};
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::Id;
use crate::rules::star_viking::{Body, Orbit};

/// What is left free along the edges of a tile.
pub(super) const MARGIN: f64 = 2.4;
/// What is left free between two things at the least.
pub(super) const GAP: f64 = 0.8;
/// The size of bodies that just hold their counters.
pub(super) const ENOUGH: f64 = 1.0;
/// By how much bodies shrink from one attempt to the next.
pub(super) const SHRINK: f64 = 0.97;
/// The side of the square of deep space: a counter, and a little of its frame.
const DEEP: f64 = 14.0;
/// The height of a line of a name.
const NAME: f64 = 3.1;
/// The letters of a name.
pub const NAME_LETTERS: f64 = 2.6;

/// Where an orbit lies.
#[derive(Clone, Debug, PartialEq)]
pub struct OrbitLayout {
    /// Which orbit it is.
    pub id: Id<Orbit>,
    /// Its line, from the left edge of the tile to the right one.
    pub line: [Point; 2],
    /// The square of deep space.
    pub deep: Rect,
    /// Its bodies, from left to right.
    pub bodies: Vec<BodyLayout>,
}

/// Where a body lies.
#[derive(Clone, Debug, PartialEq)]
pub struct BodyLayout {
    /// Which body it is.
    pub id: Id<Body>,
    /// Its middle.
    pub middle: Point,
    /// Its radius.
    pub radius: Mm,
    /// The box of its name.
    pub name: Rect,
}

/// A body and its name, or the square of deep space, measured from where the orbit passes.
#[derive(Clone, Copy)]
struct Cell {
    diameter: f64,
    name: Size,
}

/// An orbit whose cells have their place from left to right, and from top to bottom as if it ran through the top of the tile.
pub(super) struct Strung {
    cells: Vec<(f64, Cell)>,
    deep: f64,
}

/// How wide the bodies of an orbit and its deep space are together where all hold their counters, and how wide a tile is, in
/// millimetres.
#[must_use]
pub fn breadth(orbit: &Orbit) -> (f64, f64) {
    let cells = orbit.bodies.iter().map(|(_, body)| Cell::of(body, ENOUGH));
    (row(cells, ENOUGH), WIDTH.get() - MARGIN * 2.0)
}

/// About how wide words are in letters of this height, in millimetres, with a little to spare. Nothing here knows the typeface: words
/// that run wider are set smaller when they are drawn.
pub(super) fn reach(words: &str, letters: f64) -> f64 {
    let part = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | ' ' => 0.3,
        'f' | 'r' | 't' => 0.4,
        'm' | 'w' | 'M' | 'W' => 0.96,
        letter if letter.is_uppercase() => 0.74,
        _ => 0.62,
    };
    words.chars().map(part).sum::<f64>() * letters
}

/// How wide cells are side by side, with the deep space at their end.
fn row(cells: impl Iterator<Item = Cell>, scale: f64) -> f64 {
    cells.map(|cell| cell.width() + GAP).sum::<f64>() + DEEP * scale.min(ENOUGH)
}

/// The cells of an orbit from left to right, the bodies as large as asked for if they have room, else smaller.
pub(super) fn strung(orbit: &Orbit, scale: f64, lean: f64) -> Strung {
    let room = WIDTH.get() - MARGIN * 2.0;
    let mut scale = scale;
    loop {
        let deep = DEEP * scale.min(ENOUGH);
        let cells: Vec<Cell> = orbit.bodies.iter().map(|(_, body)| Cell::of(body, scale)).collect();
        let needed = row(cells.iter().copied(), scale);
        if needed <= room || scale < 1e-3 {
            let spare = (room - needed) / cells.len().max(1) as f64;
            let mut pen = MARGIN;
            let place = |cell: Cell| {
                let middle = pen + cell.width() * 0.5 + spare * lean;
                pen += cell.width() + spare + GAP;
                (middle, cell)
            };
            return Strung { cells: cells.into_iter().map(place).collect(), deep };
        }
        scale *= SHRINK;
    }
}

impl Cell {
    fn of(body: &Body, scale: f64) -> Self {
        let diameter = least_diameter(body) * scale;
        let small = scale.min(ENOUGH);
        let natural = reach(body.label(), NAME_LETTERS) + 1.0;
        let widest = diameter.max(14.0 * small);
        let lines = if natural > widest { 2.0 } else { 1.0 };
        Self { diameter, name: Size::new(natural.min(widest), NAME * lines * small) }
    }

    fn width(self) -> f64 {
        self.diameter.max(self.name.width.get())
    }
}

impl Strung {
    /// The orbit as it lies where its line passes the middle of the tile's upper edge.
    pub(super) fn laid(self, id: Id<Orbit>, orbit: &Orbit, slope: f64) -> OrbitLayout {
        let at = |x: f64| Point::new(x, (WIDTH.get() * 0.5 - x) * slope);
        let bodies = self.cells.into_iter().zip(orbit.bodies.ids()).map(|((x, cell), id)| {
            let middle = at(x);
            let radius = Mm::new(cell.diameter * 0.5);
            let corner = Point::at(middle.x - cell.name.width * 0.5, middle.y + radius + Mm::new(0.4));
            BodyLayout { id, middle, radius, name: Rect::new(corner, cell.name) }
        });
        let deep = at(WIDTH.get() - MARGIN - self.deep * 0.5);
        OrbitLayout {
            id,
            line: [at(0.0), at(WIDTH.get())],
            deep: Rect::around(deep, Size::new(self.deep, self.deep)),
            bodies: bodies.collect(),
        }
    }
}

impl BodyLayout {
    /// The box round the body, without its name.
    #[must_use]
    pub fn disc(&self) -> Rect {
        Rect::around(self.middle, Size::of(self.radius * 2.0, self.radius * 2.0))
    }
}

impl OrbitLayout {
    /// What the orbit takes: its bodies, each with its name, and deep space.
    #[must_use]
    pub fn cells(&self) -> Vec<Rect> {
        self.bodies.iter().map(|body| body.disc().union(body.name)).chain([self.deep]).collect()
    }

    /// How far down the line passes there.
    pub(super) fn height_at(&self, x: Mm) -> Mm {
        let [west, east] = self.line;
        west.y + (east.y - west.y) * ((x - west.x) / (east.x - west.x))
    }

    pub(super) fn moved(self, down: Mm) -> Self {
        let step = Vector::at(Mm::ZERO, down);
        let body = |body: BodyLayout| BodyLayout { middle: body.middle + step, name: body.name.moved(step), ..body };
        Self {
            line: self.line.map(|point| point + step),
            deep: self.deep.moved(step),
            bodies: self.bodies.into_iter().map(body).collect(),
            ..self
        }
    }
}
