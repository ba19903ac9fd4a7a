//! Begins a campaign: worlds with their natives and guards, and the possessions of all players at the start ("Start").

use super::{
    Commander, Developed, Estate, Fleet, Hold, Installed, Owner, Person, Place, Plan, Rank, Seat, Share, Ship, Source, State,
    Stock, Whereabouts, state::reading,
};
use crate::forecast::FIRST_JUMP;
use crate::{Campaign, Content, Item, Load, Mode, People, Player, Role, Ship as Designed, Sovereign, World};
use geometry::Space;
use rules::Id;
use rules::play::Secret;

impl State {
    /// The state of a campaign before its first year, with keys and dice from a seed. If an opening refers to a thing that the designs lack, that
    /// thing is left out. Routes in the designs are also left out, so that fleets wait until a first sheet gives them a route.
    #[must_use]
    pub fn begin(content: &Content, campaign: &Campaign, seed: u64) -> Self {
        Self::begin_from(content, campaign, Source::Chosen(seed))
    }

    /// The state of a campaign before its first year, with keys and dice from any source.
    #[must_use]
    pub fn begin_from(content: &Content, campaign: &Campaign, source: Source) -> Self {
        let (seed, secret) = match source {
            Source::Drawn(secret) => (0, Some(secret)),
            Source::Chosen(seed) => (seed, Some(Secret::of_seed(seed))),
            Source::Bare(seed) => (seed, None),
        };
        let mut state = Self {
            year: 0,
            seed,
            secret,
            campaign: campaign.clone(),
            places: Vec::new(),
            seats: Vec::new(),
            fleets: Vec::new(),
            messages: Vec::new(),
            next_ship: 0,
        };
        for (id, world) in content.worlds.iter() {
            // If two worlds share a space, which is an error in the designs, only the first of them is in the game.
            if !state.places.iter().any(|place| place.at == world.at) {
                let place = state.peopled(content, id, world);
                state.places.push(place);
            }
        }
        state.places.sort_by_key(|place| reading(place.at));
        for (id, player) in content.players.iter() {
            state.take_seat(content, id, player);
        }
        for (_, world) in content.worlds.iter() {
            state.launch_guards(content, world);
        }
        for (_, fleet) in content.fleets.iter() {
            state.launch(content, fleet);
        }
        for seat in &mut state.seats {
            if let Some(home) = seat.home {
                for person in &mut seat.persons {
                    if person.at == Whereabouts::Adrift {
                        person.at = Whereabouts::Ashore(home);
                    }
                }
            }
        }
        state
    }

    fn peopled(&mut self, content: &Content, id: Id<World>, world: &World) -> Place {
        let table = &content.tables.worlds;
        let mut place = Place {
            at: world.at,
            world: Some(id),
            natives: world.natives_in(table),
            troops: world.troops_in(table),
            ..Place::default()
        };
        for (number, item) in content.load(world.guard_in(table)).items {
            if content.items.get(item).is_some_and(Item::is_ship) {
                place.guard.extend((0..number).map(|_| self.ship(content, item, 0)));
            }
        }
        for (_, estate) in world.estates.iter() {
            let Some(player) = estate.player.filter(|player| content.players.get(*player).is_some()) else { continue };
            let own = place.estate_mut(player);
            match estate.people {
                People::Subjects => own.subjects += estate.number.get(),
                People::Colonists => own.colonists += estate.number.get(),
                People::Captives => {}
            }
            own.factories += estate.factories.get();
            if estate.people == People::Captives {
                // The captives are natives of the world. If the estate has more captives than the world has natives, the number of natives is raised
                // to match.
                place.natives = place.natives.max(estate.number.get());
                (place.holder, place.troops) = (Some(player), 0);
            }
        }
        for (_, base) in world.bases.iter() {
            let (Some(player), Some(id)) = (base.player, base.item) else { continue };
            if content.players.get(player).is_none() {
                continue;
            }
            let Some(item) = content.items.get(id) else { continue };
            let (own, number) = (place.estate_mut(player), base.number.get());
            match item.role {
                Role::Outpost | Role::Shipyard => own.bases.extend((0..number).map(|_| Installed { item: id })),
                Role::Troop | Role::JumpTroop => own.add(id, number),
                Role::Factory => own.factories += number,
                Role::RoboticFactory => own.robots += number,
                Role::Ship | Role::Scout => {}
            }
        }
        place
    }

