//! Loading, unloading and installing (Items, Technology).

use super::acts::Done;
use super::turn::Turn;
use super::{FleetId, Goods, Happening, Installed, Passage};
use crate::orders::Lot;
use crate::{Effect, Item, Player, Role, WorldType};
use geometry::Space;
use rules::Id;

impl Turn<'_> {
    /// The goods that a lot stands for: the goods that it lists, or the given `all` if the order says `all`.
    fn lot(&self, lot: &Lot, all: Goods) -> Goods {
        match lot {
            Lot::All => all,
            Lot::Things(things) => self.meant(things).goods,
        }
    }

    pub fn load(&mut self, at: Space, id: FleetId, player: Id<Player>, lot: &Lot) -> Done {
        let Some(place) = self.state.place(at).filter(|place| place.is_own(player)) else {
            return Err("Cargo comes from worlds of one's own only.".into());
        };
        // In this order, `all` means the stock of items, but neither the treasury nor the people who live there.
        let stock = place.estate(player).map(|estate| estate.stock.iter().map(|stock| (stock.item, stock.number)).collect());
        let wanted = self.lot(lot, Goods { items: stock.unwrap_or_default(), iu: 0, people: 0 });
        let goods = self.load_goods(at, id, player, &wanted);
        let complete = goods == wanted || *lot == Lot::All;
        if !goods.is_empty() {
            self.tell(Some(at), vec![player], Passage::Items, Happening::Loaded { fleet: id, goods });
        }
        if complete { Ok(()) } else { Err("Not all of the cargo was there, or there was no room for it.".into()) }
    }

    /// Loads goods of a player from a place into a fleet, as far as the goods are there and have room, and returns what was loaded.
    pub fn load_goods(&mut self, at: Space, id: FleetId, player: Id<Player>, wanted: &Goods) -> Goods {
        let mut goods = Goods::default();
        for (item, number) in &wanted.items {
            let stowed = if self.item(*item).is_some_and(Item::is_ship) {
                self.load_ships(at, id, player, *item, *number)
            } else {
                let there = self
                    .state
                    .place(at)
                    .and_then(|place| place.estate(player))
                    .map_or(0, |estate| in_stock(&estate.stock, *item));
                let stowed = self.stow_items(id, *item, (*number).min(there));
                if let Some(place) = self.state.place_mut(at) {
                    super::cargo::remove(&mut place.estate_mut(player).stock, *item, stowed);
                }
                stowed
            };
            if stowed > 0 {
                goods.items.push((*item, stowed));
            }
        }
        if wanted.iu > 0 {
            let there = (*self.purse(player, Some(at))).min(wanted.iu);
            goods.iu = self.stow_iu(id, there, None);
            *self.purse(player, Some(at)) -= goods.iu;
        }
        let there = self.state.place(at).and_then(|place| place.estate(player)).map_or(0, super::Estate::loyal);
        goods.people = self.stow_people(id, wanted.people.min(there));
        if let Some(place) = self.state.place_mut(at).filter(|_| goods.people > 0) {
            let estate = place.estate_mut(player);
            let subjects = goods.people.min(estate.subjects);
            estate.subjects -= subjects;
            estate.colonists -= goods.people - subjects;
            place.fit_converts();
        }
        goods
    }

    /// Takes ships without a drive from the player's other fleets in the space into the holds of a fleet, and returns how many.
    fn load_ships(&mut self, at: Space, id: FleetId, player: Id<Player>, item: Id<Item>, number: u32) -> u32 {
        let mut ships = Vec::new();
        let others: Vec<FleetId> = self.state.fleets_of(player).filter(|fleet| fleet.at == at).map(|fleet| fleet.id).collect();
        for other in &others {
            let Some(fleet) = self.state.fleet_mut(*other) else { continue };
            while let Some(found) =
                fleet.ships.iter().position(|ship| ship.item == item && ship.jump == 0).filter(|_| ships.len() < number as usize)
            {
                ships.push((*other, fleet.ships.remove(found)));
            }
        }
        let mut stowed = 0;
        for (from, ship) in ships {
            match self.stow_ships(id, vec![ship]).pop() {
                None => stowed += 1,
                Some(ship) => {
                    if let Some(fleet) = self.state.fleet_mut(from) {
                        fleet.ships.push(ship);
                    }
                }
            }
        }
        self.drop_empty(&others);
        stowed
    }

    /// Removes those fleets of this list that have no ships; persons aboard them stay ashore.
    pub fn drop_empty(&mut self, fleets: &[FleetId]) {
        for id in fleets {
            let Some(fleet) = self.state.fleet(*id).filter(|fleet| fleet.ships.is_empty()) else { continue };
            let at = fleet.at;
            // In empty space a person cannot stay ashore, and so is adrift.
            let left = if self.state.place(at).is_some() { super::Whereabouts::Ashore(at) } else { super::Whereabouts::Adrift };
            for person in self.state.seats.iter_mut().flat_map(|seat| &mut seat.persons) {
                if person.at == super::Whereabouts::Aboard(*id) {
                    person.at = left;
                }
            }
            self.take_messages(*id);
            self.lose_fleet(*id);
        }
    }

    pub fn unload(&mut self, at: Space, id: FleetId, player: Id<Player>, lot: &Lot) -> Done {
        if self.state.place(at).is_none_or(|place| !place.is_own(player)) {
            return Err("Cargo goes ashore on worlds of one's own only.".into());
        }
        let wanted = self.lot(lot, self.all_cargo(id));
        let goods = self.unload_goods(at, id, player, &wanted);
        let complete = goods == wanted;
        if !goods.is_empty() {
            self.tell(Some(at), vec![player], Passage::Items, Happening::Unloaded { fleet: id, goods });
        }
        if complete { Ok(()) } else { Err("Not all of the cargo was aboard.".into()) }
    }

    /// Puts goods from a fleet ashore, into a player's estate, and returns them. People become subjects if the place is the player's home or the
    /// player already has subjects there, else colonists.
    pub fn unload_goods(&mut self, at: Space, id: FleetId, player: Id<Player>, wanted: &Goods) -> Goods {
        let mut goods = Goods::default();
        for (item, number) in &wanted.items {
            let ships = self.unstow_ships(id, *item, *number);
            let mut landed = ships.len() as u32;
            self.found_if_any(player, "Home guard", at, ships);
            let out = self.unstow_items(id, *item, number - landed);
            if let Some(place) = self.state.place_mut(at) {
                place.estate_mut(player).add(*item, out);
            }
            landed += out;
            if landed > 0 {
                goods.items.push((*item, landed));
            }
        }
        goods.iu = self.unstow_iu(id, wanted.iu);
        self.earn(player, Some(at), goods.iu);
        goods.people = self.unstow_people(id, wanted.people);
        let (zealot, home) = (self.is_zealot(player), self.state.seat(player).and_then(|seat| seat.home) == Some(at));
        if let Some(place) = self.state.place_mut(at).filter(|_| goods.people > 0) {
            let estate = place.estate_mut(player);
            if home || estate.subjects > 0 {
                estate.subjects += goods.people;
            } else {
                estate.colonists += goods.people;
            }
            if zealot {
                super::spoils::add_share(&mut estate.converts, player, goods.people);
            }
        }
        goods
    }

    /// Installs bases, or puts troops ashore as a garrison. A base in a space without a planet needs a technology (Technology).
    pub fn install(&mut self, at: Space, id: FleetId, player: Id<Player>, lot: &Lot) -> Done {
        let barren =
            self.state.place(at).is_none_or(|place| place.world.is_none()) || self.world_kind(at) == Some(WorldType::Barren);
        let own = self.state.place(at).is_some_and(|place| place.is_own(player));
        if barren && !own && !self.state.serves(self.content, player, Effect::BarrenOutposts) {
            return Err("In a space without a planet that takes a technology.".into());
        }
        if !barren && !own {
            return Err("Bases and troops are installed on worlds of one's own only.".into());
        }
        let is_kept = |item: &Item| item.is_troop() || matches!(item.role, Role::Outpost | Role::Shipyard);
        let all = self.all_cargo(id).items.into_iter().filter(|(item, _)| self.item(*item).is_some_and(is_kept)).collect();
        let wanted = self.lot(lot, Goods { items: all, iu: 0, people: 0 });
        let mut goods = Goods::default();
        for (item, number) in &wanted.items {
            let Some(kind) = self.item(*item).filter(|item| is_kept(item)) else { continue };
            let (is_troop, is_yard) = (kind.is_troop(), kind.role == Role::Shipyard);
            if barren && is_yard && !own {
                continue;
            }
            let mut found = self.unstow_items(id, *item, *number);
            if found == 0 {
                continue;
            }
            self.state.found_place(at);
            if let Some(place) = self.state.place_mut(at) {
                let estate = place.estate_mut(player);
                if is_troop {
                    estate.add(*item, found);
                } else {
                    // Bases that were put ashore earlier can be installed too.
                    found += super::cargo::remove(&mut estate.stock, *item, number - found);
                    estate.bases.extend((0..found).map(|_| Installed { item: *item }));
                }
            }
            goods.items.push((*item, found));
        }
        let complete = goods == wanted;
        if !goods.is_empty() {
            let seen_by = self.viewers(at);
            self.tell(Some(at), seen_by, Passage::Items, Happening::Installed { fleet: id, goods });
        }
        if complete { Ok(()) } else { Err("Not all of that was aboard, or could be installed here.".into()) }
    }
}

/// How many of an item are in stock.
fn in_stock(stock: &[super::Stock], item: Id<Item>) -> u32 {
    stock.iter().filter(|stock| stock.item == item).map(|stock| stock.number).sum()
}
