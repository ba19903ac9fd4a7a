//! A planned shot: its differential and its odds, for the player who chooses a target.

use super::{Action, Contest, Question, Shooter, State, UnitNumber, fire};
use crate::combat::Differential;
use crate::odds::Chances;

/// A planned shot, computed from what the shooting side knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlannedShot {
    /// The differential of the shot, with all its modifiers.
    pub differential: i32,
    /// The chances of each result, in 36ths.
    pub chances: Chances,
}

impl Contest {
    /// The shot that an action would aim; `None` if the question is not about a target, or if the action does not aim a shot.
    #[must_use]
    pub fn planned(&self, state: &State, action: Action) -> Option<PlannedShot> {
        match (state.question?.1, action) {
            (Question::Aim(shooter), Action::Fire(target)) => self.shot_at(state, shooter, target),
            _ => None,
        }
    }

    fn shot_at(&self, state: &State, shooter: Shooter, target: UnitNumber) -> Option<PlannedShot> {
        let differential = fire::planned(self, state, shooter, target).as_ref().map(Differential::total)?;
        Some(PlannedShot { differential, chances: fire::chances(self, state, shooter, target)? })
    }
}
