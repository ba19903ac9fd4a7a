//! A ship seen from above, bow up, drawn from the numbers of its design.
//!
//! [`silhouette`] makes a [`Group`] of outlines; a ship looks the same everywhere. The size and detail of the hull follow the price, turrets the
//! cannons, tubes the launchers, hangar mouths the bays, plating the defense, and nozzles the move. The code here knows nothing of text, pages or
//! counters.
//!
//! Reading order: `stature.rs` (what the numbers become), `outline.rs` and `sketch.rs` (drafting), `plan.rs` and `systems.rs` (what is mounted
//! where), then one file for each form of hull.

mod carapace;
mod crescent;
mod needle;
mod outline;
mod palette;
mod plan;
mod saucer;
mod sketch;
mod slab;
mod stature;
mod systems;
#[cfg(test)]
mod tests;
mod wedge;

use drawing::Group;
use geometry::Rect;
use launch_fighters::{Hull, Ship};
use rules::Points;

pub use palette::Look;

/// The drafting tools, for other drawings in a fleet's style.
pub(super) mod drafting {
    pub(in super::super) use super::outline::Half;
    pub(in super::super) use super::palette::Palette;
    pub(in super::super) use super::sketch::{Pen, Sketch, frame};
    pub(in super::super) use super::systems::bar;
}

use palette::Palette;
use sketch::Sketch;
use stature::Stature;

/// A ship seen from above, bow up, in the middle of a box. No part of it reaches beyond the box. Cheap ships are smaller than expensive ones.
#[must_use]
pub fn silhouette(ship: &Ship, price: Option<Points>, look: Look, into: Rect) -> Group {
    let stature = Stature::of(ship, price);
    let hull = Sketch::new(Palette::of(look));
    let plan = match look.hull {
        Hull::Wedge => wedge::plan(hull, &stature),
        Hull::Saucer => saucer::plan(hull, &stature),
        Hull::Slab => slab::plan(hull, &stature),
        Hull::Crescent => crescent::plan(hull, &stature),
        Hull::Needle => needle::plan(hull, &stature),
        Hull::Carapace => carapace::plan(hull, &stature),
    };
    let (sketch, frame) = plan.complete(&stature);
    sketch.fit(frame, into, 0.72 + 0.28 * stature.bulk)
}
