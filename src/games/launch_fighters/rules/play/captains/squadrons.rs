//! Where squadrons go: beside what they can strike together, or beside the ships whose missiles they intercept.

use super::super::attack::RANGE;
use super::super::{Battle, Course, SquadronNumber, SquadronState, State};
use super::chances::at_ship;
use super::course::Berthing;
use super::marks::Mark;
use super::screens;
use super::view::View;
use super::worth::per_level;
use geometry::{Facing, Space, Spot};
use rules::play::Player;

/// What a squadron turned upside down offers to those beside it, and what others do.
const PREY: (f64, f64) = (3.0, 0.8);
/// How far beyond its reach a squadron sees what is taken: round a ship that it can get beside, others gather.
const NEARBY: u32 = 2;
/// What it costs to be where no own ship is near enough to land on.
const FAR_FROM_BASE: f64 = 1.0;

/// The best end of a squadron's movement; of ends that are equally good the nearest.
///
/// How far the enemy and the bases are, which takes the longest to find out, is asked only where the space could be better than the best so far:
/// whatever is asked last makes a space worse.
pub(super) fn best(battle: &Battle, state: &State, number: SquadronNumber, course: Course, view: &mut View) -> Option<Berthing> {
    let board = battle.board();
    let from = state.squadron(number).space()?;
    look(battle, state, number, (from, course.left), view);
    let seeks = !mark_ships(battle, state, number, (from, course.left), view);
    let (mut best, mut most) = (None, f64::NEG_INFINITY);
    for reached in battle.reaches.from(board, from).within(course.left) {
        let mark = view.marks.of(reached);
        // It may stay where it stands, whatever else is there.
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

/// What it costs who has nobody to strike this turn not to be near enough to strike next turn, or to be nearer.
fn distance_from_enemy(spot: Spot, view: &View) -> f64 {
    let Some(nearest) = view.nearest(spot) else { return 0.0 };
    let off = nearest.abs_diff(u32::from(SquadronState::MOVE) + 2);
    if view.pressed { 3.0 * f64::from(nearest) } else { 0.4 * f64::from(off) }
}

/// What it costs to be where no base is near.
fn distance_from_base(spot: Spot, view: &View) -> f64 {
    let is_far = !view.near_base && view.bases.iter().all(|base| spot.distance(*base) > RANGE);
    if is_far { FAR_FROM_BASE } else { 0.0 }
}

/// Looks about for a squadron that stands in a space and can go so many steps: who stands where, which squadrons it could fight, which ships it
/// could screen, and where it could return to.
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

/// Marks what a squadron takes from each enemy ship that it can get beside, in its share of the best formation that could gather there, and
/// tells whether there is any.
fn mark_ships(battle: &Battle, state: &State, number: SquadronNumber, (from, steps): (Space, u8), view: &mut View) -> bool {
    let board = battle.board();
    let spot = board.spot(from);
    let View { foes, marks, .. } = view;
    let mut striking = false;
    for foe in foes.iter().filter(|foe| spot.distance(foe.spot) <= u32::from(steps) + 1) {
        let near = board.near(foe.at);
        let room = near.iter().filter(|space| board.is_enterable(**space) && !marks.at(board, **space).taken).count();
        let able = gathered(battle, state, number, foe.spot, room as u8);
        let (_, chance) = formation(able, state.ship(foe.number).defense());
        let strike = chance * per_level(battle, state, foe.number);
        striking |= strike > 0.0;
        for near in near {
            marks.mark(board, *near, |mark| mark.strike = mark.strike.max(strike));
        }
    }
    striking
}

/// What a squadron finds in a space near it, in points.
pub(super) fn weigh_space(battle: &Battle, to: Space, view: &View) -> f64 {
    let board = battle.board();
    worth(battle, to, &view.marks.at(board, to), distance_from_base(board.spot(to), view), view)
}

/// What a squadron finds in a space where it is so bad to be far from base, in points.
#[inline]
fn worth(battle: &Battle, to: Space, mark: &Mark, from_base: f64, view: &View) -> f64 {
    let mut score = mark.strike + mark.saved - from_base;
    if let Some((goal, nearest, worth)) = view.area {
        let inside = battle.areas[goal].contains(&to);
        score += 0.5 * if inside { worth } else { -0.1 * worth * f64::from(battle.board().distance(to, nearest)) };
    }
    score
}

/// How many squadrons of a side, the moving one among them, can strike a ship in a space together this turn: those that are beside it, and
/// those that have still to move, as far as there is room.
fn gathered(battle: &Battle, state: &State, moving: SquadronNumber, target: Spot, room: u8) -> u8 {
    let (board, player): (_, Player) = (battle.board(), battle.squadron(moving).player);
    let (mut there, mut coming) = (0, 0);
    for (number, space) in state.squadrons_on_map() {
        let squadron = state.squadron(number);
        if battle.squadron(number).player != player || squadron.inactive {
            continue;
        }
        let distance = target.distance(board.spot(space));
        if number == moving || !squadron.done.moved {
            coming += u8::from(distance <= u32::from(SquadronState::MOVE) + 1);
        } else {
            there += u8::from(distance == 1);
        }
    }
    (there + coming).min(there + room)
}

/// How many squadrons of so many should attack together, and what each adds to the chance of a hit ("Fighter Formations"). A direct hit
/// counts for more, because the attacker chooses.
pub(super) fn formation(able: u8, defense: u8) -> (u8, f64) {
    let mut best = (1, 0.0);
    for size in 1..=able.min(8) {
        let chance = at_ship(size, defense, 0);
        let each = (chance.any + 0.3 * chance.direct) / f64::from(size);
        if each > best.1 {
            best = (size, each);
        }
    }
    best
}
