//! A captain who follows rules of thumb: the Viking raids what is rich and weakly held; the Federation guards its capital and meets the raider if
//! that pays. `skirmish.rs` decides battles, with `exchange.rs` for the value of shots. In campaigns `strategy.rs` orders the starships, `tactics.rs`
//! decides within a segment, and `stewardship.rs` spends the money.

use super::super::{Action, Contest, Public, Shooter, UnitNumber, UnitState, View, Where};
use super::aims::Aims;
use crate::combat::{Column, Differential, Firer, Target};
use crate::{Damage, Space, UnitType};
use rules::Count;
use rules::play::{Captain, Seeded};
use std::cell::OnceCell;

/// The captain who follows the rules of thumb.
#[derive(Clone, Copy, Debug, Default)]
pub struct RuleOfThumb;

impl Captain<Contest> for RuleOfThumb {
    fn choose(&mut self, contest: &Public, view: View, legal: &[Action], dice: &mut Seeded) -> Action {
        Helm::usual(contest, &view).choose(legal, dice)
    }

    fn at_once<'a>(&mut self, _: &Public, _: &dyn Fn() -> View) -> Option<Action> {
        None
    }
}

/// What a captain at its post knows: what never changes in the game, what its side sees of the state, and its aims.
pub(super) struct Helm<'a> {
    pub(super) contest: &'a Public,
    pub(super) view: &'a View,
    pub(super) aims: Aims,
    pub(super) known: Known,
}

/// Facts about the segment that the captain needs repeatedly while it weighs choices; each is computed only once.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The sectors of the system whose segment is played.
    spaces: OnceCell<Vec<Space>>,
    /// The cost of the enemies in each sector that holds any, in mega-credits.
    enemies: OnceCell<Vec<(Space, i64)>>,
    /// The sectors in which the captain's own units stand on the tile, one entry for each unit.
    stands: OnceCell<Vec<Space>>,
    /// The cost of the enemies' spacecraft on the tile, in mega-credits.
    pub(super) enemy_fleet: OnceCell<i64>,
    /// The strength of the captain's own spacecraft on the tile, in mega-credits.
    pub(super) own_fleet: OnceCell<i64>,
}

impl<'a> Helm<'a> {
    /// The post of a captain with the usual aims of the rules of thumb.
    pub(super) fn usual(contest: &'a Public, view: &'a View) -> Self {
        Self::new(contest, view, Aims::USUAL)
    }

    /// The post of a captain with the given aims.
    pub(super) fn new(contest: &'a Public, view: &'a View, aims: Aims) -> Self {
        Self { contest, view, aims, known: Known::default() }
    }

    /// Every sector of the system whose segment is played.
    pub(super) fn spaces(&self) -> &[Space] {
        self.known.spaces.get_or_init(|| self.contest.tile(self.view.tile).system.spaces())
    }

    /// Whether any of the captain's units other than `unit` stands in a sector of the tile.
    pub(super) fn others_stand(&self, unit: UnitNumber, space: Space) -> bool {
        let stands = self.known.stands.get_or_init(|| {
            let here = self.view.own.iter().filter(|(_, unit)| unit.tile == self.view.tile);
            here.filter_map(|(_, unit)| unit.space()).collect()
        });
        let itself = self.own(unit).is_some_and(|unit| unit.tile == self.view.tile && unit.at == Where::In(space));
        stands.iter().filter(|at| **at == space).count() > usize::from(itself)
    }

    /// The action that the rules of thumb advise. `legal` must hold at least one action.
    pub(super) fn choose(&self, legal: &[Action], dice: &mut Seeded) -> Action {
        let mut of_a_campaign = || self.strategy(legal, dice).or_else(|| self.tactics(legal)).or_else(|| self.stewardship(legal));
        let chosen = if self.contest.is_battle() { None } else { of_a_campaign() };
        chosen.or_else(|| self.fight(legal)).unwrap_or(legal[0])
    }

    /// The best action of a battle; if several are equally good, the first. `None` if no question is asked or no action is legal.
    fn fight(&self, legal: &[Action]) -> Option<Action> {
        self.view.question?;
        let mut best = (*legal.first()?, f64::NEG_INFINITY);
        for action in legal {
            let worth = self.weigh(*action);
            if worth > best.1 {
                best = (*action, worth);
            }
        }
        Some(best.0)
    }

