//! Groups: where a piece stands that goes with another.

use super::{Placed, Spot};
use crate::Planet;
use rules::{Id, Shelf};

/// Where a piece stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Station {
    /// The planet; none where its player chooses.
    pub planet: Option<Id<Planet>>,
    /// Where on it.
    pub spot: Spot,
    /// The row of the group's leader, which goes with no other row.
    pub leader: Id<Placed>,
}

/// Where a row of a set-up stands: at its own place, or else with the row that it goes with. None for a ring of rows that go with each other.
#[must_use]
pub fn where_it_stands(set_up: &Shelf<Placed>, id: Id<Placed>) -> Option<Station> {
    let (mut planet, mut spot, mut at) = (None, Spot::Open, id);
    // A chain longer than the set-up is a ring.
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
