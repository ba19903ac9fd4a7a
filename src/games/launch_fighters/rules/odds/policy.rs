//! The best way to play a pool if each barrage is chosen after the result of the one before: hits lower the defense that the next barrage meets
//! ("Hits on Ships": "The newly reduced stats will be used during resolution of the next barrage roll").

use std::collections::BTreeMap;

use super::{Aim, Exact, Target, Weapon, barrages};
use rules::Level;

/// The state of a ship that is being shot at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Falling {
    /// The present level of the ship's defense.
    pub defense: Level,
    /// The sum of the levels of the ship's other stats.
    pub others: u32,
}

/// The best next barrage from a pool in one situation: so many dice left, and the ship in this state.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// How many dice the next barrage has; 0 if no dice are left or the ship is destroyed.
    pub next: u32,
    /// The worth of the whole remaining pool if it is played in the best way.
    pub worth: Exact,
}

/// The best play of a pool, whatever the results of its barrages.
///
/// The player who chooses which stat is reduced chooses what is best for them in the rest of the attack: the attacker chooses the stat that makes the
/// pool worth most, the defender the one that makes it worth least. If no level is left to reduce, the reduction is lost. A ship without stats is
/// destroyed ("Consequences of Hits"), and later barrages do not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Policy {
    plans: BTreeMap<(u32, Falling), Plan>,
}

/// If two plays are worth the same, the one with the larger next barrage is chosen.
impl Policy {
    /// The best play of a pool against a ship behind this much terrain.
    #[must_use]
    pub fn of(dice: u32, ship: Falling, terrain: u32, weapon: Weapon, aim: Aim) -> Self {
        let tables = (0..=ship.defense.get()).map(|defense| {
            let target = Target { terrain, ..Target::ship(Level::clamped(defense)) };
            barrages(dice, target)
        });
        let tables: Vec<_> = tables.collect();
        let mut search = Search { tables, weapon, aim, plans: BTreeMap::new() };
        search.worth(dice, ship);
        Self { plans: search.plans }
    }

    /// The plan for this many remaining dice and this state of the ship; `None` if best play never leads there.
    #[must_use]
    pub fn plan(&self, dice: u32, ship: Falling) -> Option<&Plan> {
        self.plans.get(&moment(dice, ship))
    }
}

/// The key under which a situation is stored: the dice left, and the state of the ship. A barrage removes at most two levels, so the other stats are
/// capped at two levels for each die; more would make no difference.
fn moment(dice: u32, ship: Falling) -> (u32, Falling) {
    (dice, Falling { others: ship.others.min(dice * 2), ..ship })
}

struct Search {
    /// The chances of a barrage, indexed by the ship's defense and then by the number of dice.
    tables: Vec<Vec<super::Chances>>,
    weapon: Weapon,
    aim: Aim,
    plans: BTreeMap<(u32, Falling), Plan>,
}

impl Search {
    fn worth(&mut self, dice: u32, ship: Falling) -> Exact {
        let moment = moment(dice, ship);
        if let Some(plan) = self.plans.get(&moment) {
            return plan.worth.clone();
        }
        let plan = self.best(dice, moment.1);
        let worth = plan.worth.clone();
        self.plans.insert(moment, plan);
        worth
    }

    fn best(&mut self, dice: u32, ship: Falling) -> Plan {
        let mut best = Plan::default();
        if ship.defense.get() + ship.others == 0 {
            return best;
        }
        for next in (1..=dice).rev() {
            let chances = self.tables[ship.defense.get() as usize][next as usize].clone();
            let left = dice - next;
            let miss = &chances.miss * &self.worth(left, ship);
            let hit = &chances.hit * &self.after_a_hit(left, ship, false);
            let direct_hit = &chances.direct_hit * &self.after_a_hit(left, ship, true);
            let worth = &(&miss + &hit) + &direct_hit;
            if best.next == 0 || worth > best.worth {
                best = Plan { next, worth };
            }
        }
        best
    }

    /// The worth of a hit, including what the rest of the pool is worth after it.
    fn after_a_hit(&mut self, left: u32, ship: Falling, direct: bool) -> Exact {
        let removed = self.weapon.removes(direct).min(ship.defense.get() + ship.others);
        let gain = match self.aim {
            Aim::AtLeastOne => return Exact::one(),
            Aim::Hits => Exact::one(),
            Aim::StatsRemoved => Exact::of(removed, 0),
        };
        let attacker_chooses = self.weapon.attacker_chooses(direct);
        let worths = reductions(ship, removed).map(|after| self.worth(left, after));
        let rest = if attacker_chooses { worths.max() } else { worths.min() };
        &gain + &rest.unwrap_or_default()
    }
}

/// The states in which a ship can be after it loses `removed` levels. The ship must have at least that many.
fn reductions(ship: Falling, removed: u32) -> impl Iterator<Item = Falling> {
    let defense = ship.defense.get();
    let off_defense = removed.saturating_sub(ship.others)..=removed.min(defense);
    off_defense.map(move |off| Falling { defense: Level::clamped(defense - off), others: ship.others - (removed - off) })
}
