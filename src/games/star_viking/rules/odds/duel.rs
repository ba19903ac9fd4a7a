//! Two units that shoot at each other, once in each phase of combat, until one is destroyed or neither can hurt the other.

use std::collections::BTreeMap;

use super::Chances;
use crate::combat::{Column, Differential, Firer, Target};
use crate::{Damage, Tables, UnitType};

/// The result of a duel of two units that shoot at each other to the end.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Duel {
    /// The chance that only the first unit survives.
    pub first: f64,
    /// The chance that only the second unit survives.
    pub second: f64,
    /// The chance that both are destroyed.
    pub both: f64,
    /// The chance that the duel ends because neither unit can hurt the other.
    pub neither: f64,
    /// The average number of phases until the duel is over.
    pub phases: f64,
}

/// The duel of two units by their own values alone, without pods, sectors or evasion. `None` if the combat table lacks a cell that is needed.
#[must_use]
pub fn duel(first: &UnitType, second: &UnitType, column: Column, tables: &Tables) -> Option<Duel> {
    Duels { units: [first, second], column, tables, known: BTreeMap::new() }.from([Damage::default(); 2])
}

/// The computation of duels. `known` holds the results of the duel for every state of damage that has already been computed.
struct Duels<'a> {
    units: [&'a UnitType; 2],
    column: Column,
    tables: &'a Tables,
    known: BTreeMap<[Damage; 2], Duel>,
}

impl Duels<'_> {
    fn from(&mut self, damage: [Damage; 2]) -> Option<Duel> {
        if let Some(known) = self.known.get(&damage) {
            return Some(*known);
        }
        let shots = [self.shot(0, damage)?, self.shot(1, damage)?];
        let mut sum = Duel::default();
        if shots.iter().all(|shot| shot.at_all() == 0) {
            sum.neither = 1.0;
        } else {
            let mut stays = 0.0;
            // The results of the first unit's shot at the second, and of the second unit's shot at the first.
            let (its_ends, own_ends) = (self.ends(shots[0], 1, damage[1]), self.ends(shots[1], 0, damage[0]));
            for (one, other) in its_ends.iter().flat_map(|one| own_ends.iter().map(move |other| (one, other))) {
                let chance = f64::from(one.0 * other.0) / f64::from(Chances::ALL * Chances::ALL);
                match (other.1, one.1) {
                    (None, None) => sum.both += chance,
                    (Some(_), None) => sum.first += chance,
                    (None, Some(_)) => sum.second += chance,
                    (Some(own), Some(its)) if [own, its] == damage => stays += chance,
                    (Some(own), Some(its)) => sum.add(self.from([own, its])?, chance),
                }
            }
            sum.phases += 1.0;
            sum = sum.over(1.0 - stays);
        }
        self.known.insert(damage, sum);
        Some(sum)
    }

    /// The chances of one unit's shot at the other in this state of damage; `from` is the index of the unit that shoots. `None` if the combat table
    /// lacks a cell that is needed.
    fn shot(&self, from: usize, damage: [Damage; 2]) -> Option<Chances> {
        let (firer, target) = (self.units[from], self.units[1 - from]);
        let (own, its) = (damage[from].values(firer, self.tables), damage[1 - from].values(target, self.tables));
        if own.attack == 0 {
            return Some(Chances::NEVER);
        }
        let firer = Firer { letters: &firer.letters, attack: own.attack, ew: Some(own.ew) };
        let target = Target { defense: its.defense, ew: its.ew, operations: target.operations, unloading: false, evading: false };
        Chances::of(Differential::new(firer, target, self.column, self.tables).total(), self.tables)
    }

    /// The possible results of a shot at the unit with index `target`. Each is the number of throws of the dice that bring it, and the damage of the
    /// unit after it; `None` if it destroys the unit.
    fn ends(&self, shot: Chances, target: usize, damage: Damage) -> Vec<(u32, Option<Damage>)> {
        let struck = |hits, criticals| damage.struck(hits, criticals, self.units[target], self.tables);
        let ends = [(shot.miss, Some(damage)), (shot.hit, struck(1, 0)), (shot.critical, struck(0, 1))];
        ends.into_iter().filter(|(ways, _)| *ways > 0).collect()
    }
}

impl Duel {
    fn add(&mut self, other: Self, chance: f64) {
        self.first += other.first * chance;
        self.second += other.second * chance;
        self.both += other.both * chance;
        self.neither += other.neither * chance;
        self.phases += other.phases * chance;
    }

    fn over(self, chance: f64) -> Self {
        Self {
            first: self.first / chance,
            second: self.second / chance,
            both: self.both / chance,
            neither: self.neither / chance,
            phases: self.phases / chance,
        }
    }
}
