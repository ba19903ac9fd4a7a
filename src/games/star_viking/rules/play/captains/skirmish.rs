//! The rules of thumb of a battle: a unit moves to where the exchange of shots, the plunder and the guarding of sectors are worth most together, and
//! leaves a sector where they are worth less than 0.

use super::super::{Action, Question, Shooter, UnitNumber, UnitState, Where};
use super::exchange::raider_is_here;
use super::rule_of_thumb::Helm;
use crate::movement::moves;
use crate::{Operations, Space, System, UnitType};
use rules::Count;

/// The factor for a gain that comes a round later.
const LATER: f64 = 0.5;
/// The factor for the losses to enemies that could come.
const THREAT: f64 = 0.4;
/// By how many mega-credits a move must be better than staying before the unit makes it.
const EFFORT: f64 = 0.4;
/// The part of a system's wealth that counts as the value of standing on its capital.
const CAPITAL: f64 = 0.8;
/// What a hit on a hull costs, in mega-credits: about the cost of its repair. Lost cargo counts in addition.
const HIT: f64 = 4.0;

impl Helm<'_> {
    /// The average worth of an action of a battle, in mega-credits. Only actions at the same moment can be compared by it.
    pub(super) fn weigh(&self, action: Action) -> f64 {
        let Some(question) = self.view.question else { return 0.0 };
        match (question, action) {
            (Question::Place(unit), Action::Place(space)) => self.worth_of_standing(unit, space) + self.near_capital(unit, space),
            (Question::EarlyWithdrawal, Action::Withdraw(_)) => -1.0,
            (Question::Mover, Action::Pick(unit)) => self.gain_of_acting(unit) - EFFORT,
            (Question::Activate(unit), action) => self.worth_of_acting(unit, action),
            (Question::Evade(unit), Action::Evade(evades)) => self.worth_of_evading(unit, evades),
            (Question::Aim(shooter), Action::Fire(target)) => 0.01 + self.worth_of_fire(shooter, target),
            (Question::Struck(unit), Action::Absorb) => self.worth_of_absorbing(unit),
            (Question::LoseCargo(_), Action::Lose(cargo)) => {
                -self.own(cargo).map_or(0.0, |cargo| f64::from(self.contest.cost(cargo)))
            }
            (Question::Surrender, Action::Demand) => 1.0,
            (Question::Plunder, Action::Plunder(space, _)) => 1.0 + self.loot(space),
            (Question::End, Action::End(ends)) => {
                if ends == self.wants_to_end() {
                    1.0
                } else {
                    -1.0
                }
            }
            _ => 0.0,
        }
    }

    fn here(&self) -> &System {
        &self.contest.tile(self.view.tile).system
    }

    /// The average yield of plundering a sector, in mega-credits.
    fn loot(&self, space: Space) -> f64 {
        self.plunder(space) as f64 / 6.0
    }

    /// The value of standing alone on the capital, in mega-credits; 0 for other sectors.
    fn crown(&self, space: Space) -> f64 {
        let capital = self.here().capital.map(Space::On) == Some(space);
        if capital { f64::from(self.here().wealth.get()) * CAPITAL } else { 0.0 }
    }

    /// An extra value of starting sectors at the capital and in its orbit, so that units begin near what they guard.
    fn near_capital(&self, unit: UnitNumber, space: Space) -> f64 {
        let Some(capital) = self.here().capital else { return 0.0 };
        let flies = self.own(unit).and_then(|unit| self.kind(unit.kind)).is_some_and(|kind| kind.operations.is_spacecraft());
        match space {
            Space::Deep(orbit) if orbit == capital.orbit && flies => 3.0,
            Space::On(spot) if spot == capital => 2.0,
            Space::Deep(_) | Space::On(_) => 0.0,
        }
    }

    /// How much a unit in a sector is worth, in mega-credits: the difference that its shots make, the plunder and the capital that it takes or keeps
    /// from others there, and the sectors that it can reach from there, less the threat of enemies that could come.
    fn worth_of_standing(&self, id: UnitNumber, space: Space) -> f64 {
        let (Some(unit), Some(fighter)) = (self.own(id), self.own_fighter(id, space)) else { return 0.0 };
        let enemies = self.enemies_at(space);
        let mut own = self.own_at(space, id);
        let alone = own.is_empty();
        let before = if enemies.is_empty() { 0.0 } else { self.exchange(&own, &enemies, space).net() };
        own.push(fighter);
        let exchange = self.exchange(&own, &enemies, space);
        let mut worth = exchange.net() - before;
        // A contested sector counts as half won if one phase of combat destroys more than half of what its enemies cost, otherwise as not won.
        let cost: f64 = enemies.iter().map(|enemy| f64::from(enemy.kind.cost.map_or(0, Count::get))).sum();
        let won = if enemies.is_empty() {
            1.0
        } else if exchange.dealt * 2.0 > cost {
            LATER
        } else {
            0.0
        };
        if self.raids() {
            let holds = self.contest.values(unit).capacity > 0;
            worth += if holds && alone { self.loot(space) * won } else { 0.0 };
            worth += if alone { self.crown(space) * won } else { 0.0 };
            if let (Space::Deep(orbit), true) = (space, holds) {
                worth += LATER * self.best_in_orbit(id, orbit, unit);
            }
        } else if alone && raider_is_here(self, self.view) {
            worth += (self.loot(space) + self.crown(space)) * won;
        }
        let others = self.who_could_come(space);
        if !others.is_empty() {
            let all: Vec<_> = enemies.iter().chain(&others).copied().collect();
            worth += THREAT * (self.exchange(&own, &all, space).net() - exchange.net()).min(0.0);
        }
        worth
    }

    /// The value, in mega-credits, of the best sector that a unit in the deep space of an orbit could enter next within that orbit.
    fn best_in_orbit(&self, id: UnitNumber, orbit: rules::Id<crate::Orbit>, unit: &UnitState) -> f64 {
        let spaces = self.here().spaces().into_iter();
        let inner = spaces.filter(|space| space.orbit() == orbit && matches!(space, Space::On(_)) && self.may_be(unit, *space));
        inner
            .map(|space| {
                let enemies = self.enemies_at(space);
                let held = !self.own_at(space, id).is_empty();
                if enemies.is_empty() {
                    return if held { 0.0 } else { self.loot(space) + self.crown(space) };
                }
                let own: Vec<_> = self.own_fighter(id, space).into_iter().collect();
                self.exchange(&own, &enemies, space).net()
            })
            .fold(0.0, f64::max)
    }

    /// By how much the best move, withdrawal or landing of a unit is better than staying, in mega-credits.
    fn gain_of_acting(&self, id: UnitNumber) -> f64 {
        let Some(unit) = self.own(id) else { return 0.0 };
        let Some(kind) = self.kind(unit.kind) else { return 0.0 };
        let Some(at) = unit.space() else { return 1000.0 };
        let stays = self.worth_of_standing(id, at);
        let goes = if unit.used.moved { Vec::new() } else { moves(kind, self.here(), at) };
        let best = goes.into_iter().map(|to| self.worth_of_standing(id, to)).fold(stays, f64::max);
        let leaves = kind.operations == Operations::S && unit.used.began_deep && matches!(at, Space::Deep(_));
        let best = if leaves && !unit.used.moved { best.max(self.worth_of_leaving()) } else { best };
        let cargo = self.view.own.iter().filter(|(_, cargo)| cargo.at == Where::Aboard(id) && !cargo.used.handled);
        let landing = cargo.map(|(cargo, _)| self.worth_of_landing(*cargo, at)).fold(0.0, f64::max);
        (best - stays).max(landing)
    }

    /// The value of withdrawing, in mega-credits: negative for a raider, who gives up looting the unguarded sectors; 0 for other sides.
    fn worth_of_leaving(&self) -> f64 {
        if !self.raids() {
            return 0.0;
        }
        -self.unguarded()
    }

    /// The average yield of plundering all sectors without defenders, in mega-credits.
    fn unguarded(&self) -> f64 {
        let spaces = self.here().spaces().into_iter();
        let guarded = |space: &Space| {
            if self.raids() {
                self.enemy_strength(*space) > 0
            } else {
                self.view.own.iter().any(|(_, unit)| unit.tile == self.view.tile && unit.at == Where::In(*space))
            }
        };
        spaces.filter(|space| !guarded(space)).map(|space| self.loot(space)).sum()
    }

    /// The value of setting cargo down in a sector, in mega-credits.
    fn worth_of_landing(&self, cargo: UnitNumber, space: Space) -> f64 {
        let Some(unit) = self.own(cargo) else { return -1.0 };
        let pod = self.kind(unit.kind).is_none_or(UnitType::is_pod);
        if pod || !self.may_be(unit, space) {
            return -1.0;
        }
        let Some(fighter) = self.own_fighter(cargo, space) else { return -1.0 };
        let enemies = self.enemies_at(space);
        let mut own = self.own_at(space, cargo);
        let before = self.exchange(&own, &enemies, space).net();
        let troops = self.view.own.iter().filter(|(_, unit)| {
            unit.at == Where::In(space) && unit.tile == self.view.tile && self.contest.values(unit).capacity == 0
        });
        let alone = troops.count() == 0;
        own.push(fighter);
        let fights = self.exchange(&own, &enemies, space).net() - before;
        // Troops hold what their carrier leaves behind: a capital or, for the Federation, sectors that could be plundered.
        let keeps = if !alone || !enemies.is_empty() {
            0.0
        } else if self.raids() {
            self.crown(space) * LATER
        } else {
            (self.loot(space) + self.crown(space)) * LATER
        };
        fights + keeps - EFFORT
    }

    fn worth_of_acting(&self, id: UnitNumber, action: Action) -> f64 {
        let Some(unit) = self.own(id) else { return 0.0 };
        let at = unit.space();
        let lands = |cargo| at.map_or(-1.0, |at| self.worth_of_landing(cargo, at));
        match action {
            Action::Move(to) => {
                let stays = at.map_or(-1000.0, |at| self.worth_of_standing(id, at));
                self.worth_of_standing(id, to) - stays - EFFORT
            }
            Action::Withdraw(_) => {
                let stays = at.map_or(0.0, |at| self.worth_of_standing(id, at));
                self.worth_of_leaving() - stays - EFFORT
            }
            // The captain loads landed troops again if neither enemies nor the capital keep them there.
            Action::Load(_) => {
                let free = at.is_some_and(|at| self.enemies_at(at).is_empty() && self.crown(at) == 0.0);
                if free && self.raids() { 0.1 } else { -1.0 }
            }
            Action::Unload(cargo) => lands(cargo) + 100.0 * f64::from(u8::from(lands(cargo) > 0.0)),
            Action::ThrowOut(_) => -10.0,
            Action::Hand(_) => -1.0,
            _ => 0.0,
        }
    }

    /// The average net result of the phase of combat, in mega-credits, if the unit evades or, with `evades` false, if it does not.
    fn worth_of_evading(&self, id: UnitNumber, evades: bool) -> f64 {
        let Some(at) = self.own(id).and_then(UnitState::space) else { return 0.0 };
        let enemies = self.enemies_at(at);
        let mut own = self.own_at(at, id);
        let Some(mut fighter) = self.own_fighter(id, at) else { return 0.0 };
        fighter.evading = evades;
        own.push(fighter);
        self.exchange(&own, &enemies, at).net()
    }

    fn worth_of_fire(&self, shooter: Shooter, target: UnitNumber) -> f64 {
        self.firer(shooter).map_or(0.0, |(firer, space)| self.worth_of_aim(firer, target, space))
    }

    /// The value of letting pods absorb a hit, in mega-credits: what a hit on the hull would cost, less the cost of the pods.
    fn worth_of_absorbing(&self, id: UnitNumber) -> f64 {
        let Some(unit) = self.own(id) else { return 0.0 };
        let Some(kind) = self.kind(unit.kind) else { return 0.0 };
        let tables = self.contest.tables();
        if unit.damage.struck(1, 0, kind, tables).is_none() {
            return 1000.0;
        }
        let aboard = || self.view.own.iter().filter(|(_, cargo)| cargo.at == Where::Aboard(id)).map(|(_, cargo)| cargo);
        let is_pod = |cargo: &&UnitState| self.kind(cargo.kind).is_some_and(UnitType::is_pod);
        let pods: i32 = aboard().filter(is_pod).map(|pod| self.contest.cost(pod)).sum();
        let cargo = aboard().filter(|cargo| !is_pod(cargo)).map(|cargo| self.contest.cost(cargo)).min().unwrap_or(0);
        HIT + f64::from(cargo) + f64::from(self.contest.cost(unit)) / (4.0 * f64::from(kind.defense.get()).max(1.0))
            - f64::from(pods)
    }

    /// Whether the side wants to end the segment. The raider goes on as long as a unit has something better to do than to stay, since unguarded
    /// sectors are looted at the end anyway. The Federation goes on as long as sectors are unguarded and it is winning a fight.
    fn wants_to_end(&self) -> bool {
        let standing = || self.view.own.iter().filter(|(_, unit)| unit.tile == self.view.tile);
        let fights = standing().any(|(id, unit)| {
            unit.space().is_some_and(|at| {
                let enemies = self.enemies_at(at);
                !enemies.is_empty()
                    && self.exchange(&self.own_at(at, UnitNumber(u16::MAX)), &enemies, at).net() > EFFORT
                    && self.own(*id).is_some()
            })
        });
        if self.raids() {
            let better = |id: UnitNumber, unit: &UnitState| {
                let fresh = unit.space().filter(|_| self.contest.values(unit).capacity > 0);
                let Some((at, kind)) = fresh.zip(self.kind(unit.kind)) else { return false };
                let fights = |space: Space| {
                    let enemies = self.enemies_at(space);
                    let own: Vec<_> = self.own_fighter(id, space).into_iter().collect();
                    !enemies.is_empty() && self.exchange(&own, &enemies, space).net() > EFFORT
                };
                let capital = |space: Space| self.crown(space) > 0.0 && self.view.defender != self.view.player;
                let mut spaces = moves(kind, self.here(), at).into_iter().chain(self.here().spaces());
                spaces.any(|space| fights(space) || (capital(space) && self.enemies_at(space).is_empty() && space != at))
            };
            return !fights && !standing().any(|(id, unit)| better(*id, unit));
        }
        if self.unguarded() < 1.0 {
            return true;
        }
        !fights
    }
}
