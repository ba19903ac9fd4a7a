//! Landings: which fleet lands against whom, and with what result, which is loot, slaughter, or a conquered world (Landings).

use std::collections::{BTreeMap, BTreeSet};

use super::battle::{player, whose};
use super::clock::Due;
use super::ground::{Defender, Ground, Opposed, Unit};
use super::turn::Turn;
use super::{ActOf, Fleet, FleetId, Happening, Installed, Landing, Owner, Passage, Place, Purpose, ShipId, Stock, Target};
use crate::orders::{Act, Spotted};
use crate::{Item, Player, Role, Sovereign, WorldType};
use geometry::Space;
use rules::Id;

/// The purpose of a landing.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    Loot,
    Slaughter,
    Conquest(u32),
}

/// The people that a fleet raids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Raided {
    /// The natives of a free world.
    Natives,
    /// The people of this player.
    Player(Id<Player>),
}

impl Raided {
    /// The player who is raided; `None` if natives are raided.
    pub const fn player(self) -> Option<Id<Player>> {
        match self {
            Self::Natives => None,
            Self::Player(player) => Some(player),
        }
    }
}

impl Turn<'_> {
    /// Carries out the landings for which the fleets in a space have orders, fleet by fleet in random order.
    pub fn landings_at(&mut self, at: Space, fleets: &[FleetId], due: &mut Due) {
        let is_raid = |act: &Spotted<Act>| matches!(act.what, Act::Plunder(_) | Act::Slay(_) | Act::Conquer(_));
        let is_here = |id: &FleetId| self.state.fleet(*id).is_some_and(|fleet| fleet.at == at);
        let raids = |id: &FleetId| due.acts.get(id).is_some_and(|acts| acts.iter().any(is_raid));
        let mut raiders: Vec<FleetId> = fleets.iter().copied().filter(|id| is_here(id) && raids(id)).collect();
        self.state.put_in_order(&mut raiders);
        let among = raiders.clone();
        let roll = |id: FleetId| {
            let owner = self.state.fleet(id).map_or(0, |fleet| self.state.number_of(fleet.owner, at));
            let act = ActOf { owner, number: self.state.rank_of(id, &among), fleet: "", bare: id.0 };
            self.roller.dice_of(at, self.tick, Purpose::Order, act).next()
        };
        // If rolls are equal, the order in which fleets act decides.
        raiders.sort_by_cached_key(|id| roll(*id));
        let mut landings: BTreeMap<Owner, u32> = BTreeMap::new();
        for id in raiders {
            for act in due.acts.get(&id).cloned().into_iter().flatten() {
                let (ships, aim) = match act.what {
                    Act::Plunder(ships) => (ships, Aim::Loot),
                    Act::Slay(ships) => (ships, Aim::Slaughter),
                    Act::Conquer(garrison) => (None, Aim::Conquest(garrison)),
                    _ => continue,
                };
                let Some(owner) = self.state.fleet(id).map(|fleet| fleet.owner) else { break };
                // Each landing has its own dice. `number` counts the landings of its owner at this place and tick.
                let number = landings.entry(owner).and_modify(|number| *number += 1).or_default();
                if let Err(why) = self.land((at, *number), id, ships, aim, due)
                    && let Some(player) = self.state.fleet(id).and_then(|fleet| player(fleet.owner))
                {
                    self.not_done_as_told(player, Some(id), (act.at, act.what.text()), why);
                }
            }
        }
    }

    /// The people whom a fleet raids in a space: those of a player whom it has orders to attack, else those of the world's holder, else the natives,
    /// else those of another player. `None` if only the fleet's own people live there, or nobody.
    pub fn raided(&self, at: Space, fleet: &Fleet, due: &Due) -> Option<Raided> {
        let place = self.state.place(at)?;
        let own = player(fleet.owner);
        let named = due.acts.get(&fleet.id).into_iter().flatten().find_map(|act| match &act.what {
            Act::Attack(name) => self.player_named(name).filter(|named| Some(*named) != own && place.is_own(*named)),
            _ => None,
        });
        if let Some(named) = named {
            return Some(Raided::Player(named));
        }
        if let Some(holder) = place.holder {
            return (Some(holder) != own).then_some(Raided::Player(holder));
        }
        if place.natives > 0 || place.troops > 0 {
            return Some(Raided::Natives);
        }
        let estate = place.estates.iter().find(|estate| Some(estate.player) != own && !estate.is_empty());
        estate.map(|estate| Raided::Player(estate.player))
    }

    fn land(&mut self, (at, number): (Space, u32), id: FleetId, ships: Option<u32>, aim: Aim, due: &Due) -> Result<(), String> {
        let Some(fleet) = self.state.fleet(id).filter(|fleet| fleet.at == at) else { return Ok(()) };
        let owner = fleet.owner;
        let Some(place) = self.state.place(at).filter(|place| place.world.is_some() || !place.estates.is_empty()) else {
            return Err("There is no world to land on.".into());
        };
        let Some(raided) = self.raided(at, fleet, due) else { return Err("Nobody is there who could be raided.".into()) };
        let against = raided.player();
        let is_berserker = self.kind(owner) == Some(Sovereign::Berserker);
        let aim = if is_berserker && aim == Aim::Loot { Aim::Slaughter } else { aim };
        match aim {
            Aim::Slaughter if !is_berserker => return Err("Only a Berserker slays.".into()),
            Aim::Conquest(_) if is_berserker => return Err("A Berserker takes no worlds.".into()),
            Aim::Conquest(_) if against.is_some() && place.holder != against => {
                return Err("An estate on a free world cannot be conquered, only plundered.".into());
            }
            _ => {}
        }
        if self.is_disputed(at, owner, against) {
            return Err("The space above the world is disputed.".into());
        }
        let (units, defenders) = (self.landing_units(fleet, ships, aim), self.defenders(place, against));
        if units.is_empty() {
            return Err("Nobody could land.".into());
        }
        let landed = Landing {
            by: owner,
            fleet: id,
            against,
            ships: units.iter().filter(|unit| matches!(unit.what, Target::Ship(_))).count() as u32,
            troops: units.iter().filter(|unit| matches!(unit.what, Target::Troop(_))).count() as u32,
            defenders: defenders.len() as u32,
            rounds: Vec::new(),
        };
        let kind = place.world.and_then(|world| self.content.worlds.get(world)).and_then(|world| world.kind);
        let empire = |owner: Owner| self.kind(owner) == Some(Sovereign::EmpireBuilder);
        let mut ground = Ground {
            units: units.clone(),
            defenders: defenders.clone(),
            first: (empire(owner), against.is_some_and(|player| empire(Owner::Player(player)))),
            before_jump_troops: against.is_some() || matches!(kind, Some(WorldType::SwordWorld | WorldType::Civilized)),
            rounds: Vec::new(),
        };
        let act = ActOf { owner: self.state.number_of(owner, at), number: number * 2, fleet: "", bare: whose(owner) * 2 };
        let dice = |side: u32| {
            let act = ActOf { number: act.number + side, bare: act.bare + side, ..act };
            self.roller.dice_of(at, self.tick, Purpose::Ground, act)
        };
        let mut dice = (dice(0), dice(1));
        let all_jump = units.iter().all(|unit| unit.jumps);
        let alone = if all_jump { u32::MAX } else { due.rounds.get(&id).map_or(0, |rounds| rounds.saturating_sub(1)) };
        ground.fight_alone(alone.min(500), &mut dice);
        ground.fight(!matches!(aim, Aim::Conquest(_)), &mut dice);
        let seen_by: Vec<Id<Player>> = player(owner).into_iter().chain(against).collect();
        let landing = Landing { rounds: std::mem::take(&mut ground.rounds), ..landed };
        self.tell(Some(at), self.viewers(at).into_iter().chain(seen_by).collect(), Passage::Ground, Happening::Landed(landing));
        self.bury(at, against, &defenders, &ground.defenders);
        let free: BTreeSet<ShipId> =
            ground.units.iter().filter(|unit| unit.free && matches!(unit.what, Target::Ship(_))).map(|unit| unit.ship).collect();
        let garrison = match aim {
            Aim::Conquest(garrison) if ground.defenders.is_empty() => garrison.max(1),
            _ => 0,
        };
        let stays = self.bring_back(id, &units, &ground.units, garrison);
        let year = self.year();
        if let Some(place) = self.state.place_mut(at) {
            place.raided = Some(year);
        }
        match aim {
            Aim::Loot => self.loot(at, id, against, &free),
            Aim::Slaughter => self.slaughter(at, ActOf { bare: id.0, ..act }, id, against, &free),
            Aim::Conquest(_) if stays.is_empty() => return Err("The world was not conquered: no garrison could stay.".into()),
            Aim::Conquest(_) => self.take_world(at, owner, against, &stays),
        }
        Ok(())
    }

    /// Whether ships that can shoot still oppose a landing: those of the guard, or those of the player who is raided.
    fn is_disputed(&self, at: Space, owner: Owner, against: Option<Id<Player>>) -> bool {
        let armed = |ship: &super::Ship| self.item(ship.item).is_some_and(|item| item.firepower.get() > 0);
        let guarded = self.state.place(at).is_some_and(|place| place.guard.iter().any(armed));
        guarded
            || self.state.fleets_at(at).any(|fleet| {
                fleet.owner != owner && against.is_some() && player(fleet.owner) == against && fleet.ships.iter().any(armed)
            })
    }

    /// The units that land. All ships that have a drive land with their troops, or only as many ships as the order says, those with most holds first.
    /// Jump troops leave their ships in space.
    fn landing_units(&self, fleet: &Fleet, ships: Option<u32>, aim: Aim) -> Vec<Unit> {
        let rolls = &self.content.tables.rolls;
        let role = |item: Id<Item>| self.item(item).map(|item| item.role);
        let is_regular = |stock: &Stock| role(stock.item) == Some(Role::Troop) && stock.number > 0;
        let regular = fleet.ships.iter().any(|ship| ship.hold.stock.iter().any(is_regular));
        let jump = fleet.ships.iter().any(|ship| ship.hold.stock.iter().any(|stock| role(stock.item) == Some(Role::JumpTroop)));
        let holds = |ship: &super::Ship| self.item(ship.item).map_or(0, |item| item.holds.get());
        let mut landing: Vec<&super::Ship> = fleet.ships.iter().filter(|ship| ship.jump > 0).collect();
        if self.state.is_bare() {
            landing.sort_by_key(|ship| (std::cmp::Reverse(holds(ship)), ship.id));
        } else {
            landing.sort_by_key(|ship| (std::cmp::Reverse(holds(ship)), ship.item, ship.taken));
        }
        landing.truncate(ships.map_or(usize::MAX, |ships| ships as usize));
        // If only jump troops conquer a world, no ship has to land.
        if matches!(aim, Aim::Conquest(_)) && jump && !regular {
            landing.clear();
        }
        let mut units = Vec::new();
        for ship in &landing {
            let left = self.item(ship.item).map_or(1, |item| item.damage.get()).saturating_sub(ship.taken).max(1);
            let hits_from = rolls.landed_ship.get().max(1);
            units.push(Unit { what: Target::Ship(ship.id), ship: ship.id, hits_from, left, jumps: false, free: false });
        }
        for ship in &fleet.ships {
            for stock in &ship.hold.stock {
                let Some(item) = self.item(stock.item).filter(|item| item.is_troop()) else { continue };
                let jumps = item.role == Role::JumpTroop;
                if !jumps && !landing.iter().any(|landed| landed.id == ship.id) {
                    continue;
                }
                let hits_from = item.ground.map_or(6, |ground| ground.get().max(1));
                let left = item.damage.get().max(1);
                let unit = Unit { what: Target::Troop(stock.item), ship: ship.id, hits_from, left, jumps, free: false };
                units.extend((0..stock.number).map(|_| unit));
            }
        }
        units
    }

    fn defenders(&self, place: &Place, against: Option<Id<Player>>) -> Vec<Defender> {
        let rolls = &self.content.tables.rolls;
        let world = place.world.and_then(|world| self.content.worlds.get(world));
        let Some(player) = against else {
            let hits_from = world.map_or(6, |world| world.hits_from(&self.content.tables.worlds));
            let local = Defender { what: Opposed::Local, hits_from: hits_from.max(1), left: 1 };
            return (0..place.troops).map(|_| local).collect();
        };
        let Some(estate) = place.estate(player) else { return Vec::new() };
        let mut defenders = Vec::new();
        let unit = |item: Id<Item>, what: Opposed| {
            let item = self.item(item)?;
            let hits_from = item.ground.map_or(6, |ground| ground.get().max(1));
            Some(Defender { what, hits_from, left: item.damage.get().max(1) })
        };
        for stock in &estate.stock {
            if self.item(stock.item).is_some_and(Item::is_troop) {
                let troop = unit(stock.item, Opposed::Garrison(stock.item));
                defenders.extend((0..stock.number).filter_map(|_| troop));
            }
        }
        // For every five million people, one unit of militia takes up arms (Landings).
        let militia = Defender { what: Opposed::Militia, hits_from: rolls.colonists.get().max(1), left: 1 };
        defenders.extend((0..estate.loyal() / 5).map(|_| militia));
        defenders.extend(estate.bases.iter().filter_map(|base| unit(base.item, Opposed::Base(base.item))));
        defenders
    }

    /// Removes the lost defenders from the place.
    fn bury(&mut self, at: Space, against: Option<Id<Player>>, before: &[Defender], after: &[Defender]) {
        let Some(place) = self.state.place_mut(at) else { return };
        let mut kinds: Vec<Opposed> = Vec::new();
        for defender in before {
            if !kinds.contains(&defender.what) {
                kinds.push(defender.what);
            }
        }
        for what in kinds {
            let count = |list: &[Defender]| list.iter().filter(|defender| defender.what == what).count();
            let lost = count(before) - count(after);
            match (what, against) {
                (Opposed::Local, _) => place.troops -= (lost as u32).min(place.troops),
                (Opposed::Garrison(item), Some(player)) => {
                    let estate = place.estate_mut(player);
                    super::cargo::remove(&mut estate.stock, item, lost as u32);
                }
                (Opposed::Base(item), Some(player)) => {
                    let bases: &mut Vec<Installed> = &mut place.estate_mut(player).bases;
                    for _ in 0..lost {
                        if let Some(found) = bases.iter().position(|base| base.item == item) {
                            bases.remove(found);
                        }
                    }
                }
                (Opposed::Militia | Opposed::Garrison(_) | Opposed::Base(_), _) => {}
            }
        }
    }

    /// Removes lost ships and troops from a fleet, and also the troops that stay as a garrison, which it returns. The troops of a lost ship return
    /// with another ship that has room for them; if there is none, they are lost.
    fn bring_back(&mut self, id: FleetId, before: &[Unit], after: &[Unit], garrison: u32) -> Vec<Id<Item>> {
        let dead =
            |unit: &Unit| matches!(unit.what, Target::Ship(ship) if !after.iter().any(|left| left.what == Target::Ship(ship)));
        let lost: Vec<ShipId> = before.iter().filter(|unit| dead(unit)).map(|unit| unit.ship).collect();
        let hits: Vec<(ShipId, u32)> =
            after.iter().filter(|unit| matches!(unit.what, Target::Ship(_))).map(|unit| (unit.ship, unit.left)).collect();
        let mut home: Vec<(ShipId, Id<Item>)> = Vec::new();
        for unit in after {
            if let Target::Troop(item) = unit.what {
                home.push((unit.ship, item));
            }
        }
        // The garrison consists first of troops whose ships were lost; after that, regular troops stay before jump troops.
        home.sort_by_key(|(ship, item)| {
            (!lost.contains(ship), self.item(*item).is_some_and(|item| item.role == Role::JumpTroop), *ship)
        });
        let stays: Vec<Id<Item>> = home.iter().take(garrison as usize).map(|(_, item)| *item).collect();
        let mut home = home.split_off(stays.len());
        if !self.state.is_bare() {
            // Troops whose ship survives return to it before other troops look for room.
            home.sort_by_key(|(ship, _)| lost.contains(ship));
        }
        let damage: Vec<(ShipId, u32)> = hits
            .into_iter()
            .filter_map(|(ship, left)| {
                let item = self.state.fleet(id)?.ships.iter().find(|known| known.id == ship)?.item;
                Some((ship, self.item(item)?.damage.get().saturating_sub(left)))
            })
            .collect();
        if let Some(fleet) = self.state.fleet_mut(id) {
            for unit in before {
                if let (Target::Troop(item), Some(ship)) = (unit.what, fleet.ships.iter_mut().find(|ship| ship.id == unit.ship)) {
                    super::cargo::remove(&mut ship.hold.stock, item, 1);
                }
            }
            fleet.ships.retain(|ship| !lost.contains(&ship.id));
            for (ship, taken) in damage {
                if let Some(ship) = fleet.ships.iter_mut().find(|known| known.id == ship) {
                    ship.taken = taken;
                }
            }
        }
        for (ship, item) in home {
            let own = self.state.fleet_mut(id).and_then(|fleet| fleet.ships.iter_mut().find(|known| known.id == ship));
            match own {
                Some(ship) => super::begin::add(&mut ship.hold.stock, item, 1),
                None => {
                    self.stow_items(id, item, 1);
                }
            }
        }
        if self.state.fleet(id).is_some_and(|fleet| fleet.ships.is_empty()) {
            self.take_messages(id);
            self.lose_fleet(id);
        }
        stays
    }
}
