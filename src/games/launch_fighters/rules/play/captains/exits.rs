//! Which ships should leave the map, and how far they are from the edge over which they should leave ("D) Recovery", 3).

use super::super::{Battle, ShipNumber, State};
use super::worth;
use crate::{Condition, Goal};
use geometry::{Edge, Space};

/// The way by which a ship should leave the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Exit {
    /// Over the nearest edge where units retreat, or by warp.
    Nearest,
    /// Over this edge, because special conditions reward that with this many points.
    Over(Edge, f64),
}

/// A ship whose soundness (`worth::soundness`, 1 if undamaged) is below this should leave, because it would soon be lost and score for the enemy
/// ("Victory").
const NEARLY_GONE: f64 = 0.35;
/// An undamaged ship leaves if the reward for leaving is more than this share of its price. A ship that leaves scores only half ("Victory"), but
/// staying is dangerous.
const PRICE_OF_A_WHOLE_SHIP: f64 = 0.4;
/// A ship whose soundness (`worth::soundness`) is below this is damaged, and leaves for the smaller reward in the next constant.
const DAMAGED: f64 = 0.7;
const PRICE_OF_A_DAMAGED_SHIP: f64 = 0.2;

/// The exit by which a ship should leave the map, because it can do nothing any more, is nearly lost, or gets a reward for leaving; `None` if the
/// ship should stay.
pub(super) fn wanted(battle: &Battle, state: &State, number: ShipNumber) -> Option<Exit> {
    let (vessel, ship) = (battle.ship(number), state.ship(number));
    let soundness = worth::soundness(battle, number, ship);
    let retreats = soundness < NEARLY_GONE || !can_fight(battle, state, number);
    let pays = |goal: &Condition, over: Option<Edge>| match goal.goal {
        Goal::Escape { edge, ship } => {
            let applies = ship.is_none_or(|ship| ship == vessel.id) && over.is_none_or(|over| over == edge);
            (applies && battle.find_player(goal.side) == Some(vessel.player)).then_some(edge)
        }
        Goal::Hold { .. } | Goal::Protect { .. } | Goal::Destroy { .. } => None,
    };
    let hull = f64::from(vessel.hull);
    for edge in battle.goals.iter().filter_map(|goal| pays(goal, None)) {
        let paying = battle.goals.iter().filter(|goal| pays(goal, Some(edge)).is_some());
        let reward: f64 = paying.map(|goal| worth::points(goal.reward)).sum();
        let damaged = soundness < DAMAGED && reward > PRICE_OF_A_DAMAGED_SHIP * hull;
        if retreats || damaged || reward > PRICE_OF_A_WHOLE_SHIP * hull {
            return Some(Exit::Over(edge, reward));
        }
    }
    retreats.then_some(Exit::Nearest)
}

/// Whether a ship can fire, launch squadrons, or recover squadrons that its side still has.
fn can_fight(battle: &Battle, state: &State, number: ShipNumber) -> bool {
    let (player, ship) = (battle.ship(number).player, state.ship(number));
    let mut squadrons = state.squadrons().iter().zip(battle.squadrons()).filter(|(_, wing)| wing.player == player);
    ship.is_armed()
        || (ship.bays() > 0 && squadrons.any(|(squadron, _)| squadron.is_aboard(number) || squadron.space().is_some()))
}

/// The distance to the nearest edge space of an exit; `None` if units do not retreat over that edge.
pub(super) fn distance(battle: &Battle, at: Space, exit: Exit) -> Option<u32> {
    let board = battle.board();
    let grid = board.grid();
    let (last_column, last_row) = (grid.columns.get() as i16 - 1, grid.rows.get() as i16 - 1);
    let onto = |edge: Edge| match edge {
        Edge::North => Space::new(at.column, 0),
        Edge::East => Space::new(last_column, at.row),
        Edge::South => Space::new(at.column, last_row),
        Edge::West => Space::new(0, at.row),
    };
    let edges = Edge::ALL.into_iter().filter(|edge| match exit {
        Exit::Nearest => true,
        Exit::Over(over, _) => over == *edge,
    });
    edges.map(onto).filter(|space| board.forces_retreat(*space)).map(|space| board.distance(at, space)).min()
}
