//! What a player has seen of worlds and strange fleets: the last sighting of each world, and the player's own numbers for strange fleets.
//!
//! The number of a strange fleet is its position among the fleets that the player has met ([`super::Seat::met`]); an order to attack can name it. The
//! owner of a strange fleet is the one whom it had when it was last seen.

use super::learn::{eyes, owner};
use super::{Event, FleetId, Happening, SeenPeople, State};
use crate::knowledge::{Knowledge, KnownWorld, Sighting, Stranger};
use crate::{Content, Item, Player};
use geometry::Space;
use rules::Id;

/// The strange fleets that a player saw in a year: for each, the fleet, its number, and its apparent owner.
pub(super) type Seen = Vec<(FleetId, Option<u32>, Option<Id<Player>>)>;

/// Records the sightings among a year's events, and returns the strange fleets that the player saw.
pub(super) fn take_in(knowledge: &mut Knowledge, content: &Content, met: &[FleetId], seen: &[&Event]) -> Seen {
    let mut fleets = Seen::new();
    let year = knowledge.year;
    for event in seen {
        let (Happening::Sighted(sight), Some(at)) = (&event.what, event.at) else { continue };
        let newly = sight.newly.contains(&knowledge.player);
        // A world or fleet that stayed in view keeps the tick at which it came into view. Otherwise the tick would reveal when a fleet there had
        // orders.
        let since = |known: Option<(u32, u32)>, came: bool| match known {
            Some((seen, tick)) if seen == year && event.tick < Event::YEAR_ENDS && !came && !newly => tick,
            _ => event.tick,
        };
        let known = knowledge.world_at(at).and_then(|world| world.seen.as_ref()).map(|seen| (seen.year, seen.tick));
        let bases = bases(&sight.people);
        let people = sight.natives + sight.people.iter().map(|people| people.people).sum::<u32>();
        let sighting = Sighting {
            year,
            tick: since(known, false),
            kind: sight.kind,
            troops: sight.troops + sight.people.iter().map(|people| people.troops).sum::<u32>(),
            people,
            owner: sight.holder.or_else(|| of_base(sight)),
            bases,
        };
        see(knowledge, content, at, sighting);
        let mut strange: Vec<Strange> = Vec::new();
        for fleet in sight.fleets.iter().filter(|fleet| owner(fleet.owner) != Some(knowledge.player)) {
            let number = met.iter().zip(1..).find(|(met, _)| **met == fleet.fleet).map(|(_, number)| number);
            fleets.retain(|(known, ..)| *known != fleet.fleet);
            fleets.push((fleet.fleet, number, owner(fleet.owner)));
            let is_it = |known: &&Stranger| number.is_some() && known.number == number && known.at == at;
            let known = knowledge.strangers.iter().find(is_it).map(|known| (known.year, known.tick));
            let tick = since(known, sight.came.contains(&fleet.fleet));
            strange.push((number, owner(fleet.owner), fleet.ships.clone(), tick));
        }
        let is_guard = |known: &&Stranger| known.number.is_none() && known.owner.is_none() && known.at == at;
        let known = knowledge.strangers.iter().find(is_guard).map(|known| (known.year, known.tick));
        strange.extend(Some((None, None, sight.guard.clone(), since(known, false))).filter(|(.., ships, _)| !ships.is_empty()));
        put_down(knowledge, at, strange);
    }
    fleets
}

/// Records what a player sees before the first year in the spaces that are in view.
pub(super) fn at_the_start(knowledge: &mut Knowledge, content: &Content, state: &State) {
    let tally = |ships: &[super::Ship]| tally_of(ships.iter().map(|ship| (ship.item, 1)));
    for at in eyes(state, knowledge.player) {
        let Some(place) = state.place(at) else { continue };
        let sighting = Sighting {
            year: 0,
            tick: 0,
            kind: place.world.and_then(|world| content.worlds.get(world)?.kind),
            troops: place.troops,
            people: place.people(),
            owner: place.holder,
            bases: tally_of(place.estates.iter().flat_map(|estate| estate.bases.iter().map(|base| (base.item, 1)))),
        };
        see(knowledge, content, at, sighting);
        let strange = state.fleets_at(at).filter(|fleet| owner(fleet.owner) != Some(knowledge.player));
        let mut strange: Vec<Strange> = strange.map(|fleet| (None, owner(fleet.owner), tally(&fleet.ships), 0)).collect();
        // Fleets are sorted by what can be seen of them, and not by the referee's numbers.
        strange.sort();
        strange.extend(Some((None, None, tally(&place.guard), 0)).filter(|(.., ships, _)| !ships.is_empty()));
        put_down(knowledge, at, strange);
    }
}

/// Records a sighting of a world. A space that no chart shows is added to the worlds that the player knows.
fn see(knowledge: &mut Knowledge, content: &Content, at: Space, sighting: Sighting) {
    if let Some(world) = knowledge.worlds.iter_mut().find(|world| world.at == at) {
        world.seen = Some(sighting);
        return;
    }
    let name = content.worlds.iter().find(|(_, world)| world.at == at).map_or_else(String::new, |(_, world)| world.name.clone());
    knowledge.worlds.push(KnownWorld { at, name, seen: Some(sighting), ..KnownWorld::default() });
}

/// The bases of all players together, with how many of each.
fn bases(people: &[SeenPeople]) -> Vec<(Id<Item>, u32)> {
    tally_of(people.iter().flat_map(|people| people.bases.iter().copied()))
}

/// The items of a list, each once, with the sum of its numbers.
fn tally_of(items: impl Iterator<Item = (Id<Item>, u32)>) -> Vec<(Id<Item>, u32)> {
    let mut tally = Vec::new();
    for (item, number) in items {
        crate::knowledge::add(&mut tally, item, number);
    }
    tally
}

/// The owner of the bases in a space without a planet; `None` if several players have bases there.
fn of_base(sight: &super::Sighting) -> Option<Id<Player>> {
    let mut owners =
        sight.people.iter().filter(|people| sight.kind.is_none() && !people.bases.is_empty()).map(|people| people.player);
    owners.next().filter(|_| owners.next().is_none())
}

/// A strange fleet as it is seen in a space: its number, its apparent owner, its ships, and the tick at which it was seen.
type Strange = (Option<u32>, Option<Id<Player>>, Vec<(Id<Item>, u32)>, u32);

/// Records the strange fleets that were seen in a space. They replace those that were seen there before.
fn put_down(knowledge: &mut Knowledge, at: Space, strange: Vec<Strange>) {
    let year = knowledge.year;
    let is_again = |stranger: &Stranger| strange.iter().any(|(number, ..)| number.is_some() && *number == stranger.number);
    knowledge.strangers.retain(|stranger| stranger.at != at && !is_again(stranger));
    let seen = strange.into_iter().map(|(number, owner, ships, tick)| Stranger { number, year, tick, at, owner, ships });
    knowledge.strangers.extend(seen);
}
