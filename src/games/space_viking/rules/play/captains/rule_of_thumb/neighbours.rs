//! Raids on houses that share a world with natives. A Pirate robs the houses on the home world one after another, and a Berserker slays the people of
//! all houses.

use super::land::{Land, lands};
use super::raids::{self, Force, beats};
use crate::knowledge::{House, OwnFleet, Person, add};
use crate::orders::{Act, Lines, Spotted, Stop, Thing, Waypoint};
use crate::play::captains::Desk;
use crate::play::captains::desk::Party;
use crate::{Item, Sovereign, WorldType};
use geometry::Space;
use rules::{Count, Id, Level};

/// How many defending units a shipyard counts as.
const YARD: u32 = 3;

/// The houses of other players that may live on a world, without Berserkers, who have no people. Those that are probably rich come first.
fn houses<'a>(desk: &Desk<'a>) -> Vec<&'a House> {
    let others = |house: &&House| house.player != desk.knowledge.player && house.kind != Some(Sovereign::Berserker);
    let mut houses: Vec<&House> = desk.knowledge.houses.iter().filter(others).collect();
    let rank = |house: &House| match house.kind {
        Some(Sovereign::Merchant) => 0,
        Some(Sovereign::EmpireBuilder | Sovereign::Pirate) => 1,
        _ => 2,
    };
    houses.sort_by_key(|house| rank(house));
    houses
}

/// How many of the people on a world are natives, and how many belong to each house of another player, in millions, as far as the player knows.
fn shares(desk: &Desk, land: &Land) -> (u32, u32) {
    let line = land.kind.and_then(|kind| desk.knowledge.posted.tables.worlds.lines.get(kind.line()?));
    let natives = line.and_then(|line| line.subjects).map_or(land.people, Count::get).min(land.people);
    let own = desk.knowledge.holding(land.at).map_or(0, |own| own.subjects + own.colonists);
    let houses = houses(desk).len() as u32;
    (natives, land.people.saturating_sub(natives + own).checked_div(houses).unwrap_or(0))
}

/// How many people to expect on a world, in millions. This is the known number; on a Sword-World that was never seen, a share of the people of all
/// houses is added, since houses live on Sword-Worlds.
pub(super) fn expected(desk: &Desk, land: &Land) -> u32 {
    let is_unseen = |at: Space| desk.knowledge.world_at(at).is_some_and(|world| world.seen.is_none());
    if land.kind != Some(WorldType::SwordWorld) || !is_unseen(land.at) {
        return land.people;
    }
    let unseen = desk.knowledge.worlds.iter().filter(|world| world.kind() == Some(WorldType::SwordWorld) && is_unseen(world.at));
    let start = &desk.knowledge.posted.tables.start;
    let all = houses(desk).len() as u32 * start.subjects.get();
    land.people + all / (unseen.count() as u32).max(1)
}

/// A Berserker's acts on a world, as one list for each round. The rounds are directed in turn against each house that may live there and against the
/// natives.
pub(super) fn slayings<'a>(desk: &Desk<'a>, land: &Land) -> impl Iterator<Item = Vec<Act>> + use<'a> {
    let (_, each) = shares(desk, land);
    let mut rounds = vec![vec![Act::Slay(None)]];
    if each > 0 {
        let name = |house: &House| vec![Act::Attack(house.name.as_str().into()), Act::Slay(None)];
        rounds.splice(0..0, houses(desk).into_iter().map(name));
        let first = desk.knowledge.year as usize * 2 % rounds.len();
        rounds.rotate_left(first);
    }
    rounds.into_iter().cycle()
}

