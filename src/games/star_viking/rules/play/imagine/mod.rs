//! Imagined worlds: a whole state made from what a side sees and what every player knows, in which everything hidden is dealt anew.
//!
//! These are exactly as the side knows them: its own units, what stands openly before it, the number of counters in hidden stacks with the cheapest
//! on top, its notes of pods that were shown, of surrenders and of losses, the tiles, and the counters that it builds with. Units seen before are
//! where they could have gone since. Under the tops of stacks, in other players' holds and away from the segment lie counters of the mix that are
//! unaccounted for. Other players' holds are filled at random, and their treasuries and secret orders are possible ones.
//!
//! An imagined world has the same view, and the same actions are legal in it. It is made from the view alone, so that a captain who looks ahead in it
//! cannot look under a counter.
//!
//! # What numbers still tell
//! In a campaign every unit number tells its type, because the mix is known to all, and nothing of where the counter is. In a battle units are
//! numbered in the order of the catalogue, so that gaps between the numbers that are seen could tell something: nothing here makes use of them, and
//! hidden counters are given new numbers above all that are known. Other sides have no notes in an imagined world, and their secret shots and
//! evasions there are random.
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

/// A world that agrees with a view. If the side has a question to answer in it, the world can be played on to the end.
#[must_use]
pub fn imagine(public: &Public, view: &View, dice: &mut Seeded) -> (Contest, State) {
    let mut dealer = Dealer::new(public, view, dice);
    dealer.fill_stacks();
    dealer.place_elsewhere();
    dealer.fill_holds();
    dealer.finish()
}
