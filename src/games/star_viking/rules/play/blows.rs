//! Carries out hits: pods absorb them or the hull takes them, cargo is lost, and critical hits come last ("Combat Results", "Weapons Pod").

use super::{Action, Contest, Event, Phase, Question, State, Table, UnitNumber, Where};
use crate::Damage;
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Carries out the hits of the phase, unit by unit, up to the next decision of a player. After the last hit it ends the phase.
    pub(super) fn settle_blows(&mut self) {
        while let Some(blow) = self.state.blows.first().copied() {
            let unit = blow.unit;
            if !self.state.unit(unit).is_left() {
                self.state.owed = 0;
                self.state.blows.remove(0);
                continue;
            }
            let lost = losable(self.contest, self.state, unit);
            match lost.as_slice() {
                [] => {}
                [only] => {
                    self.lose(*only);
                    continue;
                }
                [..] => return self.ask(self.state.unit(unit).owner, Question::LoseCargo(unit)),
            }
            self.state.owed = 0;
            if blow.hits > 0 {
                if self.contest.pods(self.state, unit).next().is_some() {
                    return self.ask(self.state.unit(unit).owner, Question::Struck(unit));
                }
                self.take_hit(unit);
            } else if blow.criticals > 0 {
                self.take_critical(unit);
            } else {
                self.state.blows.remove(0);
            }
        }
        self.end_combat();
    }

    /// Lets the pods absorb the hit, or the hull take it, as the unit's owner decided.
    pub(super) fn answer_hit(&mut self, unit: UnitNumber, action: Action) {
        if action == Action::Absorb {
            self.state.blows[0].hits -= 1;
            self.tell(Event::Absorbed(unit));
            self.destroy_pods(unit);
        } else {
            self.take_hit(unit);
        }
        self.settle_blows();
    }

    /// Removes the unit of cargo that its owner gave up, and carries out the remaining hits.
    pub(super) fn lose_cargo(&mut self, cargo: UnitNumber) {
        self.lose(cargo);
        self.settle_blows();
    }

    fn lose(&mut self, cargo: UnitNumber) {
        self.state.owed = self.state.owed.saturating_sub(1);
        self.destroy(cargo);
    }

    fn destroy_pods(&mut self, unit: UnitNumber) {
        let pods: Vec<UnitNumber> = self.contest.pods(self.state, unit).collect();
        for pod in pods {
            self.destroy(pod);
        }
    }

    fn take_hit(&mut self, unit: UnitNumber) {
        self.state.blows[0].hits -= 1;
        let kind = self.contest.kind_of(self.state, unit);
        match self.state.unit(unit).damage.struck(1, 0, kind, &self.contest.public.tables) {
            None => self.destroy(unit),
            Some(damage) => {
                self.suffer(unit, damage, Event::Hit(unit));
                // Each hit on the hull costs a unit of cargo, never a pod.
                self.state.owed = u8::from(troops(self.contest, self.state, unit) > 0);
            }
        }
    }

    fn take_critical(&mut self, unit: UnitNumber) {
        self.state.blows[0].criticals -= 1;
        let kind = self.contest.kind_of(self.state, unit);
        match self.state.unit(unit).damage.struck(0, 1, kind, &self.contest.public.tables) {
            None => self.destroy(unit),
            Some(damage) => {
                self.suffer(unit, damage, Event::Crippled(unit));
                self.destroy_pods(unit);
                self.state.owed = troops(self.contest, self.state, unit).div_ceil(2) as u8;
            }
        }
    }

    fn suffer(&mut self, unit: UnitNumber, damage: Damage, event: Event) {
        self.unit_mut(unit).damage = damage;
        self.state.stirred = true;
        self.tell(event);
        if self.contest.public.values(self.state.unit(unit)).capacity == 0 {
            // A carrier loses its plunder when it loses the last of its hold ("Carrying Plunder").
            self.unit_mut(unit).plunder = 0;
        }
    }

    fn end_combat(&mut self) {
        for unit in self.state.here.clone() {
            self.unit_mut(unit).used.evades = false;
            self.unit_mut(unit).used.handled = false;
        }
        if self.one_side_left() {
            return;
        }
        if self.state.phase == Phase::FirstCombat { self.begin_movement(Phase::DefenderMovement) } else { self.end_round() }
    }
}

/// How many units a carrier has in its hold, pods not counted.
fn troops(contest: &Contest, state: &State, carrier: UnitNumber) -> usize {
    state.cargo(carrier).filter(|(_, cargo)| !contest.public.kind(cargo).is_pod()).count()
}

/// The cargo from which a carrier's owner has to give up a unit; of units that are alike, only one is listed. While a hit still costs a unit, pods
/// are not listed. Afterwards all cargo is listed, until what is left fits into the hold.
pub(super) fn losable(contest: &Contest, state: &State, carrier: UnitNumber) -> Vec<UnitNumber> {
    let overfull = contest.loaded(state, carrier) > contest.public.values(state.unit(carrier)).capacity;
    let owed = state.owed > 0 && troops(contest, state, carrier) > 0;
    let lost = |(_, cargo): &(UnitNumber, &super::UnitState)| if owed { !contest.public.kind(cargo).is_pod() } else { overfull };
    debug_assert!(!matches!(state.unit(carrier).at, Where::Gone(_)));
    Contest::distinct(state, state.cargo(carrier).filter(lost).map(|(cargo, _)| cargo))
}
