//! The layout of one orbit on a tile: a curve round the sun, the bodies along it with their names below them, and deep space at its end.

use super::{WIDTH, usual_diameter};
use crate::{Body, Orbit, System};
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::Id;

/// The margin along the edges of a tile, in millimetres.
pub(super) const MARGIN: f64 = 2.0;
/// The smallest space between two things, in millimetres, so that things that do not touch do not look as if they did.
pub(super) const GAP: f64 = 1.0;
/// The scale at which bodies just hold their counters.
pub(super) const ENOUGH: f64 = 1.0;
/// The factor by which bodies shrink from one attempt to the next.
pub(super) const SHRINK: f64 = 0.97;
/// The side of the box of deep space, in millimetres. It has room for a counter between two lines of words.
pub const DEEP: f64 = 18.2;
/// How many times wider a giant is than its counters need, if there is room.
pub(super) const GIANT: f64 = 1.32;
/// The height of a line of a name, in millimetres.
const NAME: f64 = 3.0;
/// The height of the letters of a name, in millimetres.
pub const NAME_LETTERS: f64 = 2.6;

/// The places of an orbit and of everything along it.
#[derive(Clone, Debug, PartialEq)]
pub struct OrbitLayout {
    /// The id of the orbit.
    pub id: Id<Orbit>,
    /// The centre of the circle of which the orbit is a part, beyond the sun.
    pub centre: Point,
    /// The radius of the circle of which the orbit is a part.
    pub radius: Mm,
    /// The box of deep space.
    pub deep: Rect,
    /// The bodies along the orbit, from left to right.
    pub bodies: Vec<BodyLayout>,
}

/// The place of a body and of its name.
#[derive(Clone, Debug, PartialEq)]
pub struct BodyLayout {
    /// The id of the body.
    pub id: Id<Body>,
    /// The middle of the body.
    pub middle: Point,
    /// The radius of the body.
    pub radius: Mm,
    /// The box of the body's name.
    pub name: Rect,
}

/// The size of a body and its name, in millimetres.
#[derive(Clone, Copy)]
struct Cell {
    diameter: f64,
    name: Size,
}

/// The cells of an orbit with their places from left to right, and the side of the box of deep space, in millimetres.
pub(super) struct Strung {
    cells: Vec<(f64, Cell)>,
    deep: f64,
}

/// The scale of a drawing: the size of bodies relative to what their counters need, and the size of giants relative to other bodies.
#[derive(Clone, Copy)]
pub(super) struct Scale {
    pub bodies: f64,
    pub giants: f64,
}

impl Scale {
    /// The scale at which bodies just hold their counters, giants included.
    pub(super) const ENOUGH: Self = Self { bodies: ENOUGH, giants: 1.0 };
}

/// The width that the bodies of an orbit and its deep space need if all of them hold their counters, and the width that the tile has for them, in
/// millimetres.
#[must_use]
pub fn breadth(orbit: &Orbit) -> (f64, f64) {
    let cells = orbit.bodies.iter().map(|(_, body)| Cell::of(body, orbit.bodies.len(), ENOUGH, 1.0));
    (row(cells, ENOUGH), WIDTH.get() - MARGIN * 2.0)
}

/// About how wide words are in letters of this height, in millimetres, with a little to spare. The typeface is not known here, so words that turn out
/// wider are drawn in smaller letters.
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

/// The width of a row of cells with deep space at its end, in millimetres.
fn row(cells: impl Iterator<Item = Cell>, scale: f64) -> f64 {
    cells.map(|cell| cell.width() + GAP).sum::<f64>() + DEEP * scale.min(ENOUGH)
}

