//! The layout of a tile: the head, the orbits with their boxes of deep space, the bodies along them, and their names.
//!
//! Orbits are parts of circles round a point beyond the sun, the innermost nearest to it, so that they run from the lower left to the upper right. A
//! body and its name share an axis-aligned rectangle, their cell; the cells of one orbit stand side by side. Each orbit is just far enough from the
//! sun for its cells to keep clear of the cells of the orbits within, and for no line to run through the cells of another orbit. So nothing overlaps,
//! whatever the designer draws. Bodies are as large as the room allows, so they are smaller if there are more orbits. At a size of 1, every sector
//! just holds a counter beside its code.
//!
//! A body whose place is locked is first laid out like every other and then moved along its line to where the designer has put it. So moving one body
//! never moves another.

pub use super::orbit::{BodyLayout, OrbitLayout};

use super::HEIGHT;
use super::orbit::{DEEP, ENOUGH, Extent, GAP, GIANT, MARGIN, SHRINK, Scale, reach, strung};
use crate::System;
use geometry::{Mm, Point, Rect, Size};

/// The first attempt at a layout, and the number after the last. Each attempt draws bodies smaller than the one before. Attempt 0 draws them exactly
/// large enough for their counters; the first draws them a fifth larger, the last at about a thousandth of that size, far too small to read.
const ATTEMPTS: [i32; 2] = [-6, 220];
/// The slopes that orbits can have in the middle of the tile, as the rise for each step to the right.
const SLOPES: [f64; 8] = [0.62, 0.5, 0.4, 0.3, 0.22, 0.15, 0.08, 0.02];
/// The distance of the centre of all orbits from the left edge of the tile, in millimetres.
const CENTRE: f64 = 2.0;
/// The point of the tile at which orbits have the chosen slope of [`SLOPES`], in millimetres from the upper left corner.
const MIDDLE: (f64, f64) = (44.5, 55.0);
/// Where the bodies of an orbit lie in its spare room, from 0 at the left to 1 at the right. Each item has one position for each of three orbits;
/// further orbits repeat them. Orbits whose bodies are staggered can lie nearer to each other.
const LEANS: [[f64; 3]; 9] = [
    [0.5, 0.5, 0.5],
    [0.25, 0.75, 0.25],
    [0.75, 0.25, 0.75],
    [0.0, 1.0, 0.0],
    [1.0, 0.0, 1.0],
    [1.0, 0.0, 0.5],
    [0.0, 0.5, 1.0],
    [0.5, 0.0, 1.0],
    [0.5, 1.0, 0.0],
];
/// How much a steeper orbit counts against the size of the bodies when layouts are compared, because a tile with level orbits looks like a table of
/// numbers.
const CHARM: f64 = 0.35;
/// The height of the letters of a system's name, in millimetres.
pub const TITLE_LETTERS: f64 = 5.4;
/// The left edge of the words beside the sun, in millimetres from the left edge of the tile.
pub const HEAD_LEFT: f64 = 15.0;
/// The largest size of the head of a tile, with the sun, in millimetres.
const HEAD: Size = Size::new(62.0, 15.4);

/// The largest number of orbits on a tile that is laid out. With more, nothing on the tile could be read, and the layout would take minutes.
pub const MOST_ORBITS: usize = 40;
/// The largest number of bodies on a tile that is laid out.
pub const MOST_BODIES: usize = 200;

/// The places of everything on a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct TileLayout {
    /// The area of the sun, the name, technology and wealth.
    pub head: Rect,
    /// The orbits, from the inside out.
    pub orbits: Vec<OrbitLayout>,
}

impl TileLayout {
    /// The layout of a system's tile. It has no orbits if the system has too many orbits or bodies.
    #[must_use]
    pub fn of(system: &System) -> Self {
        let head = head(system);
        if !is_laid_out(system) {
            return Self { head, orbits: Vec::new() };
        }
        // Giants are drawn larger than their moons as long as every sector still holds a counter.
        let swollen = best(system, head, GIANT).filter(|(_, (scale, _))| *scale >= ENOUGH);
        let best = swollen.or_else(|| best(system, head, 1.0));
        let orbits = best.map(|(orbits, _)| orbits).unwrap_or_default();
        let orbits = orbits.into_iter().zip(system.orbits.iter()).map(|(laid, (_, orbit))| laid.with_locked(orbit));
        Self { head, orbits: orbits.collect() }
    }

    /// The layout of a system's tile as if no place of a body were locked; `None` if no place is locked.
    #[must_use]
    pub fn tidy(system: &System) -> Option<Self> {
        system.unlocked(None).map(|open| Self::of(&open))
    }
}

/// The height that a tile needs at the best slope for orbits whose bodies hold their counters, and the height that the tile has, in millimetres.
#[must_use]
pub fn height(system: &System) -> (f64, f64) {
    if !is_laid_out(system) {
        // In every layout the boxes of deep space are one below the other, so their heights together are a lower bound.
        return ((DEEP + GAP) * system.orbits.len() as f64, HEIGHT.get());
    }
    let head = head(system);
    let needed = ways().map(|way| stacked(system, head, way, Scale::ENOUGH).1 + Mm::new(MARGIN));
    (needed.reduce(Mm::min).unwrap_or(Mm::ZERO).get(), HEIGHT.get())
}

/// Whether a system has few enough orbits and bodies to be laid out on a tile.
#[must_use]
pub fn is_laid_out(system: &System) -> bool {
    system.orbits.len() <= MOST_ORBITS && system.bodies() <= MOST_BODIES
}

