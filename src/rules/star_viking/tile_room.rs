//! How much room the bodies of a system need on its tile, so that every sector holds a counter beside its code.
//!
//! The orbits of a tile run from the lower left to the upper right, one behind the other, each as broad as its largest body and
//! each ending in the square of deep space. What is measured here is what must fit at the least, not where things are drawn.

use super::body::{Body, Division, Form};
use super::system::{Orbit, System};
use crate::rules::Id;

/// The side of a counter, in millimetres: half an inch ("Game Equipment").
const COUNTER: f64 = 12.7;
/// The height of a line of code or modifiers beside a counter, in millimetres.
const CODE: f64 = 4.0;
/// What is left free between two bodies, and between two orbits, in millimetres.
const GAP: f64 = 3.0;
/// How far an orbit is long, from edge to edge of a tile of 89 by 101 mm, in millimetres.
const LENGTH: f64 = 118.0;
/// How much room there is across all orbits, beside the sun and the name, in millimetres.
const BREADTH: f64 = 104.0;

/// What does not fit on a tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Crowding {
    /// The orbits together are broader than the tile.
    Orbits {
        /// What they need, in millimetres.
        needed: f64,
        /// What there is, in millimetres.
        room: f64,
    },
    /// The bodies of an orbit are longer than it.
    Bodies {
        /// The orbit.
        orbit: Id<Orbit>,
        /// What they need, in millimetres.
        needed: f64,
        /// What there is, in millimetres.
        room: f64,
    },
}

/// The smallest diameter of a body in millimetres with which each of its sectors holds a counter beside its code.
#[must_use]
pub fn least_diameter(body: &Body) -> f64 {
    match &body.form {
        Form::Planet(Division::Whole(_)) | Form::Moon(_) | Form::Asteroids(_) | Form::Starcity(_) => COUNTER + CODE,
        // A half holds the counter with its code at its side.
        Form::Planet(Division::Halves { .. }) => 2.0 * (COUNTER * COUNTER + (COUNTER + CODE) * (COUNTER + CODE) / 4.0).sqrt(),
        // Each sector of the belt is as wide as a counter; caps hold one between belt and pole.
        Form::Planet(Division::Caps { equator, .. }) => (equator.len() as f64 * COUNTER).max(2.6 * COUNTER) + GAP,
    }
}

/// What does not fit on the tile of a system; none where everything does.
#[must_use]
pub fn crowding(system: &System) -> Option<Crowding> {
    let diameters = |orbit: &Orbit| orbit.bodies.iter().map(|(_, body)| least_diameter(body)).collect::<Vec<_>>();
    for (id, orbit) in system.orbits.iter() {
        let needed = diameters(orbit).iter().map(|diameter| diameter + GAP).sum::<f64>() + COUNTER + CODE;
        if needed > LENGTH {
            return Some(Crowding::Bodies { orbit: id, needed, room: LENGTH });
        }
    }
    let breadth = |orbit: &Orbit| diameters(orbit).into_iter().fold(COUNTER, f64::max) + GAP;
    let needed = system.orbits.iter().map(|(_, orbit)| breadth(orbit)).sum::<f64>();
    (needed > BREADTH).then_some(Crowding::Orbits { needed, room: BREADTH })
}
