//! Where squadrons go: beside what they can strike together, or beside the ships whose missiles they intercept.

use super::super::{Battle, Course, SquadronNumber, SquadronState, State};
use super::chances::at_ship;
use super::course::Berthing;
use super::reach::Reach;
use super::screens;
use super::view::View;
use crate::geometry::{Facing, Space};
use crate::rules::launch_fighters::TerrainKind;
use crate::rules::play::Player;

/// What a squadron turned upside down offers to those beside it, and what others do.
const PREY: (f64, f64) = (3.0, 0.8);
/// What it costs to be where no own ship is near enough to land on.
const FAR_FROM_BASE: f64 = 1.0;

/// Weighs every end of a squadron's movement.
pub(super) fn weigh(
    battle: &Battle,
    state: &State,
    number: SquadronNumber,
    course: Course,
    (view, reach): (&mut View, &mut Reach),
    ends: &mut Vec<Berthing>,
) {
    let (board, player) = (battle.board(), battle.squadron(number).player);
    ends.clear();
    let Some(from) = state.squadron(number).space() else { return };
    view.look(battle, state, player, from, None);
    reach.search(board, from, course.left);
    // What a squadron takes from each enemy in its share of the best formation that could gather there.
    for foe in &mut view.foes {
        let able = gathered(battle, state, player, number, foe.at);
        let (_, chance) = formation(able, state.ship(foe.number).defense());
        foe.strike = chance * foe.per_level;
    }
    screens::wards(battle, state, player, from, &mut view.wards);
    let striking = view.foes.iter().any(|foe| foe.strike > 0.0 && board.distance(from, foe.at) <= u32::from(course.left) + 1);
    for (to, _) in reach.spaces().iter().copied() {
        if to != from && !state.is_empty(to) {
            continue;
        }
        let mut score = weigh_space(battle, state, player, to, view);
        if to != from && board.terrain(to) == Some(TerrainKind::Asteroids) {
            score -= 4.0;
        }
        if !striking && let Some(nearest) = view.nearest(battle, to) {
            // Near enough to strike next turn, and no nearer.
            let off = nearest.abs_diff(u32::from(SquadronState::MOVE) + 2);
            score -= if view.pressed { 3.0 * f64::from(nearest) } else { 0.4 * f64::from(off) };
        }
        if board.forces_retreat(to) {
            score -= 15.0;
        }
        ends.push(Berthing { to, facing: Facing::default(), score });
    }
}

/// What a squadron finds in a space, in points.
pub(super) fn weigh_space(battle: &Battle, state: &State, player: Player, to: Space, view: &View) -> f64 {
    let board = battle.board();
    let mut strike = 0.0_f64;
    for foe in &view.foes {
        if board.distance(to, foe.at) == 1 {
            strike = strike.max(foe.strike);
        }
    }
    for (other, at) in state.squadrons_on_map() {
        if battle.squadron(other).player != player && board.distance(to, at) == 1 {
            strike = strike.max(if state.squadron(other).inactive { PREY.0 } else { PREY.1 });
        }
    }
    let mut base = u32::MAX;
    for (_, own) in state.ships_on_map().filter(|(number, own)| own.bays() > 0 && battle.ship(*number).player == player) {
        base = base.min(board.distance(to, own.at));
    }
    let mut score = strike + screens::saved(battle, &view.wards, to);
    if base > super::super::attack::RANGE {
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
fn gathered(battle: &Battle, state: &State, player: Player, moving: SquadronNumber, at: Space) -> u8 {
    let board = battle.board();
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
    let open = |space: &&Space| {
        board.is_enterable(**space)
            && state.ship_at(**space).is_none()
            && state.squadron_at(**space).is_none_or(|other| other == moving)
    };
    let room = board.near(at).iter().filter(open).count() as u8;
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
