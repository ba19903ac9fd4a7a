//! The standings of all players as the numbers of a table, for the referee alone.

use super::{Owner, State};
use crate::Content;

/// A player's standing at the end of a year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The name of the player.
    pub player: String,
    /// The player's points.
    pub points: u32,
    /// How many loyal subjects and colonists the player has, in millions.
    pub subjects: u32,
    /// The money in the treasury, on worlds and in holds, in IU.
    pub iu: u32,
    /// How many worlds the player holds.
    pub worlds: usize,
    /// How many ships the player has, those in holds included.
    pub ships: usize,
    /// How many technologies the player has developed.
    pub technologies: usize,
}

/// The standings of all players.
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
