//! How a captain handles a fleet with squadrons: carriers stay behind the squadrons, and no ship starts the fight before they are launched.

use super::super::{Battle, Berth, ShipNumber, State};
use super::fire::salvo;
use rules::play::Player;

/// A fleet waits for its squadrons as long as at least one in this many of them (a quarter) is still to be launched.
const STILL_ABOARD: usize = 4;

/// Whether a ship is a carrier: it has bays, and it has at least as many squadrons left as attack dice.
pub(super) fn is_carrier(battle: &Battle, state: &State, number: ShipNumber) -> bool {
    let ship = state.ship(number);
    let wing = state.squadrons().iter().zip(battle.squadrons()).filter(|(squadron, wing)| match squadron.berth {
        Berth::Aboard(host) => host == number,
        Berth::OnMap(_) => wing.host == number,
        Berth::Retreated | Berth::Eliminated => false,
    });
    ship.bays() > 0 && wing.count() >= usize::from(ship.cannons()) + usize::from(salvo(ship))
}

/// Whether a good part of a side's squadrons is still to be launched, so that its ships should wait for them.
pub(super) fn is_gathering(battle: &Battle, state: &State, player: Player) -> bool {
    let (mut aboard, mut out) = (0, 0);
    for (squadron, _) in state.squadrons().iter().zip(battle.squadrons()).filter(|(_, wing)| wing.player == player) {
        match squadron.berth {
            Berth::Aboard(ship) => aboard += usize::from(state.ship(ship).is_on_map() && state.ship(ship).bays() > 0),
            Berth::OnMap(_) => out += 1,
            Berth::Retreated | Berth::Eliminated => {}
        }
    }
    aboard > 0 && STILL_ABOARD * aboard >= aboard + out
}
