//! Relates the choices of a decision to the spaces of the board that stand for them.

use crate::LaunchFighters;
use geometry::Space;
use kit::play::Game;
use launch_fighters::play::{Action, Battle, Question, State, Unit};

/// The space on which a click makes this choice; `None` if only a button makes it. While a ship can still move, a click on a neighbouring space moves
/// it there, and only buttons turn it.
pub fn space_of(battle: &Battle, state: &State, legal: &[Action], action: Action) -> Option<Space> {
    let unit = |unit: Unit| state.space(unit);
    match action {
        Action::Place(at) | Action::Step(at) | Action::Boost(at) | Action::Push(at) | Action::Launch(at) => Some(at),
        Action::Move(mover) | Action::Attack(mover) => unit(mover),
        Action::Fire(_, ship) | Action::Land(ship) | Action::Strike(ship) | Action::Repair(ship) => unit(Unit::Ship(ship)),
        Action::Aim(squadron) | Action::Dogfight(squadron) | Action::Join(squadron) | Action::Advance(squadron) => {
            unit(Unit::Squadron(squadron))
        }
        Action::Face(facing) => {
            let moves = |other: &Action| matches!(other, Action::Step(_) | Action::Boost(_));
            if legal.iter().any(moves) {
                return None;
            }
            battle.board().grid().across(turning(state)?, facing)
        }
        Action::Warp
        | Action::Halt
        | Action::Flak(_)
        | Action::Missiles(_)
        | Action::Intercept(_)
        | Action::Roll(_)
        | Action::Reduce(_)
        | Action::Flip
        | Action::Recall
        | Action::Raise(_)
        | Action::Done => None,
    }
}

/// The space of the ship that was placed and has to be turned, or else of the active unit; `None` if there is neither.
fn turning(state: &State) -> Option<Space> {
    let unit = match state.question() {
        Some(Question::Head(ship)) => Unit::Ship(ship),
        _ => state.active()?,
    };
    state.space(unit)
}

/// The choices that a click on a space makes, each with its space.
pub fn on_board(game: &Game<LaunchFighters>) -> impl Iterator<Item = (Space, Action)> {
    let (state, legal) = (game.state(), game.legal());
    legal.iter().filter_map(move |action| Some((space_of(&game.battle, state, legal, *action)?, *action)))
}
