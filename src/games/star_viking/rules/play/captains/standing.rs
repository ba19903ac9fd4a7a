//! The value of a player's position in an imagined world, for the captain who looks ahead.

use super::super::{Contest, Phase, State, UnitState};
use crate::economy::Decrees;
use rules::play::Player;

/// The part of a controlled system's wealth that goes into a treasury each turn.
const TAXED: f64 = 0.5;
/// The largest number of turns for which the taxes of a system count, since the system can be lost again.
const TURNS_OF_TAXES: f64 = 4.0;
/// The factor for plunder aboard, since landing it takes another turn.
const ABOARD: f64 = 0.8;
/// The two factors for the cost of a unit, which are added. The first counts to the very end of the game; the second shrinks from the beginning of
/// the game to 0 at its end.
const UNIT: [f64; 2] = [0.2, 0.8];
/// The factor for saved money, since it buys no points.
const SAVED: f64 = 0.5;
/// The value of winning a campaign on top of everything else, in points.
const VICTORY: f64 = 200.0;

/// The value of a player's position. In a battle it is the margin in mega-credits. In a campaign it is the player's points, with money, units and
/// systems converted at the player's price of a point, less the same sum for the best of the other players. A campaign is counted in points because
/// they decide it, and because a point costs one side more than another.
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

/// The value of everything that a player has, in points.
fn holdings(contest: &Contest, state: &State, player: Player) -> f64 {
    let public = &contest.public;
    let side = state.side(player);
    let price = f64::from(public.price_of_a_point(&Decrees::default(), player)).max(1.0);
    // Within a segment the taxes of the turn are still to come.
    let segment = (Phase::Deployment..=Phase::Lifting).contains(&state.phase);
    let turns = f64::from(public.turns().saturating_sub(state.turn)) + f64::from(u8::from(segment));
    let part = (turns / f64::from(public.turns().max(1))).min(1.0);
    let unit_counts = UNIT[0] + UNIT[1] * part;
    let plunder_counts = if turns > 0.0 { ABOARD } else { 0.0 };
    let worth = |unit: &UnitState| {
        let kind = public.kind(unit);
        let left = f64::from(public.values(unit).defense) / f64::from(kind.defense.get()).max(1.0);
        let whole = if kind.is_pod() { 1.0 } else { 0.4 + 0.6 * left };
        f64::from(public.cost(unit)) * whole * unit_counts
    };
    let own = || state.units.iter().filter(|unit| unit.owner == player && unit.is_left());
    let units: f64 = own().filter(|unit| !public.is_local(unit)).map(worth).sum();
    // Only Vikings carry plunder, which they can land as money.
    let plunder: f64 = own().map(|unit| f64::from(unit.plunder)).sum();
    let held = state.controls().filter(|(_, control)| *control == player);
    let wealth: f64 = held.map(|(tile, _)| f64::from(public.tile(tile).system.wealth.get())).sum();
    let money = f64::from(side.treasury.fresh) + SAVED * part * f64::from(side.treasury.saved);
    let taxes = wealth * TAXED * turns.min(TURNS_OF_TAXES);
    f64::from(side.points) + (money + units + taxes + plunder * plunder_counts) / price
}
