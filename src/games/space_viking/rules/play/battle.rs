//! Battles in space: which fleets that meet attack each other, and the rounds until no ship has a target (Modes, Space combat).

use std::collections::{BTreeMap, BTreeSet};

use super::clock::Due;
use super::turn::Turn;
use super::{
    ActOf, Battle, BattleSide, Fired, Fleet, FleetId, Happening, InBattle, Owner, Passage, Purpose, Rank, Round, Ship, ShipId,
    Whereabouts,
};
use crate::odds::{Party, aimed_at, is_broken};
use crate::orders::{Act, Name};
use crate::{Aim, Effect, Item, Mode, Player, Sovereign};
use geometry::Space;
use rules::Id;
use rules::play::{Dice, Seeded};

/// A battle ends after this many rounds, whatever the tables say.
const MOST_ROUNDS: u32 = 1_000;

/// A ship that takes part in a battle.
pub(super) struct Fighter {
    pub side: usize,
    pub fleet: Option<FleetId>,
    pub ship: ShipId,
    pub item: Id<Item>,
    pub party: Party,
    pub taken: u32,
    pub hits_from: u32,
    pub aim: Aim,
    /// Whether the ship is out of the battle, because it was lost or fled.
    pub gone: bool,
}

impl Fighter {
    /// How many more hits the ship withstands.
    pub const fn left(&self) -> u32 {
        self.party.hits.saturating_sub(self.taken)
    }
}