    /// Whether this side plunders, as Vikings do.
    pub(super) fn raids(&self) -> bool {
        self.contest.is_viking(self.view.player)
    }

    pub(super) fn own(&self, unit: UnitNumber) -> Option<&UnitState> {
        self.view.own.binary_search_by_key(&unit, |(id, _)| *id).ok().map(|at| &self.view.own[at].1)
    }

    pub(super) fn kind(&self, kind: rules::Id<UnitType>) -> Option<&'a UnitType> {
        self.contest.types.get(kind)
    }

    /// The average yield of plundering a sector, in sixths of a mega-credit; 0 if it cannot be plundered.
    pub(super) fn plunder(&self, space: Space) -> i64 {
        let Space::On(spot) = space else { return 0 };
        let wealth = self.contest.tiles[usize::from(self.view.tile)].system.sector(spot).and_then(|sector| sector.wealth);
        let taken = self.view.plundered.contains(&space);
        let mean = wealth.filter(|_| !taken).and_then(|wealth| self.contest.tables.plunder.mean_in_sixths(wealth));
        mean.map_or(0, i64::from)
    }

    /// The assumed cost of the counters below the top counter of a hidden stack, in mega-credits: the cost of the units seen there earlier in the
    /// turn, and of average troops for the rest.
    fn hidden_strength(&self, space: Space) -> i64 {
        let below = self.view.hidden.get(&space).copied().map_or(0, usize::from);
        let noted = |(unit, _, note): &&(UnitNumber, rules::Id<UnitType>, super::super::Sighting)| {
            let here = note.at == Where::In(space) && note.tile == self.view.tile && note.turn == self.view.turn;
            here && note.owner == self.view.defender && self.view.others.iter().all(|seen| seen.unit != *unit)
        };
        let cost = |kind| self.kind(kind).and_then(|kind| kind.cost).map_or(0, |cost: Count| i64::from(cost.get()));
        let mut known: Vec<i64> = self.view.notes.iter().filter(noted).map(|(_, kind, _)| cost(*kind)).collect();
        known.sort_unstable_by_key(|cost| std::cmp::Reverse(*cost));
        known.resize(below, HIDDEN_COST);
        known.into_iter().sum()
    }

    /// The cost of the enemies in a sector, in mega-credits; hidden units count with their assumed cost.
    pub(super) fn enemy_strength(&self, space: Space) -> i64 {
        let all = self.known.enemies.get_or_init(|| {
            let cost = |kind| self.kind(kind).and_then(|kind| kind.cost).map_or(0, |cost: Count| i64::from(cost.get()));
            let mut all: Vec<(Space, i64)> = Vec::new();
            let mut add = |space: Space, cost: i64| match all.iter_mut().find(|(at, _)| *at == space) {
                Some((_, sum)) => *sum += cost,
                None => all.push((space, cost)),
            };
            for seen in &self.view.others {
                if let Where::In(space) = seen.at {
                    add(space, cost(seen.kind));
                }
            }
            if self.view.defender != self.view.player {
                self.view.hidden.keys().for_each(|space| add(*space, self.hidden_strength(*space)));
            }
            all
        });
        all.iter().find(|(at, _)| *at == space).map_or(0, |(_, cost)| *cost)
    }

    /// How much a unit in a sector is worth to the Federation, in sixths of a mega-credit. It is worth the plunder of the sector, since it keeps a
    /// raider from taking it. It is worth 0 if another unit of the Federation or an enemy stands there. In deep space it is worth half as much as in
    /// the best such sector of the orbit.
    pub(super) fn guard(&self, unit: UnitNumber, space: Space) -> i64 {
        let held = |space: Space| self.others_stand(unit, space) || self.enemy_strength(space) > 0;
        match space {
            Space::On(_) if held(space) => 0,
            Space::On(_) => self.plunder(space),
            Space::Deep(orbit) => {
                let bare = self.spaces().iter().filter(|space| space.orbit() == orbit && matches!(space, Space::On(_)));
                bare.filter(|space| !held(**space)).map(|space| self.plunder(*space)).max().unwrap_or(0) / 2
            }
        }
    }

    /// The value to the Federation of moving a unit to a sector, in sixths of a mega-credit.
    pub(super) fn worth_of_guarding(&self, unit: UnitNumber, to: Space) -> i64 {
        let stays = self.own(unit).and_then(UnitState::space).map_or(0, |at| self.guard(unit, at));
        self.guard(unit, to) - stays
    }

    pub(super) fn can_hit_anybody(&self, unit: UnitNumber) -> bool {
        let here = self.own(unit).map(|unit| unit.at);
        let mut there = self.view.others.iter().filter(|seen| Some(seen.at) == here);
        there.any(|seen| self.worth_of_shot(Shooter::Unit(unit), seen.unit) > 0)
    }

    /// The average value that a shot destroys, with a share for damage, in 36ths of a hundredth of a mega-credit. For the target, only its own values
    /// count, without pods and sector.
    fn worth_of_shot(&self, shooter: Shooter, target: UnitNumber) -> i64 {
        let Some(seen) = self.view.others.iter().find(|seen| seen.unit == target) else { return 0 };
        let Some((firer, space)) = self.firer(shooter) else { return 0 };
        let Some(kind) = self.kind(seen.kind) else { return 0 };
        let tables = self.contest.tables();
        let left = seen.damage.values(kind, tables);
        let aimed = Target { defense: left.defense, ew: left.ew, operations: kind.operations, unloading: false, evading: false };
        let column = Column::of(&self.contest.tiles[usize::from(self.view.tile)].system, space);
        let differential = Differential::new(firer, aimed, column, tables).total();
        let Some(chances) = self.contest.chances(differential) else { return 0 };
        let worth = kind.cost.map_or(0, |cost| i64::from(cost.get())) * 100;
        let after = |hits, criticals| worth_after(seen.damage.struck(hits, criticals, kind, tables), kind, worth);
        i64::from(chances.hit) * (worth - after(1, 0)) + i64::from(chances.critical) * (worth - after(0, 1))
    }

    /// The values with which a shooter fires, and the sector from which it fires.
    pub(super) fn firer(&self, shooter: Shooter) -> Option<(Firer<'a>, Space)> {
        let tables = self.contest.tables();
        match shooter {
            Shooter::Unit(id) => {
                let unit = self.own(id)?;
                let (kind, left) = (self.kind(unit.kind)?, unit.damage.values(self.kind(unit.kind)?, tables));
                let space = unit.space()?;
                let sector = self.space_sector(space).filter(|_| unit.owner == self.view.defender);
                let ew = left.ew + self.ecm(id) + sector.map_or(0, |sector| sector.ew.get());
                Some((Firer { letters: &kind.letters, attack: left.attack, ew: Some(ew.max(0)) }, space))
            }
            Shooter::Pod(pod) => {
                let pod = self.own(pod)?;
                let Where::Aboard(carrier) = pod.at else { return None };
                let (firer, space) = self.firer(Shooter::Unit(carrier))?;
                Some((Firer { attack: self.kind(pod.kind)?.attack.get() as i32, ..firer }, space))
            }
            Shooter::Sector(spot) => {
                let sector = self.contest.tiles[usize::from(self.view.tile)].system.sector(spot)?;
                Some((Firer::of_sector(sector)?, Space::On(spot)))
            }
        }
    }

    /// The EW that the pods in a hold add to their carrier.
    fn ecm(&self, carrier: UnitNumber) -> i32 {
        let aboard = self.view.own.iter().filter(|(_, unit)| unit.at == Where::Aboard(carrier));
        let pods = aboard.filter_map(|(_, unit)| self.kind(unit.kind)).filter(|kind| kind.is_pod());
        pods.map(|pod| pod.ew.get() as i32).sum()
    }
}

/// The assumed cost of a hidden counter, in mega-credits.
const HIDDEN_COST: i64 = 6;

/// The worth of a unit after damage: 0 if it is destroyed. Otherwise its worth shrinks by about half the share of its defense that it has lost.
fn worth_after(damage: Option<Damage>, kind: &UnitType, worth: i64) -> i64 {
    let Some(damage) = damage else { return 0 };
    let lost = i64::from(damage.hits) + i64::from(damage.crippled) * 3;
    let all = i64::from(kind.defense.get()).max(1);
    worth * (2 * all - lost).max(0) / (2 * all)
}
