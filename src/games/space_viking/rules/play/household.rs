//! Money at the end of the year: taxes and factories, payments, research, building, and repair (Turn and money, Technology, Items).

use super::turn::Turn;
use super::{Commander, Developed, FleetId, Happening, Installed, Owner, Passage, Research, Ship};
use crate::orders::{Build, Name, Order, Spot};
use crate::{Effect, Item, Player, Role, Sovereign, Technology};
use geometry::Space;
use rules::Id;

impl Turn<'_> {
    /// Collects the taxes of subjects, colonists and captives, and the yield of factories.
    pub fn taxes(&mut self) {
        let mut due = Vec::new();
        for place in &self.state.places {
            for estate in &place.estates {
                let Some(seat) = self.state.seat(estate.player) else { continue };
                let captives = if place.holder == Some(estate.player) { place.natives } else { 0 };
                let people = seat.kind.yields(estate.loyal().saturating_add(captives));
                // Factories need people to work in them: each million people can work in two factories at most.
                let workers = estate.loyal().saturating_add(captives);
                let factories = estate.factories.min(workers.saturating_mul(2)).saturating_add(estate.robots);
                if people > 0 || factories > 0 {
                    due.push((place.at, estate.player, people, factories));
                }
            }
            // Captives pay even if their holder has nothing else there.
            if let Some(holder) = place.holder.filter(|holder| place.natives > 0 && place.estate(*holder).is_none()) {
                let people = self.state.seat(holder).map_or(0, |seat| seat.kind.yields(place.natives));
                due.push((place.at, holder, people, 0));
            }
        }
        for (at, player, people, factories) in due {
            let iu = people.saturating_add(factories);
            self.earn(player, Some(at), iu);
            self.tell(Some(at), vec![player], Passage::Turn, Happening::Taxed { player, people, factories, iu });
        }
    }

    /// All players' orders outside of blocks, in the order of each sheet.
    fn costly(&self) -> Vec<(Id<Player>, Spot, Order)> {
        let orders = self.sheets.iter().flat_map(|(player, sheet)| sheet.orders.iter().map(move |order| (*player, order)));
        orders.map(|(player, order)| (player, order.at, order.what.clone())).collect()
    }

    /// Makes the payments among players, before anything is bought. Players cannot pay with money that they receive in the same year, so the order of
    /// the payments does not matter.
    pub fn payments(&mut self) {
        let mut received = Vec::new();
        for (player, spot, order) in self.costly() {
            let Order::Pay { iu, to } = order else { continue };
            let to = self.player_named(&to).filter(|to| *to != player && self.state.seat(*to).is_some());
            let Some(to) = to else {
                self.not_done(player, None, spot, "Nobody of this name plays.");
                continue;
            };
            let home = |player| self.state.seat(player).and_then(|seat| seat.home);
            if !self.state.campaign.one_treasury && home(player) != home(to) {
                self.not_done(player, None, spot, "Money reaches only those who live on the same world.");
                continue;
            }
            if self.state.seat(player).is_none() || *self.purse(player, None) < iu {
                self.not_done(player, None, spot, "The treasury could not pay that.");
                continue;
            }
            *self.purse(player, None) -= iu;
            received.push((player, to, iu));
        }
        for (from, to, iu) in received {
            self.earn(to, None, iu);
            self.tell(None, vec![from, to], Passage::Turn, Happening::Paid { from, to, iu });
        }
    }

    /// Carries out the research and building orders of each sheet, in the order of the sheet. Orders that the player cannot pay for are skipped and
    /// reported.
    pub fn spending(&mut self) {
        for (player, spot, order) in self.costly() {
            if self.state.seat(player).is_none() {
                continue;
            }
            let done = match &order {
                Order::Research { technology, iu } => self.research(player, technology, *iu),
                Order::Build(build) => self.build(player, build),
                Order::Pay { .. } | Order::Letter { .. } | Order::Press { .. } | Order::Message(_) => Ok(()),
            };
            if let Err(why) = done {
                self.not_done(player, None, spot, why);
            }
        }
    }

    fn research(&mut self, player: Id<Player>, name: &Name, iu: u32) -> Result<(), String> {
        let Some((id, technology)) = self.content.technologies.find(|technology| name.is(&technology.name)) else {
            return Err("No technology is called so.".into());
        };
        let Some(seat) = self.state.seat(player) else { return Ok(()) };
        if seat.technologies.iter().any(|known| known.technology == id) {
            return Err("That was developed already.".into());
        }
        let serving: Vec<&Technology> =
            seat.serving(self.state.year).filter_map(|id| self.content.technologies.get(id)).collect();
        let own_track = self.state.campaign.own_track;
        let opens = |known: &&Technology| {
            known.level.get() + 1 == technology.level.get() && (!own_track || known.track == technology.track)
        };
        if technology.level.get() > 1 && !serving.iter().any(opens) {
            return Err("Its level is not open.".into());
        }
        if *self.purse(player, None) < iu {
            return Err("The treasury could not pay that.".into());
        }
        *self.purse(player, None) -= iu;
        self.tell(None, vec![player], Passage::Technology, Happening::Researched { player, technology: id, iu });
        let year = self.year();
        let price = technology.price(self.has_predecessor(player, technology));
        let Some(seat) = self.state.seat_mut(player) else { return Ok(()) };
        let at = match seat.research.binary_search_by_key(&id, |research| research.technology) {
            Ok(found) => found,
            Err(free) => {
                seat.research.insert(free, Research { technology: id, paid: 0 });
                free
            }
        };
        seat.research[at].paid = seat.research[at].paid.saturating_add(iu);
        if seat.research[at].paid >= price {
            // The price at the time of completion counts, and payments beyond it are returned.
            let returned = seat.research.remove(at).paid - price;
            seat.technologies.push(Developed { technology: id, year });
            self.earn(player, None, returned);
            self.tell(None, vec![player], Passage::Technology, Happening::Developed { player, technology: id, returned });
        }
        Ok(())
    }

    /// Whether a player pays the lower price that applies with the predecessor. Players who developed the predecessor in an earlier year pay it, and
    /// a Berserker always pays it.
    fn has_predecessor(&self, player: Id<Player>, technology: &Technology) -> bool {
        let Some(seat) = self.state.seat(player) else { return false };
        seat.kind == Sovereign::Berserker
            || technology.predecessor.is_some_and(|before| seat.serving(self.state.year).any(|id| id == before))
    }

    fn build(&mut self, player: Id<Player>, build: &Build) -> Result<(), String> {
        let Some(id) = self.item_named(&build.item) else { return Err("No item is called so.".into()) };
        let Some(item) = self.content.items.get(id) else { return Ok(()) };
        let home = self.state.seat(player).and_then(|seat| seat.home);
        let at = if build.at.text.trim().is_empty() { home } else { self.world_named(&build.at) };
        let Some(at) = at.filter(|at| self.state.place(*at).is_some_and(|place| place.is_own(player))) else {
            return Err("Nothing of the player's own is there.".into());
        };
        let serving = || self.state.seat(player).into_iter().flat_map(|seat| seat.serving(self.state.year));
        let by_its_own = item.needs.is_none_or(|needs| serving().any(|id| id == needs));
        if !by_its_own && (self.state.is_bare() || !item.is_open_to(serving(), &self.content.technologies)) {
            return Err("The technology for it is not known.".into());
        }
        self.may_build(player, at, item, build.number)?;
        let into = match build.into.as_ref().map(|name| (self.fleet_named(player, name), name)) {
            Some((Some(fleet), _)) if self.state.fleet(fleet).is_some_and(|fleet| fleet.at == at) => Some(fleet),
            Some((Some(_), _)) => return Err("The fleet that should get it is elsewhere.".into()),
            Some((None, _)) | None => None,
        };
        let built = self.built.get(&player).copied().unwrap_or(0).saturating_add(build.number);
        if built > Build::MOST {
            return Err(format!("A year builds {} things at the most.", Build::MOST));
        }
        let iu = self.content.price(item).saturating_mul(build.number);
        if *self.purse(player, Some(at)) < iu {
            return Err("The treasury could not pay that.".into());
        }
        *self.purse(player, Some(at)) -= iu;
        self.built.insert(player, built);
        let into = self.place_built(player, at, id, item, build, into);
        self.tell(Some(at), vec![player], Passage::Items, Happening::Built { player, item: id, number: build.number, iu, into });
        Ok(())
    }

    /// Checks whether a player may build an item in a place; if not, the error says why. Ships need a shipyard of the player's own. Everything else
    /// needs loyal subjects, unless the player is a Berserker. Factories have a limit (Technology).
    fn may_build(&self, player: Id<Player>, at: Space, item: &Item, number: u32) -> Result<(), String> {
        let Some(estate) = self.state.place(at).and_then(|place| place.estate(player)) else {
            return Err("Nothing of the player's own is there.".into());
        };
        let berserker = self.state.seat(player).is_some_and(|seat| seat.kind == Sovereign::Berserker);
        let yard = estate.bases.iter().any(|base| self.item(base.item).is_some_and(|base| base.role == Role::Shipyard));
        let most = [(Effect::TwoFactories, 2), (Effect::OneFactory, 1)];
        let most =
            most.into_iter().find(|(effect, _)| self.state.serves(self.content, player, *effect)).map_or(0, |(_, most)| most);
        match item.role {
            Role::Ship | Role::Scout if !yard => Err("No shipyard of the player's own stands there.".into()),
            Role::Ship | Role::Scout => Ok(()),
            _ if estate.loyal() == 0 && !berserker => Err("Nobody loyal lives there to build it.".into()),
            Role::Factory if estate.factories.saturating_add(number) > estate.loyal().saturating_mul(most) => {
                Err(format!("{} factories are the most for those who live there.", estate.loyal().saturating_mul(most)))
            }
            Role::Troop | Role::JumpTroop | Role::Outpost | Role::Shipyard | Role::Factory | Role::RoboticFactory => Ok(()),
        }
    }

    /// Puts new things where they belong. Ships go into the fleet that the order names, or into a new one. Other things go into the holds of the
    /// fleet that the order names, or ashore.
    fn place_built(
        &mut self,
        player: Id<Player>,
        at: Space,
        id: Id<Item>,
        item: &Item,
        build: &Build,
        into: Option<FleetId>,
    ) -> Option<FleetId> {
        if item.is_ship() {
            let jump = self.state.best_jump(self.content, player);
            let ships: Vec<Ship> = (0..build.number).map(|_| self.state.ship(self.content, id, jump)).collect();
            // Ships without a drive go into the holds of the fleet that receives them, as far as they have room.
            let ships = match into {
                Some(fleet) if !item.drive => self.stow_ships(fleet, ships),
                _ => ships,
            };
            if let Some(fleet) = into.filter(|_| item.drive).and_then(|fleet| self.state.fleet_mut(fleet)) {
                fleet.ships.extend(ships);
                return into;
            }
            if ships.is_empty() {
                return into;
            }
            let wanted = build.into.as_ref().map_or("New ships", |name| name.text.trim());
            let name = self.free_name(player, wanted);
            let fleet = self.state.found(player, &name, Commander::Captain(String::new()), at, ships);
            self.tell(Some(at), vec![player], Passage::Items, Happening::Founded { fleet, name });
            return Some(fleet);
        }
        let stowed = into.filter(|_| item.is_cargo()).map_or(0, |fleet| self.stow_items(fleet, id, build.number));
        let left = build.number - stowed;
        if let Some(place) = self.state.place_mut(at) {
            let estate = place.estate_mut(player);
            match item.role {
                Role::Outpost | Role::Shipyard => estate.bases.extend((0..left).map(|_| Installed { item: id })),
                Role::Factory => estate.factories = estate.factories.saturating_add(left),
                Role::RoboticFactory => estate.robots = estate.robots.saturating_add(left),
                Role::Troop | Role::JumpTroop | Role::Ship | Role::Scout => estate.add(id, left),
            }
        }
        into.filter(|_| stowed > 0)
    }

    /// Repairs ships that are at an outpost or shipyard of their player, completely and at no cost (Items).
    pub fn repair(&mut self) {
        let (mut whole, bare) = (Vec::new(), self.state.is_bare());
        for fleet in &self.state.fleets {
            let Owner::Player(player) = fleet.owner else { continue };
            let estate = self.state.place(fleet.at).and_then(|place| place.estate(player));
            if estate.is_some_and(|estate| !estate.bases.is_empty()) && repaired(&fleet.ships, bare).next().is_some() {
                whole.push((fleet.id, player, fleet.at));
            }
        }
        for (id, player, at) in whole {
            let Some(fleet) = self.state.fleet_mut(id) else { continue };
            let hits = repaired(&fleet.ships, bare).map(|ship| ship.taken).sum();
            let ships = repaired(&fleet.ships, bare).count() as u32;
            for ship in &mut fleet.ships {
                ship.taken = 0;
                ship.hold.ships.iter_mut().for_each(|ship| ship.taken = 0);
            }
            self.tell(Some(at), vec![player], Passage::Items, Happening::Repaired { player, fleet: id, ships, hits });
        }
    }
}

/// The damaged ships among these ships and in their holds. In a game that was begun by a version of the program without secrets, ships in holds are
/// left out, so that its years have the same results as then.
fn repaired(ships: &[Ship], bare: bool) -> impl Iterator<Item = &Ship> {
    let stowed = ships.iter().flat_map(|ship| &ship.hold.ships).filter(move |_| !bare);
    ships.iter().chain(stowed).filter(|ship| ship.taken > 0)
}