impl Turn<'_> {
    /// Fights out the battle in a space, if any fleet there attacks another.
    pub fn battle_at(&mut self, at: Space, due: &mut Due) {
        let Some(place) = self.state.meeting_place(at) else { return };
        let guarded = !place.guard.is_empty();
        let here = self.state.in_order_at(at);
        let mut owners: Vec<Owner> = here.iter().map(|fleet| fleet.owner).collect();
        owners.extend(guarded.then_some(Owner::Natives));
        if self.state.is_bare() {
            owners.sort_unstable();
        }
        owners.dedup();
        if owners.len() < 2 {
            return;
        }
        let sides = sides(&here, &owners);
        let hostile = self.hostile(at, &sides, &here, due);
        let fighting: Vec<usize> =
            (0..sides.len()).filter(|side| hostile.iter().any(|(one, other)| one == side || other == side)).collect();
        if fighting.is_empty() {
            return;
        }
        let enemies = |one: usize, other: usize| hostile.contains(&(one.min(other), one.max(other)));
        let mut fighters = self.fighters(at, &sides, &fighting, &here);
        let fleets: Vec<FleetId> = here.iter().map(|fleet| fleet.id).collect();
        let first: Vec<bool> = sides.iter().map(|side| side.iter().any(|owner| self.fires_first(at, *owner))).collect();
        let mut battle = Battle::default();
        for side in &fighting {
            let ships = fighters.iter().filter(|fighter| fighter.side == *side);
            let ships = ships.map(|fighter| InBattle { ship: fighter.ship, fleet: fighter.fleet, item: fighter.item }).collect();
            battle.sides.push(BattleSide { owners: sides[*side].clone(), ships, first_fire: first[*side] });
        }
        let mut dice: BTreeMap<usize, Seeded> = fighting
            .iter()
            .map(|side| {
                let first = sides[*side][0];
                let act = ActOf { owner: self.state.number_of(first, at), bare: whose(first), ..ActOf::default() };
                (*side, self.roller.dice_of(at, self.tick, Purpose::Battle, act))
            })
            .collect();
        let begun: BTreeMap<usize, usize> =
            fighting.iter().map(|side| (*side, fighters.iter().filter(|fighter| fighter.side == *side).count())).collect();
        let mut fleeing: BTreeSet<FleetId> = BTreeSet::new();
        let mut fled: Vec<FleetId> = Vec::new();
        for _ in 0..MOST_ROUNDS {
            let can_shoot = fighters.iter().any(|fighter| {
                let foe = |other: &Fighter| !other.gone && enemies(fighter.side, other.side);
                !fighter.gone && fighter.party.shots > 0 && fighters.iter().any(foe)
            });
            if !can_shoot {
                break;
            }
            let mut round = Round::default();
            let some_first = fighting.iter().any(|side| first[*side]) && fighting.iter().any(|side| !first[*side]);
            let phases: &[Option<bool>] = if some_first { &[Some(true), Some(false)] } else { &[None] };
            for phase in phases {
                let shoots = |side: usize| phase.is_none_or(|phase| phase == first[side]);
                volley(&mut fighters, &shoots, &enemies, &fleeing, &mut dice, &mut round);
            }
            fled.extend(&fleeing);
            for fighter in &mut fighters {
                fighter.gone |= fighter.fleet.is_some_and(|fleet| fleeing.contains(&fleet));
            }
            fleeing.clear();
            for id in &fleets {
                let breaks = self.breaks_off(*id, &fighters, &begun);
                if breaks && !fled.contains(id) {
                    fleeing.insert(*id);
                    round.broke_off.push(*id);
                }
            }
            battle.rounds.push(round);
        }
        fled.extend(fleeing);
        if !self.state.is_bare() {
            fled.sort_by_key(|id| fleets.iter().position(|known| known == id));
        }
        let seen_by = sides.iter().enumerate().filter(|(side, _)| fighting.contains(side)).flat_map(|(_, owners)| owners);
        let seen_by: Vec<Id<Player>> = seen_by.filter_map(|owner| player(*owner)).collect();
        for fighter in &fighters {
            if let Some(fleet) = fighter.fleet {
                *due.rounds.entry(fleet).or_default() += battle.rounds.len() as u32;
            }
        }
        let fought: Vec<Owner> = fighting.iter().flat_map(|side| &sides[*side]).copied().collect();
        if !battle.rounds.is_empty() {
            self.tell(Some(at), seen_by, Passage::Space, Happening::Fought(battle));
        }
        let lost = self.settle(at, &fighters);
        for id in fled {
            self.break_off(id, &fleets);
        }
        self.after_battle(at, &fleets, &fought, lost, due);
    }

    /// The pairs of sides that fight each other, as the indices of the sides, the lower index first.
    fn hostile(&self, at: Space, sides: &[Vec<Owner>], here: &[&Fleet], due: &Due) -> BTreeSet<(usize, usize)> {
        let mut hostile = BTreeSet::new();
        let side_of = |owner: Owner| sides.iter().position(|side| side.contains(&owner));
        for fleet in here {
            let Some(own) = side_of(fleet.owner) else { continue };
            for (other, owners) in sides.iter().enumerate().filter(|(other, _)| *other != own) {
                if owners.iter().any(|owner| self.attacks(at, fleet, *owner, due)) {
                    hostile.insert((own.min(other), own.max(other)));
                }
            }
        }
        hostile
    }

    /// Whether a fleet attacks another owner's ships when they meet.
    fn attacks(&self, at: Space, fleet: &Fleet, other: Owner, due: &Due) -> bool {
        let engages = matches!(fleet.plan.mode, Mode::Engage | Mode::Berserker)
            || fleet.ships.iter().any(|ship| ship.unmanned)
            || matches!(fleet.owner, Owner::Rogue(_));
        let is_friend = player(other).is_some_and(|other| fleet.plan.with.contains(&other));
        let seat = player(fleet.owner).and_then(|player| self.state.seat(player));
        let at_home = self.state.campaign.peace_at_home && seat.is_some_and(|seat| seat.home == Some(at));
        // Fleets that engage do not attack the guard of a world that their owner holds.
        let own_guard = other == Owner::Natives
            && player(fleet.owner).is_some_and(|player| self.state.place(at).is_some_and(|place| place.holder == Some(player)));
        if engages && !is_friend && !at_home && !own_guard {
            return true;
        }
        let acts = due.acts.get(&fleet.id).into_iter().flatten();
        let mut raids = false;
        for act in acts {
            match &act.what {
                Act::Attack(name) if self.is_meant(fleet.owner, name, other, at) => return true,
                Act::Plunder(_) | Act::Slay(_) | Act::Conquer(_) => raids = true,
                _ => {}
            }
        }
        // The world's guard and the world's owner oppose a landing; other fleets there do not.
        let is_own =
            player(fleet.owner).is_some_and(|player| self.state.place(at).is_some_and(|place| place.holder == Some(player)));
        raids && !is_own && (other == Owner::Natives || self.opposes(at, fleet, other, due))
    }

    fn opposes(&self, at: Space, fleet: &Fleet, other: Owner, due: &Due) -> bool {
        player(other).is_some() && self.raided(at, fleet, due).is_some_and(|raided| raided.player() == player(other))
    }

    /// Whether an order to attack `name` refers to the owner `other`. The name is that of a player, that of a fleet as the report calls it, or
    /// `guard`.
    fn is_meant(&self, by: Owner, name: &Name, other: Owner, at: Space) -> bool {
        match other {
            Owner::Natives => name.is("guard"),
            Owner::Player(_) | Owner::Rogue(_) => {
                let stranger = player(by).and_then(|player| self.state.seat(player)).and_then(|seat| seat.stranger(&name.text));
                let is_it = stranger
                    .and_then(|fleet| self.state.fleet(fleet))
                    .is_some_and(|fleet| fleet.at == at && fleet.owner == other);
                is_it || player(other).is_some_and(|other| self.player_named(name) == Some(other))
            }
        }
    }

    /// All ships that fight, one side after another; ships without a drive leave the holds that carry them.
    fn fighters(&self, at: Space, sides: &[Vec<Owner>], fighting: &[usize], here: &[&Fleet]) -> Vec<Fighter> {
        let rolls = &self.content.tables.rolls;
        let mut fighters = Vec::new();
        for side in fighting {
            for fleet in here.iter().filter(|fleet| sides[*side].contains(&fleet.owner)) {
                let better = if self.has_builder(fleet) { rolls.empire_builder.get() } else { 0 };
                let hits_from = rolls.shot.get().saturating_sub(better).max(1);
                for ship in fleet.ships.iter().flat_map(|ship| std::iter::once(ship).chain(&ship.hold.ships)) {
                    let made = self.fighter(*side, Some(fleet.id), fleet.owner, ship);
                    fighters.extend(made.map(|made| Fighter { hits_from, aim: fleet.plan.aim, ..made }));
                }
            }
            if sides[*side].contains(&Owner::Natives) {
                let guard = self.state.place(at).map(|place| place.guard.as_slice()).unwrap_or_default();
                fighters.extend(guard.iter().filter_map(|ship| self.fighter(*side, None, Owner::Natives, ship)));
            }
        }
        if !self.state.is_bare() {
            // Sorts the ships by fleet and then by kind, so that their order does not reveal when they were built.
            let rank = |fighter: &Fighter| here.iter().position(|fleet| Some(fleet.id) == fighter.fleet).unwrap_or(usize::MAX);
            fighters.sort_by_cached_key(|fighter| (fighter.side, rank(fighter), fighter.item, fighter.taken));
        }
        fighters
    }

    fn fighter(&self, side: usize, fleet: Option<FleetId>, owner: Owner, ship: &Ship) -> Option<Fighter> {
        let item = self.item(ship.item).filter(|item| item.damage.get() > 0)?;
        let doubled = player(owner).is_some_and(|player| self.state.serves(self.content, player, Effect::DoubleFire));
        let shots = item.firepower.get() * if doubled { 2 } else { 1 };
        let party = Party { shots, hits: item.damage.get(), cost: self.content.price(item) };
        let hits_from = self.content.tables.rolls.shot.get().max(1);
        Some(Fighter {
            side,
            fleet,
            ship: ship.id,
            item: ship.item,
            party,
            taken: ship.taken,
            hits_from,
            aim: Aim::Spread,
            gone: false,
        })
    }

    /// Whether a fleet's owner is an Empire Builder who is present in person at the fleet's battle, aboard any fleet there (Sovereigns).
    fn has_builder(&self, fleet: &Fleet) -> bool {
        let is_there = match self.sovereign(fleet.owner) {
            Some(Whereabouts::Aboard(with)) if self.state.is_bare() => with == fleet.id,
            sovereign => self.leads(fleet.at, sovereign),
        };
        is_there && self.kind(fleet.owner) == Some(Sovereign::EmpireBuilder)
    }

    /// Whether a sovereign is aboard a fleet in this space.
    fn leads(&self, at: Space, sovereign: Option<Whereabouts>) -> bool {
        match sovereign {
            Some(Whereabouts::Aboard(fleet)) => self.state.fleet(fleet).is_some_and(|fleet| fleet.at == at),
            Some(Whereabouts::Ashore(_) | Whereabouts::Adrift) | None => false,
        }
    }

    fn sovereign(&self, owner: Owner) -> Option<Whereabouts> {
        let seat = self.state.seat(player(owner)?)?;
        seat.persons.iter().find(|person| person.rank == Rank::Sovereign).map(|person| person.at)
    }

    /// Whether an owner makes a side fire first. That is so if the owner's sovereign is present, or is an Empire Builder.
    pub fn fires_first(&self, at: Space, owner: Owner) -> bool {
        self.leads(at, self.sovereign(owner)) || self.kind(owner) == Some(Sovereign::EmpireBuilder)
    }

    fn breaks_off(&self, id: FleetId, fighters: &[Fighter], begun: &BTreeMap<usize, usize>) -> bool {
        let Some(fleet) = self.state.fleet(id) else { return false };
        let (Some(share), true) = (fleet.plan.break_off, fleet.jump() > 0) else { return false };
        let Some(side) = fighters.iter().find(|fighter| fighter.fleet == Some(id) && !fighter.gone).map(|fighter| fighter.side)
        else {
            return false;
        };
        let foe = fighters.iter().any(|fighter| fighter.side != side && !fighter.gone);
        let left = fighters.iter().filter(|fighter| fighter.side == side && fighter.left() > 0).count();
        foe && is_broken(begun.get(&side).copied().unwrap_or(0), left, share.get())
    }
}

