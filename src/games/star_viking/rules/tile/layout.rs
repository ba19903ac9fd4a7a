//! The layout of a tile: the head, the orbits with their boxes of deep space, the bodies along them, and their names.
//!
//! Orbits are parts of circles round a point beyond the sun, the innermost nearest to it, so that they run from the lower left to the upper right. A
//! body and its name share an axis-aligned rectangle, their cell; the cells of one orbit stand side by side. Each orbit is just so far from the sun
//! that its cells keep clear of the cells of the orbits within, and that no line runs through the cells of another orbit. So nothing overlaps,
//! whatever the designer draws. Bodies are as large as the room allows, so they are smaller if there are more orbits; a size of 1 is the least at
//! which every sector holds a counter beside its code.
//!
//! A body whose place is locked is laid out like every other and then moved along its line to where the designer has put it: moving one body never
//! moves another.

pub use super::orbit::{BodyLayout, OrbitLayout};

use super::HEIGHT;
use super::orbit::{DEEP, ENOUGH, Extent, GAP, GIANT, MARGIN, SHRINK, Scale, reach, strung};
use crate::System;
use geometry::{Mm, Point, Rect, Size};

/// The number of the first attempt, and the number after the last. The first attempt draws bodies a fifth larger than they have to be; the last draws
/// them at about a thousandth of that size, far too small to read. Attempt 0 draws them exactly large enough.
const ATTEMPTS: [i32; 2] = [-6, 220];
/// The slopes that orbits can have in the middle of the tile, as the rise for each step to the right.
const SLOPES: [f64; 8] = [0.62, 0.5, 0.4, 0.3, 0.22, 0.15, 0.08, 0.02];
/// The distance of the centre of all orbits from the left edge of the tile, in millimetres.
const CENTRE: f64 = 2.0;
/// The point of the tile at which orbits have the slope chosen from [`SLOPES`], in millimetres from the upper left corner.
const MIDDLE: (f64, f64) = (44.5, 55.0);
/// The positions of bodies within their spare room, from 0 at the left to 1 at the right, for each of three orbits in turn. Orbits whose bodies are
/// staggered can lie nearer to each other.
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
/// How much body size a steeper orbit is worth in a comparison of layouts: a tile with level orbits looks like a table of numbers.
const CHARM: f64 = 0.35;
/// The height of the letters of a system's name, in millimetres.
pub const TITLE_LETTERS: f64 = 5.4;
/// The left edge of the words beside the sun, in millimetres from the left edge of the tile.
pub const HEAD_LEFT: f64 = 15.0;
/// The greatest size of the head of a tile, with the sun, in millimetres.
const HEAD: Size = Size::new(62.0, 15.4);

/// The highest number of orbits on a tile that is laid out. With more, nothing on it could be read, and the layout would take minutes.
pub const MOST_ORBITS: usize = 40;
/// The highest number of bodies on a tile that is laid out.
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
    /// The layout of a system's tile; without orbits if there are too many orbits or bodies.
    #[must_use]
    pub fn of(system: &System) -> Self {
        let head = head(system);
        if !is_laid_out(system) {
            return Self { head, orbits: Vec::new() };
        }
        // Giants are drawn larger than their moons if every sector still holds a counter.
        let swollen = best(system, head, GIANT).filter(|(_, (scale, _))| *scale >= ENOUGH);
        let best = swollen.or_else(|| best(system, head, 1.0));
        let orbits = best.map(|(orbits, _)| orbits).unwrap_or_default();
        let orbits = orbits.into_iter().zip(system.orbits.iter()).map(|(laid, (_, orbit))| laid.with_locked(orbit));
        Self { head, orbits: orbits.collect() }
    }

    /// The layout of a system's tile as if no place were locked; `None` if no place is locked.
    #[must_use]
    pub fn tidy(system: &System) -> Option<Self> {
        system.unlocked(None).map(|open| Self::of(&open))
    }
}

/// The height that a tile needs for orbits whose bodies hold their counters, at the best slope, and the height that the tile has, in millimetres.
#[must_use]
pub fn height(system: &System) -> (f64, f64) {
    if !is_laid_out(system) {
        // The boxes of deep space are below each other in every layout, so they give a lower bound.
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

/// One way to lay out orbits: their slope, and the positions of their bodies.
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

/// The best layout for the orbits of a system; `giants` is the factor by which giants are larger than their counters need.
fn best(system: &System, head: Rect, giants: f64) -> Option<Found> {
    let attempts = ways().filter_map(|way| largest(system, head, way, giants));
    // Room for counters comes before steep orbits; of two equally good ways the first is taken.
    let holds = |scale: f64| scale >= ENOUGH;
    let charm = |(scale, slope): (f64, f64)| scale + slope * CHARM;
    let better =
        |one: (f64, f64), other: (f64, f64)| holds(one.0).cmp(&holds(other.0)).then(charm(one).total_cmp(&charm(other))).is_ge();
    attempts.reduce(|one, other| if better(one.1, other.1) { one } else { other })
}

/// The layout with the largest bodies that fit if orbits lie this way, with the scale of the bodies and the slope.
fn largest(system: &System, head: Rect, way: Way, giants: f64) -> Option<Found> {
    let [first, last] = ATTEMPTS;
    // A layout with larger giants is of use only if all bodies still hold their counters.
    let last = if giants > 1.0 { 1 } else { last };
    (first..last).find_map(|attempt| {
        let scale = ENOUGH * SHRINK.powi(attempt);
        let (orbits, lowest) = stacked(system, head, way, Scale { bodies: scale, giants });
        let spare = HEIGHT - Mm::new(MARGIN) - lowest;
        (spare >= Mm::ZERO).then(|| (spread(orbits, spare), (scale, way.slope)))
    })
}

/// Shares the spare height of the tile among the orbits: each is moved farther down than the one above.
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
        // The line passes outside of the head and of everything along the orbits within.
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

/// The smallest radius of an orbit at which one thing along it is clear of the others: inside the tile's edge, below all cells above it, and outside
/// of the lines of the orbits within.
fn least_radius(extent: Extent, centre: Point, taken: &[Rect], orbits: &[OrbitLayout]) -> f64 {
    let (left, right) = (extent.x - extent.half, extent.x + extent.half);
    let above = taken.iter().filter(|other| other.min.x.get() < right && left < other.max.x.get());
    let below = above.map(|other| other.max.y.get() + GAP).fold(MARGIN, f64::max);
    // The centre is to the left of and above the thing, so its upper left corner is nearest to the lines within.
    let corner = |reach: f64, across: f64| centre.y.get() + (reach * reach - across * across).max(0.0).sqrt();
    let outside = orbits.iter().map(|orbit| corner(orbit.radius.get() + GAP, left - centre.x.get()) - extent.box_below());
    let middle = outside.fold(below + extent.above, f64::max);
    let boxes = (Point::new(extent.x, middle) - centre).length().get();
    let lines = orbits.iter().map(|orbit| orbit.radius.get() + GAP + extent.round());
    lines.fold(boxes, f64::max)
}
