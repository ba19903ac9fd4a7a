//! Own ships that missiles could be fired at, and what a squadron beside them keeps away ("Intercept").

use super::super::attack::RANGE;
use super::super::volley::MOST_INTERCEPTORS;
use super::super::{Battle, State};
use super::chances::of_pool;
use super::fire::salvo;
use super::worth;
use crate::geometry::Space;
use crate::rules::play::Player;

/// An own ship within reach of missiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ward {
    pub(super) at: Space,
    /// Where the most dangerous of the missiles come from.
    pub(super) from: Space,
    /// What one more squadron beside it is expected to keep from it, in points.
    pub(super) saved: f64,
}

/// Who intercepts succeeds on 4, 5 or 6 ("Intercept").
const SUCCESS: f64 = 0.5;

/// Puts the ships of a side that are within reach of missiles, and not yet screened by enough squadrons, into the list. The squadron that stands in
/// `leaving` is about to move and screens nobody.
pub(super) fn wards(battle: &Battle, state: &State, player: Player, leaving: Space, wards: &mut Vec<Ward>) {
    let board = battle.board();
    wards.clear();
    for (number, ship) in state.ships_on_map().filter(|(number, _)| battle.ship(*number).player == player) {
        let screened = state.squadrons_on_map().filter(|(other, at)| {
            let squadron = state.squadron(*other);
            battle.squadron(*other).player == player
                && !squadron.inactive
                && squadron.done.moved
                && *at != leaving
                && board.distance(ship.at, *at) == 1
        });
        if screened.count() >= MOST_INTERCEPTORS {
            continue;
        }
        let per_level = worth::per_level(battle, state, number);
        let (mut total, mut worst, mut from) = (0.0, 0.0, ship.at);
        for (shooter, enemy) in state.ships_on_map().filter(|(other, _)| battle.ship(*other).player != player) {
            let missiles = salvo(enemy);
            if missiles == 0 || board.distance(enemy.at, ship.at) > RANGE || !board.can_see(enemy.at, ship.at) {
                continue;
            }
            let removed = of_pool(true, missiles, ship.defense(), 0).removed / f64::from(missiles);
            let saved = SUCCESS * removed * per_level / f64::from(choices(battle, state, battle.ship(shooter).player, enemy.at));
            total += saved;
            if saved > worst {
                (worst, from) = (saved, enemy.at);
            }
        }
        if total > 0.0 {
            wards.push(Ward { at: ship.at, from, saved: total });
        }
    }
}

/// How many ships of other sides a ship of this side could fire at from a space.
fn choices(battle: &Battle, state: &State, player: Player, from: Space) -> u32 {
    let targets = state.ships_on_map().filter(|(other, ship)| {
        battle.ship(*other).player != player
            && battle.board().distance(from, ship.at) <= RANGE
            && battle.board().can_see(from, ship.at)
    });
    (targets.count() as u32).max(1)
}

/// What a squadron in a space keeps from the ships beside it, in points. Who stands behind a ship intercepts nothing that comes from the front.
pub(super) fn saved(battle: &Battle, wards: &[Ward], at: Space) -> f64 {
    let board = battle.board();
    let beside = wards.iter().filter(|ward| board.distance(ward.at, at) == 1);
    beside
        .map(
            |ward| {
                if board.distance(at, ward.from) <= board.distance(ward.at, ward.from) { ward.saved } else { 0.3 * ward.saved }
            },
        )
        .sum()
}