/// Groups owners into sides: two owners fight on one side if their fleets name each other in `with`.
fn sides(here: &[&Fleet], owners: &[Owner]) -> Vec<Vec<Owner>> {
    let names = |one: Owner, other: Owner| {
        let Owner::Player(other) = other else { return false };
        here.iter().any(|fleet| fleet.owner == one && fleet.plan.with.contains(&other))
    };
    let place = |owner: Owner| owners.iter().position(|known| *known == owner);
    let mut sides: Vec<Vec<Owner>> = Vec::new();
    for owner in owners {
        let friends = |side: &Vec<Owner>| side.iter().any(|other| names(*owner, *other) && names(*other, *owner));
        let (mut merged, apart): (Vec<Vec<Owner>>, Vec<Vec<Owner>>) = sides.into_iter().partition(friends);
        let mut side: Vec<Owner> = merged.drain(..).flatten().collect();
        side.push(*owner);
        side.sort_by_key(|owner| place(*owner));
        sides = apart;
        sides.push(side);
    }
    sides.sort_by_key(|side| side.iter().map(|owner| place(*owner)).collect::<Vec<_>>());
    sides
}

/// Fires the simultaneous shots of all sides that may shoot now; ships that flee do not shoot.
fn volley(
    fighters: &mut [Fighter],
    shoots: &dyn Fn(usize) -> bool,
    enemies: &dyn Fn(usize, usize) -> bool,
    fleeing: &BTreeSet<FleetId>,
    dice: &mut BTreeMap<usize, Seeded>,
    round: &mut Round,
) {
    let flees = |fighter: &Fighter| fighter.fleet.is_some_and(|fleet| fleeing.contains(&fleet));
    let can = |fighter: &Fighter| !fighter.gone && fighter.party.shots > 0 && shoots(fighter.side) && !flees(fighter);
    let mut order: Vec<usize> = (0..fighters.len()).filter(|at| can(&fighters[*at])).collect();
    order.sort_by_key(|at| (fighters[*at].side, std::cmp::Reverse(fighters[*at].party.shots), *at));
    let mut aimed: BTreeMap<(usize, usize), u32> = BTreeMap::new();
    let mut hits = vec![0_u32; fighters.len()];
    for at in order {
        let shooter = &fighters[at];
        let targets = (0..fighters.len()).filter(|other| !fighters[*other].gone && enemies(shooter.side, fighters[*other].side));
        let target = |other: usize| {
            let ships = aimed.get(&(shooter.side, other)).copied().unwrap_or(0);
            (ships, fighters[other].left(), fighters[other].party)
        };
        let Some(chosen) = aimed_at(targets, target, shooter.aim) else { continue };
        let Some(dice) = dice.get_mut(&shooter.side) else { continue };
        let rolled: Vec<u8> = (0..shooter.party.shots).map(|_| dice.die()).collect();
        let scored = rolled.iter().filter(|die| u32::from(**die) >= shooter.hits_from).count() as u32;
        hits[chosen] += scored;
        *aimed.entry((shooter.side, chosen)).or_default() += 1;
        round.fired.push(Fired { ship: shooter.ship, at: fighters[chosen].ship, dice: rolled, hits: scored });
    }
    for (fighter, hits) in fighters.iter_mut().zip(hits) {
        fighter.taken += hits;
        if !fighter.gone && fighter.left() == 0 {
            fighter.gone = true;
            round.lost.push(fighter.ship);
        }
    }
}

/// The player behind an owner; `None` for a rogue or natives.
pub(super) const fn player(owner: Owner) -> Option<Id<Player>> {
    match owner {
        Owner::Player(player) => Some(player),
        Owner::Rogue(_) | Owner::Natives => None,
    }
}

/// The number of an owner from which the seed of the owner's dice was made before games had secrets.
pub(super) const fn whose(owner: Owner) -> u32 {
    match owner {
        Owner::Player(player) => player.number(),
        Owner::Rogue(fleet) => (1 << 30) + fleet.0,
        Owner::Natives => 0,
    }
}