/// Places the cells of an orbit from left to right. The bodies have the wanted scale if there is room, otherwise a smaller one. `lean` places them
/// within the spare room, from 0 at the left to 1 at the right.
pub(super) fn strung(system: &System, id: Id<Orbit>, orbit: &Orbit, scale: Scale, lean: f64) -> Strung {
    let room = WIDTH.get() - MARGIN * 2.0;
    let is_giant = |body: &Body| scale.giants > 1.0 && system.surface(id, body).is_giant();
    let cells = |size: f64, giants: f64| -> Vec<Cell> {
        let swell = |body: &Body| if is_giant(body) { giants } else { 1.0 };
        orbit.bodies.iter().map(|(_, body)| Cell::of(body, orbit.bodies.len(), size, swell(body))).collect()
    };
    let (mut size, mut giants) = (scale.bodies, scale.giants);
    loop {
        let deep = DEEP * size.min(ENOUGH);
        let cells = cells(size, giants);
        let needed = row(cells.iter().copied(), size);
        if needed <= room || size < 1e-3 {
            let spare = (room - needed) / cells.len().max(1) as f64;
            let mut pen = MARGIN;
            let place = |cell: Cell| {
                let middle = pen + cell.width() * 0.5 + spare * lean;
                pen += cell.width() + spare + GAP;
                (middle, cell)
            };
            return Strung { cells: cells.into_iter().map(place).collect(), deep };
        }
        // A giant is shrunk to the scale of other bodies before any body becomes too small for its counters.
        if giants > 1.0 && size * SHRINK < ENOUGH {
            (size, giants) = (scale.bodies, 1.0);
        } else {
            size *= SHRINK;
        }
    }
}

impl Cell {
    /// The cell of a body. If an orbit has few bodies, a name may be a little wider than its body before it is broken into lines.
    fn of(body: &Body, bodies: usize, scale: f64, swell: f64) -> Self {
        let diameter = usual_diameter(body) * scale * swell;
        let small = scale.min(ENOUGH);
        let natural = reach(body.label(), NAME_LETTERS) + 1.0;
        let spare = if bodies <= FEW { WIDER * small } else { 0.0 };
        let broken = diameter.max(14.0 * small);
        let (lines, widest) = if natural > broken + spare { (2.0, broken) } else { (1.0, broken + spare) };
        Self { diameter, name: Size::new(natural.min(widest), NAME * lines * small) }
    }

    fn width(self) -> f64 {
        self.diameter.max(self.name.width.get())
    }

    fn height_below(self) -> f64 {
        self.diameter * 0.5 + BELOW + self.name.height.get()
    }
}

/// The largest number of bodies along an orbit that counts as few.
const FEW: usize = 2;
/// How much wider than their bodies names may be if there are few bodies along the orbit, in millimetres.
const WIDER: f64 = 4.5;
/// The space between a body and its name, in millimetres.
const BELOW: f64 = 0.4;

/// The extent of a thing along an orbit, in millimetres: the `x` of its middle, half its width, and how far it reaches above its middle.
#[derive(Clone, Copy)]
pub(super) struct Extent {
    pub x: f64,
    pub half: f64,
    pub above: f64,
    /// Whether the thing is a disc with a name below; otherwise it is a box.
    pub is_round: bool,
}

impl Extent {
    /// The distance from the orbit's line down to the upper edge of the thing's rectangular part. For a body this part is its name. For a box it is
    /// the box itself, whose upper edge is above the line.
    pub(super) fn box_below(self) -> f64 {
        if self.is_round { self.above + BELOW } else { -self.above }
    }

    /// The radius of the round part; 0 for a box.
    pub(super) fn round(self) -> f64 {
        if self.is_round { self.above } else { 0.0 }
    }
}

