//! What ships and their stats are worth to a captain, in victory points.

use super::super::points::points_of_sides;
use super::super::{Battle, Berth, ShipNumber, ShipState, State};
use crate::{Goal, Reward};
use rules::play::{Play, Player};

/// What a reward of victory counts, in points.
const VICTORY: f64 = 150.0;

/// The levels that have to be taken away before a ship is eliminated.
pub(super) fn levels_left(ship: &ShipState) -> u32 {
    ship.levels.iter().map(|level| u32::from(*level)).sum()
}

/// How much of a ship is left: 1 for an undamaged one, 0 for one that is gone. The defense counts twice, because it protects the rest.
pub(super) fn soundness(battle: &Battle, number: ShipNumber, ship: &ShipState) -> f64 {
    let total = |levels: [u8; 5]| f64::from(levels.iter().map(|level| u32::from(*level)).sum::<u32>() + u32::from(levels[3]));
    let whole = total(battle.ship(number).levels);
    if whole > 0.0 { total(ship.levels) / whole } else { 0.0 }
}

/// The points between a ship afloat and the ship eliminated: its side loses them, and another gains them.
pub(super) fn stake(battle: &Battle, state: &State, ship: ShipNumber) -> f64 {
    let aboard = state.squadrons().iter().filter(|squadron| squadron.berth == Berth::Aboard(ship)).count();
    f64::from(2 * battle.ship(ship).hull) + 10.0 * aboard as f64 + rewards(battle, ship)
}

/// What special conditions pay for the elimination of a ship, or for its survival.
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

/// What taking one level off a ship is worth: the closer the ship is to elimination, the more, so that fire is focused.
pub(super) fn per_level(battle: &Battle, state: &State, number: ShipNumber) -> f64 {
    stake(battle, state, number) / f64::from(levels_left(state.ship(number)).max(1))
}

/// How much of the difference between an undamaged ship and its elimination is lost by damage, as a share of its price.
const DAMAGE: f64 = 1.4;

/// The standing of a side against the best of the others, in points: what it would have if the game ended now, less what damage has brought closer
/// to being lost, plus what it has done to hold an area.
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
