//! Finds those of the side's own ships that missiles could hit, and the damage that a squadron beside them would prevent ("Intercept").

use super::super::attack::RANGE;
use super::super::volley::MOST_INTERCEPTORS;
use super::super::{Battle, ShipNumber, State};
use super::chances::of_pool;
use super::fire::salvo;
use super::marks::Marks;
use super::view::Foe;
use super::worth;
use geometry::{Space, Spot};
use rules::play::Player;

/// A ship of the captain's side within reach of enemy missiles.
#[derive(Clone, Copy, Debug)]
struct Ward {
    at: Spot,
    /// The position of the enemy with the most dangerous missiles.
    from: Spot,
    /// The damage that one more squadron beside the ship would prevent on average, in points.
    saved: f64,
}

/// The chance of an intercept, which succeeds on 4, 5 or 6 ("Intercept").
const SUCCESS: f64 = 0.5;

/// Marks every space beside the side's ships with the damage that a squadron there would prevent. Ships are left out if the squadron cannot reach a
/// space beside them in this many steps. A space behind a ship, as seen from the enemy with the missiles, gets less.
pub(super) fn mark(
    battle: &Battle,
    state: &State,
    player: Player,
    (leaving, steps): (Space, u32),
    foes: &[Foe],
    marks: &mut Marks,
) {
    let board = battle.board();
    let spot = board.spot(leaving);
    for (number, ship) in state.ships_on_map().filter(|(number, _)| battle.ship(*number).player == player) {
        if spot.distance(board.spot(ship.at)) > steps + 1 {
            continue;
        }
        let Some(ward) = ward(battle, state, number, leaving, foes) else { continue };
        let as_near = ward.at.distance(ward.from);
        for near in board.near(ship.at).iter().copied() {
            let before_it = board.spot(near).distance(ward.from) <= as_near;
            marks.mark(board, near, |mark| mark.saved += if before_it { ward.saved } else { 0.3 * ward.saved });
        }
    }
}

/// Returns a side's ship as one to protect if missiles can hit it and too few squadrons beside it can intercept them. The squadron in the space
/// `leaving` is about to move and does not count.
fn ward(battle: &Battle, state: &State, number: ShipNumber, leaving: Space, foes: &[Foe]) -> Option<Ward> {
    let (board, ship) = (battle.board(), state.ship(number));
    let at = board.spot(ship.at);
    let (mut total, mut worst, mut from) = (0.0, 0.0, at);
    let mut per_level = None;
    for foe in foes.iter().filter(|foe| at.distance(foe.spot) <= RANGE) {
        let missiles = salvo(state.ship(foe.number));
        if missiles == 0 || !board.can_see(foe.at, ship.at) {
            continue;
        }
        let per_level = *per_level.get_or_insert_with(|| worth::per_level(battle, state, number));
        let removed = of_pool(true, missiles, ship.defense(), 0).removed / f64::from(missiles);
        let saved = SUCCESS * removed * per_level / f64::from(choices(battle, state, foe));
        total += saved;
        if saved > worst {
            (worst, from) = (saved, foe.spot);
        }
    }
    (total > 0.0 && !is_screened(battle, state, number, leaving)).then_some(Ward { at, from, saved: total })
}

/// Whether the squadrons that stand beside a ship and will not move again this turn are as many as may intercept.
fn is_screened(battle: &Battle, state: &State, number: ShipNumber, leaving: Space) -> bool {
    let (ship, player) = (state.ship(number), battle.ship(number).player);
    let screens = state.squadrons_on_map().filter(|(other, at)| {
        let squadron = state.squadron(*other);
        battle.squadron(*other).player == player
            && !squadron.inactive
            && squadron.done.moved
            && *at != leaving
            && battle.board().are_neighbours(ship.at, *at)
    });
    screens.count() >= MOST_INTERCEPTORS
}

/// At how many ships of other sides an enemy could fire from its space.
fn choices(battle: &Battle, state: &State, foe: &Foe) -> u32 {
    let (board, player) = (battle.board(), battle.ship(foe.number).player);
    let targets = state.ships_on_map().filter(|(other, ship)| {
        battle.ship(*other).player != player && foe.spot.distance(board.spot(ship.at)) <= RANGE && board.can_see(foe.at, ship.at)
    });
    (targets.count() as u32).max(1)
}
