//! The consequences of a battle in space: hits and losses, retreats, captured messages, and a Pirate's prizes (Space combat, Sovereigns).

use std::collections::BTreeMap;

use super::battle::{Fighter, player};
use super::clock::Due;
use super::order::seems;
use super::turn::Turn;
use super::{ActOf, Commander, Fleet, FleetId, Happening, Hold, Owner, Passage, Purpose, Ship, ShipId};
use crate::{Item, Player, Sector, Sovereign};
use geometry::Space;
use rules::Id;
use rules::play::Dice;

/// Lost ships, with their owners.
type Lost = Vec<(Owner, Ship)>;

impl Turn<'_> {
    /// Applies the hits of a battle to the ships. Removes and returns the ships that were lost, with everything in their holds.
    pub fn settle(&mut self, at: Space, fighters: &[Fighter]) -> Lost {
        let taken: BTreeMap<ShipId, &Fighter> = fighters.iter().map(|fighter| (fighter.ship, fighter)).collect();
        let mut lost = Vec::new();
        let mut hit = |owner: Owner, ships: &mut Vec<Ship>| {
            let all = std::mem::take(ships);
            for mut ship in all {
                if let Some(fighter) = taken.get(&ship.id) {
                    ship.taken = fighter.taken.min(fighter.party.hits);
                    if fighter.left() == 0 {
                        lost.push((owner, ship));
                        continue;
                    }
                }
                ships.push(ship);
            }
        };
        for fleet in self.state.fleets.iter_mut().filter(|fleet| fleet.at == at) {
            let owner = fleet.owner;
            for ship in &mut fleet.ships {
                hit(owner, &mut ship.hold.ships);
            }
            hit(owner, &mut fleet.ships);
        }
        if let Some(place) = self.state.place_mut(at) {
            hit(Owner::Natives, &mut place.guard);
        }
        lost
    }

    /// Moves a fleet that breaks off back to the space where it came from; if it came from nowhere else, to a free neighbouring space. The fleet
    /// continues its route next year.
    pub fn break_off(&mut self, id: FleetId, met: &[FleetId]) {
        let Some(fleet) = self.state.fleet(id).filter(|fleet| !fleet.ships.is_empty()) else { return };
        let (at, owner) = (fleet.at, fleet.owner);
        let beside = || {
            let steps = (-1..=1).flat_map(|row| (-1..=1).map(move |column| (column, row)));
            let spaces = steps.map(|(column, row)| Space::new(at.column + column, at.row + row));
            let free = |space: &Space| {
                let shuns = |other: &Fleet| other.owner != owner && !met.contains(&other.id) && self.is_seen(*space, owner);
                *space != at && self.content.sector.holds(*space) && !self.state.fleets_at(*space).any(shuns)
            };
            spaces.filter(|space| Sector::moves(*space, at) == 1).find(free)
        };
        let Some(to) = fleet.from.filter(|from| *from != at).or_else(beside) else { return };
        if let Some(fleet) = self.state.fleet_mut(id) {
            (fleet.at, fleet.from, fleet.idle) = (to, Some(at), true);
            fleet.plan.ahead.clear();
        }
        let seen_by = self.viewers(at).into_iter().chain(player(owner)).collect();
        self.tell(Some(at), seen_by, Passage::Space, Happening::BrokeOff { fleet: id, owner, to });
        if !self.state.is_bare() {
            // A fleet sees the space that it enters, even if it retreats there.
            self.entered.push((id, owner, to));
            self.look(to);
        }
    }

    /// Whether an owner sees which fleets are in a space. A fleet can avoid only fleets that its owner knows of.
    fn is_seen(&self, at: Space, by: Owner) -> bool {
        self.state.is_bare()
            || self.state.meeting_place(at).is_some() && player(by).is_some_and(|player| self.viewers(at).contains(&player))
    }

    /// Settles what follows a battle. Fleets without ships are removed, the winner may read captured messages, and a Pirate keeps a share of the lost
    /// ships.
    pub fn after_battle(&mut self, at: Space, fleets: &[FleetId], fought: &[Owner], lost: Lost, due: &mut Due) {
        let gone = |fleet: &&FleetId| self.state.fleet(**fleet).is_some_and(|fleet| fleet.ships.is_empty());
        let gone: Vec<FleetId> = fleets.iter().filter(gone).copied().collect();
        let mut taken: BTreeMap<Id<Player>, u32> = BTreeMap::new();
        for id in gone {
            let owner = self.state.fleet(id).map(|fleet| fleet.owner);
            due.acts.remove(&id);
            self.lose_fleet(id);
            for message in self.take_messages(id) {
                // If several messages of a player are lost here, each has a die of its own.
                let number = *taken.entry(message.from).and_modify(|number| *number += 1).or_default();
                self.captured_message((at, number), message, owner, fought);
            }
        }
        for id in fleets {
            if self.state.fleet(*id).is_some_and(|fleet| fleet.at != at) {
                due.acts.remove(id);
            }
        }
        let mut left: Vec<Owner> = self.state.fleets_at(at).map(|fleet| fleet.owner).collect();
        left.extend(self.state.place(at).filter(|place| !place.guard.is_empty()).map(|_| Owner::Natives));
        left.dedup();
        if let [Owner::Player(pirate)] = left.as_slice()
            && self.kind(left[0]) == Some(Sovereign::Pirate)
            && fought.contains(&left[0])
        {
            self.capture(at, *pirate, lost);
        }
    }

    /// Lets the winner read a message from a lost ship on a roll of 4 to 6 (Command).
    fn captured_message(&mut self, (at, number): (Space, u32), message: super::Message, owner: Option<Owner>, fought: &[Owner]) {
        let there = |by: &&Owner| player(**by).is_some() && self.state.fleets_at(at).any(|fleet| fleet.owner == **by);
        let Some(by) = fought.iter().filter(|by| Some(**by) != owner).find(there).copied() else { return };
        let act = ActOf { owner: message.from.number(), number, fleet: "", bare: message.courier.0 };
        let rolled = self.roller.dice_of(at, self.tick, Purpose::Capture, act).die();
        if rolled >= 4 {
            let what = Happening::Read { from: message.from, by, to: message.to, lines: message.lines };
            self.tell_dice(Some(at), player(by).into_iter().collect(), Passage::Command, what, vec![rolled]);
        }
    }

    /// Gives a Pirate half of the lost enemy ships, rounded down, the most expensive ones first. Their holds are empty, and half their damage,
    /// rounded up, is repaired (Sovereigns).
    fn capture(&mut self, at: Space, pirate: Id<Player>, lost: Lost) {
        let price = |ship: &Ship| self.item(ship.item).map_or(0, |item| self.content.price(item));
        let mut lost: Lost = lost.into_iter().filter(|(owner, _)| *owner != Owner::Player(pirate)).collect();
        if self.state.is_bare() {
            lost.sort_by_key(|(_, ship)| (std::cmp::Reverse(price(ship)), ship.id));
        } else {
            // Among equal ships, those that make more moves come first. Nothing else distinguishes them once they are empty.
            let look = |ship: &Ship| (ship.item, std::cmp::Reverse(ship.jump), ship.name.trim().to_lowercase());
            lost.sort_by_cached_key(|(owner, ship)| (std::cmp::Reverse(price(ship)), seems(*owner), look(ship)));
        }
        let mut prizes: Vec<Ship> = lost.into_iter().map(|(_, ship)| ship).collect();
        prizes.truncate(prizes.len() / 2);
        if prizes.is_empty() {
            return;
        }
        let best = self.state.best_jump(self.content, pirate);
        for ship in &mut prizes {
            let (damage, drive) = self.content.items.get(ship.item).map_or((1, false), |item| (item.damage.get(), item.drive));
            ship.taken = damage - damage.div_ceil(2);
            (ship.hold, ship.unmanned) = (Hold::default(), false);
            // Ships of a world's guard have no jump of their own. Those with a drive get the best jump that the Pirate can build.
            ship.jump = if drive && ship.jump == 0 { best } else { ship.jump };
        }
        let ships: Vec<(ShipId, Id<Item>)> = prizes.iter().map(|ship| (ship.id, ship.item)).collect();
        let (flying, resting): (Vec<Ship>, Vec<Ship>) = prizes.into_iter().partition(|ship| ship.jump > 0);
        let own = self.state.in_order_at(at).into_iter().find(|fleet| fleet.jump() > 0).map(|fleet| fleet.id);
        let mut kept_by = own;
        match own.and_then(|own| self.state.fleet_mut(own)) {
            Some(fleet) => fleet.ships.extend(flying),
            None => kept_by = self.found_if_any(pirate, "Prizes", at, flying),
        }
        let resting = self.found_if_any(pirate, "Prizes", at, resting);
        if let Some(fleet) = kept_by.or(resting) {
            self.tell(Some(at), vec![pirate], Passage::Sovereigns, Happening::Captured { player: pirate, fleet, ships });
        }
    }

    /// Founds a fleet of these ships under an ordinary captain; returns `None` if there are no ships.
    pub fn found_if_any(&mut self, player: Id<Player>, name: &str, at: Space, ships: Vec<Ship>) -> Option<FleetId> {
        if ships.is_empty() {
            return None;
        }
        let name = self.free_name(player, name);
        let id = self.state.found(player, &name, Commander::Captain(String::new()), at, ships);
        self.tell(Some(at), vec![player], Passage::Orders, Happening::Founded { fleet: id, name });
        Some(id)
    }
}
