//! The captain who plays by sound rules of thumb.
//!
//! It goes where its weapons gain more than it has to fear, keeps enemies out of its rear arc and looks for theirs, keeps the fleet together
//! and after one prey, launches early, fires at what is nearest to its end, keeps missiles for what they can hit, takes the defense down
//! first, plays for the special conditions of the scenario, and sends home who can fight no more.

use super::super::{Action, Battle, Question, ShipNumber, SquadronNumber, State, System, Unit};
use super::course::{self, Berthing};
use super::reach::Reach;
use super::view::{View, wants_out};
use super::{squadrons, weapons, worth};
use crate::geometry::{Facing, Space};
use crate::rules::launch_fighters::{Part, TerrainKind};
use crate::rules::play::{Captain, Player, Seeded};

/// Plays by rules of thumb. It rolls no dice of its own: in the same place it always does the same.
#[derive(Clone, Debug, Default)]
pub struct RuleOfThumb {
    view: View,
    reach: Reach,
    /// Every end of the movement that was weighed last.
    ends: Vec<Berthing>,
    plan: Option<Plan>,
    way: Vec<Space>,
}

/// Where the moving unit is going; the way is kept beside it.
#[derive(Clone, Copy, Debug)]
struct Plan {
    unit: Unit,
    facing: Facing,
}

impl Captain<Battle> for RuleOfThumb {
    fn choose(&mut self, battle: &Battle, state: &State, legal: &[Action], _: &mut Seeded) -> Action {
        let chosen = state.question().and_then(|question| self.answer(battle, state, question, legal));
        chosen.filter(|action| legal.contains(action)).unwrap_or(legal[0])
    }
}

impl RuleOfThumb {
    fn answer(&mut self, battle: &Battle, state: &State, question: Question, legal: &[Action]) -> Option<Action> {
        let ship = || if let Some(Unit::Ship(ship)) = state.active() { Some(ship) } else { None };
        match question {
            Question::Course => self.sail(battle, state),
            Question::Place(ship) => self.place(battle, state, ship, legal),
            Question::Head(ship) => {
                let at = state.ship(ship).at;
                self.view.look(battle, state, battle.ship(ship).player, at, Some(ship));
                Some(Action::Face(course::face(battle, state, ship, at, &self.view).0))
            }
            Question::Mover => best(legal, |action| mover(battle, state, action)),
            Question::Attacker => best(legal, |action| attacker(battle, state, action)),
            Question::Push(squadron) => self.nearby(battle, state, squadron, legal),
            Question::Base(..) => best(legal, |action| match action {
                Action::Land(ship) => f64::from(state.ship(ship).bays() - state.ship(ship).recovered),
                _ => 0.0,
            }),
            Question::Weapons => arm(battle, state, ship()?, legal),
            Question::Launching(_) => launch(battle, state, ship()?, legal).or(Some(Action::Done)),
            Question::Missiles => {
                let count = match state.volley()?.target {
                    Some(target) => weapons::missiles(battle, state, ship()?, target).0,
                    None => super::fire::salvo(state.ship(ship()?)),
                };
                Some(Action::Missiles(count))
            }
            Question::Intercept(most) => Some(Action::Intercept(most)),
            Question::Aim => best(legal, |action| match action {
                Action::Aim(squadron) => weapons::aim(state, squadron),
                _ => -1.0,
            }),
            Question::Barrage => Some(weapons::next_barrage(battle, state).map_or(Action::Done, Action::Roll)),
            Question::Guns => {
                let Some(Unit::Squadron(squadron)) = state.active() else { return None };
                best(legal, |action| match action {
                    Action::Done => 0.1,
                    _ => weapons::guns(battle, state, squadron, action),
                })
            }
            Question::Formation if weapons::wants_more(battle, state) => {
                legal.iter().copied().find(|action| matches!(action, Action::Join(_)))
            }
            Question::Formation => legal.iter().copied().find(|action| matches!(action, Action::Roll(_))),
            Question::Reduce(ship, ..) => reduce(battle, state, ship, legal),
            Question::Struck(squadron, _) => Some(strike_down(battle, state, squadron)),
            Question::Advance(..) => Some(Action::Done),
            Question::Repairs => best(legal, |action| match action {
                Action::Repair(ship) => worth::stake(battle, state, ship),
                _ => 0.0,
            }),
            Question::Raise(ship) => best(legal, |action| match action {
                Action::Raise(part) => raise(battle, state, ship, part),
                _ => 0.0,
            }),
        }
    }

