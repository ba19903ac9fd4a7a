//! The importance of a ship's stats: the owner gives up the least important first, and an attacker takes the most important.

use super::super::{Battle, Berth, ShipNumber, State};
use super::exits::{self, Exit};
use crate::Part;

/// The importance of a ship's last launcher if no missiles are left. The constant below it is what each missile adds. With two missiles, the launcher
/// is kept longer than anything else.
const LAST_LAUNCHER: f64 = 2.2;
const MISSILE: f64 = 0.95;
/// The importance of a level of move to a ship that gets a reward for leaving the map.
const WAY_OUT: f64 = 4.5;

/// The importance of a level of a stat to its ship, on a scale of its own. These are opinions and not rules: a launcher without missiles and a bay
/// without squadrons are useless, a ship that cannot move scores half ("Victory"), and a low defense lets everything through.
pub(super) fn of_stat(battle: &Battle, state: &State, number: ShipNumber, part: Part) -> f64 {
    let ship = state.ship(number);
    let level = f64::from(ship.level(part));
    match part {
        Part::Defense if level <= 1.0 => 0.6,
        Part::Defense => 4.0,
        // A ship that gets a reward for leaving the map needs its move.
        Part::Move if matches!(exits::wanted(battle, state, number), Some(Exit::Over(..))) => WAY_OUT,
        Part::Move if level <= 1.0 => 3.0,
        Part::Move => 1.2,
        Part::Cannons => 2.0,
        Part::Launchers if ship.missiles == 0 => 0.05,
        // With the last launcher every missile aboard is lost.
        Part::Launchers if level <= 1.0 => LAST_LAUNCHER + MISSILE * f64::from(ship.missiles),
        Part::Launchers if u16::from(ship.launchers()) > ship.missiles => 0.4,
        Part::Launchers => 1.8,
        Part::Bays => {
            let player = battle.ship(number).player;
            let squadrons = || state.squadrons().iter().zip(battle.squadrons()).filter(|(_, wing)| wing.player == player);
            if squadrons().any(|(squadron, _)| squadron.berth == Berth::Aboard(number)) {
                2.4
            } else if squadrons().any(|(squadron, _)| squadron.space().is_some()) {
                0.8
            } else {
                0.1
            }
        }
        _ => 0.01,
    }
}

/// Whether a ship that has to give up a level would lose several missiles with its last launcher.
pub(super) fn wastes_missiles(battle: &Battle, state: &State, number: ShipNumber) -> bool {
    let ship = state.ship(number);
    state.asked() == Some(battle.ship(number).player) && ship.launchers() == 1 && ship.missiles > 1
}
