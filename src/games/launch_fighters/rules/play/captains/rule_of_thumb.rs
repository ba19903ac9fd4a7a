//! The captain that plays by sound rules of thumb.
//!
//! It moves ships to where their weapons gain more than they risk. It keeps enemies out of the rear arcs of its ships, and heads for the enemies'
//! rear arcs. It keeps its fleet together in pursuit of one enemy ship, the prey, and launches squadrons early. It fires at the ship that is nearest
//! to elimination, saves missiles for targets that they can hit, and reduces the defense first. It plays for the special conditions of the scenario,
//! and withdraws ships that can no longer fight.

use super::super::{Action, Battle, Question, ShipNumber, SquadronNumber, State, Unit};
use super::answers::{self, best};
use super::facings::Facings;
use super::helm::Helm;
use super::{fire, squadrons, weapons, worth};
use crate::TerrainKind;
use rules::play::{Captain, Seeded};

/// Plays by rules of thumb. It rolls no dice: in the same situation it always makes the same choice.
#[derive(Clone, Debug, Default)]
pub struct RuleOfThumb {
    pub(super) helm: Helm,
}

impl Captain<Battle> for RuleOfThumb {
    fn choose(&mut self, battle: &Battle, state: &State, legal: &[Action], _: &mut Seeded) -> Action {
        let chosen = state.question().and_then(|question| self.answer(battle, state, question, legal));
        debug_assert!(chosen.is_some_and(|action| legal.contains(&action)), "{chosen:?} at {:?}", state.question());
        chosen.unwrap_or(legal[0])
    }

    fn at_once<'a>(&mut self, battle: &Battle, state: &dyn Fn() -> &'a State) -> Option<Action> {
        let state = state();
        // A movement is planned from the board alone, so the list of legal actions is not needed.
        (state.question() == Some(Question::Course)).then(|| self.helm.sail(battle, state)).flatten()
    }
}

impl RuleOfThumb {
    fn answer(&mut self, battle: &Battle, state: &State, question: Question, legal: &[Action]) -> Option<Action> {
        let ship = || if let Some(Unit::Ship(ship)) = state.active() { Some(ship) } else { None };
        match question {
            Question::Course => self.helm.sail(battle, state),
            Question::Place(ship) => self.place(battle, state, ship, legal),
            Question::Head(ship) => {
                let at = state.ship(ship).at;
                self.helm.view.look(battle, state, ship, (at, 0));
                Some(Action::Face(Facings::new(battle, state, ship, &self.helm.view).best(at, battle.board().spot(at)).0))
            }
            Question::Mover => answers::mover(battle, state, legal, &mut self.helm.view),
            Question::Attacker => answers::attacker(battle, state, legal, &mut self.helm.view),
            Question::Push(squadron) => self.nearby(battle, state, squadron, legal),
            Question::Base(..) => best(legal, |action| match action {
                Action::Land(ship) => f64::from(state.ship(ship).bays() - state.ship(ship).recovered),
                _ => 0.0,
            }),
            Question::Weapons => answers::arm(battle, state, ship()?, legal),
            Question::Launching(_) => answers::launch(battle, state, ship()?, legal).or(Some(Action::Done)),
            Question::Missiles => {
                let count = match state.volley()?.target {
                    Some(target) => weapons::missiles(battle, state, ship()?, target).0.max(1),
                    None => fire::salvo(state.ship(ship()?)),
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
            Question::Reduce(ship, ..) => answers::reduce(battle, state, ship, legal),
            Question::Struck(squadron, _) => Some(answers::strike_down(battle, state, squadron)),
            Question::Advance(..) => Some(Action::Done),
            Question::Repairs => best(legal, |action| match action {
                Action::Repair(ship) => worth::stake(battle, state, ship),
                _ => 0.0,
            }),
            Question::Raise(ship) => best(legal, |action| match action {
                Action::Raise(part) => answers::raise(battle, state, ship, part),
                _ => 0.0,
            }),
        }
    }

    /// Chooses a space for a ship that is being placed or that arrives: out of asteroids, away from the edge, and near its fleet and its enemies.
    fn place(&mut self, battle: &Battle, state: &State, ship: ShipNumber, legal: &[Action]) -> Option<Action> {
        let board = battle.board();
        self.helm.view.look(battle, state, ship, (board.grid().middle(), 0));
        best(legal, |action| {
            let Action::Place(at) = action else { return 0.0 };
            let enemies = self.helm.view.nearest(board.spot(at)).unwrap_or(0);
            let edge = if board.forces_retreat(at) { 20.0 } else { 0.0 };
            let rough = if board.terrain(at) == Some(TerrainKind::Asteroids) { 3.0 } else { 0.0 };
            -f64::from(enemies) - 0.5 * f64::from(board.distance(at, self.helm.view.middle)) - edge - rough
        })
    }

    /// Chooses the best space for a squadron that is pushed.
    fn nearby(&mut self, battle: &Battle, state: &State, squadron: SquadronNumber, legal: &[Action]) -> Option<Action> {
        let from = state.squadron(squadron).space()?;
        squadrons::look(battle, state, squadron, (from, 1), &mut self.helm.view);
        best(legal, |action| match action {
            Action::Push(to) => {
                let rough = if battle.board().terrain(to) == Some(TerrainKind::Asteroids) { 4.0 } else { 0.0 };
                squadrons::weigh_space(battle, to, &self.helm.view) - rough
            }
            _ => 0.0,
        })
    }
}