/// One way to lay out orbits: their slope, and the positions of the bodies along them.
#[derive(Clone, Copy)]
struct Way {
    slope: f64,
    lean: [f64; 3],
}

impl Way {
    /// The centre of the circles of all orbits.
    fn centre(self) -> Point {
        let (x, y) = MIDDLE;
        Point::new(CENTRE, y - (x - CENTRE) / self.slope)
    }
}

fn ways() -> impl Iterator<Item = Way> {
    SLOPES.into_iter().flat_map(|slope| LEANS.into_iter().map(move |lean| Way { slope, lean }))
}

fn head(system: &System) -> Rect {
    let name = reach(&system.label().to_uppercase(), TITLE_LETTERS);
    let width = (HEAD_LEFT + name).clamp(HEAD_LEFT + 22.0, HEAD.width.get());
    Rect::new(Point::ORIGIN, Size::of(Mm::new(width), HEAD.height))
}

/// A layout of orbits, with the scale of their bodies and the slope.
type Found = (Vec<OrbitLayout>, (f64, f64));

/// The best layout for the orbits of a system. `giants` is the factor by which giants are larger than their counters need. `None` if no layout fits.
fn best(system: &System, head: Rect, giants: f64) -> Option<Found> {
    let attempts = ways().filter_map(|way| largest(system, head, way, giants));
    // A layout in which all bodies hold their counters is better than one with steep orbits. Of two equally good ways, the first is taken.
    let holds = |scale: f64| scale >= ENOUGH;
    let charm = |(scale, slope): (f64, f64)| scale + slope * CHARM;
    let better =
        |one: (f64, f64), other: (f64, f64)| holds(one.0).cmp(&holds(other.0)).then(charm(one).total_cmp(&charm(other))).is_ge();
    attempts.reduce(|one, other| if better(one.1, other.1) { one } else { other })
}

/// The layout with the largest bodies that fit if orbits lie this way, with the scale of the bodies and the slope. `None` if none fits.
fn largest(system: &System, head: Rect, way: Way, giants: f64) -> Option<Found> {
    let [first, last] = ATTEMPTS;
    // A layout with larger giants is useful only if all bodies still hold their counters.
    let last = if giants > 1.0 { 1 } else { last };
    (first..last).find_map(|attempt| {
        let scale = ENOUGH * SHRINK.powi(attempt);
        let (orbits, lowest) = stacked(system, head, way, Scale { bodies: scale, giants });
        let spare = HEIGHT - Mm::new(MARGIN) - lowest;
        (spare >= Mm::ZERO).then(|| (spread(orbits, spare), (scale, way.slope)))
    })
}

/// Shares the spare height of the tile among the orbits: each is moved farther down than the orbit above it.
fn spread(orbits: Vec<OrbitLayout>, spare: Mm) -> Vec<OrbitLayout> {
    let count = orbits.len() as f64;
    let moved = |(index, orbit): (usize, OrbitLayout)| orbit.moved(spare * ((index as f64 + 0.5) / count));
    orbits.into_iter().enumerate().map(moved).collect()
}

/// The orbits, one outside the other, and the lowest point that they reach.
fn stacked(system: &System, head: Rect, way: Way, scale: Scale) -> (Vec<OrbitLayout>, Mm) {
    let centre = way.centre();
    let mut taken = vec![head];
    let mut orbits: Vec<OrbitLayout> = Vec::new();
    for ((id, orbit), lean) in system.orbits.iter().zip(way.lean.into_iter().cycle()) {
        let strung = strung(system, id, orbit, scale, lean);
        // The line of the orbit passes outside the head and outside everything along the orbits within.
        let outside = [(head.max - centre).length().get()].into_iter().chain(orbits.iter().map(OrbitLayout::farthest));
        let outside = outside.map(|reach| reach + GAP);
        let clear = strung.extents().map(|extent| least_radius(extent, centre, &taken, &orbits));
        let radius = outside.chain(clear).fold(0.0, f64::max);
        let layout = strung.laid(id, orbit, centre, Mm::new(radius));
        taken.extend(layout.cells());
        orbits.push(layout);
    }
    let lowest = taken.iter().map(|cell| cell.max.y).reduce(Mm::max).unwrap_or(Mm::ZERO);
    (orbits, lowest)
}

/// The smallest radius of an orbit at which one thing along it is clear of everything else: below the upper edge of the tile, below all cells above
/// the thing, and outside the lines of the orbits within.
fn least_radius(extent: Extent, centre: Point, taken: &[Rect], orbits: &[OrbitLayout]) -> f64 {
    let (left, right) = (extent.x - extent.half, extent.x + extent.half);
    let above = taken.iter().filter(|other| other.min.x.get() < right && left < other.max.x.get());
    let below = above.map(|other| other.max.y.get() + GAP).fold(MARGIN, f64::max);
    // The centre is to the left of the thing and above it, so the thing's upper left corner is nearest to the lines within.
    let corner = |reach: f64, across: f64| centre.y.get() + (reach * reach - across * across).max(0.0).sqrt();
    let outside = orbits.iter().map(|orbit| corner(orbit.radius.get() + GAP, left - centre.x.get()) - extent.box_below());
    let middle = outside.fold(below + extent.above, f64::max);
    let boxes = (Point::new(extent.x, middle) - centre).length().get();
    let lines = orbits.iter().map(|orbit| orbit.radius.get() + GAP + extent.round());
    lines.fold(boxes, f64::max)
}
