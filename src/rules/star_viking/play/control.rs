//! The end of a segment: who controls the system, what becomes of its local units, and the last plunder ("Ending a Segment").

use super::{Battle, Ending, Event, Fate, Phase, Table, UnitNumber, VIKING, Where};
use crate::rules::play::{Dice, Player, Sink};
use crate::rules::star_viking::{Color, Space};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn end_segment(&mut self, ending: Ending) {
        self.tell(Event::Ended(ending));
        self.state.question = None;
        let held_before = self.state.defender();
        let controller = self.controller();
        self.state.control[usize::from(self.state.tile)] = controller;
        self.tell(Event::Control(controller));
        self.hand_over_locals(controller);
        self.state.ending = Some(ending);
        self.state.phase = Phase::Looting;
        // Who held the system all along taxes it, and does not plunder it.
        if held_before == VIKING { self.next_segment() } else { self.next_plunder() }
    }

    /// Who alone stands on the capital; else the defender while he has anybody left, and else the invader if he has.
    fn controller(&self) -> Player {
        let (defender, invader) = (self.state.defender(), Battle::enemy(self.state.defender()));
        let capital = self.battle.system(self.state).capital.map(Space::On);
        let [defends, invades] =
            [defender, invader].map(|player| capital.is_some_and(|capital| self.state.is_held_by(player, capital)));
        let has_units = |player: Player| self.state.standing().any(|(_, unit, _)| unit.owner == player);
        let invader_gains = invades && !defends || defends == invades && !has_units(defender) && has_units(invader);
        if invader_gains { invader } else { defender }
    }

    /// The local units belong to whoever controls the system, and those that surrendered come back. Guests that ride a carrier of the other
    /// side are lost.
    fn hand_over_locals(&mut self, controller: Player) {
        let here: Vec<UnitNumber> =
            self.state.numbered().filter(|(_, unit)| unit.tile == self.state.tile).map(|(id, _)| id).collect();
        for unit in here {
            let local = self.battle.kind_of(self.state, unit).color == Color::Green;
            let at = self.state.unit(unit).at;
            if !local || matches!(at, Where::Gone(Fate::Destroyed | Fate::Withdrawn)) {
                continue;
            }
            if let Where::Aboard(carrier) = at
                && self.battle.kind_of(self.state, carrier).color != Color::Green
                && self.state.unit(carrier).owner != controller
            {
                self.destroy(unit);
                continue;
            }
            self.unit_mut(unit).owner = controller;
            if at == Where::Gone(Fate::Surrendered) {
                self.unit_mut(unit).at = Where::Waiting;
            }
        }
    }

    /// Goes on with the next tile; after the last one the battle is over.
    pub(super) fn next_segment(&mut self) {
        self.state.question = None;
        if usize::from(self.state.tile) + 1 < self.battle.public.tiles.len() {
            self.state.tile += 1;
            self.state.ending = None;
            self.begin_segment();
        }
    }
}
