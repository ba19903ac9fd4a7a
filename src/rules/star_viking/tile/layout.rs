//! Where everything lies on a tile: the head, the orbits with their squares of deep space, the bodies along them, and their names.
//!
//! Orbits run from the lower left to the upper right, the innermost nearest to the sun. A body and its name share an upright cell; cells
//! of one orbit stand side by side, and each orbit is moved down until its cells clear those above and no line runs through what is not
//! its own, so that nothing overlaps whatever a designer draws. Bodies are as large as there is room for, the more orbits the smaller; a
//! size of 1 is the least with which every sector holds a counter beside its code.

pub use super::orbit::{BodyLayout, OrbitLayout};

use super::HEIGHT;
use super::orbit::{ENOUGH, GAP, MARGIN, SHRINK, reach, strung};
use crate::geometry::{Mm, Point, Rect, Size};
use crate::rules::star_viking::System;

/// The attempts: the first draws bodies a third larger than they have to be, the last at a thousandth, on which nothing could be read.
/// One of them is exactly enough.
const ATTEMPTS: [i32; 2] = [-9, 220];
/// How steep orbits can be, as the rise for each step to the right.
const SLOPES: [f64; 6] = [0.5, 0.4, 0.3, 0.2, 0.1, 0.0];
/// Where bodies stand in the room they have, from 0 at the left to 1 at the right: those of the first orbit and of every second one, and
/// those of the others. Bodies that stand apart let their orbits come nearer to each other.
const LEANS: [[f64; 2]; 5] = [[0.5, 0.5], [0.25, 0.75], [0.75, 0.25], [0.0, 1.0], [1.0, 0.0]];
/// How much a steeper orbit is worth in size: a tile of level orbits looks like a table.
const CHARM: f64 = 0.35;
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

impl TileLayout {
    /// The layout of a system's tile.
    #[must_use]
    pub fn of(system: &System) -> Self {
        let head = head(system);
        let attempts = ways().filter_map(|way| largest(system, head, way));
        // Room for counters comes before charm; of two ways alike the first is taken.
        let holds = |scale: f64| scale >= ENOUGH;
        let charm = |(scale, slope): (f64, f64)| scale + slope * CHARM;
        let better = |one: (f64, f64), other: (f64, f64)| {
            holds(one.0).cmp(&holds(other.0)).then(charm(one).total_cmp(&charm(other))).is_ge()
        };
        let best = attempts.reduce(|one, other| if better(one.1, other.1) { one } else { other });
        Self { head, orbits: best.map(|(orbits, _)| orbits).unwrap_or_default() }
    }
}

/// How high a tile would have to be for orbits whose bodies hold their counters, however steep, and how high it is, in millimetres.
#[must_use]
pub fn height(system: &System) -> (f64, f64) {
    let head = head(system);
    let needed = ways().map(|way| stacked(system, head, way, ENOUGH).1 + Mm::new(MARGIN));
    (needed.reduce(Mm::min).unwrap_or(Mm::ZERO).get(), HEIGHT.get())
}

/// How orbits can lie: how steep they are, and where their bodies stand.
#[derive(Clone, Copy)]
struct Way {
    slope: f64,
    lean: [f64; 2],
}

fn ways() -> impl Iterator<Item = Way> {
    SLOPES.into_iter().flat_map(|slope| LEANS.into_iter().map(move |lean| Way { slope, lean }))
}

fn head(system: &System) -> Rect {
    let name = reach(&system.label().to_uppercase(), TITLE_LETTERS);
    let width = (HEAD_LEFT + name).clamp(HEAD_LEFT + 22.0, HEAD.width.get());
    Rect::new(Point::ORIGIN, Size::of(Mm::new(width), HEAD.height))
}

/// The layout with the largest bodies for which orbits that lie so have room, how large they are, and how steep.
fn largest(system: &System, head: Rect, way: Way) -> Option<(Vec<OrbitLayout>, (f64, f64))> {
    let [first, last] = ATTEMPTS;
    (first..last).find_map(|attempt| {
        let scale = ENOUGH * SHRINK.powi(attempt);
        let (orbits, lowest) = stacked(system, head, way, scale);
        let spare = HEIGHT - Mm::new(MARGIN) - lowest;
        (spare >= Mm::ZERO).then(|| (spread(orbits, spare), (scale, way.slope)))
    })
}

/// The orbits with what is left over between them, each moved farther than the one above.
fn spread(orbits: Vec<OrbitLayout>, spare: Mm) -> Vec<OrbitLayout> {
    let count = orbits.len() as f64;
    let moved = |(index, orbit): (usize, OrbitLayout)| orbit.moved(spare * ((index as f64 + 0.5) / count));
    orbits.into_iter().enumerate().map(moved).collect()
}

/// The orbits one below the other, and how far down they reach.
fn stacked(system: &System, head: Rect, way: Way, scale: f64) -> (Vec<OrbitLayout>, Mm) {
    let mut taken = vec![head];
    let mut orbits: Vec<OrbitLayout> = Vec::new();
    for ((id, orbit), lean) in system.orbits.iter().zip(way.lean.into_iter().cycle()) {
        let layout = strung(orbit, scale, lean).laid(id, orbit, way.slope);
        let cells = layout.cells();
        let gap = Mm::new(GAP);
        let top = cells.iter().map(|cell| Mm::new(MARGIN) - cell.min.y);
        let below = cells.iter().flat_map(|cell| {
            let above = taken.iter().filter(|other| other.min.x < cell.max.x && cell.min.x < other.max.x);
            above.map(move |other| other.max.y + gap - cell.min.y)
        });
        // Lines rise to the right: theirs must pass over these cells, and this one under theirs.
        let under = cells.iter().flat_map(|cell| orbits.iter().map(move |other| other.height_at(cell.min.x) + gap - cell.min.y));
        let over = taken.iter().map(|other| other.max.y + gap - layout.height_at(other.max.x));
        let down = top.chain(below).chain(under).chain(over).reduce(Mm::max).unwrap_or(Mm::ZERO);
        let layout = layout.moved(down);
        taken.extend(layout.cells());
        orbits.push(layout);
    }
    let lowest = taken.iter().map(|cell| cell.max.y).reduce(Mm::max).unwrap_or(Mm::ZERO);
    (orbits, lowest)
}