    /// The ends of the active unit's movement, weighed; none once it is too late to choose.
    pub(super) fn weigh(&mut self, battle: &Battle, state: &State) -> &mut Vec<Berthing> {
        self.ends.clear();
        let views = (&mut self.view, &mut self.reach);
        if let Some(course) = state.course() {
            match state.active() {
                Some(Unit::Ship(ship)) => course::weigh(battle, state, ship, course, views, &mut self.ends),
                Some(Unit::Squadron(squadron)) => squadrons::weigh(battle, state, squadron, course, views, &mut self.ends),
                None => {}
            }
        }
        &mut self.ends
    }

    /// Takes the active unit to this end of its movement, whatever the captain would have chosen.
    pub(super) fn bind_to(&mut self, state: &State, end: Berthing) {
        self.plan = state.active().map(|unit| Plan { unit, facing: end.facing });
        self.reach.way(end.to, &mut self.way);
    }

    /// Forgets where it was going, so that only the state decides what comes next.
    pub(super) fn forget(&mut self) {
        self.plan = None;
        self.way.clear();
    }

    /// The next step of the moving unit. Where it goes is decided when it sets out, and again if it was stopped.
    pub(super) fn sail(&mut self, battle: &Battle, state: &State) -> Option<Action> {
        let (unit, course) = (state.active()?, state.course()?);
        let at = state.space(unit)?;
        if let Unit::Ship(ship) = unit
            && let Some(None) = wants_out(battle, state, ship, state.ship(ship))
            && battle.ship(ship).warp
            && !state.ship(ship).done.warp
            && !course.stopped
        {
            return Some(Action::Warp);
        }
        let under_way = course.under_way && !course.stopped && self.plan.is_some_and(|plan| plan.unit == unit);
        if !(under_way && self.way.contains(&at)) {
            let ends = self.weigh(battle, state);
            // Of ends that are equally good the first is the nearest.
            let end = ends.iter().copied().reduce(|best, end| if end.score > best.score { end } else { best })?;
            self.bind_to(state, end);
        }
        self.follow(state)
    }

    /// The next step on the way that is decided.
    pub(super) fn follow(&self, state: &State) -> Option<Action> {
        let (unit, course, plan) = (state.active()?, state.course()?, self.plan?);
        let at = state.space(unit)?;
        let here = self.way.iter().position(|space| *space == at)?;
        Some(match (self.way.get(here + 1), unit) {
            (Some(next), _) if course.left > 0 => Action::Step(*next),
            (Some(next), _) => Action::Boost(*next),
            (None, Unit::Ship(_)) => Action::Face(plan.facing),
            (None, Unit::Squadron(_)) => Action::Halt,
        })
    }

    /// Puts a ship that is placed or that arrives out of asteroids and away from the edge, near its fleet and its enemies.
    fn place(&mut self, battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
        let (board, player) = (battle.board(), battle.ship(ship).player);
        let middle = board.grid().middle();
        self.view.look(battle, state, player, middle, Some(ship));
        best(legal, |action| {
            let Action::Place(at) = action else { return 0.0 };
            let enemies = self.view.nearest(battle, at).unwrap_or(0);
            let edge = if board.forces_retreat(at) { 20.0 } else { 0.0 };
            let rough = if board.terrain(at) == Some(TerrainKind::Asteroids) { 3.0 } else { 0.0 };
            -f64::from(enemies) - 0.5 * f64::from(board.distance(at, self.view.middle)) - edge - rough
        })
    }

    /// The best space for a squadron that is pushed.
    fn nearby(&mut self, battle: &Battle, state: &State, squadron: SquadronNumber, legal: &[Action]) -> Option<Action> {
        let player = battle.squadron(squadron).player;
        self.view.look(battle, state, player, state.squadron(squadron).space()?, None);
        best(legal, |action| match action {
            Action::Push(to) => {
                let rough = if battle.board().terrain(to) == Some(TerrainKind::Asteroids) { 4.0 } else { 0.0 };
                squadrons::weigh_space(battle, state, player, to, &self.view) - rough
            }
            _ => 0.0,
        })
    }
}

