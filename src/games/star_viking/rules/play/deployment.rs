//! What happens before the first round of a segment: the defender deploys, and the invaders may withdraw and deploy the units that started in the
//! system ("Initial Deployment for Tactical Action").

use super::{Action, Contest, Event, Fate, Phase, Question, State, Table, UnitNumber, UnitState, Where};
use crate::movement::standing;
use crate::{Operations, Space};
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the segment of a tile.
    pub(super) fn begin_segment(&mut self, tile: u8) {
        self.tell(Event::Segment(tile));
        self.state.tile = tile;
        self.state.defender = self.state.tile(tile).control;
        let comes = |at| matches!(at, Where::Waiting | Where::Beside | Where::In(_) | Where::Aboard(_));
        self.state.here =
            self.state.numbered().filter(|(_, unit)| unit.tile == tile && comes(unit.at)).map(|(id, _)| id).collect();
        self.state.round = 0;
        self.state.ending = None;
        self.state.phase = Phase::Deployment;
        self.state.plundered.clear();
        self.state.surrendered = false;
        (self.state.still, self.state.idle) = (0, 0);
        self.deploy();
    }

    /// Asks the defender for the sector of the next unit that has none yet; after the last, goes on to early withdrawal.
    fn deploy(&mut self) {
        let defender = self.state.defender;
        if !self.ask_for_a_sector(defender) {
            self.look();
            self.state.phase = Phase::EarlyWithdrawal;
            self.state.cursor = 0;
            self.early_withdrawal();
        }
    }

    fn ask_for_a_sector(&mut self, player: Player) -> bool {
        loop {
            let waits = |(_, unit): &(_, &UnitState)| unit.owner == player && unit.at == Where::Waiting;
            let Some((unit, _)) = self.state.present().find(waits) else { return false };
            if sectors(self.contest, self.state, unit).is_empty() {
                // The unit may stand in no sector of the system, so it is lost.
                self.destroy(unit);
                continue;
            }
            self.ask(player, Question::Place(unit));
            return true;
        }
    }

    /// Places the unit in the sector that its player chose.
    pub(super) fn place(&mut self, unit: UnitNumber, space: Space) {
        self.unit_mut(unit).at = Where::In(space);
        self.tell(Event::Placed(unit, self.site(space)));
        if self.state.phase == Phase::Deployment { self.deploy() } else { self.land() }
    }

    fn early_withdrawal(&mut self) {
        let invaders = self.state.invaders();
        let leaves = |player: &&Player| !early_leavers(self.contest, self.state, **player).is_empty();
        match invaders.iter().skip(usize::from(self.state.cursor)).find(leaves) {
            Some(invader) => {
                self.state.cursor = invaders.iter().position(|found| found == invader).unwrap_or(0) as u16;
                self.ask(*invader, Question::EarlyWithdrawal);
            }
            None => self.begin_landing(),
        }
    }

    /// Withdraws a starship before the first round, or goes on to the next invader if this one is done.
    pub(super) fn leave_early(&mut self, action: Action) {
        if let Action::Withdraw(unit) = action {
            self.withdraw(unit);
        } else {
            self.state.cursor += 1;
        }
        self.early_withdrawal();
    }

    /// Lets invaders place their units left over from an earlier turn anew, as the defender has done with all units. A unit for which no sector is
    /// open stays where it is.
    fn begin_landing(&mut self) {
        self.state.cursor = 0;
        self.state.phase = Phase::Landing;
        if self.state.turn > 0 {
            let left_over: Vec<UnitNumber> = self
                .state
                .standing()
                .filter(|(_, unit, _)| unit.owner != self.state.defender && !self.contest.public.kind(unit).is_fortress())
                .map(|(id, ..)| id)
                .filter(|unit| !sectors(self.contest, self.state, *unit).is_empty())
                .collect();
            for unit in left_over {
                self.unit_mut(unit).at = Where::Waiting;
            }
        }
        self.land();
    }

    fn land(&mut self) {
        for invader in self.state.invaders() {
            if self.ask_for_a_sector(invader) {
                return;
            }
        }
        self.begin_round();
    }

    /// Withdraws a starship with its cargo; local units aboard are lost ("Which Units Can Withdraw").
    pub(super) fn withdraw(&mut self, unit: UnitNumber) {
        self.unit_mut(unit).at = Where::Gone(Fate::Withdrawn);
        self.tell(Event::Withdrew(unit));
        self.all_note(unit);
        self.lose_locals_aboard(unit);
    }

    /// Removes the local units aboard a carrier that leaves their system, because they are lost ("Errata: Carrying Cargo").
    pub(super) fn lose_locals_aboard(&mut self, carrier: UnitNumber) {
        let locals = self.state.cargo(carrier).filter(|(_, cargo)| self.contest.public.is_local(cargo));
        let locals: Vec<UnitNumber> = locals.map(|(cargo, _)| cargo).collect();
        for local in locals {
            self.destroy(local);
        }
    }
}

/// The sectors in which a unit can be placed. An invader's unit is not placed with a defender, and a defender's unit not with an invader left over
/// from an earlier turn.
pub(super) fn sectors(contest: &Contest, state: &State, unit: UnitNumber) -> Vec<Space> {
    let (kind, owner) = (contest.kind_of(state, unit), state.unit(unit).owner);
    let spaces = standing(kind, contest.system(state));
    let defends = owner == state.defender;
    let barred = |space: &Space| {
        if defends { state.is_held_against(owner, *space) } else { state.is_held_by(state.defender, *space) }
    };
    let open: Vec<Space> = spaces.iter().copied().filter(|space| !barred(space)).collect();
    // If every sector holds enemies, a defending unit is placed among them, since no unit may be held back.
    if defends && open.is_empty() { spaces } else { open }
}

/// The starships of an invader that can still withdraw before the first round.
pub(super) fn early_leavers(contest: &Contest, state: &State, invader: Player) -> Vec<UnitNumber> {
    let here = |(_, unit): &(UnitNumber, &UnitState)| {
        unit.owner == invader
            && matches!(unit.at, Where::Waiting | Where::Beside | Where::In(_))
            && contest.public.kind(unit).operations == Operations::S
    };
    Contest::distinct(state, state.present().filter(here).map(|(unit, _)| unit))
}
