//! Imagined worlds: an imagined world is a whole state made from what a side sees and what every player knows, in which everything hidden is dealt
//! anew.
//!
//! A side's imagined world keeps what the side knows. This is: its own units; what stands openly before it; the number of counters in hidden stacks,
//! with the cheapest on top; its notes of pods that were shown, of surrenders and of losses; the tiles; and the counters that it builds with. Units
//! seen before are in places to which they could have gone since. Counters of the mix that are unaccounted for lie under the tops of stacks, in other
//! players' holds and away from the segment. Other players' holds are filled at random, and their treasuries and secret orders are possible ones.
//!
//! The side has the same view of the imagined world, and the same actions are legal. The world is made from the view alone, so that a captain who
//! looks ahead in it cannot look under a counter.
//!
//! # What numbers still tell
//!
//! In a campaign every unit number tells the type of its unit, which is no secret because all players know the mix, but
//! nothing of the unit's place. In a battle units are numbered in the order of the catalogue, so gaps between the numbers that are seen could tell
//! something. Nothing here makes use of them, and hidden counters get new numbers above all that are known. Other sides have no notes in an imagined
//! world, and their secret shots and evasions there are random.
//!
//! Reading order: this file, `dealer.rs`, `stacks.rs`, `holds.rs`, `elsewhere.rs`, `moment.rs`.

mod dealer;
mod elsewhere;
mod holds;
mod moment;
mod stacks;

use dealer::Dealer;

use super::{Contest, Public, State, View};
use rules::play::Seeded;

/// Imagines a world, which is a whole state of the game, that agrees with a view. If the side is asked a question at that moment, the game can be
/// played on from this state to the end.
#[must_use]
pub fn imagine(public: &Public, view: &View, dice: &mut Seeded) -> (Contest, State) {
    let mut dealer = Dealer::new(public, view, dice);
    dealer.fill_stacks();
    dealer.place_elsewhere();
    dealer.fill_holds();
    dealer.finish()
}
