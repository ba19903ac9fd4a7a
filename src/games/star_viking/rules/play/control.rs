//! The end of a segment: who controls the system, what becomes of its local units, the last plunder, and the fortresses that starships take along
//! ("Ending a Segment").

use super::{Contest, Ending, Event, Fate, Phase, Question, State, Table, UnitNumber, Where};
use crate::{Color, Operations, Space};
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn end_segment(&mut self, ending: Ending) {
        self.look();
        self.tell(Event::Ended(ending));
        self.state.question = None;
        let controller = self.controller();
        self.state.tiles[usize::from(self.state.tile)].control = controller;
        self.tell(Event::Control(self.state.tile, controller));
        self.hand_over_locals(controller);
        self.state.ending = Some(ending);
        self.state.phase = Phase::Looting;
        self.state.cursor = 0;
        self.next_plunder();
    }

    /// The player who controls the tile after the segment. This is the only player with units on the capital. Otherwise it is the defender, if the
    /// defender still has a unit. Otherwise it is the invader whose units on the tile cost most, and among equals the one who moved first. If no unit
    /// is left, it is the defender.
    fn controller(&self) -> Player {
        let defender = self.state.defender;
        let capital = self.contest.system(self.state).capital.map(Space::On);
        let mut players = vec![defender];
        players.extend(self.state.invaders());
        let on_capital = |player: &&Player| capital.is_some_and(|capital| self.state.is_held_by(**player, capital));
        let holders: Vec<&Player> = players.iter().filter(on_capital).collect();
        if let [alone] = holders.as_slice() {
            return **alone;
        }
        let worth = |player: Player| -> i32 {
            let own = self.state.standing().filter(|(_, unit, _)| unit.owner == player);
            own.map(|(_, unit, _)| self.contest.public.cost(unit)).sum()
        };
        let stands = |player: Player| self.state.standing().any(|(_, unit, _)| unit.owner == player);
        if stands(defender) {
            return defender;
        }
        let richest = players.iter().skip(1).filter(|player| stands(**player)).rev().max_by_key(|player| worth(**player));
        richest.copied().unwrap_or(defender)
    }

    /// Gives the local units to the player who controls the system; local units that surrendered come back into play. Local units aboard a carrier of
    /// the other side are lost, and other units aboard a local carrier are set down.
    fn hand_over_locals(&mut self, controller: Player) {
        for unit in self.state.here.clone() {
            let local = self.contest.public.is_local(self.state.unit(unit));
            let at = self.state.unit(unit).at;
            if !local || matches!(at, Where::Gone(Fate::Destroyed | Fate::Withdrawn)) {
                continue;
            }
            if let Where::Aboard(carrier) = at
                && self.contest.kind_of(self.state, carrier).color != Color::Green
                && self.state.unit(carrier).owner != controller
            {
                self.destroy(unit);
                continue;
            }
            if self.state.unit(unit).owner != controller {
                self.set_down_guests(unit);
            }
            self.unit_mut(unit).owner = controller;
            if at == Where::Gone(Fate::Surrendered) {
                self.unit_mut(unit).at = Where::Waiting;
            }
            self.all_note_of_held(unit, controller);
        }
    }

    /// If a Viking controls the system, notes a local unit for every player as if they had seen it, since such systems and their local units are open
    /// to all.
    fn all_note_of_held(&mut self, unit: UnitNumber, controller: Player) {
        if self.contest.public.is_viking(controller) {
            self.all_note(unit);
        }
    }

    /// Asks about the next fortress that a starship could take along; after the last, ends the segment.
    pub(super) fn next_lift(&mut self) {
        self.state.phase = Phase::Lifting;
        let waits = |(id, unit): &(UnitNumber, &super::UnitState)| {
            !unit.used.handled && !lifters(self.contest, self.state, *id).is_empty()
        };
        let fortress = self.state.present().find(waits).map(|(id, unit)| (id, unit.owner));
        match fortress {
            Some((fortress, owner)) => self.ask(owner, Question::Lift(fortress)),
            None => self.leave_segment(),
        }
    }

    /// Loads a fortress into the starship that its owner chose, or leaves it in its sector if `carrier` is `None`.
    pub(super) fn lift(&mut self, fortress: UnitNumber, carrier: Option<UnitNumber>) {
        self.unit_mut(fortress).used.handled = true;
        if let Some(carrier) = carrier {
            self.unit_mut(fortress).at = Where::Aboard(carrier);
            self.tell(Event::Loaded(fortress, carrier));
        }
        self.next_lift();
    }

    /// Takes the units of the player who controls the tile off their sectors, except fortresses; the other players' units keep their sectors.
    fn leave_segment(&mut self) {
        let controller = self.state.tile(self.state.tile).control;
        // After a battle, which is the whole game, all units stay in their sectors, so that the result can be seen.
        let here = if self.contest.public.is_battle() { Vec::new() } else { std::mem::take(&mut self.state.here) };
        for unit in here {
            let found = self.state.unit(unit);
            let stays = found.owner != controller || self.contest.public.kind(found).is_fortress();
            if matches!(found.at, Where::In(_)) && !stays {
                self.unit_mut(unit).at = Where::Waiting;
            }
            self.unit_mut(unit).used = super::Used::default();
        }
        self.after_segment();
    }
}

/// The starships of the same Viking that can take a fortress along ("Segment End Procedure").
pub(super) fn lifters(contest: &Contest, state: &State, fortress: UnitNumber) -> Vec<UnitNumber> {
    let unit = state.unit(fortress);
    let Some(size) = contest.size(unit).filter(|_| contest.public.kind(unit).is_fortress() && unit.space().is_some()) else {
        return Vec::new();
    };
    let takes = |(id, carrier): &(UnitNumber, &super::UnitState)| {
        carrier.owner == unit.owner
            && carrier.space().is_some()
            && contest.public.kind(carrier).operations == Operations::S
            && contest.room(state, *id) >= size
    };
    Contest::distinct(state, state.present().filter(takes).map(|(id, _)| id))
}
