//! A system's tile as a piece of the game: how large it is, where everything lies on it, and whether every sector holds a counter beside
//! its code.
//!
//! [`layout`], whose rows are [`orbit`]s, is the very plan that is printed. It stands here, below the pages, so that the check of a crowded
//! tile measures what a player will have before him and not an estimate of it.

pub mod layout;
pub mod orbit;

pub use layout::TileLayout;

use super::body::{Body, Division, Form};
use super::system::{Orbit, System};
use crate::geometry::Mm;
use crate::rules::Id;

/// How wide a tile is.
pub const WIDTH: Mm = Mm::new(89.0);
/// How high a tile is.
pub const HEIGHT: Mm = Mm::new(101.0);

/// The side of a counter, in millimetres: half an inch ("Game Equipment").
const COUNTER: f64 = 12.7;
/// The height of a line of code or modifiers beside a counter, in millimetres.
const CODE: f64 = 4.0;
/// What the lines between sectors take of a planet that is cut into caps and a belt, in millimetres.
const LINES: f64 = 3.0;

/// What does not fit on a tile where every sector holds a counter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Crowding {
    /// The orbits together are higher than the tile.
    Orbits {
        /// What they need, in millimetres.
        needed: f64,
        /// What there is, in millimetres.
        room: f64,
    },
    /// The bodies of an orbit and its deep space are wider than the tile.
    Bodies {
        /// The orbit.
        orbit: Id<Orbit>,
        /// What they need, in millimetres.
        needed: f64,
        /// What there is, in millimetres.
        room: f64,
    },
}

/// The smallest diameter of a body in millimetres with which each of its sectors holds a counter beside its code. A counter may hang
/// over the limb of a body, behind which is nothing but night.
#[must_use]
pub fn least_diameter(body: &Body) -> f64 {
    match &body.form {
        Form::Planet(Division::Whole(_)) | Form::Moon(_) | Form::Asteroids(_) | Form::Starcity(_) => COUNTER + CODE,
        // A half holds the counter with its code at its side.
        Form::Planet(Division::Halves { .. }) => 2.0 * (COUNTER * COUNTER + (COUNTER + CODE) * (COUNTER + CODE) / 4.0).sqrt(),
        // Each sector of the belt is as wide as a counter; caps hold one between belt and pole.
        Form::Planet(Division::Caps { equator, .. }) => (equator.len() as f64 * COUNTER).max(2.6 * COUNTER) + LINES,
    }
}

/// What does not fit on the tile of a system; none where everything does.
#[must_use]
pub fn crowding(system: &System) -> Option<Crowding> {
    for (id, found) in system.orbits.iter() {
        let (needed, room) = orbit::breadth(found);
        if needed > room {
            return Some(Crowding::Bodies { orbit: id, needed, room });
        }
    }
    let (needed, room) = layout::height(system);
    (needed > room).then_some(Crowding::Orbits { needed, room })
}
