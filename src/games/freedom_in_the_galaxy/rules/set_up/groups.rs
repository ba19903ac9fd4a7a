//! Groups of pieces: works out where a piece stands that goes with another piece.

use super::{Placed, Spot};
use crate::Planet;
use rules::{Id, Shelf};

/// The place where a piece of a set-up stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Station {
    /// The planet; `None` if the player chooses it.
    pub planet: Option<Id<Planet>>,
    /// The place on the planet, such as its orbit box or one of its environs.
    pub spot: Spot,
    /// The row of the group's leader, which is the piece that does not go with another piece. A piece without a group is its own leader.
    pub leader: Id<Placed>,
}

/// The place of a row of a set-up: its own place if it names one, otherwise the place of the row with which it goes. `None` if the rows go with one
/// another in a circle.
#[must_use]
pub fn where_it_stands(set_up: &Shelf<Placed>, id: Id<Placed>) -> Option<Station> {
    let (mut planet, mut spot, mut at) = (None, Spot::Open, id);
    // If a chain has more links than the set-up has rows, it is a circle.
    for _ in 0..=set_up.len() {
        let row = set_up.get(at)?;
        if spot.is_open() && planet.is_none() {
            (planet, spot) = (row.planet, row.spot);
        }
        match row.with.filter(|with| set_up.get(*with).is_some()) {
            Some(next) => at = next,
            None => return Some(Station { planet, spot, leader: at }),
        }
    }
    None
}
