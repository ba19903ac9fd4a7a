//! Where a captain moves squadrons: beside ships that they can strike together, or beside their own ships to protect them from missiles.

use super::super::attack::RANGE;
use super::super::{Battle, Course, ShipNumber, ShipState, SquadronNumber, SquadronState, State};
use super::chances::of_squadrons;
use super::course::Berthing;
use super::marks::Mark;
use super::view::{Comrade, Foe, View};
use super::worth::per_level;
use super::{screens, weapons};
use crate::TerrainKind;
use geometry::{Facing, Space, Spot};
use rules::play::Player;

/// The worth of an enemy squadron as a target for a squadron beside it, in points: the first value if the enemy lies upside down, the second if it is
/// active.
const PREY: (f64, f64) = (3.0, 0.8);
/// A squadron notices other units up to this many spaces beyond its own reach, because they may gather around a ship that it can reach too.
const NEARBY: u32 = 2;
/// The fraction of the possible damage by a ship's flak that a captain expects, because the ship has other targets.
const FLAK: f64 = 0.35;
/// If a single squadron would hit a ship with a smaller chance than this, the ship is attacked only in formation.
const HARD: f64 = 0.3;
/// If a ship is so hard to hit and other squadrons are beside it already, joining them counts this many times as much.
const HELP: f64 = 6.0;
/// The probability that another squadron that can come beside the same ship does so.
const OTHERS: f64 = 0.9;
/// Points lost in a space from which no ship of the side is near enough to land on.
const FAR_FROM_BASE: f64 = 1.0;

/// The best space where a squadron could end its movement; if several are equally good, the nearest.
///
/// The distances from enemies and bases can only lower the score and take longest to compute, so they are computed only if the space could still beat
/// the best one found before.
pub(super) fn best(battle: &Battle, state: &State, number: SquadronNumber, course: Course, view: &mut View) -> Option<Berthing> {
    let board = battle.board();
    let from = state.squadron(number).space()?;
    look(battle, state, number, (from, course.left), view);
    let seeks = !mark_ships(battle, state, number, (from, course.left), view);
    let (mut best, mut most) = (None, f64::NEG_INFINITY);
    for reached in battle.reaches.from(board, from).within(course.left) {
        let mark = view.marks.of(reached);
        // The squadron may stay in its space even if another unit is there.
        if (mark.taken && reached.steps > 0) || worth(battle, reached.to, mark, 0.0, view) <= most {
            continue;
        }
        let mut score = worth(battle, reached.to, mark, distance_from_base(reached.spot, view), view);
        if reached.into_asteroids {
            score -= 4.0;
        }
        if seeks {
            score -= distance_from_enemy(reached.spot, view);
        }
        if reached.leaves {
            score -= 15.0;
        }
        if score > most {
            (best, most) = (Some(reached.to), score);
        }
    }
    best.map(|to| Berthing { to, facing: Facing::default(), score: most })
}

/// The points that a squadron loses in a space if it has no target this turn and the space is at the wrong distance for a strike next turn. If its
/// side is pressed to attack, it loses points for every space between it and the enemy instead.
fn distance_from_enemy(spot: Spot, view: &View) -> f64 {
    let Some(nearest) = view.nearest(spot) else { return 0.0 };
    let off = nearest.abs_diff(u32::from(SquadronState::MOVE) + 2);
    if view.pressed { 3.0 * f64::from(nearest) } else { 0.4 * f64::from(off) }
}

/// Points lost in a space that has no base (a ship to land on) near it.
fn distance_from_base(spot: Spot, view: &View) -> f64 {
    let is_far = !view.near_base && view.bases.iter().all(|base| spot.distance(*base) > RANGE);
    if is_far { FAR_FROM_BASE } else { 0.0 }
}

/// Surveys the board for a squadron that moves up to `steps` spaces from a space: which spaces are taken, which squadrons it could fight, which ships
/// it could protect from missiles, and on which ships it could land.
pub(super) fn look(battle: &Battle, state: &State, number: SquadronNumber, (from, steps): (Space, u8), view: &mut View) {
    let (board, player, steps) = (battle.board(), battle.squadron(number).player, u32::from(steps));
    let spot = board.spot(from);
    view.look_out(battle, state, player, from);
    let View { foes, marks, bases, near_base, .. } = view;
    marks.wipe(board);
    bases.clear();
    *near_base = false;
    for (other, ship) in state.ships_on_map() {
        let base = board.spot(ship.at);
        let distance = spot.distance(base);
        if distance <= steps + NEARBY {
            marks.mark(board, ship.at, |mark| mark.taken = true);
        }
        if battle.ship(other).player == player && ship.bays() > 0 {
            *near_base |= distance + steps <= RANGE;
            if distance <= RANGE + steps {
                bases.push(base);
            }
        }
    }
    for (other, at) in state.squadrons_on_map().filter(|(other, _)| *other != number) {
        let distance = spot.distance(board.spot(at));
        if distance > steps + NEARBY {
            continue;
        }
        marks.mark(board, at, |mark| mark.taken = true);
        if battle.squadron(other).player != player && distance <= steps + 1 {
            let offer = if state.squadron(other).inactive { PREY.0 } else { PREY.1 };
            for near in board.near(at) {
                marks.mark(board, *near, |mark| mark.strike = mark.strike.max(offer));
            }
        }
    }
    screens::mark(battle, state, player, (from, steps), foes, marks);
}

