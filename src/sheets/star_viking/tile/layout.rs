//! Where everything lies on a tile: the head, the orbits with their squares of deep space, the bodies along them, and their names.
//!
//! Orbits run from the lower left to the upper right, the innermost nearest to the sun. A body and its name share an upright cell; cells
//! of one orbit stand side by side, and each orbit is moved down until its cells clear those above, so that nothing overlaps whatever a
//! designer draws. Bodies are as large as there is room for, the more orbits the smaller.

use super::{HEIGHT, WIDTH};
use crate::drawing::Face;
use crate::drawing::text;
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::Id;
use crate::rules::star_viking::{Body, Orbit, System, tile_room};

/// What is left free along the edges of a tile.
const MARGIN: f64 = 2.6;
/// What is left free between two things at the least.
const GAP: f64 = 1.2;
/// The side of the square of deep space: a counter, and a little of its frame.
const DEEP: f64 = 15.0;
/// Bodies are drawn at most so much larger than they have to be.
const LARGEST: f64 = 1.3;
/// By how much bodies shrink from one attempt to the next.
const SHRINK: f64 = 0.97;
/// How often they do: the last attempt is a thousandth of the first, on which nothing could be read.
const ATTEMPTS: i32 = 220;
/// How steep orbits can be, as the rise for each step to the right.
const SLOPES: [f64; 6] = [0.5, 0.4, 0.3, 0.2, 0.1, 0.0];
/// How much a steeper orbit is worth in size: a tile of level orbits looks like a table.
const CHARM: f64 = 0.35;
/// The height of a line of a name, and its letters.
pub(super) const NAME: f64 = 3.1;
/// The letters of a name.
pub(super) const NAME_LETTERS: f64 = 2.6;
/// The letters of a system's name.
pub(super) const TITLE_LETTERS: f64 = 5.4;
/// Where the words beside the sun begin.
pub(super) const HEAD_LEFT: f64 = 15.0;
/// The head of a tile, with the sun.
const HEAD: Size = Size::new(62.0, 17.0);

/// Where everything lies on a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct TileLayout {
    /// The sun, the name, technology and wealth.
    pub head: Rect,
    /// The orbits, from the inside out.
    pub orbits: Vec<OrbitLayout>,
}

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
struct Strung {
    cells: Vec<(f64, Cell)>,
    deep: f64,
}

impl TileLayout {
    /// The layout of a system's tile.
    #[must_use]
    pub fn of(system: &System) -> Self {
        let head = head(system);
        let attempts = SLOPES.into_iter().filter_map(|slope| largest(system, head, slope));
        let charm = |(_, scale, slope): &(Vec<OrbitLayout>, f64, f64)| scale + slope * CHARM;
        let best = attempts.max_by(|one, other| charm(one).total_cmp(&charm(other)));
        Self { head, orbits: best.map(|(orbits, ..)| orbits).unwrap_or_default() }
    }
}

fn head(system: &System) -> Rect {
    let name = text::width(&system.label().to_uppercase(), Face::Bold, Mm::new(TITLE_LETTERS));
    let width = (Mm::new(HEAD_LEFT) + name).max(Mm::new(HEAD_LEFT + 22.0)).min(HEAD.width);
    Rect::new(Point::ORIGIN, Size::of(width, HEAD.height))
}

/// The layout with the largest bodies for which orbits of this slope have room, and how large they are.
fn largest(system: &System, head: Rect, slope: f64) -> Option<(Vec<OrbitLayout>, f64, f64)> {
    (0..ATTEMPTS).find_map(|attempt| {
        let scale = LARGEST * SHRINK.powi(attempt);
        Some((stacked(system, head, slope, scale)?, scale, slope))
    })
}

/// The orbits one below the other, if all have room on the tile.
fn stacked(system: &System, head: Rect, slope: f64, scale: f64) -> Option<Vec<OrbitLayout>> {
    let mut taken = vec![head];
    let mut orbits = Vec::new();
    for (id, orbit) in system.orbits.iter() {
        let layout = strung(orbit, scale).laid(id, orbit, slope);
        let cells = layout.cells();
        let top = cells.iter().map(|cell| Mm::new(MARGIN) - cell.min.y);
        let below = cells.iter().flat_map(|cell| {
            let above = taken.iter().filter(|other| other.min.x < cell.max.x && cell.min.x < other.max.x);
            above.map(|other| other.max.y + Mm::new(GAP) - cell.min.y)
        });
        let down = top.chain(below).reduce(Mm::max).unwrap_or(Mm::ZERO);
        let layout = layout.moved(down);
        taken.extend(layout.cells());
        orbits.push(layout);
    }
    let lowest = taken.iter().map(|cell| cell.max.y).reduce(Mm::max).unwrap_or(Mm::ZERO);
    let spare = HEIGHT - Mm::new(MARGIN) - lowest;
    let count = orbits.len() as f64;
    // What is left over goes between the orbits, each being moved farther than the one above.
    let spread = |(index, orbit): (usize, OrbitLayout)| orbit.moved(spare * ((index as f64 + 0.5) / count));
    (spare >= Mm::ZERO).then(|| orbits.into_iter().enumerate().map(spread).collect())
}

/// The cells of an orbit from left to right, the bodies as large as asked for if they have room, else smaller.
fn strung(orbit: &Orbit, scale: f64) -> Strung {
    let room = WIDTH.get() - MARGIN * 2.0;
    let mut scale = scale;
    loop {
        let deep = DEEP * scale.min(1.0);
        let cells: Vec<Cell> = orbit.bodies.iter().map(|(_, body)| Cell::of(body, scale)).collect();
        let needed: f64 = cells.iter().map(|cell| cell.width() + GAP).sum::<f64>() + deep;
        if needed <= room || scale < 1e-3 {
            let gap = GAP + (room - needed) / cells.len().max(1) as f64;
            let mut pen = MARGIN;
            let place = |cell: Cell| {
                let middle = pen + (gap + cell.width()) * 0.5 - GAP * 0.5;
                pen += gap + cell.width();
                (middle, cell)
            };
            return Strung { cells: cells.into_iter().map(place).collect(), deep };
        }
        scale *= SHRINK;
    }
}

impl Cell {
    fn of(body: &Body, scale: f64) -> Self {
        let diameter = tile_room::least_diameter(body) * scale;
        let small = scale.min(1.0);
        let natural = text::width(body.label(), Face::Italic, Mm::new(NAME_LETTERS)).get() + 1.0;
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
    fn laid(self, id: Id<Orbit>, orbit: &Orbit, slope: f64) -> OrbitLayout {
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

    fn moved(self, down: Mm) -> Self {
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
