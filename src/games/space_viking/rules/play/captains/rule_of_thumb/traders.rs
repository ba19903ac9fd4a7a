//! Where a Merchant trades: the sovereign at home, where nobody has to travel, and every crony with a ship between home and a world near by.

use super::land::{Land, lands};
use crate::Sector;
use crate::orders::{Act, Lines, Lot, Route};
use crate::play::captains::Desk;
use geometry::Space;

/// Sends traders out from home.
pub(super) fn order(desk: &mut Desk) {
    let Some(home) = desk.knowledge.own.home.filter(|home| *home == desk.court()) else { return };
    let Some(flagship) = desk.flagship() else { return };
    let persons = &desk.knowledge.own.persons;
    let mut worlds = worlds(desk, home, desk.holds(flagship).max(1));
    let is_crony = |name: &str| persons.iter().skip(1).any(|person| person.aboard.as_deref() == Some(name));
    for fleet in desk.fleets().filter(|fleet| is_crony(&fleet.name) && fleet.name != flagship.name) {
        let Some(world) = worlds.pop() else { break };
        let stops = vec![desk.stop(world, vec![Act::Trade]), desk.stop(home, vec![Act::Unload(Lot::All)])];
        desk.order(&fleet.name, Lines { route: Some(Route { stops, repeat: true }.into()), ..Lines::default() });
    }
    let idle: Vec<_> = desk.fleets().filter(|fleet| !is_crony(&fleet.name) && fleet.name != flagship.name).collect();
    // A crony ashore takes the ships that were built for nobody.
    let ashore = persons.iter().skip(1).find(|person| person.aboard.is_none() && person.at == home);
    if let (Some(fleet), Some(person), Some(world)) = (idle.first(), ashore, worlds.pop()) {
        let stops = vec![desk.stop(world, vec![Act::Trade]), desk.stop(home, vec![Act::Unload(Lot::All)])];
        let lines = Lines {
            commander: Some(Some(person.name.as_str().into()).into()),
            route: Some(Route { stops, repeat: true }.into()),
            ..Lines::default()
        };
        desk.order(&fleet.name, lines);
    }
    let stops = vec![desk.stop(home, vec![Act::Trade, Act::Unload(Lot::All)])];
    let lines = desk.led(false, stops);
    desk.order(&flagship.name, lines);
}

/// The worlds that are worth the way, the best last: half of the people in IU, as far as a ship holds them, for each move there and back.
fn worlds(desk: &Desk, home: Space, holds: u32) -> Vec<Space> {
    let room = holds * desk.knowledge.posted.iu_a_hold();
    let worth = |land: &Land| (land.people / 2).min(room) * 1_000 / (2 * Sector::moves(home, land.at)).max(1);
    let mut lands: Vec<Land> = lands(desk.knowledge).into_iter().filter(|land| land.is_free && land.at != home).collect();
    lands.sort_by_key(|land| (worth(land), std::cmp::Reverse((land.at.row, land.at.column))));
    lands.into_iter().map(|land| land.at).collect()
}
