//! Cargo in holds and goods ashore: finds room for things, and puts them aboard and ashore.

use std::collections::BTreeSet;

use super::begin::add;
use super::turn::Turn;
use super::{FleetId, Goods, Ship, ShipId, Stock};
use crate::orders::{Thing, What};
use crate::{Item, Player};
use geometry::Space;
use rules::Id;

/// What the list of things in an order refers to: goods, ships, and names that are not items.
#[derive(Default)]
pub(super) struct Meant {
    pub goods: Goods,
    /// Ships with a drive, by item.
    pub ships: Vec<(Id<Item>, u32)>,
    /// Names of ships and persons.
    pub names: Vec<String>,
}

/// Takes up to `number` of an item out of a list, and returns how many it took.
pub(super) fn remove(stock: &mut Vec<Stock>, item: Id<Item>, number: u32) -> u32 {
    let Ok(found) = stock.binary_search_by_key(&item, |stock| stock.item) else { return 0 };
    let taken = number.min(stock[found].number);
    stock[found].number -= taken;
    stock.retain(|stock| stock.number > 0);
    taken
}

impl Turn<'_> {
    /// Finds the items, money and people that the list in an order names.
    pub fn meant(&self, things: &[Thing]) -> Meant {
        let mut meant = Meant::default();
        for thing in things {
            match &thing.what.what {
                What::Money => meant.goods.iu = meant.goods.iu.saturating_add(thing.count()),
                What::People => meant.goods.people = meant.goods.people.saturating_add(thing.count()),
                What::Named(name) => match self.item_named(name) {
                    Some(id) if self.item(id).is_some_and(|item| item.is_ship() && item.drive) => {
                        meant.ships.push((id, thing.count()));
                    }
                    Some(id) => meant.goods.items.push((id, thing.count())),
                    None => meant.names.push(name.text.clone()),
                },
            }
        }
        meant
    }

    /// How many more units of cargo a ship can take, if the cargo is this item; with `None`, if the cargo may be anything.
    fn room(&self, ship: &Ship, cargo: Option<Id<Item>>) -> u32 {
        let Some(item) = self.item(ship.item) else { return 0 };
        if item.takes.is_some() && item.takes != cargo {
            return 0;
        }
        item.holds.get().saturating_sub(ship.hold.units(self.content.iu_a_hold()))
    }

    /// Puts troops or bases into the holds of a fleet, and returns how many fit.
    pub fn stow_items(&mut self, id: FleetId, item: Id<Item>, number: u32) -> u32 {
        let rooms = self.rooms(id, Some(item));
        let mut left = number;
        let Some(fleet) = self.state.fleet_mut(id) else { return 0 };
        for (ship, room) in fleet.ships.iter_mut().zip(rooms) {
            let stowed = left.min(room);
            add(&mut ship.hold.stock, item, stowed);
            left -= stowed;
        }
        number - left
    }

    /// Puts ships without a drive into the holds of a fleet, and returns those that do not fit.
    pub fn stow_ships(&mut self, id: FleetId, ships: Vec<Ship>) -> Vec<Ship> {
        let mut left = Vec::new();
        for ship in ships {
            let rooms = self.rooms(id, Some(ship.item));
            let fleet = self.state.fleet_mut(id);
            match fleet.and_then(|fleet| fleet.ships.iter_mut().zip(rooms).find(|(_, room)| *room > 0)) {
                Some((carrier, _)) => carrier.hold.ships.push(ship),
                None => left.push(ship),
            }
        }
        left
    }

    /// Puts people into the holds of a fleet, and returns how many fit, in millions.
    pub fn stow_people(&mut self, id: FleetId, people: u32) -> u32 {
        let rooms = self.rooms(id, None);
        let mut left = people;
        let Some(fleet) = self.state.fleet_mut(id) else { return 0 };
        for (ship, room) in fleet.ships.iter_mut().zip(rooms) {
            let stowed = left.min(room);
            ship.hold.people += stowed;
            left -= stowed;
        }
        people - left
    }

    /// Puts money into the holds of a fleet, and returns how much fits, in IU. If `only` is given, it uses only the ships listed there.
    pub fn stow_iu(&mut self, id: FleetId, iu: u32, only: Option<&BTreeSet<ShipId>>) -> u32 {
        let a_hold = self.content.iu_a_hold().max(1);
        let rooms = self.rooms(id, None);
        let takes_any: Vec<bool> = self
            .state
            .fleet(id)
            .map(|fleet| fleet.ships.iter().map(|ship| self.item(ship.item).is_some_and(|item| item.takes.is_none())).collect())
            .unwrap_or_default();
        let mut left = iu;
        let Some(fleet) = self.state.fleet_mut(id) else { return 0 };
        for ((ship, room), takes) in fleet.ships.iter_mut().zip(rooms).zip(takes_any) {
            if !takes || only.is_some_and(|only| !only.contains(&ship.id)) {
                continue;
            }
            // If money fills a unit of cargo space only partly, the rest of that unit has room for more money.
            let begun = (a_hold - ship.hold.iu % a_hold) % a_hold;
            let stowed = left.min(room * a_hold + begun);
            ship.hold.iu += stowed;
            left -= stowed;
        }
        iu - left
    }

    fn rooms(&self, id: FleetId, cargo: Option<Id<Item>>) -> Vec<u32> {
        let Some(fleet) = self.state.fleet(id) else { return Vec::new() };
        fleet.ships.iter().map(|ship| self.room(ship, cargo)).collect()
    }

    /// Takes up to `number` of an item out of the holds of a fleet, and returns how many it took.
    pub fn unstow_items(&mut self, id: FleetId, item: Id<Item>, number: u32) -> u32 {
        let mut left = number;
        for ship in self.state.fleet_mut(id).into_iter().flat_map(|fleet| &mut fleet.ships) {
            left -= remove(&mut ship.hold.stock, item, left);
        }
        number - left
    }

    /// Takes up to `number` ships of an item out of the holds of the fleet that carries them.
    pub fn unstow_ships(&mut self, id: FleetId, item: Id<Item>, number: u32) -> Vec<Ship> {
        let mut out = Vec::new();
        for ship in self.state.fleet_mut(id).into_iter().flat_map(|fleet| &mut fleet.ships) {
            while let Some(found) =
                ship.hold.ships.iter().position(|ship| ship.item == item).filter(|_| out.len() < number as usize)
            {
                out.push(ship.hold.ships.remove(found));
            }
        }
        out
    }

    /// Takes up to `iu` IU out of the holds of a fleet, and returns how much it took.
    pub fn unstow_iu(&mut self, id: FleetId, iu: u32) -> u32 {
        let mut left = iu;
        for ship in self.state.fleet_mut(id).into_iter().flat_map(|fleet| &mut fleet.ships) {
            let out = left.min(ship.hold.iu);
            ship.hold.iu -= out;
            left -= out;
        }
        iu - left
    }

    /// Takes up to `people` million people out of the holds of a fleet, and returns how many it took.
    pub fn unstow_people(&mut self, id: FleetId, people: u32) -> u32 {
        let mut left = people;
        for ship in self.state.fleet_mut(id).into_iter().flat_map(|fleet| &mut fleet.ships) {
            let out = left.min(ship.hold.people);
            ship.hold.people -= out;
            left -= out;
        }
        people - left
    }

    /// The contents of all holds of a fleet.
    pub fn all_cargo(&self, id: FleetId) -> Goods {
        let Some(fleet) = self.state.fleet(id) else { return Goods::default() };
        let mut items: Vec<Stock> = Vec::new();
        for ship in &fleet.ships {
            ship.hold.stock.iter().for_each(|stock| add(&mut items, stock.item, stock.number));
            ship.hold.ships.iter().for_each(|ship| add(&mut items, ship.item, 1));
        }
        Goods { items: items.iter().map(|stock| (stock.item, stock.number)).collect(), iu: fleet.iu(), people: fleet.people() }
    }

    /// The money that a player can spend in a place, in IU. It is the treasury or, if each world keeps its own money, that of the player's estate
    /// there. If no place is given, it is the money at home.
    pub fn purse(&mut self, player: Id<Player>, at: Option<Space>) -> &mut u32 {
        let home = self.state.seat(player).and_then(|seat| seat.home);
        let at = at.or(home).filter(|at| !self.state.campaign.one_treasury && self.state.place(*at).is_some());
        if let Some(found) = at.and_then(|at| self.state.places.iter().position(|place| place.at == at)) {
            return &mut self.state.places[found].estate_mut(player).iu;
        }
        let found = self.state.seats.iter().position(|seat| seat.player == player).unwrap_or(0);
        &mut self.state.seats[found].treasury
    }

    /// Adds to the money that the player can spend in a place, which `purse` finds. The sum stops at the largest number that fits.
    pub fn earn(&mut self, player: Id<Player>, at: Option<Space>, iu: u32) {
        let purse = self.purse(player, at);
        *purse = purse.saturating_add(iu);
    }
}
