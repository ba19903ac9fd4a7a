//! What a fleet does at a stop besides fighting and landing: it trades, gives gifts, settles people, handles cargo, joins another fleet, leaves
//! things, and hands them over.

use super::battle::player;
use super::clock::Due;
use super::turn::Turn;
use super::{FleetId, Gift, Happening, Passage, Purpose};
use crate::orders::{Act, Name};
use crate::{Player, Sovereign, WorldType};
use geometry::Space;
use rules::Id;
use rules::play::Dice;

/// Whether an act was done, or the reason why not.
pub(super) type Done = Result<(), String>;

impl Turn<'_> {
    /// Carries out the acts of those of `fleets` that are in a space: fleet by fleet, and for each fleet in the order of its sheet.
    pub fn acts_at(&mut self, at: Space, fleets: &[FleetId], due: &mut Due) {
        let is_here = |id: &FleetId| self.state.fleet(*id).is_some_and(|fleet| fleet.at == at);
        let fleets: Vec<FleetId> = fleets.iter().copied().filter(is_here).collect();
        for id in fleets {
            for act in due.acts.remove(&id).unwrap_or_default() {
                let Some(player) = self.state.fleet(id).and_then(|fleet| player(fleet.owner)) else { break };
                if let Err(why) = self.act(at, id, player, &act.what) {
                    self.not_done_as_told(player, Some(id), (act.at, act.what.text()), why);
                }
            }
        }
    }

    fn act(&mut self, at: Space, id: FleetId, player: Id<Player>, act: &Act) -> Done {
        match act {
            // These acts are battles and landings, which were fought before the other acts.
            Act::Plunder(_) | Act::Slay(_) | Act::Conquer(_) | Act::Attack(_) => Ok(()),
            Act::Trade => self.trade(at, id, player),
            Act::Gift(iu) => self.gift(at, id, player, *iu),
            Act::Associate(iu) => self.associate(at, id, player, *iu),
            Act::Settle(people) => self.settle_people(at, id, player, *people),
            Act::Load(lot) => self.load(at, id, player, lot),
            Act::Unload(lot) => self.unload(at, id, player, lot),
            Act::Install(lot) => self.install(at, id, player, lot),
            Act::Join(name) => self.join(at, id, player, name),
            Act::Leave(things) => self.leave(at, id, player, things),
            Act::Take(things) => self.take(at, id, player, things),
            Act::Deliver { things, to } => self.deliver(at, id, player, things, to),
        }
    }

    pub fn world_kind(&self, at: Space) -> Option<WorldType> {
        let world = self.state.place(at)?.world?;
        self.content.worlds.get(world)?.kind
    }

    /// Lets a Merchant's fleet trade with a world; a world trades once a year. The goods are worth half the natives in IU, plus half of what the
    /// player gave the world the year before (Sovereigns).
    fn trade(&mut self, at: Space, id: FleetId, player: Id<Player>) -> Done {
        let year = self.year();
        if self.state.seat(player).is_none_or(|seat| seat.kind != Sovereign::Merchant) {
            return Err("Only a Merchant trades.".into());
        }
        let place = self.state.place(at).filter(|place| place.holder.is_none() && place.natives > 0);
        let Some(place) = place else { return Err("Nobody is there to trade with.".into()) };
        if place.traded == Some(year) {
            return Err("The world has traded this year.".into());
        }
        let spoilt = place.raided.is_some_and(|raided| raided + 1 >= year);
        let given: u32 =
            place.gifts.iter().filter(|gift| gift.player == player && gift.year + 1 == year).map(|gift| gift.iu).sum();
        let goods = if spoilt { 0 } else { place.natives / 2 } + given / 2;
        if goods == 0 {
            return Err("The world was raided this year or the last, and has nothing to trade.".into());
        }
        let iu = self.stow_iu(id, goods, None);
        if let Some(place) = self.state.place_mut(at).filter(|_| iu > 0) {
            place.traded = Some(year);
            place.gifts.retain(|gift| gift.player != player || gift.year + 1 != year);
        }
        if iu == 0 {
            return Err("There is no room for what the world trades.".into());
        }
        let seen_by = self.viewers(at);
        self.tell(Some(at), seen_by, Passage::Sovereigns, Happening::Traded { player, fleet: id, iu });
        Ok(())
    }

    fn gift(&mut self, at: Space, id: FleetId, player: Id<Player>, iu: u32) -> Done {
        if self.state.place(at).is_none_or(|place| place.natives == 0 || place.holder.is_some()) {
            return Err("Nobody is there to take a gift.".into());
        }
        let given = self.unstow_iu(id, iu);
        if given == 0 {
            return Err("There is no money aboard to give.".into());
        }
        let year = self.year();
        if let Some(place) = self.state.place_mut(at) {
            place.gifts.push(Gift { player, year, iu: given });
        }
        let seen_by = self.viewers(at);
        self.tell(Some(at), seen_by, Passage::Sovereigns, Happening::Gave { player, fleet: id, iu: given });
        Ok(())
    }

    /// Offers a gift to a world, which may then accept the player as its sovereign. Each player can try this once a year on each world; the gift is
    /// spent whether or not the world accepts (Colonies).
    fn associate(&mut self, at: Space, id: FleetId, player: Id<Player>, iu: u32) -> Done {
        if self.state.seat(player).is_some_and(|seat| seat.kind == Sovereign::Berserker) {
            return Err("A Berserker has no subjects.".into());
        }
        let kind = self.world_kind(at);
        let place = self.state.place(at).filter(|place| place.holder.is_none() && place.natives > 0);
        let Some(place) = place.filter(|_| !matches!(kind, Some(WorldType::Civilized | WorldType::SwordWorld))) else {
            return Err("The world is civilized, a Sword-World, owned or empty.".into());
        };
        if place.wooed.contains(&player) {
            return Err("The world was asked this year already.".into());
        }
        let (natives, aboard) = (place.natives, self.state.fleet(id).map_or(0, super::Fleet::iu));
        if iu < natives || aboard < iu {
            return Err(format!("The gift has to be {natives} IU at least, and aboard: there are {aboard}."));
        }
        self.unstow_iu(id, iu);
        let rolled = self.roller.dice(at, 0, Purpose::Association, player.number()).die();
        let accepted = u32::from(rolled) >= self.content.tables.rolls.association.get();
        if let Some(place) = self.state.place_mut(at) {
            place.wooed.push(player);
            if accepted {
                place.troops = 0;
                place.win_over(player);
            }
        }
        let seen_by = self.viewers(at);
        let what = Happening::Wooed { player, fleet: id, iu, accepted };
        self.tell_dice(Some(at), seen_by, Passage::Colonies, what, vec![rolled]);
        Ok(())
    }

    fn settle_people(&mut self, at: Space, id: FleetId, player: Id<Player>, people: u32) -> Done {
        if self.state.place(at).is_none_or(|place| !place.is_own(player) || place.world.is_none()) {
            return Err("People settle on conquered or own worlds only.".into());
        }
        let people = self.unstow_people(id, people);
        if people == 0 {
            return Err("There are no people aboard.".into());
        }
        let zealot = self.is_zealot(player);
        if let Some(place) = self.state.place_mut(at) {
            let estate = place.estate_mut(player);
            estate.colonists += people;
            if zealot {
                super::spoils::add_share(&mut estate.converts, player, people);
            }
        }
        let seen_by = self.viewers(at);
        self.tell(Some(at), seen_by, Passage::Colonies, Happening::Settled { player, fleet: id, people });
        Ok(())
    }

    pub fn is_zealot(&self, player: Id<Player>) -> bool {
        self.state.seat(player).is_some_and(|seat| seat.kind == Sovereign::Zealot)
    }

    fn join(&mut self, at: Space, id: FleetId, player: Id<Player>, name: &Name) -> Done {
        let other = self.fleet_named(player, name).filter(|other| *other != id);
        let Some(other) = other.filter(|other| self.state.fleet(*other).is_some_and(|other| other.at == at)) else {
            return Err("The fleet that it should join is not here.".into());
        };
        let ships = self.state.fleet_mut(id).map(|fleet| std::mem::take(&mut fleet.ships)).unwrap_or_default();
        if let Some(fleet) = self.state.fleet_mut(other) {
            fleet.ships.extend(ships);
        }
        for person in self.state.seat_mut(player).into_iter().flat_map(|seat| &mut seat.persons) {
            if person.at == super::Whereabouts::Aboard(id) {
                person.at = super::Whereabouts::Aboard(other);
            }
        }
        for message in &mut self.state.messages {
            if message.courier == id {
                message.courier = other;
            }
        }
        self.tell(Some(at), vec![player], Passage::Orders, Happening::Joined { fleet: id, other });
        self.lose_fleet(id);
        Ok(())
    }
}
