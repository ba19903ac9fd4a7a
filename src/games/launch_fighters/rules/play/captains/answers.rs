//! The simple decisions of the captain that plays by rules of thumb: which unit goes first, which ship is fired at, and what is reduced, repaired and
//! eliminated.

use super::super::attack::RANGE;
use super::super::{Action, Battle, ShipNumber, SquadronNumber, State, System, Unit};
use super::view::View;
use super::{exits, fire, stats, weapons};
use crate::{Part, TerrainKind};
use rules::play::Player;

/// The legal action with the highest worth; if several are equally good, the first of them.
pub(super) fn best(legal: &[Action], worth: impl Fn(Action) -> f64) -> Option<Action> {
    let weighed = legal.iter().map(|action| (*action, worth(*action)));
    weighed.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(action, _)| action)
}

/// Chooses the unit farthest from the enemy to move first, so that units near the enemy can wait to see what the others do.
pub(super) fn mover(battle: &Battle, state: &State, legal: &[Action], view: &mut View) -> Option<Action> {
    view.find_foes(battle, state, state.asked()?);
    best(legal, |action| {
        let Action::Move(unit) = action else { return 0.0 };
        let nearest = state.space(unit).and_then(|at| view.nearest(battle.board().spot(at)));
        nearest.map_or(0.0, f64::from)
    })
}

/// Chooses the strongest ship to attack first, before it is hit.
pub(super) fn attacker(battle: &Battle, state: &State, legal: &[Action], view: &mut View) -> Option<Action> {
    view.find_foes(battle, state, state.asked()?);
    best(legal, |action| match action {
        Action::Attack(Unit::Ship(number)) => {
            let ship = state.ship(number);
            let bays = if state.ready_aboard(number) > 0 { ship.bays() } else { 0 };
            [ship.cannons(), fire::salvo(ship), bays].map(f64::from).iter().sum()
        }
        Action::Attack(Unit::Squadron(number)) => {
            // A squadron beside an enemy ship attacks before one that has only squadrons to fight.
            let at = state.squadron(number).space().map(|at| battle.board().spot(at));
            let strikes = at.is_some_and(|at| view.foes.iter().any(|foe| at.distance(foe.spot) == 1));
            f64::from(u8::from(strikes))
        }
        _ => 0.0,
    })
}

/// Chooses the next action of the active ship: it launches squadrons first, and then fires missiles, because their hits lower the defense that the
/// cannons have to beat.
pub(super) fn arm(battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
    if let Some(launch) = launch(battle, state, ship, legal) {
        return Some(launch);
    }
    [System::Launchers, System::Cannons]
        .into_iter()
        .find_map(|system| {
            let of_system = |action: &Action| match action {
                Action::Fire(fired, _) | Action::Flak(fired) => *fired == system,
                _ => false,
            };
            let gains =
                legal.iter().copied().filter(of_system).map(|action| (action, weapons::gain(battle, state, ship, action)));
            let (action, gain) = gains.reduce(|best, other| if other.1 > best.1 { other } else { best })?;
            (gain > 0.0).then_some(action)
        })
        .or(Some(Action::Done))
}

/// Chooses the space for a launch that is nearest to the enemy, because squadrons there intercept missiles that come from the enemy.
pub(super) fn launch(battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
    let (board, player) = (battle.board(), battle.ship(ship).player);
    let mut launches = legal.iter().copied().filter(|action| matches!(action, Action::Launch(_))).peekable();
    launches.peek()?;
    if exits::wanted(battle, state, ship).is_some() && board.forces_retreat(state.ship(ship).at) {
        // The ship is about to retreat, and squadrons launched now would be left behind.
        return None;
    }
    let at = state.ship(ship).at;
    let enemies = state.ships_on_map().filter(|(number, _)| battle.ship(*number).player != player);
    let nearest = enemies.map(|(_, enemy)| enemy.at).min_by_key(|enemy| board.distance(at, *enemy))?;
    let worth = |action: Action| {
        let Action::Launch(to) = action else { return f64::MIN };
        let rough = if board.terrain(to) == Some(TerrainKind::Asteroids) { 10.0 } else { 0.0 };
        let edge = if board.forces_retreat(to) { 10.0 } else { 0.0 };
        -f64::from(board.distance(to, nearest)) - rough - edge
    };
    let weighed = launches.map(|action| (action, worth(action)));
    weighed.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(action, _)| action)
}

/// Chooses a stat to reduce: the owner gives up the one that matters least, an attacker takes the one that matters most.
pub(super) fn reduce(battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
    let own = state.asked() == Some(battle.ship(ship).player);
    best(legal, |action| match action {
        Action::Reduce(part) => {
            let worth = stats::of_stat(battle, state, ship, part);
            if own { -worth } else { worth }
        }
        _ => 0.0,
    })
}

/// The worth of raising a stat by a repair: the stats that matter most come first, above all the move of a ship that cannot move.
pub(super) fn raise(battle: &Battle, state: &State, ship: ShipNumber, part: Part) -> f64 {
    let now = state.ship(ship);
    match part {
        Part::Move if now.movement() == 0 => 5.0,
        Part::Defense => 4.0,
        Part::Cannons if !now.is_armed() => 4.5,
        _ => stats::of_stat(battle, state, ship, part),
    }
}

/// Chooses what happens to a squadron that was hit. The squadron is forced to return to base if no base is within reach, because that eliminates it,
/// or if no other attack can hit it this turn. Otherwise it is turned upside down, so that the next hit eliminates it.
pub(super) fn strike_down(battle: &Battle, state: &State, squadron: SquadronNumber) -> Action {
    let Some(at) = state.squadron(squadron).space() else { return Action::Flip };
    let has_base = has_base(battle, state, squadron);
    let others: Player = state.asked().unwrap_or_default();
    let waiting = state.squadrons_on_map().any(|(number, space)| {
        let other = state.squadron(number);
        battle.squadron(number).player == others
            && !other.inactive
            && !other.done.attacked
            && battle.board().are_neighbours(at, space)
    });
    let dice_left = state.volley().is_some_and(|volley| volley.pool > 0);
    if has_base && (waiting || dice_left) { Action::Flip } else { Action::Recall }
}

/// Whether a squadron would find a bay if it were forced to return to base ("Return to Base").
pub(super) fn has_base(battle: &Battle, state: &State, squadron: SquadronNumber) -> bool {
    let (at, player) = (state.squadron(squadron).space(), battle.squadron(squadron).player);
    let near = |other| at.is_some_and(|at| battle.board().distance(at, other) <= RANGE);
    state.ships_on_map().any(|(number, ship)| battle.ship(number).player == player && ship.has_free_bay() && near(ship.at))
}
