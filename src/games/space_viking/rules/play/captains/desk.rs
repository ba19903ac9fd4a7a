//! A sheet while a captain writes it, with what its player knows and the money that is left.

use crate::knowledge::{OwnFleet, Person};
use crate::orders::{Act, Build, FleetBlock, Lines, Name, Order, Route, Sheet, Spotted, Stop, Thing, Waypoint, What};
use crate::play::Knowledge;
use crate::{Effect, Item, Sovereign, Technology};
use geometry::Space;
use rules::Id;

/// The sovereign or a crony, if orders reach that person, with the fleet that the person is to lead.
#[derive(Clone, Copy)]
pub(super) struct Party<'a> {
    pub person: &'a Person,
    pub fleet: &'a OwnFleet,
    /// Whether orders will reach the fleet next year, wherever it will be.
    pub is_heard: bool,
}

/// The desk of a captain: the sheet that the captain is writing, what its player knows, and the money that is left.
pub(super) struct Desk<'a> {
    pub knowledge: &'a Knowledge,
    pub sheet: Sheet,
    /// How much money can still be spent at the end of the year, in IU: the treasury and the certain income, less what the sheet spends already.
    pub purse: u32,
}

impl<'a> Desk<'a> {
    pub fn new(knowledge: &'a Knowledge) -> Self {
        let purse = knowledge.own.treasury.saturating_add(income(knowledge));
        Self { knowledge, sheet: Sheet::default(), purse }
    }

    pub fn kind(&self) -> Sovereign {
        self.knowledge.own.kind
    }

    /// How many years of the campaign follow the year that the sheet is for.
    pub fn years_after(&self) -> u32 {
        let years = self.knowledge.campaign().map_or(0, |campaign| campaign.years.get());
        years.saturating_sub(self.knowledge.next_turn())
    }

    /// The court: the space where the sovereign is. The sovereign's orders reach the fleets there.
    pub fn court(&self) -> Space {
        self.knowledge.sovereign_at().unwrap_or_default()
    }

    pub fn is_home(&self, at: Space) -> bool {
        self.knowledge.own.home == Some(at)
    }

    /// Whether the player can load and unload cargo in a space.
    pub fn is_own(&self, at: Space) -> bool {
        self.is_home(at)
            || self.knowledge.holding(at).is_some_and(|holding| holding.is_owned || holding.subjects + holding.colonists > 0)
    }

    /// The fleets at the court that have a drive; orders reach all of them.
    pub fn fleets(&self) -> impl Iterator<Item = &'a OwnFleet> + use<'a> {
        let (knowledge, court) = (self.knowledge, self.court());
        knowledge.own.fleets.iter().filter(move |fleet| fleet.at == court && jump(fleet) > 0)
    }