/// How much money Pirates may rob from the treasury, in IU. It is 0 unless Pirates strong enough to land were seen at home. A robbery yields two dice
/// for every five million people; nine IU are assumed for these two dice.
pub(super) fn at_stake(desk: &Desk) -> u32 {
    let Some(home) = desk.knowledge.own.home else { return 0 };
    let houses = &desk.knowledge.houses;
    let is_pirate = |owner| houses.iter().any(|house| Some(house.player) == owner && house.kind == Some(Sovereign::Pirate));
    let seen = desk.knowledge.strangers.iter().filter(|fleet| fleet.at == home && fleet.year == desk.knowledge.year);
    let ships: u32 = seen.filter(|fleet| is_pirate(fleet.owner)).flat_map(|fleet| &fleet.ships).map(|(_, number)| *number).sum();
    let fives = desk.knowledge.holding(home).map_or(0, |held| (held.subjects + held.colonists) / 5);
    // Each ship is expected to bring a unit of troops along.
    if ships * 2 > fives + YARD + troops_ashore(desk, home) { fives * 9 } else { 0 }
}

/// Orders those of a Pirate's parties at home that are strong enough to rob the natives and the houses there. Returns whether any party does so.
pub(super) fn order(desk: &mut Desk) -> bool {
    let court = desk.court();
    let land = lands(desk.knowledge).into_iter().find(|land| land.at == court && desk.is_home(court));
    let Some(land) = land else { return false };
    let mut ashore = troops_ashore(desk, court);
    let foe = foe(desk, &land, ashore);
    let parties: Vec<Party<'_>> = desk.parties().into_iter().filter(|party| party.fleet.at == court).collect();
    let strong = |party: &&Party<'_>| beats(&with_troops(desk, &[party.fleet], ashore), &foe);
    let mut raiders: Vec<(Party<'_>, Vec<&OwnFleet>)> =
        parties.iter().filter(strong).map(|party| (*party, vec![party.fleet])).collect();
    // If no party alone is strong enough, all fleets together may be.
    let gathered = raiders.is_empty();
    if gathered {
        let all: Vec<&OwnFleet> = desk.fleets().collect();
        let together = with_troops(desk, &all, ashore);
        raiders.extend(parties.first().filter(|_| beats(&together, &foe)).map(|first| (*first, all)));
    }
    let mut targets: Vec<Option<&House>> = std::iter::once(None).chain(houses(desk).into_iter().map(Some)).collect();
    let slots: usize = raiders.iter().map(|(_, fleets)| raids::force(desk, fleets).jump as usize + 1).sum();
    if slots < targets.len() {
        // A house that was robbed last year yields half as much, so other targets come first this year.
        let past = desk.knowledge.year as usize * slots % targets.len();
        targets.rotate_left(past);
    }
    let mut targets = targets.into_iter();
    for (number, (party, fleets)) in raiders.iter().enumerate() {
        let force = with_troops(desk, fleets, ashore);
        let mut stops = robberies(desk, targets.by_ref().take(force.jump as usize + 1));
        let cargo = troops(desk, fleets, &mut ashore);
        // Loot aboard goes into the treasury when the troops come aboard.
        desk.purse += fleets.iter().flat_map(|fleet| &fleet.ships).map(|ship| ship.cargo.iu).sum::<u32>();
        let Some(last) = stops.last_mut() else { continue };
        // If half the fleet is strong enough, the other half stays for a crony who has no fleet.
        let half = Force { ships: force.ships / 2, might: force.might / 2, troops: force.troops / 2, ..force };
        if number == 0 && has_free_crony(desk, &parties) && beats(&half, &foe) {
            let things = Some(split(desk, party)).filter(|things| !things.is_empty());
            last.what.acts.extend(things.map(|things| Act::Leave(things).into()));
        }
        if gathered {
            let lines = Lines { cargo: cargo.map(Into::into), ..desk.led(true, stops) };
            desk.order(&party.fleet.name, lines);
        } else {
            desk.send(party, stops, cargo);
        }
    }
    if !gathered {
        let strong: Vec<Party<'_>> = raiders.iter().map(|(party, _)| *party).collect();
        desk.join(&strong);
    }
    !raiders.is_empty()
}

/// How many of the player's troops are ashore in a space.
fn troops_ashore(desk: &Desk, at: Space) -> u32 {
    let is_troop = |item| desk.item(item).is_some_and(Item::is_troop);
    let ashore = desk.knowledge.holding(at).into_iter().flat_map(|held| &held.ashore);
    ashore.filter(|(item, _)| is_troop(*item)).map(|(_, number)| number).sum()
}

/// The home world as a robber meets it. Its troops are the defenders of its strongest inhabitants: either the natives' troops, or those of a single
/// house. A house is assumed to have its militia, the shipyard, and all other troops on the world except the `own` ones (Landings).
fn foe(desk: &Desk, land: &Land, own: u32) -> Land {
    let line = land.kind.and_then(|kind| desk.knowledge.posted.tables.worlds.lines.get(kind.line()?));
    let natives = line.and_then(|line| line.troops).map_or(0, Level::get).min(land.troops);
    let (_, each) = shares(desk, land);
    Land { troops: natives.max(each / 5 + YARD + land.troops.saturating_sub(natives + own)), ..*land }
}

/// The stops at which these targets are robbed. The first stop is where the fleet is; before each further one, the fleet waits for one move. A target
/// of `None` stands for the natives.
fn robberies<'a>(desk: &Desk, targets: impl Iterator<Item = Option<&'a House>>) -> Vec<Spotted<Stop>> {
    let robbery = |(number, target): (usize, Option<&House>)| {
        let attack = target.map(|house| Act::Attack(house.name.as_str().into()));
        let acts: Vec<Act> = attack.into_iter().chain([Act::Plunder(None)]).collect();
        if number == 0 {
            desk.stop(desk.court(), acts)
        } else {
            Stop { to: Waypoint::Wait, acts: acts.into_iter().map(Into::into).collect() }.into()
        }
    };
    targets.enumerate().map(robbery).collect()
}

