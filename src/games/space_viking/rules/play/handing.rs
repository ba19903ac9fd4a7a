//! Leaving, taking and handing over cargo, ships and persons.

use super::acts::Done;
use super::begin::add;
use super::cargo::Meant;
use super::turn::Turn;
use super::{Commander, FleetId, Goods, Happening, Passage, Place, Ship, ShipId, State, Whereabouts, state::reading};
use crate::orders::{Name, Thing};
use crate::{Item, Player};
use geometry::Space;
use rules::Id;

impl Turn<'_> {
    pub fn leave(&mut self, at: Space, id: FleetId, player: Id<Player>, things: &[Thing]) -> Done {
        let meant = self.meant(things);
        let mut missing = false;
        if !meant.goods.is_empty() {
            if self.state.place(at).is_some_and(|place| place.is_own(player)) {
                let goods = self.unload_goods(at, id, player, &meant.goods);
                missing |= goods != meant.goods;
                if !goods.is_empty() {
                    self.tell(Some(at), vec![player], Passage::Items, Happening::Unloaded { fleet: id, goods });
                }
            } else {
                missing |= !self.abandon(at, id, player, &meant.goods);
            }
        }
        for name in &meant.names {
            if let Some(person) = self.state.seat(player).and_then(|seat| seat.person(name)) {
                missing |= !self.go(player, person, at, None);
            }
        }
        let ships = self.pick_ships(player, id, &meant, &mut missing);
        if !ships.is_empty() {
            let numbers: Vec<ShipId> = ships.iter().map(|ship| ship.id).collect();
            let name = self.state.fleet(id).map(|fleet| fleet.name.clone()).unwrap_or_default();
            if let Some(to) = self.found_if_any(player, &name, at, ships) {
                self.tell(Some(at), vec![player], Passage::Orders, Happening::Moved { from: id, to, ships: numbers });
            }
            self.drop_empty(&[id]);
        }
        if missing { Err("Not all of that could stay behind.".into()) } else { Ok(()) }
    }

    /// Leaves goods on a world that does not belong to the player. Only carried ships can stay there, as a fleet. Returns whether all goods could be
    /// left.
    fn abandon(&mut self, at: Space, id: FleetId, player: Id<Player>, goods: &Goods) -> bool {
        let mut all = goods.iu == 0 && goods.people == 0;
        for (item, number) in &goods.items {
            let ships = self.unstow_ships(id, *item, *number);
            all &= ships.len() as u32 == *number;
            self.found_if_any(player, "Home guard", at, ships);
        }
        all
    }

    /// Takes the ships that an order names, by name or by item, out of a fleet. Sets `missing` if one of them is not there.
    fn pick_ships(&mut self, player: Id<Player>, from: FleetId, meant: &Meant, missing: &mut bool) -> Vec<Ship> {
        let mut picked = Vec::new();
        let is_person = |name: &str| self.state.seat(player).is_some_and(|seat| seat.person(name).is_some());
        let names: Vec<String> = meant.names.iter().filter(|name| !is_person(name)).cloned().collect();
        let Some(fleet) = self.state.fleet_mut(from) else { return picked };
        for name in names {
            let name = Name::from(name.as_str());
            match fleet.ships.iter().position(|ship| !ship.name.is_empty() && name.is(&ship.name)) {
                Some(found) => picked.push(fleet.ships.remove(found)),
                None => *missing = true,
            }
        }
        for (item, number) in &meant.ships {
            for _ in 0..*number {
                let Some(found) = fleet.ships.iter().position(|ship| ship.item == *item) else {
                    *missing = true;
                    break;
                };
                picked.push(fleet.ships.remove(found));
            }
        }
        picked
    }

    /// Moves a person to a fleet, or ashore if `fleet` is `None`. Returns false if the person is elsewhere. If the person commanded another fleet
    /// before, that fleet gets an ordinary captain.
    pub fn go(&mut self, player: Id<Player>, person: usize, at: Space, fleet: Option<FleetId>) -> bool {
        let Some(known) = self.state.seat(player).and_then(|seat| seat.persons.get(person)) else { return false };
        let (was, is_here) = match known.at {
            Whereabouts::Ashore(space) => (None, space == at),
            Whereabouts::Aboard(aboard) => (Some(aboard), self.state.fleet(aboard).is_some_and(|fleet| fleet.at == at)),
            Whereabouts::Adrift => (None, false),
        };
        if !is_here || fleet.is_none() && self.state.place(at).is_none() {
            return false;
        }
        if was == fleet && was.is_some() {
            return true;
        }
        let to = fleet.map_or(Whereabouts::Ashore(at), Whereabouts::Aboard);
        if let Some(person) = self.state.seat_mut(player).and_then(|seat| seat.persons.get_mut(person)) {
            person.at = to;
        }
        if let Some(left) = was.and_then(|was| self.state.fleet_mut(was))
            && left.commander == Commander::Person(person)
        {
            left.commander = Commander::Captain(String::new());
        }
        self.tell(Some(at), vec![player], Passage::Command, Happening::Went { player, person, fleet });
        true
    }

    pub fn take(&mut self, at: Space, id: FleetId, player: Id<Player>, things: &[Thing]) -> Done {
        let meant = self.meant(things);
        let mut missing = false;
        if !meant.goods.is_empty() {
            let goods = self.load_goods(at, id, player, &meant.goods);
            missing |= goods != meant.goods;
            if !goods.is_empty() {
                self.tell(Some(at), vec![player], Passage::Items, Happening::Loaded { fleet: id, goods });
            }
        }
        for name in &meant.names {
            if let Some(person) = self.state.seat(player).and_then(|seat| seat.person(name)) {
                missing |= !self.go(player, person, at, Some(id));
            }
        }
        missing |= !self.gather(at, id, player, &meant);
        if missing { Err("Not all of that was here, or there was no room for it.".into()) } else { Ok(()) }
    }

    /// Moves ships from the player's other fleets in the space to this fleet. Returns whether all listed ships were there.
    pub fn gather(&mut self, at: Space, id: FleetId, player: Id<Player>, meant: &Meant) -> bool {
        let here = |fleet: &&super::Fleet| fleet.at == at && fleet.id != id;
        let others: Vec<FleetId> = self.state.fleets_of(player).filter(here).map(|fleet| fleet.id).collect();
        let mut left = Meant { ships: meant.ships.clone(), names: meant.names.clone(), ..Meant::default() };
        let is_person = |name: &String| self.state.seat(player).is_some_and(|seat| seat.person(name).is_some());
        left.names.retain(|name| !is_person(name));
        for other in &others {
            let mut ships = Vec::new();
            let Some(fleet) = self.state.fleet_mut(*other) else { continue };
            left.names.retain(|name| {
                let name = Name::from(name.as_str());
                let found = fleet.ships.iter().position(|ship| !ship.name.is_empty() && name.is(&ship.name));
                ships.extend(found.map(|found| fleet.ships.remove(found)));
                found.is_none()
            });
            for (item, number) in &mut left.ships {
                while let Some(found) = fleet.ships.iter().position(|ship| ship.item == *item).filter(|_| *number > 0) {
                    ships.push(fleet.ships.remove(found));
                    *number -= 1;
                }
            }
            if !ships.is_empty() {
                let numbers = ships.iter().map(|ship| ship.id).collect();
                if let Some(own) = self.state.fleet_mut(id) {
                    own.ships.extend(ships);
                }
                self.tell(Some(at), vec![player], Passage::Orders, Happening::Moved { from: *other, to: id, ships: numbers });
            }
        }
        self.drop_empty(&others);
        left.names.is_empty() && left.ships.iter().all(|(_, number)| *number == 0)
    }

    /// Hands things over to another player in the same space. Ships become a new fleet of that player. Other things go to the world if it is that
    /// player's, else into the holds of that player's fleet there.
    pub fn deliver(&mut self, at: Space, id: FleetId, player: Id<Player>, things: &[Thing], to: &Name) -> Done {
        let Some(to) = self.player_named(to).filter(|to| *to != player && self.state.seat(*to).is_some()) else {
            return Err("Nobody of this name plays.".into());
        };
        let meant = self.meant(things);
        let mut missing = false;
        let ships = self.pick_ships(player, id, &meant, &mut missing);
        let numbers: Vec<ShipId> = ships.iter().map(|ship| ship.id).collect();
        let giver = self.content.player_label(Some(player)).to_owned();
        self.found_if_any(to, &format!("Gift of {giver}"), at, ships);
        let goods = self.deliver_goods(at, id, to, &meant.goods);
        missing |= goods != meant.goods;
        if !goods.is_empty() || !numbers.is_empty() {
            let what = Happening::Delivered { from: player, to, fleet: id, goods, ships: numbers };
            self.tell(Some(at), vec![player, to], Passage::Turn, what);
        }
        self.drop_empty(&[id]);
        if missing { Err("Not all of that could be handed over.".into()) } else { Ok(()) }
    }

    fn deliver_goods(&mut self, at: Space, id: FleetId, to: Id<Player>, wanted: &Goods) -> Goods {
        if self.state.place(at).is_some_and(|place| place.is_own(to)) {
            return self.unload_goods(at, id, to, wanted);
        }
        let mut goods = Goods::default();
        let Some(other) = self.state.fleets_of(to).find(|fleet| fleet.at == at).map(|fleet| fleet.id) else { return goods };
        for (item, number) in &wanted.items {
            let given = if self.item(*item).is_some_and(Item::is_ship) {
                let ships = self.unstow_ships(id, *item, *number);
                let all = ships.len();
                let back = self.stow_ships(other, ships);
                let given = all - back.len();
                self.stow_ships(id, back);
                given as u32
            } else {
                let out = self.unstow_items(id, *item, *number);
                let given = self.stow_items(other, *item, out);
                self.stow_items(id, *item, out - given);
                given
            };
            if given > 0 {
                goods.items.push((*item, given));
            }
        }
        let out = self.unstow_iu(id, wanted.iu);
        goods.iu = self.stow_iu(other, out, None);
        self.stow_iu(id, out - goods.iu, None);
        let out = self.unstow_people(id, wanted.people);
        goods.people = self.stow_people(other, out);
        self.stow_people(id, out - goods.people);
        goods
    }
}

impl State {
    /// Adds a place in a space where a base is about to be installed, if the space has no place yet.
    pub(super) fn found_place(&mut self, at: Space) {
        if let Err(free) = self.places.binary_search_by_key(&reading(at), |place| reading(place.at)) {
            self.places.insert(free, Place { at, ..Place::default() });
        }
    }
}

impl Place {
    /// Makes the natives of the place loyal subjects of a player, and makes that player the holder of the place.
    pub(super) fn win_over(&mut self, player: Id<Player>) {
        let (people, converts) = (std::mem::take(&mut self.natives), std::mem::take(&mut self.converts));
        self.holder = Some(player);
        let estate = self.estate_mut(player);
        estate.subjects += people;
        for share in converts {
            super::spoils::add_share(&mut estate.converts, share.player, share.people);
        }
    }
}

/// Adds up a list of items as a stock. The list may name an item several times.
pub(super) fn summed(items: &[(Id<Item>, u32)]) -> Vec<super::Stock> {
    let mut stock = Vec::new();
    for (item, number) in items {
        add(&mut stock, *item, *number);
    }
    stock
}
