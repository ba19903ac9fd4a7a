//! Own ships that missiles could be fired at, and what a squadron beside them keeps away ("Intercept").

use super::super::attack::RANGE;
use super::super::volley::MOST_INTERCEPTORS;
use super::super::{Battle, ShipNumber, State};
use super::chances::of_pool;
use super::fire::salvo;
use super::marks::Marks;
use super::worth;
use crate::geometry::Space;
use crate::rules::play::Player;

/// An own ship within reach of missiles.
#[derive(Clone, Copy, Debug)]
struct Ward {
    at: Space,
    /// Where the most dangerous of the missiles come from.
    from: Space,
    /// What one more squadron beside it is expected to keep from it, in points.
    saved: f64,
}

/// Who intercepts succeeds on 4, 5 or 6 ("Intercept").
const SUCCESS: f64 = 0.5;

/// Marks what a squadron keeps from the ships of its side, in every space beside them that is within so many steps of where it stands. Who
/// stands behind a ship intercepts nothing that comes from the front.
pub(super) fn mark(battle: &Battle, state: &State, player: Player, (leaving, steps): (Space, u32), marks: &mut Marks) {
    let board = battle.board();
    for (number, ship) in state.ships_on_map().filter(|(number, _)| battle.ship(*number).player == player) {
        if board.distance(leaving, ship.at) > steps + 1 {
            continue;
        }
        let Some(ward) = ward(battle, state, number, leaving) else { continue };
        for near in board.near(ship.at).iter().copied() {
            let before_it = board.distance(near, ward.from) <= board.distance(ward.at, ward.from);
            marks.mark(board, near, |mark| mark.saved += if before_it { ward.saved } else { 0.3 * ward.saved });
        }
    }
}

/// A ship of a side that is within reach of missiles, and not yet screened by enough squadrons. The squadron that stands in `leaving` is about
/// to move and screens nobody.
fn ward(battle: &Battle, state: &State, number: ShipNumber, leaving: Space) -> Option<Ward> {
    let (board, ship, player) = (battle.board(), state.ship(number), battle.ship(number).player);
    let (mut total, mut worst, mut from) = (0.0, 0.0, ship.at);
    let mut per_level = None;
    for (shooter, enemy) in state.ships_on_map().filter(|(other, _)| battle.ship(*other).player != player) {
        let missiles = salvo(enemy);
        if missiles == 0 || board.distance(enemy.at, ship.at) > RANGE || !board.can_see(enemy.at, ship.at) {
            continue;
        }
        let per_level = *per_level.get_or_insert_with(|| worth::per_level(battle, state, number));
        let removed = of_pool(true, missiles, ship.defense(), 0).removed / f64::from(missiles);
        let saved = SUCCESS * removed * per_level / f64::from(choices(battle, state, battle.ship(shooter).player, enemy.at));
        total += saved;
        if saved > worst {
            (worst, from) = (saved, enemy.at);
        }
    }
    (total > 0.0 && !is_screened(battle, state, number, leaving)).then_some(Ward { at: ship.at, from, saved: total })
}

/// Whether as many squadrons as may intercept stand beside a ship and stay there.
fn is_screened(battle: &Battle, state: &State, number: ShipNumber, leaving: Space) -> bool {
    let (ship, player) = (state.ship(number), battle.ship(number).player);
    let screens = state.squadrons_on_map().filter(|(other, at)| {
        let squadron = state.squadron(*other);
        battle.squadron(*other).player == player
            && !squadron.inactive
            && squadron.done.moved
            && *at != leaving
            && battle.board().distance(ship.at, *at) == 1
    });
    screens.count() >= MOST_INTERCEPTORS
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
