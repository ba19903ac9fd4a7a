//! How players stand, in the numbers of a table; for the referee alone.

use super::{Owner, State};
use crate::Content;

/// How a player stands at the end of a year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// What the player is called.
    pub player: String,
    /// The points.
    pub points: u32,
    /// Loyal subjects and colonists, in millions.
    pub subjects: u32,
    /// What is in the treasury, on worlds and in holds, in IU.
    pub iu: u32,
    /// Worlds that are held.
    pub worlds: usize,
    /// Ships, those in holds among them.
    pub ships: usize,
    /// Technologies that were developed.
    pub technologies: usize,
}

/// How everybody stands.
pub(super) fn of(content: &Content, state: &State) -> Vec<Standing> {
    let standing = |seat: &super::Seat| {
        let player = seat.player;
        let estates = || state.places.iter().filter_map(|place| place.estate(player));
        let fleets = || state.fleets.iter().filter(|fleet| fleet.owner == Owner::Player(player));
        let iu = state.money(player);
        let ships = fleets().flat_map(|fleet| &fleet.ships).map(|ship| 1 + ship.hold.ships.len()).sum();
        Standing {
            player: content.player_label(Some(player)).to_owned(),
            points: state.points(content, player),
            subjects: estates().map(super::Estate::loyal).sum(),
            iu,
            worlds: state.places.iter().filter(|place| place.holder == Some(player)).count(),
            ships,
            technologies: seat.technologies.len(),
        }
    };
    state.seats.iter().map(standing).collect()
}
