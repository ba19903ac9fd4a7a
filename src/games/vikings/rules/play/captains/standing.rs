//! How well a side stands at a moment, in points. This depends on what the side has gained and may still gain, and on the characters of both sides
//! who are left and their states.

use super::super::{Aim, Boat, BoatNumber, Condition, Fate, Hull, ManNumber, Position, Public, distance, other};
use super::bearings::strength;
use crate::GoalKind;
use geometry::Space;
use rules::play::Player;

/// The share of their worth that a wounded character, and then a stunned one, still counts.
const LEFT: [f64; 2] = [0.5, 0.75];
/// The share of a character's worth that counts because they are alive and able to fight on. It falls in the last turns.
const ALIVE: f64 = 0.6;
/// When fewer turns than this are left, characters count less.
const ENOUGH: f64 = 4.0;
/// The share of a treasure's points that counts once a character carries it. The same share of the points for an escape counts if no enemy holds the
/// friend who is to escape.
const IN_HAND: f64 = 0.4;
/// The share of a treasure's points that counts once it is aboard a boat.
const STOWED: f64 = 0.85;
/// The share of the points for sinking a boat that counts if one more point of damage would sink it.
const SINKING: f64 = 0.6;
/// The distance from an area to hold, in hexes, within which characters count for it.
const NEAR: u32 = 2;

/// How well a side stands, in points: above 0 if it stands better than the other side.
pub(super) fn standing(public: &Public, position: &Position, player: Player) -> f64 {
    let turns_left = match (position.conclusion, public.turns()) {
        (Some(_), _) => 0.0,
        (None, Some(turns)) => f64::from(turns.saturating_sub(position.turn)),
        (None, None) => ENOUGH,
    };
    let alive = ALIVE * (turns_left / ENOUGH).min(1.0);
    let of = |player: Player| {
        let men: f64 = public.men_of(player).map(|(man, fighter)| f64::from(fighter.worth) * left(position, man)).sum();
        let aims = public.goals().iter().filter(|aim| aim.player == player);
        alive * men + aims.map(|aim| gained(public, position, aim, turns_left)).sum::<f64>()
    };
    of(player) - of(other(player))
}

/// The share of a character's worth that is left in the present state: 1 if sound, 0 if dead or led off.
fn left(position: &Position, man: ManNumber) -> f64 {
    let state = position.man(man);
    match (state.fate, state.condition) {
        (Fate::Dead | Fate::LedOff, _) => 0.0,
        (_, Condition::Wounded) => LEFT[0],
        (_, Condition::Stunned) => LEFT[1],
        _ => 1.0,
    }
}

/// The points that a goal has brought, and an estimate of those that it may still bring.
fn gained(public: &Public, position: &Position, aim: &Aim, turns_left: f64) -> f64 {
    let has = f64::from(public.gained(position, aim).1) / 2.0;
    if turns_left == 0.0 {
        return has;
    }
    let points = aim.goal.points.map(|points| f64::from(points.get()));
    match aim.goal.what {
        GoalKind::Treasure => has + loot(public, position, aim.player, points.unwrap_or(f64::from(crate::Scenario::TREASURE))),
        GoalKind::Escaped => has + escape(public, position, aim, points),
        GoalKind::Held => points.unwrap_or(0.0) * hold(public, position, aim),
        GoalKind::Sunk | GoalKind::Seized => has + boats(public, position, aim, points),
        _ => has,
    }
}

/// The distance from a hex to the nearest edge of the board, in hexes.
fn to_edge(public: &Public, position: &Position, space: Space) -> f64 {
    let grid = public.ground_now(position).site.grid();
    let (columns, rows) = (i32::from(grid.columns.get()), i32::from(grid.rows.get()));
    let (column, row) = (i32::from(space.column), i32::from(space.row));
    f64::from(column.min(row).min(columns - 1 - column).min(rows - 1 - row).max(0))
}

