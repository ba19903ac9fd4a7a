//! Where everything lies on a tile: the head, the orbits with their squares of deep space, the bodies along them, and their names.
//!
//! Orbits run from the lower left to the upper right, the innermost nearest to the sun. A body and its name share an upright cell; cells
//! of one orbit stand side by side, and each orbit is moved down until its cells clear those above, so that nothing overlaps whatever a
//! designer draws. Bodies are as large as there is room for, the more orbits the smaller; a size of 1 is the least with which every
//! sector holds a counter beside its code.

use super::{HEIGHT, WIDTH, least_diameter};
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::Id;
use crate::rules::star_viking::{Body, Orbit, System};

/// What is left free along the edges of a tile.
const MARGIN: f64 = 2.4;
/// What is left free between two things at the least.
const GAP: f64 = 0.8;
/// The side of the square of deep space: a counter, and a little of its frame.
const DEEP: f64 = 14.0;
/// The size of bodies that just hold their counters.
const ENOUGH: f64 = 1.0;
/// By how much bodies shrink from one attempt to the next.
const SHRINK: f64 = 0.97;
/// The attempts: the first draws bodies a third larger than they have to be, the last at a thousandth, on which nothing could be read.
/// One of them is exactly enough.
const ATTEMPTS: [i32; 2] = [-9, 220];
/// How steep orbits can be, as the rise for each step to the right.
const SLOPES: [f64; 6] = [0.5, 0.4, 0.3, 0.2, 0.1, 0.0];
/// How much a steeper orbit is worth in size: a tile of level orbits looks like a table.
const CHARM: f64 = 0.35;
/// The height of a line of a name.
const NAME: f64 = 3.1;
/// The letters of a name.
pub const NAME_LETTERS: f64 = 2.6;
/// The letters of a system's name.
pub const TITLE_LETTERS: f64 = 5.4;
/// Where the words beside the sun begin.
pub const HEAD_LEFT: f64 = 15.0;
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
        // Room for counters comes before charm.
        let holds = |scale: f64| scale >= ENOUGH;
        let charm = |(scale, slope): (f64, f64)| scale + slope * CHARM;
        let best =
            attempts.max_by(|(_, one), (_, other)| holds(one.0).cmp(&holds(other.0)).then(charm(*one).total_cmp(&charm(*other))));
        Self { head, orbits: best.map(|(orbits, _)| orbits).unwrap_or_default() }
    }
}

/// How wide the bodies of an orbit and its deep space are together where all hold their counters, and how wide a tile is, in
/// millimetres.
#[must_use]
pub fn breadth(orbit: &Orbit) -> (f64, f64) {
    let cells = orbit.bodies.iter().map(|(_, body)| Cell::of(body, ENOUGH));
    (row(cells, ENOUGH), WIDTH.get() - MARGIN * 2.0)
}

/// How high a tile would have to be for orbits whose bodies hold their counters, however steep, and how high it is, in millimetres.
#[must_use]
pub fn height(system: &System) -> (f64, f64) {
    let head = head(system);
    let needed = SLOPES.into_iter().map(|slope| stacked(system, head, slope, ENOUGH).1 + Mm::new(MARGIN));
    (needed.reduce(Mm::min).unwrap_or(Mm::ZERO).get(), HEIGHT.get())
}

fn head(system: &System) -> Rect {
    let name = reach(&system.label().to_uppercase(), TITLE_LETTERS);
    let width = (HEAD_LEFT + name).clamp(HEAD_LEFT + 22.0, HEAD.width.get());
    Rect::new(Point::ORIGIN, Size::of(Mm::new(width), HEAD.height))
}

/// About how wide words are in letters of this height, in millimetres, with a little to spare. Nothing here knows the typeface: words
/// that run wider are set smaller when they are drawn.
fn reach(words: &str, letters: f64) -> f64 {
    let part = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | '\'' | ' ' => 0.3,
        'f' | 'r' | 't' => 0.4,
        'm' | 'w' | 'M' | 'W' => 0.96,
        letter if letter.is_uppercase() => 0.74,
        _ => 0.62,
    };
    words.chars().map(part).sum::<f64>() * letters
}

/// The layout with the largest bodies for which orbits of this slope have room, and how large they are.
fn largest(system: &System, head: Rect, slope: f64) -> Option<(Vec<OrbitLayout>, (f64, f64))> {
    let [first, last] = ATTEMPTS;
    (first..last).find_map(|attempt| {
        let scale = ENOUGH * SHRINK.powi(attempt);
        let (orbits, lowest) = stacked(system, head, slope, scale);
        let spare = HEIGHT - Mm::new(MARGIN) - lowest;
        (spare >= Mm::ZERO).then(|| (spread(orbits, spare), (scale, slope)))
    })
}

/// The orbits with what is left over between them, each moved farther than the one above.
fn spread(orbits: Vec<OrbitLayout>, spare: Mm) -> Vec<OrbitLayout> {
    let count = orbits.len() as f64;
    let moved = |(index, orbit): (usize, OrbitLayout)| orbit.moved(spare * ((index as f64 + 0.5) / count));
    orbits.into_iter().enumerate().map(moved).collect()
}

/// The orbits one below the other, and how far down they reach.
fn stacked(system: &System, head: Rect, slope: f64, scale: f64) -> (Vec<OrbitLayout>, Mm) {
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
    (orbits, lowest)
}

/// How wide cells are side by side, with the deep space at their end.
fn row(cells: impl Iterator<Item = Cell>, scale: f64) -> f64 {
    cells.map(|cell| cell.width() + GAP).sum::<f64>() + DEEP * scale.min(ENOUGH)
}

/// The cells of an orbit from left to right, the bodies as large as asked for if they have room, else smaller.
fn strung(orbit: &Orbit, scale: f64) -> Strung {
    let room = WIDTH.get() - MARGIN * 2.0;
    let mut scale = scale;
    loop {
        let deep = DEEP * scale.min(ENOUGH);
        let cells: Vec<Cell> = orbit.bodies.iter().map(|(_, body)| Cell::of(body, scale)).collect();
        let needed = row(cells.iter().copied(), scale);
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
