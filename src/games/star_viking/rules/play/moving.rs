//! The phases of movement: units move, load and unload one by one, and starships withdraw ("Tactical Action Movement", "Withdrawal").

use super::{Action, Contest, Event, Phase, Question, State, Table, UnitNumber, UnitState, Used, Where, holds};
use crate::movement::{arrivals, can_move, moves};
use crate::{Operations, Space};
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the next round with the movement of the invader.
    pub(super) fn begin_round(&mut self) {
        self.state.round += 1;
        (self.state.shot, self.state.stirred) = (false, false);
        self.tell(Event::Round(self.state.round));
        self.begin_movement(Phase::InvaderMovement);
    }

    pub(super) fn begin_movement(&mut self, phase: Phase) {
        self.state.phase = phase;
        for unit in self.state.here.clone() {
            let began_deep = matches!(self.state.unit(unit).at, Where::In(Space::Deep(_)));
            self.unit_mut(unit).used = Used { began_deep, ..Used::default() };
        }
        self.state.movers = if phase == Phase::InvaderMovement { self.state.invaders() } else { vec![self.state.defender] };
        self.end_movement();
    }

    /// Asks the next invader to move; after the last player, begins combat, unless only one side is left on the tile.
    pub(super) fn end_movement(&mut self) {
        if !self.state.movers.is_empty() {
            self.state.mover = self.state.movers.remove(0);
            self.next_mover();
        } else if !self.one_side_left() {
            self.begin_combat();
        }
    }

    /// Asks which unit moves next; if no unit can act, ends the player's movement.
    pub(super) fn next_mover(&mut self) {
        let acts = |(id, unit): (UnitNumber, &UnitState)| {
            unit.owner == self.state.mover && !unit.used.acted && can_act(self.contest, self.state, id)
        };
        if self.state.present().any(acts) {
            self.ask(self.state.mover, Question::Mover);
        } else {
            self.end_movement();
        }
    }

    /// Asks what a unit does, as long as it can do anything; otherwise ends its activation.
    pub(super) fn activate(&mut self, unit: UnitNumber) {
        if can_act(self.contest, self.state, unit) {
            self.ask(self.state.mover, Question::Activate(unit));
        } else {
            self.unit_mut(unit).used.acted = true;
            self.next_mover();
        }
    }

    /// Carries out an action of the active unit.
    pub(super) fn act(&mut self, unit: UnitNumber, action: Action) {
        match action {
            Action::Move(to) => {
                let from = self.state.unit(unit).at;
                self.unit_mut(unit).at = Where::In(to);
                self.unit_mut(unit).used.moved = true;
                let site = self.site(to);
                self.tell(match from {
                    Where::In(from) => Event::Moved(unit, from, site),
                    _ => Event::Entered(unit, site),
                });
            }
            Action::Withdraw(_) => {
                self.withdraw(unit);
                self.unit_mut(unit).used.acted = true;
                return self.next_mover();
            }
            Action::Load(cargo) => self.load(unit, cargo),
            Action::Unload(cargo) => self.unload(unit, cargo),
            Action::Hand(taker) => self.hand(unit, taker),
            Action::ThrowOut(pod) => {
                self.destroy(pod);
                self.tell(Event::ThrownOut(pod));
            }
            _ => {
                self.unit_mut(unit).used.acted = true;
                return self.next_mover();
            }
        }
        self.activate(unit);
    }
}

/// The units that can still be activated; of units that are alike only one is listed.
pub(super) fn movers(contest: &Contest, state: &State) -> Vec<UnitNumber> {
    let acts =
        |(id, unit): &(UnitNumber, &UnitState)| unit.owner == state.mover && !unit.used.acted && can_act(contest, state, *id);
    Contest::distinct(state, state.present().filter(acts).map(|(id, _)| id))
}

/// Whether the active unit can still do anything except end its activation, that is, whether the list of [`choices`] would not be empty.
fn can_act(contest: &Contest, state: &State, id: UnitNumber) -> bool {
    let unit = state.unit(id);
    let (kind, system) = (contest.public.kind(unit), contest.system(state));
    let moves = !unit.used.moved
        && match unit.at {
            Where::Beside => kind.operations == Operations::S && !system.orbits.is_empty(),
            Where::In(from) => {
                let leaves = kind.operations == Operations::S && unit.used.began_deep && matches!(from, Space::Deep(_));
                leaves || can_move(kind, system, from)
            }
            _ => false,
        };
    moves
        || unit.space().is_some() && {
            let mut choices = Vec::new();
            holds::offer(contest, state, id, &mut choices);
            !choices.is_empty()
        }
}

/// Whether no unit of the moving player is still beside the tile, so that the phase may end.
pub(super) fn all_have_entered(state: &State) -> bool {
    state.present().all(|(_, unit)| unit.owner != state.mover || unit.at != Where::Beside)
}

/// Everything that the active unit can still do, except end its activation.
pub(super) fn choices(contest: &Contest, state: &State, id: UnitNumber) -> Vec<Action> {
    let unit = state.unit(id);
    let (kind, system) = (contest.public.kind(unit), contest.system(state));
    let mut choices = Vec::new();
    if !unit.used.moved {
        match unit.at {
            Where::Beside => choices.extend(arrivals(kind, system).into_iter().map(Action::Move)),
            Where::In(from) => choices.extend(moves(kind, system, from).into_iter().map(Action::Move)),
            _ => {}
        }
        let leaves = kind.operations == Operations::S && unit.used.began_deep && matches!(unit.at, Where::In(Space::Deep(_)));
        if leaves {
            choices.push(Action::Withdraw(id));
        }
    }
    if unit.space().is_some() {
        holds::offer(contest, state, id, &mut choices);
    }
    choices
}