    /// The fleet that the sovereign is aboard; if there is none, the fastest fleet at the court.
    pub fn flagship(&self) -> Option<&'a OwnFleet> {
        let aboard = self.knowledge.own.persons.first().and_then(|person| person.aboard.as_deref());
        let own = self.fleets().find(|fleet| aboard == Some(fleet.name.as_str()));
        own.or_else(|| self.fleets().max_by_key(|fleet| jump(fleet)))
    }

    /// Whether orders reach a space as the year begins. They reach the court, and with radio every space (Command).
    pub fn reaches(&self, at: Space) -> bool {
        at == self.court() || self.knowledge.has_effect(Effect::Radio)
    }

    /// Whether one of the player's persons is aboard a fleet.
    pub fn is_led(&self, fleet: &OwnFleet) -> bool {
        self.knowledge.own.persons.iter().any(|person| person.aboard.as_deref() == Some(fleet.name.as_str()))
    }

    /// The persons whom orders reach, each with the fleet that the person is to lead. That is the fleet that the person is aboard, or a faster one in
    /// the same space that nobody leads; among several such fleets, the fastest, then the one with most holds. If several persons are aboard one
    /// fleet, the first of them leads it.
    pub fn parties(&self) -> Vec<Party<'a>> {
        let own = &self.knowledge.own;
        let moves = || own.fleets.iter().filter(|fleet| jump(fleet) > 0);
        let mut idle: Vec<&'a OwnFleet> = moves().filter(|fleet| !self.is_led(fleet)).collect();
        let mut parties: Vec<Party<'a>> = Vec::new();
        for (number, person) in own.persons.iter().enumerate().filter(|(_, person)| self.reaches(person.at)) {
            let aboard = moves().find(|fleet| person.aboard.as_deref() == Some(fleet.name.as_str()));
            if aboard.is_some_and(|fleet| parties.iter().any(|party| party.fleet.name == fleet.name)) {
                continue;
            }
            let worth = |fleet: &OwnFleet| (jump(fleet), self.holds(fleet));
            let better = (0..idle.len()).filter(|known| idle[*known].at == person.at).max_by_key(|known| worth(idle[*known]));
            let better = better.filter(|known| aboard.is_none_or(|aboard| jump(idle[*known]) > jump(aboard)));
            let fleet = better.map(|known| idle.swap_remove(known)).or(aboard);
            let is_heard = number == 0 || self.knowledge.has_effect(Effect::Radio);
            parties.extend(fleet.map(|fleet| Party { person, fleet, is_heard }));
        }
        parties
    }

    /// Orders each fleet that nobody leads to join a party in the same space, if the party is not faster than the fleet.
    pub fn join(&mut self, parties: &[Party<'a>]) {
        let fleets = self.knowledge.own.fleets.iter();
        let is_idle = |fleet: &&OwnFleet| {
            jump(fleet) > 0 && !self.is_led(fleet) && parties.iter().all(|party| party.fleet.name != fleet.name)
        };
        let idle: Vec<&OwnFleet> = fleets.filter(is_idle).filter(|fleet| self.reaches(fleet.at)).collect();
        for fleet in idle {
            let fits = |party: &&Party<'_>| party.fleet.at == fleet.at && jump(party.fleet) <= jump(fleet);
            if let Some(party) = parties.iter().filter(fits).min_by_key(|party| self.holds(party.fleet)) {
                let stops = vec![self.stop(fleet.at, vec![Act::Join(party.fleet.name.as_str().into())])];
                self.order(&fleet.name, Lines { route: Some(Route { stops, repeat: false }.into()), ..Lines::default() });
            }
        }
    }

    /// Orders a party to follow a route.
    pub fn send(&mut self, party: &Party<'_>, stops: Vec<Spotted<Stop>>, cargo: Option<Vec<Thing>>) {
        let lines = Lines {
            commander: Some(Some(party.person.name.as_str().into()).into()),
            route: Some(Route { stops, repeat: false }.into()),
            cargo: cargo.map(Into::into),
            ..Lines::default()
        };
        self.order(&party.fleet.name, lines);
    }

    pub fn item(&self, id: Id<Item>) -> Option<&'a Item> {
        self.knowledge.posted.items.get(id)
    }

    /// How many units of cargo fit into the holds of a fleet's ships, not counting holds that take only one item.
    pub fn holds(&self, fleet: &OwnFleet) -> u32 {
        let takes_any = |item: &&Item| item.takes.is_none();
        let items = fleet.ships.iter().filter_map(|ship| self.item(ship.item));
        items.filter(takes_any).map(|item| item.holds.get()).sum()
    }

    /// The item, among those that the player's technologies allow, that costs least per unit, and its price. `units` says how many units an item
    /// counts for; items that count for 0 units are left out.
    pub fn cheapest(&self, units: impl Fn(&Item) -> u32) -> Option<(&'a Item, u32)> {
        let (has, technologies) = (&self.knowledge.own.technologies, &self.knowledge.posted.technologies);
        let known = |item: &&Item| item.is_open_to(has.iter().copied(), technologies);
        let items = self.knowledge.posted.items.iter().map(|(_, item)| item).filter(known).filter(|item| units(item) > 0);
        let price = |item: &Item| self.knowledge.posted.price(item);
        items.min_by_key(|item| (price(item) * 60 / units(item), price(item))).map(|item| (item, price(item)))
    }

    /// The ship with a drive that costs least per unit of cargo, with its price.
    pub fn carrier(&self) -> Option<(&'a Item, u32)> {
        self.cheapest(|item| if item.is_ship() && item.drive && item.takes.is_none() { item.holds.get() } else { 0 })
    }

    pub fn technology(&self, effect: Effect) -> Option<(Id<Technology>, &'a Technology)> {
        self.knowledge.posted.technologies.find(|technology| technology.effect == effect)
    }

    /// Orders up to `number` of an item to be built at home, as far as the money and the limit for a year allow. Returns how many are ordered.
    pub fn build(&mut self, item: &Item, number: u32, into: Option<&str>) -> u32 {
        let Some(home) = self.knowledge.own.home else { return 0 };
        if item.is_ship() && !self.knowledge.holding(home).is_some_and(|held| held.has_shipyard) {
            return 0;
        }
        let price = self.knowledge.posted.price(item);
        let built = self.sheet.orders.iter().map(|order| if let Order::Build(build) = &order.what { build.number } else { 0 });
        let most = Build::MOST.saturating_sub(built.sum());
        let number = number.min(self.purse.checked_div(price).unwrap_or(number)).min(most);
        if number > 0 {
            self.purse -= number * price;
            let at = Name::from(self.knowledge.place(home).as_str());
            let build = Build { number, item: item.name.as_str().into(), at, into: into.map(Name::from) };
            self.sheet.orders.push(Order::Build(build).into());
        }
        number
    }

    /// How much a technology still costs, in IU; `None` if the player has it already, or if its level is not open yet.
    pub fn left_to_pay(&self, id: Id<Technology>, technology: &Technology) -> Option<u32> {
        let own = &self.knowledge.own;
        let own_track = self.knowledge.campaign().is_some_and(|campaign| campaign.own_track);
        let level = technology.level.get();
        let opens = |known: &Technology| known.level.get() + 1 == level && (!own_track || known.track == technology.track);
        let mut known = own.technologies.iter().filter_map(|id| self.knowledge.posted.technologies.get(*id));
        if own.technologies.contains(&id) || level > 1 && !known.any(opens) {
            return None;
        }
        let before = technology.predecessor.is_some_and(|before| own.technologies.contains(&before));
        let paid = own.research.iter().find(|(known, _)| *known == id).map_or(0, |(_, paid)| *paid);
        Some(technology.price(before || own.kind == Sovereign::Berserker).saturating_sub(paid))
    }

    /// Orders a payment of all that a technology still costs, as far as the money lasts. The payment is at least 1 IU, which is returned if nothing
    /// was left to pay. Returns whether the player then has the technology.
    pub fn research(&mut self, id: Id<Technology>, technology: &Technology) -> bool {
        if self.knowledge.own.technologies.contains(&id) {
            return true;
        }
        let Some(left) = self.left_to_pay(id, technology) else { return false };
        let iu = left.max(1).min(self.purse);
        if iu > 0 {
            self.purse -= iu;
            self.sheet.orders.push(Order::Research { technology: technology.name.as_str().into(), iu }.into());
        }
        iu > 0 && iu >= left
    }

    /// Adds a fleet's block to the sheet.
    pub fn order(&mut self, name: &str, lines: Lines) {
        self.sheet.fleets.push(FleetBlock { name: name.into(), lines }.into());
    }

    /// A stop at a space, written as the name of its world if it has one.
    pub fn stop(&self, at: Space, acts: Vec<Act>) -> Spotted<Stop> {
        let world = self.knowledge.world_at(at).filter(|world| !world.name.trim().is_empty());
        let to = world.map_or(Waypoint::Space(at), |world| Waypoint::World(world.name.as_str().into()));
        Stop { to, acts: acts.into_iter().map(Into::into).collect() }.into()
    }

    /// The lines of the sheet for a fleet that the sovereign leads. If `gathered`, the fleet takes every ship at the court; otherwise it keeps its
    /// own ships.
    pub fn led(&self, gathered: bool, stops: Vec<Spotted<Stop>>) -> Lines {
        let sovereign = self.knowledge.own.persons.first().map(|person| Name::from(person.name.as_str()));
        let several = gathered && self.fleets().count() > 1;
        let ships = several.then(|| self.pool().into_iter().map(|(item, number)| self.things(item, number)).collect::<Vec<_>>());
        Lines {
            commander: sovereign.map(|name| Some(name).into()),
            ships: ships.map(Into::into),
            route: Some(Route { stops, repeat: false }.into()),
            ..Lines::default()
        }
    }

    /// The ships at the court that have a drive, as items with how many of each.
    pub fn pool(&self) -> Vec<(Id<Item>, u32)> {
        let mut pool: Vec<(Id<Item>, u32)> = Vec::new();
        for ship in self.fleets().flat_map(|fleet| &fleet.ships).filter(|ship| ship.jump > 0) {
            match pool.iter_mut().find(|(item, _)| *item == ship.item) {
                Some((_, number)) => *number += 1,
                None => pool.push((ship.item, 1)),
            }
        }
        pool
    }

    pub fn things(&self, item: Id<Item>, number: u32) -> Thing {
        let name = self.item(item).map_or("", |item| item.name.as_str());
        Thing { number: Some(number), what: What::Named(name.into()).into() }
    }
}

/// How many moves a fleet makes in a year; 0 if one of its ships lacks a drive.
pub(super) fn jump(fleet: &OwnFleet) -> u32 {
    fleet.ships.iter().map(|ship| ship.jump).min().unwrap_or(0)
}

/// The income from people and factories at the end of the year, in IU.
pub(super) fn income(knowledge: &Knowledge) -> u32 {
    let own = &knowledge.own;
    let of = |holding: &crate::knowledge::Holding| {
        own.kind.yields(holding.subjects + holding.colonists + holding.captives) + holding.factories
    };
    own.holdings.iter().map(of).sum()
}
