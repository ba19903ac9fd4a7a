//! The phases of movement: units move, load and unload one by one, and starships withdraw ("Tactical Action Movement", "Withdrawal").

use super::{Action, Battle, Event, Phase, Question, State, Table, UnitNumber, UnitState, Used, Where, holds};
use crate::rules::play::{Dice, Player, Sink};
use crate::rules::star_viking::movement::{arrivals, moves};
use crate::rules::star_viking::{Operations, Space};

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
        for unit in &mut self.state.units {
            let began_deep = matches!(unit.at, Where::In(Space::Deep(_)));
            unit.used = Used { began_deep, ..Used::default() };
        }
        self.next_mover();
    }

    /// Ends the movement: combat begins, unless one side alone is left on the tile.
    pub(super) fn end_movement(&mut self) {
        if !self.one_side_left() {
            self.begin_combat();
        }
    }

    /// Asks for the next unit to move; when there is none, the movement is over.
    pub(super) fn next_mover(&mut self) {
        if movers(self.battle, self.state).is_empty() {
            self.end_movement();
        } else {
            self.ask(mover(self.state), Question::Mover);
        }
    }

    /// Lets a unit act as long as there is anything that it can do.
    pub(super) fn activate(&mut self, unit: UnitNumber) {
        if choices(self.battle, self.state, unit).is_empty() {
            self.unit_mut(unit).used.acted = true;
            self.next_mover();
        } else {
            self.ask(mover(self.state), Question::Activate(unit));
        }
    }

    /// What the active unit does.
    pub(super) fn act(&mut self, unit: UnitNumber, action: Action) {
        match action {
            Action::Move(to) => {
                let from = self.state.unit(unit).at;
                self.unit_mut(unit).at = Where::In(to);
                self.unit_mut(unit).used.moved = true;
                self.tell(match from {
                    Where::In(from) => Event::Moved(unit, from, to),
                    _ => Event::Entered(unit, to),
                });
            }
            Action::Withdraw(_) => {
                self.withdraw(unit);
                self.unit_mut(unit).used.acted = true;
                return self.next_mover();
            }
            Action::Load(cargo) => self.load(unit, cargo),
            Action::Unload(cargo) => self.unload(unit, cargo),
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

/// Whose phase of movement it is.
pub(super) fn mover(state: &State) -> Player {
    if state.phase == Phase::InvaderMovement { Battle::enemy(state.defender()) } else { state.defender() }
}

/// The units that can still be let act, those that are alike once.
pub(super) fn movers(battle: &Battle, state: &State) -> Vec<UnitNumber> {
    let player = mover(state);
    let acts = |(id, unit): &(UnitNumber, &UnitState)| {
        unit.owner == player && unit.tile == state.tile && !unit.used.acted && !choices(battle, state, *id).is_empty()
    };
    Battle::distinct(state, state.numbered().filter(acts).map(|(id, _)| id))
}

/// Whether every unit that came to the tile has entered it or gone, so that the phase may end.
pub(super) fn all_have_entered(state: &State) -> bool {
    let player = mover(state);
    state.numbered().all(|(_, unit)| unit.owner != player || unit.tile != state.tile || unit.at != Where::Beside)
}

/// Everything that the active unit can still do, besides ending its activation.
pub(super) fn choices(battle: &Battle, state: &State, id: UnitNumber) -> Vec<Action> {
    let unit = state.unit(id);
    let (kind, system) = (battle.public.kind(unit), battle.system(state));
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
        holds::offer(battle, state, id, &mut choices);
    }
    choices
}
