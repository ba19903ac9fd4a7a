//! How much the stats of a ship matter: which its owner gives up last and repairs first, and which an attacker takes.

use super::super::{Battle, Berth, ShipNumber, State};
use super::exits::{self, Exit};
use crate::Part;

/// What the last launcher is worth without missiles, and what each missile adds: with two missiles it is kept longer than anything else.
const LAST_LAUNCHER: f64 = 2.2;
const MISSILE: f64 = 0.95;
/// What a level of move is worth to a ship that is paid for leaving.
const WAY_OUT: f64 = 4.5;

/// How much a level of a stat matters to its ship, beside its other stats. Nothing here is a rule: a launcher without missiles and a bay
/// without squadrons are useless, a ship that cannot move counts half ("Victory"), and a low defense lets everything through.
pub(super) fn of_stat(battle: &Battle, state: &State, number: ShipNumber, part: Part) -> f64 {
    let ship = state.ship(number);
    let level = f64::from(ship.level(part));
    match part {
        Part::Defense if level <= 1.0 => 0.6,
        Part::Defense => 4.0,
        // A ship that is paid for leaving needs it.
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
