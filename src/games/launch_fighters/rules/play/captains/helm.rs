//! The helm, by which a captain steers a unit: it chooses where the unit should end its movement when it sets out, and keeps the path to that space.

use super::super::movement::may_warp;
use super::super::{Action, Battle, State, Unit};
use super::course::{self, Berthing};
use super::exits::{self, Exit};
use super::squadrons;
use super::view::View;
use geometry::{Facing, Space};

/// The plan that a captain keeps from step to step of a movement, and buffers that are reused. Each new movement is planned afresh, so nothing
/// carries over from one movement or game to the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Helm {
    pub(super) view: View,
    plan: Option<Plan>,
    way: Vec<Space>,
}

/// The unit that follows the plan, and its facing at the end; the path is kept in the helm's `way`.
#[derive(Clone, Copy, Debug)]
struct Plan {
    unit: Unit,
    facing: Facing,
}

impl Helm {
    /// The best space for the end of the active unit's movement.
    fn best_end(&mut self, battle: &Battle, state: &State) -> Option<Berthing> {
        let course = state.course().copied()?;
        match state.active()? {
            Unit::Ship(ship) => course::best(battle, state, ship, course, &mut self.view),
            Unit::Squadron(squadron) => squadrons::best(battle, state, squadron, course, &mut self.view),
        }
    }

    /// Makes the active unit end its movement in this space, even if the captain would choose another.
    pub(super) fn bind_to(&mut self, battle: &Battle, state: &State, end: Berthing) {
        self.way.clear();
        self.plan = state.active().map(|unit| Plan { unit, facing: end.facing });
        if let Some(from) = state.active().and_then(|unit| state.space(unit)) {
            battle.reaches.from(battle.board(), from).way(end.to, &mut self.way);
        }
    }

    /// Forgets the destination, so that the next decision depends on the state alone.
    pub(super) fn forget(&mut self) {
        self.plan = None;
        self.way.clear();
    }

    /// The next step of the moving unit. The destination is chosen when the unit sets out, and again if the unit was stopped on the way.
    pub(super) fn sail(&mut self, battle: &Battle, state: &State) -> Option<Action> {
        let (unit, course) = (state.active()?, *state.course()?);
        // A ship does not engage warp if it gets a reward for leaving over an edge.
        if let Unit::Ship(ship) = unit
            && may_warp(battle, state, unit, course)
            && exits::wanted(battle, state, ship) == Some(Exit::Nearest)
        {
            return Some(Action::Warp);
        }
        if !self.is_under_way(state) {
            let end = self.best_end(battle, state)?;
            self.bind_to(battle, state, end);
        }
        self.follow(state)
    }

    /// Whether the active unit is on its planned path. If so, nothing has to be decided before the path ends.
    pub(super) fn is_under_way(&self, state: &State) -> bool {
        let (Some(unit), Some(course), Some(plan)) = (state.active(), state.course(), self.plan) else { return false };
        let at = state.space(unit);
        course.under_way && !course.stopped && plan.unit == unit && at.is_some_and(|at| self.way.contains(&at))
    }

    /// The next step on the planned path.
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
}
