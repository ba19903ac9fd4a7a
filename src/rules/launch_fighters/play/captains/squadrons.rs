//! Where squadrons go: beside what they can strike together, or beside the ships whose missiles they intercept.

use super::super::attack::RANGE;
use super::super::{Battle, Course, SquadronNumber, SquadronState, State};
use super::chances::at_ship;
use super::course::Berthing;
use super::marks::Mark;
use super::screens;
use super::view::View;
use crate::geometry::{Facing, Space};
use crate::rules::play::Player;

/// What a squadron turned upside down offers to those beside it, and what others do.
const PREY: (f64, f64) = (3.0, 0.8);
/// What it costs to be where no own ship is near enough to land on.
const FAR_FROM_BASE: f64 = 1.0;

/// The best end of a squadron's movement; of ends that are equally good the nearest.
pub(super) fn best(battle: &Battle, state: &State, number: SquadronNumber, course: Course, view: &mut View) -> Option<Berthing> {
    let board = battle.board();
    let from = state.squadron(number).space()?;
    look(battle, state, number, (from, course.left), view);
    let striking = mark_ships(battle, state, number, (from, course.left), view);
    let mut best: Option<Berthing> = None;
    for reached in battle.reaches.from(board, from).within(course.left) {
        let (to, mark) = (reached.to, view.marks.of(*reached));
        if to != from && mark.taken {
            continue;
        }
        let mut score = weigh_space(battle, to, mark, view);
        if reached.into_asteroids {
            score -= 4.0;
        }
        if !striking && let Some(nearest) = view.nearest(battle, to) {
            // Near enough to strike next turn, and no nearer.
            let off = nearest.abs_diff(u32::from(SquadronState::MOVE) + 2);
            score -= if view.pressed { 3.0 * f64::from(nearest) } else { 0.4 * f64::from(off) };
        }
        if reached.leaves {
            score -= 15.0;
        }
        if best.is_none_or(|best| score > best.score) {
            best = Some(Berthing { to, facing: Facing::default(), score });
        }
    }
    best
}

/// Looks about for a squadron that stands in a space and can go so many steps: who stands where, which squadrons it could fight, which ships it
/// could screen, and where it could return to.
pub(super) fn look(battle: &Battle, state: &State, number: SquadronNumber, (from, steps): (Space, u8), view: &mut View) {
    let (board, player, steps) = (battle.board(), battle.squadron(number).player, u32::from(steps));
    view.look(battle, state, player, from, None);
    let View { marks, bases, near_base, .. } = view;
    marks.wipe(board);
    bases.clear();
    *near_base = false;
    for (other, ship) in state.ships_on_map() {
        marks.mark(board, ship.at, |mark| mark.taken = true);
        if battle.ship(other).player == player && ship.bays() > 0 {
            let distance = board.distance(from, ship.at);
            *near_base |= distance + steps <= RANGE;
            if distance <= RANGE + steps {
                bases.push(ship.at);
            }
        }
    }
    for (other, at) in state.squadrons_on_map().filter(|(other, _)| *other != number) {
        marks.mark(board, at, |mark| mark.taken = true);
        if battle.squadron(other).player != player && board.distance(from, at) <= steps + 1 {
            let offer = if state.squadron(other).inactive { PREY.0 } else { PREY.1 };
            for near in board.near(at) {
                marks.mark(board, *near, |mark| mark.strike = mark.strike.max(offer));
            }
        }
    }
    screens::mark(battle, state, player, (from, steps), marks);
}

/// Marks what a squadron takes from each enemy ship that it can get beside, in its share of the best formation that could gather there, and
/// tells whether there is any.
fn mark_ships(battle: &Battle, state: &State, number: SquadronNumber, (from, steps): (Space, u8), view: &mut View) -> bool {
    let board = battle.board();
    let View { foes, marks, .. } = view;
    let mut striking = false;
    for foe in foes.iter().filter(|foe| board.distance(from, foe.at) <= u32::from(steps) + 1) {
        let near = board.near(foe.at);
        let room = near.iter().filter(|space| board.is_enterable(**space) && !marks.at(board, **space).taken).count();
        let able = gathered(battle, state, number, foe.at, room as u8);
        let (_, chance) = formation(able, state.ship(foe.number).defense());
        let strike = chance * foe.per_level;
        striking |= strike > 0.0;
        for near in near {
            marks.mark(board, *near, |mark| mark.strike = mark.strike.max(strike));
        }
    }
    striking
}

/// What a squadron finds in a space near it, in points.
pub(super) fn weigh_space(battle: &Battle, to: Space, mark: Mark, view: &View) -> f64 {
    let board = battle.board();
    let mut score = mark.strike + mark.saved;
    if !view.near_base && view.bases.iter().all(|base| board.distance(to, *base) > RANGE) {
        score -= FAR_FROM_BASE;
    }
    if let Some((goal, nearest, worth)) = view.area {
        let inside = battle.areas[goal].contains(&to);
        score += 0.5 * if inside { worth } else { -0.1 * worth * f64::from(board.distance(to, nearest)) };
    }
    score
}

/// How many squadrons of a side, the moving one among them, can strike a ship in a space together this turn: those that are beside it, and
/// those that have still to move, as far as there is room.
fn gathered(battle: &Battle, state: &State, moving: SquadronNumber, at: Space, room: u8) -> u8 {
    let (board, player): (_, Player) = (battle.board(), battle.squadron(moving).player);
    let (mut there, mut coming) = (0, 0);
    for (number, space) in state.squadrons_on_map() {
        let squadron = state.squadron(number);
        if battle.squadron(number).player != player || squadron.inactive {
            continue;
        }
        let distance = board.distance(at, space);
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