/// The action of the greatest worth, the first of several.
fn best(legal: &[Action], worth: impl Fn(Action) -> f64) -> Option<Action> {
    let weighed = legal.iter().map(|action| (*action, worth(*action)));
    weighed.reduce(|best, other| if other.1 > best.1 { other } else { best }).map(|(action, _)| action)
}

/// Who is farthest from the enemy moves first: who is near waits to see what the others do.
fn mover(battle: &Battle, state: &State, action: Action) -> f64 {
    let Action::Move(unit) = action else { return 0.0 };
    let Some(at) = state.space(unit) else { return 0.0 };
    let player = battle.player(unit);
    let enemies = state.ships_on_map().filter(|(number, _)| battle.ship(*number).player != player);
    enemies.map(|(_, ship)| battle.board().distance(at, ship.at)).min().map_or(0.0, f64::from)
}

/// The strongest ship attacks first, before anything happens to it.
fn attacker(battle: &Battle, state: &State, action: Action) -> f64 {
    match action {
        Action::Attack(Unit::Ship(number)) => {
            let ship = state.ship(number);
            let bays = if state.ready_aboard(number) > 0 { ship.bays() } else { 0 };
            f64::from(ship.cannons() + super::fire::salvo(ship) + bays)
        }
        Action::Attack(Unit::Squadron(number)) => {
            // Who has a ship to strike comes before who has only squadrons to fight.
            let at = state.squadron(number).space();
            let near = |other| at.is_some_and(|at| battle.board().distance(at, other) == 1);
            let player = battle.squadron(number).player;
            let enemies = state.ships_on_map().filter(|(ship, _)| battle.ship(*ship).player != player);
            f64::from(u8::from(enemies.into_iter().any(|(_, ship)| near(ship.at))))
        }
        _ => 0.0,
    }
}

/// What the active ship does next: it launches first, then fires missiles, whose hits open a way for the cannons.
fn arm(battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
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

/// Launches towards the enemy, where squadrons intercept what comes from there.
fn launch(battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
    let (board, player) = (battle.board(), battle.ship(ship).player);
    let mut launches = legal.iter().copied().filter(|action| matches!(action, Action::Launch(_))).peekable();
    launches.peek()?;
    if wants_out(battle, state, ship, state.ship(ship)).is_some() && board.forces_retreat(state.ship(ship).at) {
        // They would be left behind.
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
    weighed
        .reduce(|best, other| if other.1 > best.1 { other } else { best })
        .filter(|(_, worth)| *worth > -1000.0)
        .map(|(action, _)| action)
}

/// The owner gives what matters least, an attacker takes what matters most.
fn reduce(battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
    let own = state.asked() == Some(battle.ship(ship).player);
    best(legal, |action| match action {
        Action::Reduce(part) => {
            let worth = worth::of_stat(battle, state, ship, part);
            if own { -worth } else { worth }
        }
        _ => 0.0,
    })
}

/// A repair goes to what would be missed most, and first to a ship that cannot move.
fn raise(battle: &Battle, state: &State, ship: ShipNumber, part: Part) -> f64 {
    let now = state.ship(ship);
    match part {
        Part::Move if now.movement() == 0 => 5.0,
        Part::Defense => 4.0,
        Part::Cannons if !now.is_armed() => 4.5,
        _ => worth::of_stat(battle, state, ship, part),
    }
}

/// A squadron that was hit is sent home if it has none within reach, which is its end, or if it could be hit no more this turn; otherwise it
/// is turned upside down, so that the next hit eliminates it.
fn strike_down(battle: &Battle, state: &State, squadron: SquadronNumber) -> Action {
    let (Some(at), player) = (state.squadron(squadron).space(), battle.squadron(squadron).player) else { return Action::Flip };
    let has_base = state.ships_on_map().any(|(number, ship)| {
        battle.ship(number).player == player
            && ship.has_free_bay()
            && battle.board().distance(at, ship.at) <= super::super::attack::RANGE
    });
    let others: Player = state.asked().unwrap_or_default();
    let waiting = state.squadrons_on_map().any(|(number, space)| {
        let other = state.squadron(number);
        battle.squadron(number).player == others
            && !other.inactive
            && !other.done.attacked
            && battle.board().distance(at, space) == 1
    });
    let dice_left = state.volley().is_some_and(|volley| volley.pool > 0);
    if has_base && (waiting || dice_left) { Action::Flip } else { Action::Recall }
}