/// The distance in hexes from a hex to the nearest standing character of a side; `None` if there is no such character. The character `but` is not
/// counted.
fn nearest(public: &Public, position: &Position, player: Player, hex: Space, but: Option<ManNumber>) -> Option<u32> {
    let men = public.men_of(player).filter(|(man, _)| Some(*man) != but && position.man(*man).stands());
    men.map(|(man, _)| distance(position.man(man).pose.hex, hex)).min()
}

/// An estimate of the points that treasures may still bring. A carried treasure counts more the nearer it is to the edge, and more still when it is
/// aboard a boat. If no treasure is carried, the distance to the nearest one counts.
fn loot(public: &Public, position: &Position, player: Player, points: f64) -> f64 {
    let mut sum = 0.0;
    for marker in position.markers.iter().filter(|marker| marker.here) {
        let Some(man) = marker.carrier.filter(|man| public.man(*man).player == player) else { continue };
        let hex = position.man(man).pose.hex;
        let stowed = public.boat_at(position, hex).is_some_and(|boat| position.boat(boat).player == player);
        let off = IN_HAND + 0.4 / (1.0 + to_edge(public, position, hex) / 6.0);
        sum += points * if stowed { off.max(STOWED) } else { off };
    }
    if sum == 0.0 {
        let open = position.markers.iter().filter(|marker| marker.here && marker.carrier.is_none());
        let near = open.filter_map(|marker| nearest(public, position, player, marker.hex, None)).min();
        sum += near.map_or(0.0, |near| points * 0.2 / (1.0 + f64::from(near) / 4.0));
    }
    sum
}

/// An estimate of the points that an escape may still bring. It grows as the friend comes nearer to the edge; for a friend who is captive or stunned,
/// as another friend comes nearer to them.
fn escape(public: &Public, position: &Position, aim: &Aim, points: Option<f64>) -> f64 {
    let Some(man) = aim.who.filter(|man| position.man(*man).is_here()) else { return 0.0 };
    let points = points.unwrap_or_else(|| f64::from(public.man(man).worth));
    let hex = position.man(man).pose.hex;
    if public.is_captive(position, man) || !position.man(man).stands() {
        let near = nearest(public, position, aim.player, hex, Some(man));
        return near.map_or(0.0, |near| points * 0.2 / (1.0 + f64::from(near) / 4.0));
    }
    points * (IN_HAND + 0.4 / (1.0 + to_edge(public, position, hex) / 6.0))
}

/// An estimate of the points that enemy boats may still bring if they are sunk or seized. For sinking, the damage of the hull counts; for seizing,
/// the strength of both sides aboard.
fn boats(public: &Public, position: &Position, aim: &Aim, points: Option<f64>) -> f64 {
    let boats = (0..).map(BoatNumber).zip(public.boats().iter().zip(&position.boats));
    let theirs = boats.filter(|(_, (boat, state))| boat.player != aim.player && state.is_here() && state.player != aim.player);
    let likely = |number: BoatNumber, boat: &Boat, hull: &Hull| {
        if aim.goal.what == GoalKind::Sunk {
            return SINKING * f64::from(hull.total) / f64::from(boat.class.hull.get().max(1));
        }
        let [own, enemy] =
            [aim.player, other(aim.player)].map(|player| f64::from(strength(public, position, number, player)).powi(2));
        own / (own + enemy).max(1.0)
    };
    theirs
        .map(|(number, (boat, state))| points.unwrap_or(f64::from(boat.worth)) * likely(number, boat, &state.hull).min(1.0))
        .sum()
}

/// The chance that a side holds an area at the end, estimated as the side's share of the strength in and near the area.
fn hold(public: &Public, position: &Position, aim: &Aim) -> f64 {
    let strength = |player: Player| -> f64 {
        let men = public.men_of(player).filter(|(man, _)| position.man(*man).stands());
        let near = men.filter(|(man, _)| {
            let hex = position.man(*man).pose.hex;
            aim.area.iter().any(|space| distance(*space, hex) <= NEAR)
        });
        near.map(|(_, fighter)| f64::from(fighter.worth)).sum()
    };
    let (own, enemy) = (strength(aim.player), strength(other(aim.player)));
    if own == 0.0 { 0.0 } else { own / (own + enemy) }
}
