//! Which units are capable (can still fight), and the victory points of each player ("Victory").
//!
//! Points are counted in halves, so that half of an odd price is exact.

use super::{Battle, Berth, Ending, Fate, MOST_SIDES, ShipNumber, SquadronNumber, SquadronState, State, Unit};
use crate::{Goal, Reward};
use rules::play::{Outcome, Player};

/// Whether a unit on the map can move and can also roll a barrage or recover fighters ("Victory"). A squadron inside a ship is capable if the ship
/// has a bay from which it could be launched.
#[must_use]
pub fn is_capable(state: &State, unit: Unit) -> bool {
    match unit {
        Unit::Ship(number) => {
            let ship = state.ship(number);
            ship.is_on_map() && ship.movement() > 0 && (ship.is_armed() || ship.bays() > 0)
        }
        Unit::Squadron(number) => {
            let squadron = state.squadron(number);
            match squadron.berth {
                Berth::OnMap(_) => !squadron.inactive,
                Berth::Aboard(ship) => state.ship(ship).is_on_map() && state.ship(ship).bays() > 0,
                Berth::Retreated | Berth::Eliminated => false,
            }
        }
    }
}

/// Whether a player has a unit on the map that can move or roll a barrage, or a ship on the map that can launch a squadron.
pub(super) fn can_act(battle: &Battle, state: &State, player: Player) -> bool {
    let ship = state.ships_on_map().any(|(number, ship)| {
        let can_launch = ship.bays() > 0 && state.squadrons.iter().any(|squadron| squadron.is_aboard(number));
        battle.ship(number).player == player && (ship.movement() > 0 || ship.is_armed() || can_launch)
    });
    ship || state.squadrons_on_map().any(|(number, _)| battle.squadron(number).player == player)
}

/// Whether a player has reinforcements that arrive this turn or later.
pub(super) fn has_reinforcements(battle: &Battle, state: &State, player: Player) -> bool {
    battle.ships.iter().zip(&state.ships).any(|(vessel, ship)| {
        let comes = |turn: u16| turn >= state.turn;
        vessel.player == player
            && ship.fate == Fate::Waiting
            && vessel.arrival.as_ref().is_some_and(|arrival| comes(arrival.turn) && !arrival.spaces.is_empty())
    })
}

/// The victory points of each player if the game ended now, in half points.
#[must_use]
pub fn half_points(battle: &Battle, state: &State) -> Vec<i32> {
    points_of_sides(battle, state)[..state.sides.len()].to_vec()
}

/// The victory points that each player would have if the game ended now, in half points, indexed by player number. No memory is allocated.
pub(super) fn points_of_sides(battle: &Battle, state: &State) -> [i32; MOST_SIDES] {
    let mut points = [0; MOST_SIDES];
    for (points, side) in points.iter_mut().zip(&state.sides) {
        *points = side.half_points;
    }
    for (number, ship) in (0..).map(ShipNumber).zip(&state.ships) {
        let vessel = battle.ship(number);
        points[vessel.player.index()] += match ship.fate {
            Fate::OnMap if is_capable(state, Unit::Ship(number)) => 2 * vessel.hull,
            Fate::OnMap | Fate::Retreated => vessel.hull,
            Fate::Waiting | Fate::Eliminated => 0,
        };
    }
    for (number, squadron) in (0..).map(SquadronNumber).zip(&state.squadrons) {
        // A squadron that left inside its ship scores half, as the ship does; one that retreated alone scores nothing.
        let left_with_ship = matches!(squadron.berth, Berth::Aboard(ship) if state.ship(ship).fate == Fate::Retreated);
        points[battle.squadron(number).player.index()] += if is_capable(state, Unit::Squadron(number)) {
            2 * SquadronState::POINTS
        } else if left_with_ship || Battle::remains(state, squadron.berth) {
            SquadronState::POINTS
        } else {
            0
        };
    }
    for (goal, progress) in battle.goals.iter().zip(&state.goals) {
        if let (Reward::Points(reward), Some(player)) = (goal.reward, battle.find_player(goal.side)) {
            // Each ship that escapes scores once; every other condition scores at most once in the game.
            let times = match goal.goal {
                Goal::Escape { ship: None, .. } => i32::from(progress.met),
                Goal::Escape { ship: Some(_), .. } | Goal::Hold { .. } | Goal::Protect { .. } | Goal::Destroy { .. } => {
                    i32::from(progress.met.min(1))
                }
            };
            points[player.index()] += 2 * reward.get() as i32 * times;
        }
    }
    points
}

/// The result of a game; `None` while the game goes on. The player with the most victory points wins, unless a special condition gave victory to a
/// player.
pub(super) fn outcome(battle: &Battle, state: &State) -> Option<Outcome> {
    let ending = state.ending?;
    let half_points = half_points(battle, state);
    let winner = match ending {
        Ending::Goal(player) => Some(player),
        Ending::LastFleet | Ending::Stalemate | Ending::TurnLimit => victor(battle, state, &half_points),
    };
    Some(Outcome { winner, half_points, turn: state.turn })
}

/// The winner by points; `None` for a draw. A player whose protected ship gives victory wins before points are counted, unless several players have
/// such a ship.
fn victor(battle: &Battle, state: &State, half_points: &[i32]) -> Option<Player> {
    let goals = battle.goals.iter().zip(&state.goals).filter(|(_, progress)| progress.met > 0).map(|(goal, _)| goal);
    let protecting = goals.filter(|goal| matches!((goal.goal, goal.reward), (Goal::Protect { .. }, Reward::Victory)));
    let mut protectors: Vec<Player> = protecting.filter_map(|goal| battle.find_player(goal.side)).collect();
    protectors.sort_unstable();
    protectors.dedup();
    if let [only] = protectors[..] {
        return Some(only);
    }
    let most = half_points.iter().max()?;
    let mut best = (0..half_points.len()).filter(|index| half_points[*index] == *most);
    match (best.next(), best.next()) {
        (Some(index), None) => Some(Player::new(index as u8)),
        _ => None,
    }
}