impl Strung {
    /// The extents of all bodies along the orbit and of deep space.
    pub(super) fn extents(&self) -> impl Iterator<Item = Extent> + '_ {
        let bodies = self.cells.iter().map(|(x, cell)| Extent {
            x: *x,
            half: cell.width() * 0.5,
            above: cell.diameter * 0.5,
            is_round: true,
        });
        let deep = Extent { x: self.deep_middle(), half: self.deep * 0.5, above: self.deep * 0.5, is_round: false };
        bodies.chain([deep])
    }

    fn deep_middle(&self) -> f64 {
        WIDTH.get() - MARGIN - self.deep * 0.5
    }

    /// The layout of the orbit along the circle with this centre and radius.
    pub(super) fn laid(self, id: Id<Orbit>, orbit: &Orbit, centre: Point, radius: Mm) -> OrbitLayout {
        let deep = Point::new(self.deep_middle(), height(centre, radius, Mm::new(self.deep_middle())).get());
        let bodies = self.cells.iter().zip(orbit.bodies.ids()).map(|((x, cell), id)| {
            let middle = Point::at(Mm::new(*x), height(centre, radius, Mm::new(*x)));
            let below = Mm::new(cell.height_below()) - cell.name.height;
            let corner = Point::at(middle.x - cell.name.width * 0.5, middle.y + below);
            BodyLayout { id, middle, radius: Mm::new(cell.diameter * 0.5), name: Rect::new(corner, cell.name) }
        });
        let deep = Rect::around(deep, Size::new(self.deep, self.deep));
        OrbitLayout { id, centre, radius, deep, bodies: bodies.collect() }
    }
}

/// The `y` of the point of a circle that has this `x`, on the side away from the sun.
fn height(centre: Point, radius: Mm, x: Mm) -> Mm {
    let (radius, across) = (radius.get(), (x - centre.x).get());
    centre.y + Mm::new((radius * radius - across * across).max(0.0).sqrt())
}

impl BodyLayout {
    /// The box round the body, without its name.
    #[must_use]
    pub fn disc(&self) -> Rect {
        Rect::around(self.middle, Size::of(self.radius * 2.0, self.radius * 2.0))
    }

    fn moved(&self, step: Vector) -> Self {
        Self { middle: self.middle + step, name: self.name.moved(step), ..self.clone() }
    }
}

impl OrbitLayout {
    /// The boxes of everything along the orbit: its bodies, each with its name, and deep space.
    #[must_use]
    pub fn cells(&self) -> Vec<Rect> {
        self.bodies.iter().map(|body| body.disc().union(body.name)).chain([self.deep]).collect()
    }

    /// How far from the centre of the circle the things along it reach at most, in millimetres.
    pub(super) fn farthest(&self) -> f64 {
        let corner = |area: Rect| (area.max - self.centre).length().get();
        let bodies = self.bodies.iter().map(|body| (self.radius + body.radius).get().max(corner(body.name)));
        bodies.fold(corner(self.deep), f64::max)
    }

    /// The `y` of the orbit's line at this `x`.
    #[must_use]
    pub fn height_at(&self, x: Mm) -> Mm {
        height(self.centre, self.radius, x)
    }

    /// The point of the orbit's line at this distance from the left edge of the tile.
    #[must_use]
    pub fn at(&self, x: Mm) -> Point {
        Point::at(x, self.height_at(x))
    }

    /// The orbit's line from the left edge of the tile to the right edge, in this many straight pieces.
    #[must_use]
    pub fn line(&self, pieces: u32) -> Vec<Point> {
        (0..=pieces).map(|piece| self.at(WIDTH * (f64::from(piece) / f64::from(pieces.max(1))))).collect()
    }

    /// The orbit with each locked body moved to the place that the designer has chosen, and all others unchanged.
    pub(super) fn with_locked(mut self, orbit: &Orbit) -> Self {
        for (laid, (_, body)) in self.bodies.iter_mut().zip(orbit.bodies.iter()) {
            let Some(along) = body.look.along else { continue };
            let x = Mm::new(f64::from(along) / 10.0);
            let to = Point::at(x, height(self.centre, self.radius, x));
            *laid = laid.moved(to - laid.middle);
        }
        self
    }

    pub(super) fn moved(self, down: Mm) -> Self {
        let step = Vector::at(Mm::ZERO, down);
        Self {
            centre: self.centre + step,
            deep: self.deep.moved(step),
            bodies: self.bodies.iter().map(|body| body.moved(step)).collect(),
            ..self
        }
    }
}
