//! Where a ship goes and which way it faces: into range of what it can hurt, with its own rear arc out of fire, and not over the edge.

use super::super::attack::RANGE;
use super::super::{Battle, Course, ShipNumber, State};
use super::carriers;
use super::exits::{self, Exit};
use super::reach::Reach;
use super::view::View;
use super::worth;
use crate::geometry::{Arc, Facing, Space};
use crate::rules::launch_fighters::TerrainKind;

/// An end of a unit's movement, and how good it seems, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Berthing {
    pub(super) to: Space,
    pub(super) facing: Facing,
    pub(super) score: f64,
}

/// How much of the damage that enemies could do is expected: they have other targets, and some will be silent first.
const CAUTION: f64 = 0.45;
/// How much is hoped for from an enemy who can still move away, or do worse: when squadrons are out, and before they are.
const EAGERNESS: (f64, f64) = (0.6, 0.2);
/// How far a fleet stays off while its squadrons are launched: an enemy who moves three spaces comes into range no earlier than they strike.
const GATHERING: u32 = 8;
/// What a space nearer to the prey is worth, in points.
const APPROACH: f64 = 0.9;
/// What a space away from the rest of the fleet costs beyond the first three.
const COHESION: f64 = 0.25;
/// What asteroids cost who enters them: half of the time a level, and the rest of the move.
const ASTEROIDS: f64 = 6.0;
/// What it is worth to who wants to leave that it leaves, and that the way out is shorter by a space.
const LEAVING: f64 = 30.0;
const WAY_OUT: f64 = 3.0;
/// What a booster costs, which could be used later.
const BOOSTER: f64 = 1.0;

/// Weighs every end of a ship's movement, in the order in which they are found.
pub(super) fn weigh(
    battle: &Battle,
    state: &State,
    number: ShipNumber,
    course: Course,
    (view, reach): (&mut View, &mut Reach),
    ends: &mut Vec<Berthing>,
) {
    let (board, ship, player) = (battle.board(), state.ship(number), battle.ship(number).player);
    view.look(battle, state, player, ship.at, Some(number));
    reach.search(board, ship.at, course.left + u8::from(course.booster));
    let out = exits::wanted(battle, state, number);
    let hull = f64::from(battle.ship(number).hull);
    // Carriers stay behind their squadrons; who is hurt more than he hurts keeps his distance too.
    let strength = u32::from(ship.cannons()) + u32::from(super::fire::salvo(ship));
    let carrier = out.is_none() && carriers::is_carrier(battle, state, number);
    let wanted = if out.is_none() && strength >= 3 && !carrier { 3 } else { 6 };
    let wanted = if view.gathering { wanted.max(GATHERING) } else { wanted };
    ends.clear();
    for (to, steps) in reach.spaces().iter().copied() {
        if state.ship_at(to).is_some() {
            continue;
        }
        let (facing, fight) = face(battle, state, number, to, view);
        let mut score = fight;
        if let Some((_, prey)) = view.prey {
            let urge = if view.pressed { 2.0 * APPROACH } else { APPROACH };
            score -= urge * f64::from(board.distance(to, prey).saturating_sub(wanted));
        }
        score -= COHESION * f64::from(board.distance(to, view.middle).saturating_sub(3));
        if let Some((goal, nearest, worth)) = view.area {
            let inside = battle.areas[goal].contains(&to);
            score += if inside { worth } else { -0.15 * worth * f64::from(board.distance(to, nearest)) };
        }
        if to != ship.at && board.terrain(to) == Some(TerrainKind::Asteroids) {
            score -= ASTEROIDS;
        } else if board.terrain(to) == Some(TerrainKind::Asteroids) || board.is_beside_planetoid(to) {
            score += 1.0;
        }
        if steps > course.left {
            score -= BOOSTER;
        }
        let leaves = board.forces_retreat(to) && ship.movement() > 0;
        match out {
            Some(exit) => {
                let right = match exit {
                    Exit::Nearest => leaves,
                    Exit::Over(edge) => leaves && board.leaves_over(to, edge),
                };
                let way = f64::from(exits::distance(battle, to, exit).unwrap_or(0));
                score += if right {
                    LEAVING
                } else if leaves {
                    -WAY_OUT * 3.0
                } else {
                    -WAY_OUT * way
                };
            }
            None if leaves => score -= 0.8 * hull + 15.0,
            None => {}
        }
        ends.push(Berthing { to, facing, score });
    }
}

/// The best facing in a space, and what the ship can expect to take there less what it has to fear.
pub(super) fn face(battle: &Battle, state: &State, number: ShipNumber, at: Space, view: &View) -> (Facing, f64) {
    let board = battle.board();
    let fears = worth::soundness(battle, number, state.ship(number)) < 0.5;
    let eagerness = if view.gathering { EAGERNESS.1 } else { EAGERNESS.0 };
    let caution = if fears { 1.3 * CAUTION } else { CAUTION };
    let close = view.foes.iter().any(|foe| board.distance(at, foe.at) <= RANGE + foe.to_come.max(1));
    if !close {
        let facing = view.prey.map_or(state.ship(number).facing, |(_, prey)| board.grid().facing_towards(at, prey));
        return (facing, 0.0);
    }
    let mut best = (state.ship(number).facing, f64::MIN);
    for side in 0..board.sides() {
        let facing = Facing::new(side);
        let (mut cannons, mut launchers, mut feared) = (0.0_f64, 0.0_f64, 0.0);
        for foe in &view.foes {
            let distance = board.distance(at, foe.at);
            if distance > RANGE + foe.to_come || !board.can_see(at, foe.at) {
                continue;
            }
            let arc = board.arc(at, facing, foe.at);
            let sure = if distance <= RANGE { 1.0 } else { 0.5 };
            feared += sure * foe.given[usize::from(arc == Arc::Rear)];
            // Where an enemy could still move, a little is gained by having it ahead.
            feared -= if arc == Arc::Front { 0.05 } else { 0.0 };
            if distance <= RANGE {
                let flanked = arc == Arc::Front && board.arc(foe.at, foe.facing, at) == Arc::Rear;
                let taken = foe.taken[usize::from(flanked && foe.to_come == 0)];
                let stays = if foe.to_come == 0 { 1.0 } else { eagerness };
                cannons = cannons.max(stays * taken.0);
                launchers = launchers.max(stays * taken.1);
            }
        }
        let score = cannons + launchers - caution * feared;
        if score > best.1 {
            best = (facing, score);
        }
    }
    best
}
