//! The value of a phase of combat: what a side's shots destroy on average, and what the side loses, by the exact chances of every shot.
//!
//! Shots are divided greedily: each goes where it destroys most of what the earlier shots have probably left. Hidden counters of a stack are assumed
//! to be like its top counter.

use super::super::{Seen, UnitNumber, UnitState, View, Where};
use super::rule_of_thumb::Helm;
use crate::combat::{Column, Differential, Firer, Target};
use crate::movement::may_stand;
use crate::odds::Chances;
use crate::{Damage, Sector, Space, UnitType, survives_critical};
use rules::Count;

/// A unit with the values that it has when it fights in a sector.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fighter<'a> {
    pub(super) kind: &'a UnitType,
    damage: Damage,
    ew: i32,
    attack: i32,
    defense: i32,
    /// How many missile pods fire too, and the attack of each.
    missiles: (u32, i32),
    /// What is lost if the unit is destroyed, in mega-credits: the cost of the unit and its cargo, and its plunder.
    worth: f64,
    unloading: bool,
    pub(super) evading: bool,
}

/// The average result of a phase of combat, in mega-credits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Exchange {
    pub(super) dealt: f64,
    pub(super) suffered: f64,
}

impl Exchange {
    pub(super) const fn net(self) -> f64 {
        self.dealt - self.suffered
    }
}

/// The factor for the worth of a third shot at a target while another target has no shot aimed at it.
const CROWDED: f64 = 0.1;
/// The factor for the value of damage to a target that survives.
const DAMAGE: f64 = 0.5;