/// Marks spaces beside each enemy ship within reach with the worth of striking that ship, which is the squadron's share in the best formation that
/// could gather there. Returns whether any strike is worth its danger.
fn mark_ships(battle: &Battle, state: &State, number: SquadronNumber, (from, steps): (Space, u8), view: &mut View) -> bool {
    let board = battle.board();
    let spot = board.spot(from);
    let View { foes, marks, comrades, .. } = view;
    find_comrades(battle, state, number, comrades);
    let mut striking = false;
    for foe in foes.iter().filter(|foe| spot.distance(foe.spot) <= u32::from(steps) + 1) {
        let near = board.near(foe.at);
        let room = near.iter().filter(|space| board.is_enterable(**space) && !marks.at(board, **space).taken).count();
        let (strike, danger) = strike(battle, state, comrades, *foe, room as u8);
        striking |= strike > danger;
        for near in near {
            marks.mark(board, *near, |mark| {
                mark.strike = mark.strike.max(strike);
                mark.danger += danger;
            });
        }
    }
    striking
}

/// The worth that a squadron adds by going beside an enemy ship, and the damage that it risks from the ship's flak, in points. Squadrons that are
/// beside the ship already count; of those that could still come, as many count as give the best result.
fn strike(battle: &Battle, state: &State, comrades: &[Comrade], foe: Foe, room: u8) -> (f64, f64) {
    let ship = state.ship(foe.number);
    let terrain = u8::from(battle.board().terrain(foe.at) == Some(TerrainKind::Asteroids));
    let hits = |able: u8| of_squadrons(able, ship.defense(), terrain);
    let is_hard = hits(1) < HARD;
    let beside = comrades.iter().filter(|other| other.has_moved && other.spot.distance(foe.spot) == 1);
    let coming = comrades.iter().filter(|other| {
        let is_near = other.spot.distance(foe.spot) <= u32::from(SquadronState::MOVE) + 1;
        !other.has_moved && is_near && !(is_hard && other.screens)
    });
    let (there, coming) = (beside.count() as u8, coming.count() as u8);
    let (per_level, flak) = (per_level(battle, state, foe.number), FLAK * weapons::flak_of(state, foe.number));
    let mut likely = if is_hard && there > 0 { HELP } else { 1.0 };
    let mut best = (0.0, f64::MAX);
    for others in 0..=coming.min(room.saturating_sub(1)) {
        let together = f64::from(others + 1);
        let added = likely * (hits(there + 1 + others) - hits(there)) / together;
        let gain = if is_hard && there + others == 0 { 0.0 } else { added * per_level };
        let danger = flak / (f64::from(there) + together);
        if gain - danger > best.0 - best.1 {
            best = (gain, danger);
        }
        likely *= OTHERS;
    }
    best
}

/// The score of a space for a squadron near it, in points.
pub(super) fn weigh_space(battle: &Battle, to: Space, view: &View) -> f64 {
    let board = battle.board();
    worth(battle, to, &view.marks.at(board, to), distance_from_base(board.spot(to), view), view)
}

/// The score of a space for a squadron, in points; `from_base` is the number of points lost for being far from a base.
#[inline]
fn worth(battle: &Battle, to: Space, mark: &Mark, from_base: f64, view: &View) -> f64 {
    let mut score = mark.strike + mark.saved - mark.danger - from_base;
    if let Some((goal, nearest, worth)) = view.area {
        let inside = battle.areas[goal].contains(&to);
        score += 0.5 * if inside { worth } else { -0.1 * worth * f64::from(battle.board().distance(to, nearest)) };
    }
    score
}

/// Finds the other squadrons of the moving squadron's side that can strike this turn.
fn find_comrades(battle: &Battle, state: &State, moving: SquadronNumber, comrades: &mut Vec<Comrade>) {
    let (board, player): (_, Player) = (battle.board(), battle.squadron(moving).player);
    let own = |(number, _): &(SquadronNumber, Space)| {
        *number != moving && battle.squadron(*number).player == player && !state.squadron(*number).inactive
    };
    comrades.clear();
    comrades.extend(state.squadrons_on_map().filter(own).map(|(number, at)| {
        let screened =
            |(ship, other): (ShipNumber, &ShipState)| battle.ship(ship).player == player && board.are_neighbours(at, other.at);
        let has_moved = state.squadron(number).done.moved;
        Comrade { spot: board.spot(at), has_moved, screens: !has_moved && state.ships_on_map().any(screened) }
    }));
}
