//! The worth of ships and their stats to a captain, in victory points.

use super::super::points::points_of_sides;
use super::super::{Battle, Berth, ShipNumber, ShipState, State};
use crate::{Goal, Reward};
use rules::play::{Play, Player};

/// The worth of a reward that wins the game, in points.
const VICTORY: f64 = 150.0;

/// How many levels of stats a ship still has; all of them must be removed to eliminate the ship.
pub(super) fn levels_left(ship: &ShipState) -> u32 {
    ship.levels.iter().map(|level| u32::from(*level)).sum()
}

/// The fraction of a ship that is left: 1 for an undamaged ship, 0 for one without levels. The defense counts twice, because it protects the rest.
pub(super) fn soundness(battle: &Battle, number: ShipNumber, ship: &ShipState) -> f64 {
    let total = |levels: [u8; 5]| f64::from(levels.iter().map(|level| u32::from(*level)).sum::<u32>() + u32::from(levels[3]));
    let whole = total(battle.ship(number).levels);
    if whole > 0.0 { total(ship.levels) / whole } else { 0.0 }
}

/// The points at stake in a ship's survival: if it is eliminated, its side loses points and another side gains them.
pub(super) fn stake(battle: &Battle, state: &State, ship: ShipNumber) -> f64 {
    let aboard = state.squadrons().iter().filter(|squadron| squadron.berth == Berth::Aboard(ship)).count();
    f64::from(2 * battle.ship(ship).hull) + 10.0 * aboard as f64 + rewards(battle, ship)
}

/// The rewards of special conditions for a ship's elimination or survival, in points.
fn rewards(battle: &Battle, number: ShipNumber) -> f64 {
    let rewards = battle.goals.iter().map(|goal| {
        let wanted = match goal.goal {
            Goal::Destroy { of, ship } => battle.find_ship(of, ship),
            Goal::Protect { ship } => battle.find_ship(goal.side, ship),
            Goal::Hold { .. } | Goal::Escape { .. } => None,
        };
        if wanted == Some(number) { points(goal.reward) } else { 0.0 }
    });
    rewards.sum()
}

/// A reward in points.
pub(super) fn points(reward: Reward) -> f64 {
    match reward {
        Reward::Points(points) => points.get() as f64,
        Reward::Victory => VICTORY,
    }
}

/// The worth of removing one level from a ship: it rises as the ship comes closer to elimination, so that fire is focused.
pub(super) fn per_level(battle: &Battle, state: &State, number: ShipNumber) -> f64 {
    stake(battle, state, number) / f64::from(levels_left(state.ship(number)).max(1))
}

/// The points that a ship's side loses while the ship goes from undamaged to no levels left, as a multiple of the ship's price.
const DAMAGE: f64 = 1.4;

/// How a side stands, in points, compared with the best other side: its score if the game ended now, minus a share for damaged ships, plus a share
/// for areas that it has begun to hold.
pub(super) fn standing(battle: &Battle, state: &State, player: Player) -> f64 {
    let mut sides = [0.0; super::super::MOST_SIDES];
    for (side, half_points) in sides.iter_mut().zip(points_of_sides(battle, state)) {
        *side = f64::from(half_points) / 2.0;
    }
    for (number, ship) in state.ships_on_map() {
        let vessel = battle.ship(number);
        sides[vessel.player.index()] -= DAMAGE * f64::from(vessel.hull) * (1.0 - soundness(battle, number, ship));
    }
    for (goal, progress) in battle.goals.iter().zip(state.goals()) {
        if let (Goal::Hold { turns, .. }, Some(holder)) = (goal.goal, battle.find_player(goal.side)) {
            let share = f64::from(progress.held) / f64::from(turns.get().max(1));
            sides[holder.index()] += if progress.met == 0 { 0.5 * share.min(1.0) * points(goal.reward) } else { 0.0 };
        }
    }
    if let Some(winner) = battle.outcome(state).and_then(|outcome| outcome.winner) {
        sides[winner.index()] += VICTORY;
    }
    let others = sides.iter().enumerate().take(battle.players()).filter(|(index, _)| *index != player.index());
    sides[player.index()] - others.map(|(_, side)| *side).fold(f64::MIN, f64::max)
}