    fn take_seat(&mut self, content: &Content, id: Id<Player>, player: &Player) {
        let home = player.home.and_then(|home| content.worlds.get(home)).map(|world| world.at);
        let ranks = [Rank::Sovereign, Rank::Crony, Rank::Crony];
        let names = std::iter::once(&player.sovereign).chain(&player.cronies);
        let persons = names
            .zip(ranks)
            .filter(|(name, _)| !name.trim().is_empty())
            .map(|(name, rank)| Person { name: name.trim().to_owned(), rank, at: Whereabouts::Adrift })
            .collect();
        let mut technologies: Vec<Developed> = Vec::new();
        for (technology, _) in content.technologies_of(player) {
            if !technologies.iter().any(|known| known.technology == technology) {
                technologies.push(Developed { technology, year: 0 });
            }
        }
        let one_treasury = self.campaign.one_treasury;
        if let Some(place) = home.and_then(|home| self.place_mut(home)) {
            let estate = place.estate_mut(id);
            if player.kind == Sovereign::Berserker {
                estate.robots += player.factories.get();
            } else {
                estate.subjects += player.subjects.get();
                estate.factories += player.factories.get();
            }
            if let Some((yard, _)) = content.items.find(|item| item.role == Role::Shipyard).filter(|_| player.shipyard) {
                estate.bases.push(Installed { item: yard });
            }
            if !one_treasury {
                estate.iu += player.money.get();
            }
            // The first subjects of a Zealot share the Zealot's views from the beginning (Sovereigns).
            if player.kind == Sovereign::Zealot && estate.subjects > 0 {
                estate.converts.push(Share { player: id, people: estate.subjects });
            }
        }
        self.seats.push(Seat {
            player: id,
            kind: player.kind,
            home,
            treasury: if one_treasury { player.money.get() } else { 0 },
            technologies,
            research: Vec::new(),
            persons,
            taken: 0,
            slain: 0,
            founded: 0,
            met: Vec::new(),
            points: Vec::new(),
            hands: 0,
            has_left: false,
        });
    }

    /// Forms a fleet of the ships that the designs list among the bases of a world.
    fn launch_guards(&mut self, content: &Content, world: &World) {
        for (_, base) in world.bases.iter() {
            let (Some(player), Some(item)) = (base.player, base.item) else { continue };
            if content.items.get(item).is_some_and(Item::is_ship) && self.seat(player).is_some() {
                let ships: Vec<Ship> = (0..base.number.get()).map(|_| self.ship(content, item, 0)).collect();
                if !ships.is_empty() {
                    self.found(player, "Home guard", Commander::Captain(String::new()), world.at, ships);
                }
            }
        }
    }

