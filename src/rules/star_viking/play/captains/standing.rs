//! How a side stands in an imagined world, for a captain who looks ahead.

use super::super::{Contest, Fate, State, UnitState, Where};
use crate::rules::play::Player;

/// What a mega-credit of wealth that is controlled counts for in a campaign.
const WEALTH: f64 = 0.5;
/// What plunder aboard counts for before it is landed.
const ABOARD: f64 = 0.8;
/// What winning a campaign is worth beside everything else, in mega-credits.
const VICTORY: f64 = 200.0;

/// How a player stands, in mega-credits: the margin of a battle; in a campaign his points, money, units and systems, less those of whoever
/// of the others stands best.
pub(super) fn standing(contest: &Contest, state: &State, player: Player) -> f64 {
    if !contest.public.is_battle() {
        let others = contest.public.players().filter(|other| *other != player);
        let best = others.map(|other| holdings(contest, state, other)).fold(f64::NEG_INFINITY, f64::max);
        return holdings(contest, state, player) - best + victory(contest, state, player);
    }
    let margin = |viking: Player| contest.margin(state, viking);
    if contest.public.is_viking(player) {
        let rivals = contest.public.raiders().filter(|viking| *viking != player).map(margin).max().unwrap_or(0);
        f64::from(margin(player)) - f64::from(rivals.max(0))
    } else {
        -contest.public.raiders().map(margin).max().map_or(0.0, f64::from)
    }
}

fn victory(contest: &Contest, state: &State, player: Player) -> f64 {
    match contest.result(state).map(|outcome| outcome.winner) {
        Some(Some(winner)) if winner == player => VICTORY,
        Some(Some(_)) => -VICTORY,
        Some(None) | None => 0.0,
    }
}

fn holdings(contest: &Contest, state: &State, player: Player) -> f64 {
    let side = state.side(player);
    let price = f64::from(contest.public.price_of_a_point(&state.decrees, player));
    let worth = |unit: &UnitState| {
        let kind = contest.public.kind(unit);
        let left = f64::from(contest.public.values(unit).defense) / f64::from(kind.defense.get()).max(1.0);
        let whole = if kind.is_pod() { 1.0 } else { 0.4 + 0.6 * left };
        f64::from(contest.public.cost(unit)) * whole + f64::from(unit.plunder) * ABOARD
    };
    let own = state.units.iter().filter(|unit| unit.owner == player && unit.is_left() && unit.at != Where::Gone(Fate::Destroyed));
    let units: f64 = own.filter(|unit| !contest.public.is_local(unit)).map(worth).sum();
    let held = state.controls().filter(|(_, control)| *control == player);
    let wealth: f64 = held.map(|(tile, _)| f64::from(contest.public.tile(tile).system.wealth.get())).sum();
    f64::from(side.points) * price + f64::from(side.treasury.for_repairs()) + units + wealth * WEALTH
}