/// Whether a crony waits at home without a fleet.
fn has_free_crony(desk: &Desk, parties: &[Party<'_>]) -> bool {
    let is_free = |person: &Person| desk.is_home(person.at) && person.aboard.is_none();
    let persons = &desk.knowledge.own.persons;
    parties.len() < persons.len() && persons.iter().any(is_free)
}

/// Half of the ships of a party, by item.
fn split(desk: &Desk, party: &Party<'_>) -> Vec<Thing> {
    let mut kinds: Vec<(Id<Item>, u32)> = Vec::new();
    for ship in &party.fleet.ships {
        add(&mut kinds, ship.item, 1);
    }
    kinds.into_iter().filter(|(_, number)| *number > 1).map(|(item, number)| desk.things(item, number / 2)).collect()
}

/// The force of some fleets, with as many troops from ashore as they can take aboard.
fn with_troops(desk: &Desk, fleets: &[&OwnFleet], ashore: u32) -> Force {
    let force = raids::force(desk, fleets);
    let holds: u32 = fleets.iter().map(|fleet| desk.holds(fleet)).sum();
    let troops = (force.troops + ashore).min(holds * 3 / 5);
    Force { troops, room: holds - troops, iu: 0, ..force }
}

/// The troops that some fleets take aboard, as a list for their orders. These troops are subtracted from `ashore`.
fn troops(desk: &Desk, fleets: &[&OwnFleet], ashore: &mut u32) -> Option<Vec<Thing>> {
    let aboard = raids::force(desk, fleets).troops;
    let force = with_troops(desk, fleets, *ashore);
    *ashore = (*ashore + aboard).saturating_sub(force.troops);
    let (troop, _) = desk.cheapest(|item| u32::from(item.is_troop()))?;
    let (id, _) = desk.knowledge.posted.items.find(|item| item.name == troop.name)?;
    Some(if force.troops > 0 { vec![desk.things(id, force.troops)] } else { Vec::new() })
}
