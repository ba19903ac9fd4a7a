//! Before the first round: the defender deploys, the invader may withdraw, and deploys what started in the system ("Initial Deployment
//! for Tactical Action").

use super::{Action, Battle, Event, Fate, Phase, Question, State, Table, UnitNumber, Where};
use crate::rules::play::{Dice, Player, Sink};
use crate::rules::star_viking::movement::standing;
use crate::rules::star_viking::{Operations, Space};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the segment of the tile.
    pub(super) fn begin_segment(&mut self) {
        self.tell(Event::Segment(self.state.tile));
        self.state.round = 0;
        self.state.phase = Phase::Deployment;
        self.state.plundered.clear();
        self.state.surrendered = false;
        (self.state.still, self.state.idle) = (0, 0);
        self.deploy();
    }

    /// Asks for the next unit of the defender that has no sector yet.
    fn deploy(&mut self) {
        let defender = self.state.defender();
        if !self.ask_for_a_sector(defender) {
            self.state.phase = Phase::EarlyWithdrawal;
            self.early_withdrawal();
        }
    }

    fn ask_for_a_sector(&mut self, player: Player) -> bool {
        loop {
            let waits = |(_, unit): &(_, &super::UnitState)| {
                unit.owner == player && unit.tile == self.state.tile && unit.at == Where::Waiting
            };
            let Some((unit, _)) = self.state.numbered().find(waits) else { return false };
            if sectors(self.battle, self.state, unit).is_empty() {
                // No sector takes it: it is lost, as a unit without a place is.
                self.destroy(unit);
                continue;
            }
            self.ask(player, Question::Place(unit));
            return true;
        }
    }

    /// Puts the unit that is placed into a sector.
    pub(super) fn place(&mut self, unit: UnitNumber, space: Space) {
        self.unit_mut(unit).at = Where::In(space);
        self.tell(Event::Placed(unit, space));
        if self.state.phase == Phase::Deployment { self.deploy() } else { self.land() }
    }

    fn early_withdrawal(&mut self) {
        let invader = Battle::enemy(self.state.defender());
        if early_leavers(self.battle, self.state).is_empty() {
            self.state.phase = Phase::Landing;
            self.land();
        } else {
            self.ask(invader, Question::EarlyWithdrawal);
        }
    }

    /// A starship withdraws before the first round, or none does any more.
    pub(super) fn leave_early(&mut self, action: Action) {
        if let Action::Withdraw(unit) = action {
            self.withdraw(unit);
            self.early_withdrawal();
        } else {
            self.state.phase = Phase::Landing;
            self.land();
        }
    }

    fn land(&mut self) {
        let invader = Battle::enemy(self.state.defender());
        if !self.ask_for_a_sector(invader) {
            self.begin_round();
        }
    }

    /// A starship withdraws with its cargo; local units aboard are lost ("Which Units Can Withdraw").
    pub(super) fn withdraw(&mut self, unit: UnitNumber) {
        self.unit_mut(unit).at = Where::Gone(Fate::Withdrawn);
        self.tell(Event::Withdrew(unit));
        let aboard: Vec<UnitNumber> = self.state.cargo(unit).map(|(cargo, _)| cargo).collect();
        for cargo in aboard {
            if self.battle.kind_of(self.state, cargo).color == crate::rules::star_viking::Color::Green {
                self.destroy(cargo);
            }
        }
    }
}

/// The sectors in which a waiting unit can be placed; the invader's not where a defender stands.
pub(super) fn sectors(battle: &Battle, state: &State, unit: UnitNumber) -> Vec<Space> {
    let (kind, owner) = (battle.kind_of(state, unit), state.unit(unit).owner);
    let mut spaces = standing(kind, battle.system(state));
    if owner != state.defender() {
        spaces.retain(|space| !state.is_held_by(state.defender(), *space));
    }
    spaces
}

/// The invader's starships that can still withdraw before the first round.
pub(super) fn early_leavers(battle: &Battle, state: &State) -> Vec<UnitNumber> {
    let invader = Battle::enemy(state.defender());
    let here = |(_, unit): &(UnitNumber, &super::UnitState)| {
        unit.owner == invader
            && unit.tile == state.tile
            && matches!(unit.at, Where::Waiting | Where::Beside | Where::In(_))
            && battle.public.kind(unit).operations == Operations::S
    };
    Battle::distinct(state, state.numbered().filter(here).map(|(unit, _)| unit))
}
