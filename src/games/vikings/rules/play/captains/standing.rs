//! How a side stands at a moment, in points: what it has gained and may still gain, and who of either side is left in which health.

use super::super::{Condition, Fate, ManNumber, Position, Public, distance, other};
use crate::GoalKind;
use geometry::Space;
use rules::play::Player;

/// What is left of the worth of somebody who is wounded, and who is stunned.
const LEFT: [f64; 2] = [0.5, 0.75];
/// What men on their feet are worth besides the points for them, since they fight on.
const ALIVE: f64 = 0.6;
/// What it is worth of a treasure's points to have it in hand.
const IN_HAND: f64 = 0.4;

/// How a side stands, in points.
pub(super) fn standing(public: &Public, position: &Position, player: Player) -> f64 {
    let of = |player: Player| {
        let men: f64 = public.men_of(player).map(|(man, fighter)| f64::from(fighter.worth) * left(position, man)).sum();
        ALIVE * men + f64::from(public.half_points(position, player)) / 2.0 + prospects(public, position, player)
    };
    of(player) - of(other(player))
}

/// How much of somebody is left.
fn left(position: &Position, man: ManNumber) -> f64 {
    let state = position.man(man);
    match (state.fate, state.condition) {
        (Fate::Dead | Fate::LedOff, _) => 0.0,
        (_, Condition::Wounded) => LEFT[0],
        (_, Condition::Stunned) => LEFT[1],
        _ => 1.0,
    }
}

/// What a side may hope for: treasures in hand and on the way off the board.
fn prospects(public: &Public, position: &Position, player: Player) -> f64 {
    let grid = public.ground_now(position).site.grid();
    let (columns, rows) = (i32::from(grid.columns.get()), i32::from(grid.rows.get()));
    let to_edge = |space: Space| {
        let (column, row) = (i32::from(space.column), i32::from(space.row));
        column.min(row).min(columns - 1 - column).min(rows - 1 - row).max(0)
    };
    let worth = |kind: GoalKind, each: f64| {
        let goals = public.goals().iter().filter(|aim| aim.player == player && aim.goal.what == kind);
        goals.map(|aim| aim.goal.points.map_or(each, |points| f64::from(points.get()))).fold(0.0, f64::max)
    };
    let treasure = worth(GoalKind::Treasure, f64::from(crate::Scenario::TREASURE));
    let mut sum = 0.0;
    for marker in position.markers.iter().filter(|marker| marker.here) {
        let Some(man) = marker.carrier.filter(|man| public.man(*man).player == player) else { continue };
        let far = f64::from(to_edge(position.man(man).pose.hex));
        sum += treasure * (IN_HAND + 0.4 / (1.0 + far / 6.0));
    }
    if treasure > 0.0 && sum == 0.0 {
        let open = position.markers.iter().filter(|marker| marker.here && marker.carrier.is_none());
        let nearest = |hex: Space| {
            let men = public.men_of(player).filter(|(man, _)| position.man(*man).stands());
            men.map(|(man, _)| distance(position.man(man).pose.hex, hex)).min()
        };
        let near = open.filter_map(|marker| nearest(marker.hex)).min();
        sum += near.map_or(0.0, |near| treasure * 0.2 / (1.0 + f64::from(near) / 4.0));
    }
    sum
}