    fn launch(&mut self, content: &Content, fleet: &crate::Fleet) {
        let Some(player) = fleet.player.filter(|player| self.seat(*player).is_some()) else { return };
        let Some(at) = content.stands(fleet).and_then(|world| content.worlds.get(world)).map(|world| world.at) else { return };
        let jump = self.best_jump(content, player);
        let ships: Vec<Ship> = fleet.ships.iter().filter_map(|(_, ship)| self.designed(content, ship, jump)).collect();
        if ships.is_empty() {
            return;
        }
        let person = self.seat(player).and_then(|seat| seat.person(&fleet.commander));
        let commander = match person {
            Some(person) => Commander::Person(person),
            None if fleet.commander.trim().is_empty() => Commander::Nobody,
            None => Commander::Captain(fleet.commander.trim().to_owned()),
        };
        let id = self.found(player, fleet.label(), commander, at, ships);
        if let (Some(person), Some(seat)) = (person, self.seat_mut(player)) {
            seat.persons[person].at = Whereabouts::Aboard(id);
        }
        if let Some(own) = self.fleet_mut(id) {
            own.plan = Plan { mode: fleet.mode, aim: fleet.aim, break_off: fleet.break_off, ..Plan::default() };
            let unmanned = own.commander == Commander::Nobody && fleet.mode == Mode::Berserker;
            own.ships.iter_mut().for_each(|ship| ship.unmanned = unmanned);
        }
    }

    fn designed(&mut self, content: &Content, ship: &Designed, jump: u32) -> Option<Ship> {
        let id = ship.item?;
        content.items.get(id).filter(|item| item.is_ship())?;
        let hold = self.hold(content, &content.load(&ship.cargo), jump);
        Some(Ship { name: ship.name.trim().to_owned(), hold, ..self.ship(content, id, jump) })
    }

    fn hold(&mut self, content: &Content, load: &Load, jump: u32) -> Hold {
        let mut hold = Hold { iu: load.iu, people: load.people, ..Hold::default() };
        for (number, id) in &load.items {
            match content.items.get(*id) {
                Some(item) if item.is_ship() => hold.ships.extend((0..*number).map(|_| self.ship(content, *id, jump))),
                Some(item) if item.is_cargo() => hold.stock.push(Stock { item: *id, number: *number }),
                _ => {}
            }
        }
        hold
    }
}

/// Makes new ships and fleets, at the beginning and later.
impl State {
    /// A new ship built as an item, empty and undamaged; it makes `jump` moves in a year if it has a drive.
    pub(super) fn ship(&mut self, content: &Content, item: Id<Item>, jump: u32) -> Ship {
        let drive = content.items.get(item).is_some_and(|item| item.drive);
        let id = self.new_ship();
        Ship {
            id,
            name: String::new(),
            item,
            taken: 0,
            jump: if drive { jump } else { 0 },
            unmanned: false,
            hold: Hold::default(),
        }
    }

    /// Founds a fleet without a route, in the mode Passive, and returns its number.
    pub(super) fn found(
        &mut self,
        player: Id<Player>,
        name: &str,
        commander: Commander,
        at: Space,
        ships: Vec<Ship>,
    ) -> super::FleetId {
        let id = self.new_fleet(player);
        let fleet = Fleet {
            id,
            owner: Owner::Player(player),
            name: name.to_owned(),
            commander,
            at,
            from: None,
            plan: Plan::default(),
            ships,
            moves: 0,
            idle: false,
        };
        let place = self.fleets.partition_point(|known| known.id < id);
        self.fleets.insert(place, fleet);
        id
    }

    /// How many moves a player's new ships make in a year.
    pub(super) fn best_jump(&self, content: &Content, player: Id<Player>) -> u32 {
        let serving = self.seat(player).into_iter().flat_map(|seat| seat.serving(self.year));
        serving.filter_map(|id| content.technologies.get(id)?.effect.jump()).fold(FIRST_JUMP, u32::max)
    }
}

impl Estate {
    /// Adds `number` of an item to the estate's stock.
    pub(super) fn add(&mut self, item: Id<Item>, number: u32) {
        add(&mut self.stock, item, number);
    }
}

/// Adds `number` of an item to a list that is sorted by item.
pub(super) fn add(stock: &mut Vec<Stock>, item: Id<Item>, number: u32) {
    if number == 0 {
        return;
    }
    match stock.binary_search_by_key(&item, |stock| stock.item) {
        Ok(found) => stock[found].number += number,
        Err(free) => stock.insert(free, Stock { item, number }),
    }
}
