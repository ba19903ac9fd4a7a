//! Where a Merchant trades: the sovereign at home, where nobody has to travel, and every crony with a ship between home and a world near by.

use super::land::{Land, lands};
use crate::knowledge::OwnFleet;
use crate::orders::{Act, Lines, Lot, Route};
use crate::play::captains::Desk;
use crate::play::captains::desk::jump;
use crate::{Sector, WorldType};
use geometry::Space;
use rules::Level;

/// Sends traders out from home.
pub(super) fn order(desk: &mut Desk) {
    let Some(home) = desk.knowledge.own.home.filter(|home| *home == desk.court()) else { return };
    let Some(flagship) = desk.flagship() else { return };
    let persons = &desk.knowledge.own.persons;
    let mut worlds = worlds(desk, home, desk.holds(flagship).max(1));
    let is_crony = |name: &str| persons.iter().skip(1).any(|person| person.aboard.as_deref() == Some(name));
    for fleet in desk.fleets().filter(|fleet| is_crony(&fleet.name) && fleet.name != flagship.name) {
        let Some(world) = worlds.pop() else { break };
        let route = shuttle(desk, fleet, world);
        desk.order(&fleet.name, Lines { route: Some(route.into()), ..Lines::default() });
    }
    let idle: Vec<_> = desk.fleets().filter(|fleet| !is_crony(&fleet.name) && fleet.name != flagship.name).collect();
    // A crony ashore takes the ships that were built for nobody.
    let ashore = persons.iter().skip(1).find(|person| person.aboard.is_none() && person.at == home);
    if let (Some(fleet), Some(person), Some(world)) = (idle.first(), ashore, worlds.pop()) {
        let route = shuttle(desk, fleet, world);
        let lines =
            Lines { commander: Some(Some(person.name.as_str().into()).into()), route: Some(route.into()), ..Lines::default() };
        desk.order(&fleet.name, lines);
    }
    // What the natives at home have to trade has to find room.
    let a_hold = desk.knowledge.posted.iu_a_hold().max(1);
    let people = lands(desk.knowledge).into_iter().find(|land| land.at == home).map_or(0, |land| natives(desk, &land));
    let wanted = (people / 2).div_ceil(a_hold).saturating_sub(desk.holds(flagship));
    if let Some((carrier, _)) = desk.carrier().filter(|_| wanted > 0 && desk.years_after() > 1) {
        desk.build(carrier, wanted.div_ceil(carrier.holds.get().max(1)), Some(&flagship.name));
    }
    // Troops that are missing tell that the natives were raided, and have nothing to trade.
    let line = WorldType::SwordWorld.line().and_then(|line| desk.knowledge.posted.tables.worlds.lines.get(line));
    let at_rest = line.and_then(|line| line.troops).map_or(0, Level::get);
    let home_world = desk.knowledge.world_at(home);
    let was_raided = home_world.filter(|world| world.kind() == Some(WorldType::SwordWorld)).and_then(|world| world.seen.as_ref());
    if was_raided.is_some_and(|seen| seen.troops < at_rest) {
        return;
    }
    let stops = vec![desk.stop(home, vec![Act::Trade, Act::Unload(Lot::All)])];
    let lines = desk.led(false, stops);
    desk.order(&flagship.name, lines);
}

/// So many rounds between home and a world that the fleet is home again as a year ends, when orders reach it.
fn shuttle(desk: &Desk, fleet: &OwnFleet, world: Space) -> Route {
    let (court, jump) = (desk.court(), jump(fleet).max(1));
    let there_and_back = (Sector::moves(court, world) * 2).max(1);
    let rounds = (1..=jump).find(|rounds| (rounds * there_and_back).is_multiple_of(jump)).unwrap_or(1);
    let round = || [desk.stop(world, vec![Act::Trade]), desk.stop(court, vec![Act::Unload(Lot::All)])];
    Route { stops: (0..rounds).flat_map(|_| round()).collect(), repeat: false }
}

/// How many millions of natives live on a world where houses live too.
fn natives(desk: &Desk, land: &Land) -> u32 {
    let line = land.kind.and_then(|kind| desk.knowledge.posted.tables.worlds.lines.get(kind.line()?));
    line.and_then(|line| line.subjects).map_or(land.people, |natives| natives.get().min(land.people))
}

/// The worlds that are worth the way, the best last: half of the people in IU, as far as a ship holds them, for each move there and back.
fn worlds(desk: &Desk, home: Space, holds: u32) -> Vec<Space> {
    let room = holds * desk.knowledge.posted.iu_a_hold();
    let worth = |land: &Land| (land.people / 2).min(room) * 1_000 / (2 * Sector::moves(home, land.at)).max(1);
    let mut lands: Vec<Land> = lands(desk.knowledge).into_iter().filter(|land| land.is_free && land.at != home).collect();
    lands.sort_by_key(|land| (worth(land), std::cmp::Reverse((land.at.row, land.at.column))));
    lands.into_iter().map(|land| land.at).collect()
}
