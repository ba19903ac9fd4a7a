//! Fills the holds of the Federation's starships if the start of the game is dealt at random ("Federate Forces Deployment").

use super::{Action, Contest, Event, Question, State, Table, UnitNumber, UnitState, Where, supply};
use crate::{Color, Operations, UnitType};
use rules::play::{Dice, Sink};
use rules::{Id, Level};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Asks for the cargo of the next starship with room; after the last, goes on to the starting places of units.
    pub(super) fn next_hold(&mut self) {
        let asks = |(id, unit): &(UnitNumber, &UnitState)| {
            let kind = self.contest.public.kind(unit);
            let ship = kind.color == Color::Blue && kind.operations == Operations::S && unit.at == Where::Waiting;
            ship && !unit.used.acted && !choices(self.contest, self.state, *id).is_empty()
        };
        let ship = self.state.numbered().find(asks).map(|(ship, _)| ship);
        if let Some(ship) = ship {
            return self.ask(self.contest.public.federation(), Question::Fill(ship));
        }
        for unit in &mut self.state.units {
            unit.used.acted = false;
        }
        self.next_station();
    }

    /// Takes aboard a unit of the type that the player chose, or ends the loading of this starship.
    pub(super) fn fill(&mut self, carrier: UnitNumber, action: Action) {
        let Action::Build(kind) = action else {
            self.unit_mut(carrier).used.acted = true;
            return self.next_hold();
        };
        let federation = self.contest.public.federation();
        // The unit starts with its carrier, so it needs no starting place.
        if let Some(unit) = supply::counter(self.contest, self.state, federation, kind) {
            *self.unit_mut(unit) = UnitState::new(kind, federation, UnitState::NO_TILE, Where::Aboard(carrier));
            self.tell(Event::Loaded(unit, carrier));
        }
        self.next_hold();
    }
}

/// The types of which a starship can take a unit aboard, in the order of the catalogue.
pub(super) fn choices(contest: &Contest, state: &State, carrier: UnitNumber) -> Vec<Id<UnitType>> {
    let room = contest.room(state, carrier);
    let fits = |kind: &Id<UnitType>| contest.public.kind_of(*kind).size.map(Level::get).is_some_and(|size| size <= room);
    supply::kinds(contest, state, contest.public.federation(), Color::Blue).into_iter().filter(fits).collect()
}
