//! The results of a landing: loot, slaughter, or a world that changes hands (Landings, Sovereigns).

use std::collections::BTreeSet;

use super::battle::player;
use super::turn::Turn;
use super::{ActOf, FleetId, Happening, Loot, Owner, Passage, Place, Purpose, ShipId, Whereabouts};
use crate::{Item, Player};
use geometry::Space;
use rules::Id;
use rules::play::Dice;

impl Turn<'_> {
    /// Plunders a place. Natives yield the dice of their world once a year, and half as many dice in the following year. A player's people yield two
    /// dice for every five million of them, but no more than the money that the player has there.
    pub fn loot(&mut self, at: Space, id: FleetId, against: Option<Id<Player>>, free: &BTreeSet<ShipId>) {
        let Some(owner) = self.state.fleet(id).map(|fleet| fleet.owner) else { return };
        if free.is_empty() {
            return;
        }
        let year = self.year();
        let Some(place) = self.state.place(at) else { return };
        let (number, known) = match against {
            None => {
                let table = &self.content.tables.worlds;
                let dice = place.world.and_then(|world| self.content.worlds.get(world)).map_or(0, |world| world.dice_in(table));
                let again = place.loot.filter(|loot| loot.year == year).map(|loot| loot.left);
                let halved = place.loot.is_some_and(|loot| loot.year + 1 == year);
                (if halved { dice / 2 } else { dice }, again)
            }
            Some(player) => {
                let held = if place.holder == Some(player) { place.natives } else { 0 };
                let estate = place.estate(player);
                let people = held + estate.map_or(0, super::Estate::loyal);
                let sacked = estate.and_then(|estate| estate.sacked);
                let halved = sacked.is_some_and(|sacked| sacked + 1 == year);
                (people / 5 * 2 / if halved { 2 } else { 1 }, sacked.filter(|sacked| *sacked == year).map(|_| 0))
            }
        };
        let mut dice = self.roller.dice(at, 0, Purpose::Plunder, against.map_or(0, Id::number));
        let rolled: Vec<u8> = if known.is_some() { Vec::new() } else { (0..number).map(|_| dice.die()).collect() };
        let mut found = known.unwrap_or_else(|| rolled.iter().map(|die| u32::from(*die)).sum());
        if let Some(player) = against {
            found = found.min(*self.purse(player, Some(at)));
        }
        let taken = self.stow_iu(id, found, Some(free));
        if let Some(player) = against {
            *self.purse(player, Some(at)) -= taken;
        }
        if let Some(place) = self.state.place_mut(at) {
            match against {
                None => place.loot = Some(Loot { year, left: found - taken }),
                Some(player) => place.estate_mut(player).sacked = Some(year),
            }
        }
        if let Some(seat) = player(owner).and_then(|player| self.state.seat_mut(player)) {
            seat.taken += taken;
        }
        let what = Happening::Plundered { player: owner, fleet: id, from: against, found, taken };
        let seen_by = self.viewers(at).into_iter().chain(against).collect();
        self.tell_dice(Some(at), seen_by, Passage::Landings, what, rolled);
    }

    /// Lets those of a Berserker's ships that could plunder kill people instead. Each ship kills as many millions as a die shows.
    pub fn slaughter(&mut self, at: Space, act: ActOf<'_>, id: FleetId, against: Option<Id<Player>>, free: &BTreeSet<ShipId>) {
        let Some(owner) = self.state.fleet(id).map(|fleet| fleet.owner) else { return };
        let mut dice = self.roller.dice_of(at, self.tick, Purpose::Slaughter, act);
        let rolled: Vec<u8> = free.iter().map(|_| dice.die()).collect();
        let wanted: u32 = rolled.iter().map(|die| u32::from(*die)).sum();
        let Some(place) = self.state.place_mut(at) else { return };
        let people = place.kill(against, wanted);
        if let Some(seat) = player(owner).and_then(|player| self.state.seat_mut(player)) {
            seat.slain += people;
        }
        let seen_by = self.viewers(at).into_iter().chain(against).collect();
        self.tell_dice(Some(at), seen_by, Passage::Sovereigns, Happening::Slew { player: owner, fleet: id, people }, rolled);
    }

    /// Gives a world to the owner of a fleet. All people who lived there under its former owner become captives.
    pub fn take_world(&mut self, at: Space, owner: Owner, against: Option<Id<Player>>, stays: &[Id<Item>]) {
        let Owner::Player(winner) = owner else { return };
        let Some(place) = self.state.place_mut(at) else { return };
        if let Some(loser) = against {
            let estate = std::mem::replace(place.estate_mut(loser), super::Estate::new(loser));
            place.natives += estate.loyal();
            for share in estate.converts {
                add_share(&mut place.converts, share.player, share.people);
            }
            let own = place.estate_mut(winner);
            own.factories += estate.factories;
            own.robots += estate.robots;
            own.iu += estate.iu;
            for stock in estate.stock {
                own.add(stock.item, stock.number);
            }
            place.estates.retain(|estate| estate.player != loser);
        }
        (place.holder, place.troops) = (Some(winner), 0);
        let captives = place.natives;
        for item in stays {
            place.estate_mut(winner).add(*item, 1);
        }
        if let Some(seat) = against.and_then(|loser| self.state.seat_mut(loser)) {
            for person in seat.persons.iter_mut().filter(|person| person.at == Whereabouts::Ashore(at)) {
                person.at = Whereabouts::Adrift;
            }
        }
        let what = Happening::Conquered { player: winner, from: against, garrison: stays.len() as u32, captives };
        let seen_by = self.viewers(at).into_iter().chain(against).collect();
        self.tell(Some(at), seen_by, Passage::Landings, what);
    }
}

/// Adds people to those who share a player's views.
pub(super) fn add_share(shares: &mut Vec<super::Share>, player: Id<Player>, people: u32) {
    match shares.binary_search_by_key(&player, |share| share.player) {
        Ok(found) => shares[found].people += people,
        Err(free) => shares.insert(free, super::Share { player, people }),
    }
}

impl Place {
    /// Kills this many millions of people, or as many as there are, and returns how many. Natives or captives die first, then the player's own
    /// people.
    fn kill(&mut self, of: Option<Id<Player>>, wanted: u32) -> u32 {
        let mut left = wanted;
        let mut take = |people: &mut u32| {
            let dead = left.min(*people);
            *people -= dead;
            left -= dead;
        };
        if of.is_none() || self.holder == of {
            take(&mut self.natives);
        }
        if let Some(player) = of {
            let estate = self.estate_mut(player);
            take(&mut estate.subjects);
            take(&mut estate.colonists);
        }
        self.fit_converts();
        wanted - left
    }

    /// Limits the number of people who share a player's views to the number of people who are left. It assumes that those who died shared no player's
    /// views, as far as there were enough such people.
    pub(super) fn fit_converts(&mut self) {
        let natives = self.natives;
        fit(&mut self.converts, natives);
        for estate in &mut self.estates {
            let loyal = estate.loyal();
            fit(&mut estate.converts, loyal);
        }
    }
}

fn fit(shares: &mut Vec<super::Share>, people: u32) {
    let mut left = people;
    for share in shares.iter_mut() {
        share.people = share.people.min(left);
        left -= share.people;
    }
    shares.retain(|share| share.people > 0);
}
