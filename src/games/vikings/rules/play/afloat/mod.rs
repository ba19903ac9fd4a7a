//! Boats in play (4): naval phases, in addition to the game ashore. Reading order: `boat.rs` (a boat at a moment), `hull.rs` (its damage), `duty.rs`
//! (the tasks of a crew, and the covered choices of a side), `rope.rs` (hooks and ropes), `sail.rs` (a move), `moment.rs` (a naval phase between two
//! decisions), `footing.rs` (the ground with decks over it), `lines.rs` (the lengths of ropes), `rowing.rs` (lawful tasks and speeds), `moves.rs`
//! (the moves of a sequence), `naval.rs` (a phase from its beginning to its end), `sailing.rs`, `collisions.rs`, `hooks.rs`, `pulling.rs` and
//! `phase_end.rs` (the parts of a phase), `climbing.rs` and `carried.rs` (characters who are helped aboard, and who carry hooks), `aboard.rs` (the
//! effects of boats on fights and arrows), `launch.rs` (makes boats ready for play), `arrivals.rs` (boats that come into play), `sealed.rs` (guesses
//! at covered choices), `news.rs` (sentences for events).

mod aboard;
mod arrivals;
mod boat;
mod carried;
mod climbing;
mod collisions;
mod duty;
mod footing;
mod hooks;
mod hull;
mod launch;
mod lines;
mod moment;
mod moves;
mod naval;
mod news;
mod phase_end;
mod pulling;
mod rope;
mod rowing;
mod sail;
mod sailing;
mod sealed;

pub use arrivals::{Load, Stowed};
pub use boat::{Boat, BoatFate, BoatState, hex_of, space_of};
pub use duty::{Duty, Sealed};
pub use footing::Footing;
pub use hull::{Breach, Hull, Patched};
pub use moment::{Naval, Pull, Shock};
pub use moves::{Comes, NoWay, Way};
pub use rope::{Hook, Rope};
pub use sail::Sail;

use boat::numbered;
#[cfg(test)]
pub(super) use hooks::breaks;
pub(super) use launch::{decks, fleet, ropes};
pub(super) use sailing::FIRST_BEACH;
pub(super) use sealed::sealed_as_imagined;
