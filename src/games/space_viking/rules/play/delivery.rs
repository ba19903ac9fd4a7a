//! The delivery of orders: which sheets reach which fleets as the year begins, and what the orders change (Command, Fleet orders).

use super::turn::{Turn, in_reading_order};
use super::{Commander, FleetId, Goods, Happening, Message, Passage, ShipId, Whereabouts};
use crate::orders::{FleetBlock, Lines, Order, Spot, Thing};
use crate::{Effect, Player};
use geometry::Space;
use rules::Id;

impl Turn<'_> {
    /// Takes in the sheets of all players: gives fleets the orders that reach them, and sends off messages and letters.
    pub fn deliver_sheets(&mut self) {
        for place in &mut self.state.places {
            place.wooed.clear();
            let year = self.state.year;
            place.gifts.retain(|gift| gift.year >= year);
        }
        let sheets: Vec<(Id<Player>, &crate::orders::Sheet)> =
            self.sheets.iter().map(|(player, sheet)| (*player, *sheet)).collect();
        for (player, sheet) in sheets {
            if self.state.seat(player).is_none() {
                continue;
            }
            let mut told: Vec<FleetId> = Vec::new();
            for block in &sheet.fleets {
                self.order_fleet(player, block.at, &block.what, &mut told);
            }
            for order in &sheet.orders {
                self.order_outside(player, order.at, &order.what);
            }
        }
    }

    /// The space where a player's sovereign is as the year begins. The sovereign's orders reach every fleet there.
    fn court(&self, player: Id<Player>) -> Option<Space> {
        match self.state.seat(player)?.persons.first()?.at {
            Whereabouts::Ashore(at) => Some(at),
            Whereabouts::Aboard(fleet) => self.state.fleet(fleet).map(|fleet| fleet.at),
            Whereabouts::Adrift => None,
        }
    }

    fn reaches(&self, player: Id<Player>, at: Space) -> bool {
        self.court(player) == Some(at) || self.state.serves(self.content, player, Effect::Radio)
    }

    fn order_fleet(&mut self, player: Id<Player>, spot: Spot, block: &FleetBlock, told: &mut Vec<FleetId>) {
        let known = self.fleet_named(player, &block.name);
        let id = match known {
            Some(id) => {
                if told.contains(&id) {
                    return self.not_done(player, Some(id), spot, "The sheet has orders for this fleet already.");
                }
                if !self.state.fleet(id).is_some_and(|fleet| self.reaches(player, fleet.at)) {
                    return self.not_done(player, Some(id), spot, "The orders did not reach the fleet.");
                }
                id
            }
            None => match self.found_fleet(player, block) {
                Some(id) => id,
                None => {
                    return self.not_done(
                        player,
                        None,
                        spot,
                        "The ships of the new fleet do not stand together where orders reach them.",
                    );
                }
            },
        };
        told.push(id);
        self.instruct(player, id, &block.lines);
    }

    /// Founds a fleet with a new name from ships that are together in one space that orders reach; returns `None` if there is no such space.
    fn found_fleet(&mut self, player: Id<Player>, block: &FleetBlock) -> Option<FleetId> {
        let things = &block.lines.ships.as_ref()?.what;
        let meant = self.meant(things);
        let reached: Vec<Space> =
            in_reading_order(self.state.fleets_of(player).map(|fleet| fleet.at).filter(|at| self.reaches(player, *at)).collect());
        let at = reached.into_iter().find(|at| self.stand_there(player, *at, things))?;
        let name = block.name.text.trim().to_owned();
        let id = self.state.found(player, &name, Commander::Captain(String::new()), at, Vec::new());
        self.gather(at, id, player, &meant);
        self.gather_resting(at, id, player, &meant.goods);
        self.tell(Some(at), vec![player], Passage::Orders, Happening::Founded { fleet: id, name });
        Some(id)
    }

    /// Whether the player's fleets in a space have all ships of a list.
    fn stand_there(&self, player: Id<Player>, at: Space, things: &[Thing]) -> bool {
        let meant = self.meant(things);
        let ships = || self.state.fleets_of(player).filter(|fleet| fleet.at == at).flat_map(|fleet| &fleet.ships);
        let number = |item| ships().filter(|ship| ship.item == item).count() as u32;
        !things.is_empty()
            && meant
                .names
                .iter()
                .all(|name| ships().any(|ship| !ship.name.is_empty() && crate::orders::Name::from(name.as_str()).is(&ship.name)))
            && meant.ships.iter().chain(&meant.goods.items).all(|(item, wanted)| number(*item) >= *wanted)
    }

    /// Moves ships without a drive from the player's other fleets in the space to this fleet. They join its ships and do not go into their holds.
    fn gather_resting(&mut self, at: Space, id: FleetId, player: Id<Player>, goods: &Goods) {
        let here = |fleet: &&super::Fleet| fleet.at == at && fleet.id != id;
        let others: Vec<FleetId> = self.state.fleets_of(player).filter(here).map(|fleet| fleet.id).collect();
        for (item, number) in &goods.items {
            let mut left = *number;
            for other in &others {
                let Some(fleet) = self.state.fleet_mut(*other) else { continue };
                let mut ships = Vec::new();
                while let Some(found) = fleet.ships.iter().position(|ship| ship.item == *item).filter(|_| left > 0) {
                    ships.push(fleet.ships.remove(found));
                    left -= 1;
                }
                if let Some(own) = self.state.fleet_mut(id) {
                    own.ships.extend(ships);
                }
            }
        }
        self.drop_empty(&others);
    }

    /// Gives a fleet new orders. Lines that are left out change nothing. An order that cannot be carried out is reported, and the others are carried
    /// out.
    pub fn instruct(&mut self, player: Id<Player>, id: FleetId, lines: &Lines) {
        let Some(at) = self.state.fleet(id).map(|fleet| fleet.at) else { return };
        if let Some(ships) = &lines.ships
            && !self.regroup(player, id, at, &ships.what)
        {
            self.not_done(player, Some(id), ships.at, "Not all of these ships are here.");
        }
        if let Some(commander) = &lines.commander {
            self.appoint(player, id, at, commander.at, commander.what.as_ref().map(|name| name.text.as_str()));
        }
        if let Some(cargo) = &lines.cargo {
            let meant = self.meant(&cargo.what);
            if let Err(why) = self.restow(player, id, at, &meant.goods) {
                self.not_done(player, Some(id), cargo.at, why);
            }
        }
        let mut with = Vec::new();
        for name in lines.with.iter().flat_map(|with| &with.what) {
            match self.player_named(name) {
                Some(friend) => with.push(friend),
                None => self.not_done(player, Some(id), name.at, "Nobody of this name plays."),
            }
        }
        let Some(fleet) = self.state.fleet_mut(id) else { return };
        let plan = &mut fleet.plan;
        if let Some(mode) = &lines.mode {
            plan.mode = mode.what;
        }
        if let Some(aim) = &lines.aim {
            plan.aim = aim.what;
        }
        if let Some(break_off) = &lines.break_off {
            plan.break_off = break_off.what;
        }
        if lines.with.is_some() {
            plan.with = with;
        }
        if let Some(route) = &lines.route {
            (plan.route, plan.next) = (route.what.clone(), 0);
            plan.ahead.clear();
        }
        let name = fleet.name.clone();
        self.tell(Some(at), vec![player], Passage::Command, Happening::Ordered { fleet: id, name });
    }

    /// Makes a fleet consist of exactly the listed ships; those of its ships that are not listed stay behind. Changes nothing and returns false if
    /// not all listed ships are in the space.
    fn regroup(&mut self, player: Id<Player>, id: FleetId, at: Space, things: &[Thing]) -> bool {
        if !self.stand_there(player, at, things) {
            return false;
        }
        let meant = self.meant(things);
        let mut wanted = super::handing::summed(&[meant.ships.as_slice(), meant.goods.items.as_slice()].concat());
        let mut names: Vec<String> = meant.names.iter().map(|name| name.trim().to_lowercase()).collect();
        let Some(fleet) = self.state.fleet_mut(id) else { return false };
        let mut behind = Vec::new();
        // Ships of the fleet that are listed stay in it. Ships listed by name are taken before others of their item.
        let mut own = std::mem::take(&mut fleet.ships);
        own.sort_by_key(|ship| (!names.contains(&ship.name.trim().to_lowercase()), ship.id));
        for ship in own {
            let named = names.iter().position(|name| !name.is_empty() && *name == ship.name.trim().to_lowercase());
            if let Some(named) = named {
                names.remove(named);
                fleet.ships.push(ship);
            } else if super::cargo::remove(&mut wanted, ship.item, 1) > 0 {
                fleet.ships.push(ship);
            } else {
                behind.push(ship);
            }
        }
        fleet.ships.sort_by_key(|ship| ship.id);
        let name = fleet.name.clone();
        let list = |drive: bool| {
            let has = |item| self.item(item).is_some_and(|item| item.drive);
            wanted.iter().filter(|stock| has(stock.item) == drive).map(|stock| (stock.item, stock.number)).collect::<Vec<_>>()
        };
        let (flying, resting) = (list(true), list(false));
        let rest = super::cargo::Meant { ships: flying, names, ..super::cargo::Meant::default() };
        self.gather(at, id, player, &rest);
        self.gather_resting(at, id, player, &Goods { items: resting, iu: 0, people: 0 });
        let numbers: Vec<ShipId> = behind.iter().map(|ship| ship.id).collect();
        if let Some(to) = self.found_if_any(player, &name, at, behind) {
            self.tell(Some(at), vec![player], Passage::Orders, Happening::Moved { from: id, to, ships: numbers });
        }
        true
    }

    fn appoint(&mut self, player: Id<Player>, id: FleetId, at: Space, spot: Spot, name: Option<&str>) {
        let person = name.and_then(|name| self.state.seat(player)?.person(name));
        let commander = match (person, name) {
            (Some(person), _) => {
                if !self.go(player, person, at, Some(id)) {
                    return self.not_done(player, Some(id), spot, "The commander is elsewhere.");
                }
                Commander::Person(person)
            }
            (None, Some(name)) => Commander::Captain(name.trim().to_owned()),
            (None, None) => Commander::Nobody,
        };
        // With the technology for ships that need no commander, `commander nobody` sends ships out unmanned. From then on they attack everybody.
        let robots = commander == Commander::Nobody && self.state.serves(self.content, player, Effect::BerserkerShips);
        let stays = self.state.fleet(id).is_some_and(|fleet| self.needs_nobody(fleet, player));
        if let Some(fleet) = self.state.fleet_mut(id).filter(|_| !stays) {
            fleet.ships.iter_mut().for_each(|ship| ship.unmanned = robots);
        }
        if commander == Commander::Nobody && !robots && !stays {
            return self.not_done(player, Some(id), spot, "These ships need a commander.");
        }
        if let Some(fleet) = self.state.fleet_mut(id) {
            fleet.commander = commander;
        }
    }

    /// Makes the holds of a fleet contain exactly these goods as it leaves. All other goods go ashore first.
    fn restow(&mut self, player: Id<Player>, id: FleetId, at: Space, wanted: &Goods) -> Result<(), String> {
        if self.state.place(at).is_none_or(|place| !place.is_own(player)) {
            return Err("Cargo changes on worlds of one's own only.".into());
        }
        let all = self.all_cargo(id);
        self.unload_goods(at, id, player, &all);
        let goods = self.load_goods(at, id, player, wanted);
        let complete = summed_alike(&goods, wanted);
        self.tell(Some(at), vec![player], Passage::Items, Happening::Loaded { fleet: id, goods });
        if complete { Ok(()) } else { Err("Not all of the cargo was there, or there was no room for it.".into()) }
    }

    fn order_outside(&mut self, player: Id<Player>, spot: Spot, order: &Order) {
        match order {
            // Money is spent at the end of the year.
            Order::Build(_) | Order::Research { .. } | Order::Pay { .. } => {}
            Order::Letter { to, text } => match self.player_named(to).filter(|to| self.state.seat(*to).is_some()) {
                Some(to) => {
                    self.tell(None, vec![player, to], Passage::Turn, Happening::Wrote { from: player, to, text: text.clone() });
                }
                None => self.not_done(player, None, spot, "Nobody of this name plays."),
            },
            Order::Press { text } => {
                let all = self.state.seats.iter().map(|seat| seat.player).collect();
                self.tell(None, all, Passage::Turn, Happening::Published { from: player, text: text.clone() });
            }
            Order::Message(message) => {
                let courier = self.fleet_named(player, &message.by);
                let courier = courier.filter(|id| self.state.fleet(*id).is_some_and(|fleet| self.reaches(player, fleet.at)));
                let Some(courier) = courier else {
                    return self.not_done(player, None, spot, "No courier of this name is there to take the message.");
                };
                let to = message.to.text.clone();
                self.tell(None, vec![player], Passage::Command, Happening::Sent { courier, to: to.clone() });
                self.state.messages.push(Message { from: player, courier, to, lines: message.lines.clone() });
            }
        }
    }
}

fn summed_alike(one: &Goods, other: &Goods) -> bool {
    let items = |goods: &Goods| super::handing::summed(&goods.items);
    items(one) == items(other) && one.iu == other.iu && one.people == other.people
}
