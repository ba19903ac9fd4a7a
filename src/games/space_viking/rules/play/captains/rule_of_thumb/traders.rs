//! Decides where a Merchant's people trade. The sovereign trades at home without travelling; every crony who has a ship trades with a world nearby
//! and returns home.

use std::cmp::Reverse;

use super::land::{Land, lands};
use crate::Sector;
use crate::orders::{Act, Lines, Lot, Route};
use crate::play::captains::Desk;
use crate::play::captains::desk::jump;
use geometry::Space;

/// Sends the cronies out from home with their ships. If `is_calm`, also orders the sovereign to trade with the natives at home. Returns whether the
/// sovereign trades.
pub(super) fn order(desk: &mut Desk, is_calm: bool) -> bool {
    let Some(home) = desk.knowledge.own.home.filter(|home| *home == desk.court()) else { return false };
    let Some(flagship) = desk.flagship() else { return false };
    let persons = &desk.knowledge.own.persons;
    let mut worlds = worlds(desk, home, (desk.holds(flagship).max(1), jump(flagship)));
    let is_crony = |name: &str| persons.iter().skip(1).any(|person| person.aboard.as_deref() == Some(name));
    for fleet in desk.fleets().filter(|fleet| is_crony(&fleet.name) && fleet.name != flagship.name) {
        let Some(world) = worlds.pop() else { break };
        let route = shuttle(desk, world);
        desk.order(&fleet.name, Lines { route: Some(route.into()), ..Lines::default() });
    }
    let idle: Vec<_> = desk.fleets().filter(|fleet| !is_crony(&fleet.name) && fleet.name != flagship.name).collect();
    // A crony ashore takes a fleet that nobody leads.
    let ashore = persons.iter().skip(1).find(|person| person.aboard.is_none() && person.at == home);
    if let (Some(fleet), Some(person), Some(world)) = (idle.first(), ashore, worlds.pop()) {
        let route = shuttle(desk, world);
        let lines =
            Lines { commander: Some(Some(person.name.as_str().into()).into()), route: Some(route.into()), ..Lines::default() };
        desk.order(&fleet.name, lines);
    }
    // The flagship needs room for the goods that the natives at home trade.
    let a_hold = desk.knowledge.posted.iu_a_hold().max(1);
    let people = lands(desk.knowledge).into_iter().find(|land| land.at == home).map_or(0, |land| natives(desk, &land));
    let wanted = (people / 2).div_ceil(a_hold).saturating_sub(desk.holds(flagship));
    if let Some((carrier, _)) = desk.carrier().filter(|_| wanted > 0 && desk.years_after() > 1) {
        desk.build(carrier, wanted.div_ceil(carrier.holds.get().max(1)), Some(&flagship.name));
    }
    if !is_calm {
        return false;
    }
    let stops = vec![desk.stop(home, vec![Act::Trade, Act::Unload(Lot::All)])];
    let lines = desk.led(false, stops);
    desk.order(&flagship.name, lines);
    true
}

/// A single round trip between home and a world, after which the fleet is back where orders reach it.
fn shuttle(desk: &Desk, world: Space) -> Route {
    let stops = vec![desk.stop(world, vec![Act::Trade]), desk.stop(desk.court(), vec![Act::Unload(Lot::All)])];
    Route { stops, repeat: false }
}

/// How many of the people on a world that natives and houses share are natives, in millions.
fn natives(desk: &Desk, land: &Land) -> u32 {
    let line = land.kind.and_then(|kind| desk.knowledge.posted.tables.worlds.lines.get(kind.line()?));
    line.and_then(|line| line.subjects).map_or(land.people, |natives| natives.get().min(land.people))
}

/// The worlds that are worth trading with, the best last. A world is judged by its goods per year of the round trip. The goods are worth half its
/// people in IU, but count only as far as a ship can hold them.
fn worlds(desk: &Desk, home: Space, (holds, jump): (u32, u32)) -> Vec<Space> {
    let room = holds * desk.knowledge.posted.iu_a_hold();
    let years = |land: &Land| (Sector::moves(home, land.at) * 2).div_ceil(jump.max(1)).max(1);
    let worth = |land: &Land| (land.people / 2).min(room) * 1_000 / years(land);
    let open = |land: &Land| land.is_free && land.at != home && worth(land) > 0 && years(land) <= desk.years_after() + 1;
    let mut lands: Vec<Land> = lands(desk.knowledge).into_iter().filter(open).collect();
    lands.sort_by_key(|land| (worth(land), Reverse((Sector::moves(home, land.at), land.at.row, land.at.column))));
    lands.into_iter().map(|land| land.at).collect()
}
