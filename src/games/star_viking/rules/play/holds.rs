//! Loading and unloading during a segment ("Loading & Unloading Cargo", "Weapons Pod").

use super::{Action, Contest, Event, State, Table, UnitNumber, UnitState, Where};
use crate::movement::may_stand;
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn load(&mut self, carrier: UnitNumber, cargo: UnitNumber) {
        self.unit_mut(cargo).at = Where::Aboard(carrier);
        for unit in [carrier, cargo] {
            self.unit_mut(unit).used.handled = true;
        }
        let plunder = std::mem::take(&mut self.unit_mut(cargo).plunder);
        self.unit_mut(carrier).plunder += plunder;
        self.tell(Event::Loaded(cargo, carrier));
    }

    /// Hands plunder from one carrier to another. Plunder is moved like cargo, but takes no room.
    pub(super) fn hand(&mut self, giver: UnitNumber, taker: UnitNumber) {
        let plunder = std::mem::take(&mut self.unit_mut(giver).plunder);
        self.unit_mut(taker).plunder += plunder;
        self.unit_mut(taker).used.took = true;
        for unit in [giver, taker] {
            self.unit_mut(unit).used.handled = true;
        }
        self.tell(Event::Handed(giver, taker, plunder));
    }

    pub(super) fn unload(&mut self, carrier: UnitNumber, cargo: UnitNumber) {
        self.unit_mut(cargo).at = self.state.unit(carrier).at;
        for unit in [carrier, cargo] {
            self.unit_mut(unit).used.handled = true;
        }
        // Cargo that was unloaded may not move in the same phase; only its carrier may.
        self.unit_mut(cargo).used.moved = true;
        self.unit_mut(cargo).used.acted = true;
        self.tell(Event::Unloaded(cargo, carrier));
    }
}

/// Lists what the active unit can load, unload, hand over and throw out.
pub(super) fn offer(contest: &Contest, state: &State, carrier: UnitNumber, choices: &mut Vec<Action>) {
    let unit = state.unit(carrier);
    let Some(space) = unit.space() else { return };
    let capacity = contest.public.values(unit).capacity;
    if capacity == 0 {
        return;
    }
    let free = capacity.saturating_sub(contest.loaded(state, carrier));
    let fits = |room: u32| {
        move |(id, cargo): &(UnitNumber, &UnitState)| {
            let beside = *id != carrier && cargo.owner == unit.owner && cargo.space() == Some(space);
            let fresh = !cargo.used.moved && !cargo.used.handled && !cargo.used.acted;
            let empty = state.cargo(*id).next().is_none();
            // Only a Viking's fortress can be loaded, and only when a segment ends.
            let fortress = contest.public.kind(cargo).is_fortress();
            beside && fresh && empty && !fortress && contest.size(cargo).is_some_and(|size| size <= room)
        }
    };
    let loads = Contest::distinct(state, state.present().filter(fits(free)).map(|(id, _)| id));
    choices.extend(loads.into_iter().map(Action::Load));
    let system = contest.system(state);
    let goes = |(_, cargo): &(UnitNumber, &UnitState)| {
        let kind = contest.public.kind(cargo);
        !kind.is_pod() && !cargo.used.handled && may_stand(kind, system, space)
    };
    let unloads = Contest::distinct(state, state.cargo(carrier).filter(goes).map(|(id, _)| id));
    choices.extend(unloads.into_iter().map(Action::Unload));
    let takes = |(id, other): &(UnitNumber, &UnitState)| {
        *id != carrier && other.owner == unit.owner && other.space() == Some(space) && contest.takes_plunder(other)
    };
    if unit.plunder > 0 && !unit.used.took {
        let takers = Contest::distinct(state, state.present().filter(takes).map(|(id, _)| id));
        choices.extend(takers.into_iter().map(Action::Hand));
    }
    // A pod is thrown out only to make room for a unit that stands beside the carrier.
    let pods: u32 = contest.pods(state, carrier).filter_map(|pod| contest.size(state.unit(pod))).sum();
    let waits = |found: &(UnitNumber, &UnitState)| fits(free + pods)(found) && !fits(free)(found);
    if pods > 0 && state.present().any(|found| waits(&found)) {
        let pods = Contest::distinct(state, contest.pods(state, carrier));
        choices.extend(pods.into_iter().map(Action::ThrowOut));
    }
}
