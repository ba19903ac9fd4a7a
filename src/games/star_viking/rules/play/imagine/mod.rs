//! Imagined worlds: from what a side sees, and from what everybody knows, a whole state in which everything that is hidden is dealt anew.
//!
//! Own units, what stands openly before the side, the number of what lies in hidden stacks and its cheapest counter on top, notes of pods that
//! showed, of what surrendered and of what was lost, the tiles and the counters that it builds with are exactly as it knows them. What was
//! seen before is where it could have gone from there. Under the tops of stacks, in the holds of others and away from the segment lie counters
//! of the mix that are not accounted for. Holds of others are filled at random, their treasuries and secret orders are what they could be.
//!
//! An imagined world has the same view, and what is legal in it is the same. It is imagined from the view alone, so that nobody who
//! looks ahead in it can look under a counter.
//!
//! # What numbers still tell
//! In a campaign every number tells its type, for the mix is known to all; numbers tell nothing of where a counter is. In a battle units are
//! numbered in the order of the catalogue, so that gaps between the numbers that are seen could tell something: nothing here makes
//! use of them, and hidden counters are given new numbers above all that are known. Other sides hold no notes in an imagined world, and
//! who aims or evades in secret there does so by chance.
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

/// A world that agrees with a view. Where the side is asked something there it can be played on to the end.
#[must_use]
pub fn imagine(public: &Public, view: &View, dice: &mut Seeded) -> (Contest, State) {
    let mut dealer = Dealer::new(public, view, dice);
    dealer.fill_stacks();
    dealer.place_elsewhere();
    dealer.fill_holds();
    dealer.finish()
}