impl<'a> Helm<'a> {
    pub(super) fn space_sector(&self, space: Space) -> Option<&'a Sector> {
        match space {
            Space::Deep(_) => None,
            Space::On(spot) => self.contest.tile(self.view.tile).system.sector(spot),
        }
    }

    /// One of the captain's own units with the values that it would have in a fight in a sector, pods included.
    pub(super) fn own_fighter(&self, id: UnitNumber, space: Space) -> Option<Fighter<'a>> {
        let unit = self.own(id)?;
        let kind = self.kind(unit.kind)?;
        let mut fighter = self.fighter(kind, unit.damage, unit.owner == self.view.defender, space);
        for (_, cargo) in self.view.own.iter().filter(|(_, cargo)| cargo.at == Where::Aboard(id)) {
            let Some(kind) = self.kind(cargo.kind) else { continue };
            fighter.carry(kind);
        }
        fighter.worth += f64::from(unit.plunder);
        Some(Fighter { unloading: unit.used.handled, evading: unit.used.evades, ..fighter })
    }

    /// A unit of another side with the values that it would have in a fight in a sector, including the pods that it has shown.
    fn seen_fighter(&self, seen: &Seen, space: Space) -> Option<Fighter<'a>> {
        let kind = self.kind(seen.kind)?;
        let mut fighter = self.fighter(kind, seen.damage, seen.owner == self.view.defender, space);
        for (_, kind, _) in self.view.notes.iter().filter(|(.., note)| note.at == Where::Aboard(seen.unit)) {
            let Some(pod) = self.kind(*kind).filter(|kind| kind.is_pod()) else { continue };
            fighter.carry(pod);
        }
        fighter.worth += f64::from(seen.plunder);
        Some(Fighter { unloading: seen.unloading, evading: seen.evading, ..fighter })
    }

    fn fighter(&self, kind: &'a UnitType, damage: Damage, defends: bool, space: Space) -> Fighter<'a> {
        let values = damage.values(kind, self.contest.tables());
        let sector = self.space_sector(space).filter(|_| defends);
        Fighter {
            kind,
            damage,
            ew: values.ew + sector.map_or(0, |sector| sector.ew.get()),
            attack: values.attack,
            defense: values.defense + sector.map_or(0, |sector| sector.defense.get()),
            missiles: (0, 0),
            worth: f64::from(kind.cost.map_or(0, Count::get)),
            unloading: false,
            evading: false,
        }
    }

    /// The captain's own units in a sector, except the unit `but`.
    pub(super) fn own_at(&self, space: Space, but: UnitNumber) -> Vec<Fighter<'a>> {
        let here =
            self.view.own.iter().filter(|(id, unit)| *id != but && unit.at == Where::In(space) && unit.tile == self.view.tile);
        here.filter_map(|(id, _)| self.own_fighter(*id, space)).collect()
    }

    /// The enemies in a sector, including the hidden counters below a top counter.
    pub(super) fn enemies_at(&self, space: Space) -> Vec<Fighter<'a>> {
        let mut enemies: Vec<Fighter<'a>> = Vec::new();
        for seen in self.view.others.iter().filter(|seen| seen.at == Where::In(space)) {
            let Some(fighter) = self.seen_fighter(seen, space) else { continue };
            let hidden = if seen.owner == self.view.defender { self.view.hidden.get(&space).copied().unwrap_or(0) } else { 0 };
            enemies.extend(std::iter::repeat_n(fighter, usize::from(hidden) + 1));
        }
        enemies
    }

    /// The spacecraft of the enemies that could reach a sector in one phase of movement.
    pub(super) fn who_could_come(&self, space: Space) -> Vec<Fighter<'a>> {
        let comes = |seen: &&Seen| match seen.at {
            Where::In(at) => {
                let reaches = at.orbit() == space.orbit() || matches!(space, Space::Deep(_));
                let flies = self.kind(seen.kind).is_some_and(|kind| kind.operations.is_spacecraft());
                at != space && reaches && flies
            }
            _ => false,
        };
        self.view.others.iter().filter(comes).filter_map(|seen| self.seen_fighter(seen, space)).collect()
    }

    /// The average result of a phase of combat between these units of the captain and these enemies in a sector.
    pub(super) fn exchange(&self, own: &[Fighter], enemies: &[Fighter], space: Space) -> Exchange {
        if enemies.is_empty() && own.is_empty() {
            return Exchange::default();
        }
        let defends = self.view.defender == self.view.player;
        let sector = self.space_sector(space).filter(|sector| sector.attack.get() > 0 && !self.view.surrendered);
        let sector = sector.map(|sector| sector.attack.get() as i32);
        Exchange {
            dealt: self.destroyed(own, sector.filter(|_| defends), enemies, space),
            suffered: self.destroyed(enemies, sector.filter(|_| !defends), own, space),
        }
    }

    /// The value of what these firers, and the sector's own shot if there is one, destroy on average, in mega-credits.
    fn destroyed(&self, firers: &[Fighter], sector: Option<i32>, targets: &[Fighter], space: Space) -> f64 {
        if targets.is_empty() {
            return 0.0;
        }
        let column = Column::of(&self.contest.tile(self.view.tile).system, space);
        let mut alive = vec![1.0_f64; targets.len()];
        let mut sum = 0.0;
        let mut fire = |firer: Firer| {
            let mut best = (0.0, 0, 0.0);
            for (number, target) in targets.iter().enumerate() {
                let (kills, worth) = self.shot(firer, target, column);
                let worth = worth * alive[number];
                if worth > best.0 {
                    best = (worth, number, kills);
                }
            }
            sum += best.0;
            alive[best.1] *= 1.0 - best.2;
        };
        for firer in firers.iter().filter(|firer| !firer.evading) {
            let letters = firer.kind.letters.as_str();
            if firer.attack > 0 {
                fire(Firer { letters, attack: firer.attack, ew: Some(firer.ew.max(0)) });
            }
            for _ in 0..firer.missiles.0 {
                fire(Firer { letters, attack: firer.missiles.1, ew: Some(firer.ew.max(0)) });
            }
        }
        if let Some(attack) = sector {
            fire(Firer { letters: "", attack, ew: None });
        }
        sum
    }

    fn differential(&self, firer: Firer, target: &Fighter, column: Column) -> i32 {
        let aimed = Target {
            defense: target.defense,
            ew: target.ew.max(0),
            operations: target.kind.operations,
            unloading: target.unloading,
            evading: target.evading,
        };
        Differential::new(firer, aimed, column, self.contest.tables()).total()
    }

    /// The chance that a shot destroys its target, and the average value that it destroys, in mega-credits.
    fn shot(&self, firer: Firer, target: &Fighter, column: Column) -> (f64, f64) {
        let tables = self.contest.tables();
        let Some(chances) = self.contest.chances(self.differential(firer, target, column)) else { return (0.0, 0.0) };
        let of = |ways: u32| f64::from(ways) / f64::from(Chances::ALL);
        let left = f64::from(target.damage.values(target.kind, tables).defense.max(1));
        let dies_of_hit = !target.kind.multi_hit || left <= 1.0;
        let dies_of_critical = target.damage.crippled || !survives_critical(target.kind, tables);
        let kills = if dies_of_hit { of(chances.hit) } else { 0.0 } + if dies_of_critical { of(chances.critical) } else { 0.0 };
        let hurts = if dies_of_hit { 0.0 } else { of(chances.hit) / left }
            + if dies_of_critical { 0.0 } else { of(chances.critical) * 0.5 };
        (kills, target.worth * (kills + hurts * DAMAGE))
    }

    /// The average value that a shot of one of the captain's own units destroys at a target, at which other shots may be aimed already. Negative if
    /// the unit should not fire at the target.
    pub(super) fn worth_of_aim(&self, firer: Firer, target: UnitNumber, space: Space) -> f64 {
        let Some(seen) = self.view.others.iter().find(|seen| seen.unit == target) else { return 0.0 };
        let Some(fighter) = self.seen_fighter(seen, space) else { return 0.0 };
        let column = Column::of(&self.contest.tile(self.view.tile).system, space);
        if self.keeps_the_fight_going(firer, &fighter, space) {
            return f64::NEG_INFINITY;
        }
        let mut alive = if self.is_crowded(target) { CROWDED } else { 1.0 };
        for shot in self.view.shots.iter().filter(|shot| shot.target == target) {
            if let Some((firer, _)) = self.firer(shot.shooter) {
                alive *= 1.0 - self.shot(firer, &fighter, column).0;
            }
        }
        alive * self.shot(firer, &fighter, column).1
    }

    /// Whether a defender's shot from the capital can hit with at most one throw of 36. Such a shot is not worth firing: it keeps the segment going,
    /// whereas rounds without shooting end the segment and leave the capital to its defender.
    fn keeps_the_fight_going(&self, firer: Firer, target: &Fighter, space: Space) -> bool {
        let system = &self.contest.tile(self.view.tile).system;
        let holds = system.capital.map(Space::On) == Some(space) && self.view.defender == self.view.player;
        let chances = || self.contest.chances(self.differential(firer, target, Column::of(system, space)));
        holds && chances().is_none_or(|chances| chances.at_all() <= 1)
    }

    /// Whether two shots are aimed at this target already, while the shooter has another target at which no shot is aimed.
    fn is_crowded(&self, target: UnitNumber) -> bool {
        let aimed = |unit: UnitNumber| self.view.shots.iter().filter(|shot| shot.target == unit).count();
        aimed(target) >= 2 && self.view.targets.iter().any(|other| aimed(*other) == 0)
    }

    /// Whether one of the captain's own units may stand in a sector.
    pub(super) fn may_be(&self, unit: &UnitState, space: Space) -> bool {
        self.kind(unit.kind).is_some_and(|kind| may_stand(kind, &self.contest.tile(self.view.tile).system, space))
    }
}

impl Fighter<'_> {
    /// Adds a unit of cargo to a carrier. A pod adds to the carrier's values, and any cargo adds to the loss if the carrier is destroyed.
    fn carry(&mut self, cargo: &UnitType) {
        self.worth += f64::from(cargo.cost.map_or(0, Count::get));
        if cargo.is_pod() {
            self.ew += cargo.ew.get() as i32;
            self.defense += cargo.defense.get() as i32;
            if cargo.attack.get() > 0 {
                self.missiles = (self.missiles.0 + 1, cargo.attack.get() as i32);
            }
        }
    }
}

/// Whether another player's Viking unit with a hold is on the tile whose segment is played.
pub(super) fn raider_is_here(helm: &Helm, view: &View) -> bool {
    let holds =
        |seen: &Seen| helm.contest.is_viking(seen.owner) && helm.kind(seen.kind).is_some_and(|kind| kind.capacity.is_some());
    view.others.iter().any(holds)
}
