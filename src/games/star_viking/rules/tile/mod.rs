//! A system's tile as a piece of the game: its size, the places of everything on it, and whether every sector holds a counter beside its code.
//!
//! Tiles are printed by the plan in [`layout`], whose lines are [`orbit`]s, with the [`furniture`](mod@furniture) of sectors. The plan belongs to the
//! rules, not to the pages, so that the checks measure the tile that players will use and not an estimate of it. [`clash`] finds bodies in a wrong
//! place.

pub mod clash;
pub mod furniture;
pub mod layout;
pub mod orbit;

pub use clash::{Clash, clashes};
pub use furniture::{Furniture, furniture};
pub use layout::TileLayout;

use super::body::{Body, Division, Form};
use super::system::{Orbit, System};
use geometry::Mm;
use rules::Id;

/// The width of a tile.
pub const WIDTH: Mm = Mm::new(89.0);
/// The height of a tile.
pub const HEIGHT: Mm = Mm::new(101.0);

/// The side of a counter, in millimetres: half an inch ("Game Equipment").
const COUNTER: f64 = 12.7;
/// The smallest width of a body of one sector, in millimetres: a counter, with a row of marks above it and one below.
const WHOLE: f64 = 19.7;
/// The smallest width of a planet of two halves, in millimetres.
const HALVES: f64 = 31.0;
/// The smallest width of a planet with an equator, in millimetres, however few sectors the equator has.
const CAPS: f64 = 42.0;
/// The width that each sector of an equator needs, in millimetres.
const OF_EQUATOR: f64 = 13.9;

/// What does not fit on a tile if every sector has to hold a counter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Crowding {
    /// The orbits together are higher than the tile.
    Orbits {
        /// The height that the orbits need, in millimetres.
        needed: f64,
        /// The height of the tile, in millimetres.
        room: f64,
    },
    /// The bodies of an orbit and its deep space are wider than the tile.
    Bodies {
        /// The orbit that is too crowded.
        orbit: Id<Orbit>,
        /// The width that the bodies and deep space need, in millimetres.
        needed: f64,
        /// The width that the tile has for them, in millimetres.
        room: f64,
    },
}

/// The smallest diameter of a body, in millimetres, at which the counter in each of its sectors is clear of the sector's tab, star and badges. A
/// counter may overhang the edge of a body, since only empty space lies beyond.
#[must_use]
pub fn least_diameter(body: &Body) -> f64 {
    match &body.form {
        Form::Planet(Division::Whole(_)) | Form::Moon(_) | Form::Asteroids(_) | Form::Starcity(_) => WHOLE,
        Form::Planet(Division::Halves { .. }) => HALVES,
        Form::Planet(Division::Caps { equator, .. }) => CAPS.max(equator.len() as f64 * OF_EQUATOR),
    }
}

/// The width of a body at the size that the designer chose, in millimetres, before it is scaled to the room on the tile.
fn usual_diameter(body: &Body) -> f64 {
    least_diameter(body) * f64::from(body.look.size) / 100.0
}

/// The first thing that does not fit on the tile of a system; `None` if everything fits.
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
