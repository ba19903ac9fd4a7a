//! Rooms: interior hexes that are connected for a character on foot, and whether a way leads in from outdoors (2.51).

use std::collections::BTreeSet;

use super::{Barrier, Site, Surface};
use geometry::Space;

/// A room: interior hexes that are connected on foot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// The hexes of the room.
    pub spaces: BTreeSet<Space>,
    /// Whether a way leads in from the outdoors.
    pub way_in: bool,
    /// Whether the room is open at the edge of the site, so that a way may lead in from beyond.
    pub at_edge: bool,
}

/// Every room of a site, in the order of their first hexes.
#[must_use]
pub fn rooms(site: &Site) -> Vec<Room> {
    let (mut met, mut rooms) = (BTreeSet::new(), Vec::new());
    let interior = |space: Space| site.surface(space) == Some(Surface::Interior);
    for first in site.grid().spaces().filter(|space| interior(*space)) {
        if !met.insert(first) {
            continue;
        }
        let (mut room, mut frontier) = (Room::default(), vec![first]);
        while let Some(space) = frontier.pop() {
            room.spaces.insert(space);
            let barrier = |side| site.passage(space, side).map(|passage| passage.barrier);
            for side in (0..6).filter(|side| !matches!(barrier(*side), Some(Barrier::Wall | Barrier::Slit))) {
                match site.across(space, side) {
                    None => room.at_edge = true,
                    Some(near) if !interior(near) => room.way_in = true,
                    Some(near) if met.insert(near) => frontier.push(near),
                    Some(_) => {}
                }
            }
        }
        rooms.push(room);
    }
    rooms
}
