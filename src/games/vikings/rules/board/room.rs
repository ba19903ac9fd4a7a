//! Rooms: interior hexes among which a character on foot can walk, and whether a way leads into them from outdoors (2.51).

use std::collections::BTreeSet;

use super::{Barrier, Site, Surface};
use geometry::Space;

/// A room: interior hexes among which a character on foot can walk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// The hexes of the room.
    pub spaces: BTreeSet<Space>,
    /// Whether a way leads from the outdoors into the room.
    pub way_in: bool,
    /// Whether the room is open at the edge of the site. A way may then lead into it from beyond the edge.
    pub at_edge: bool,
}

/// Every room of a site, sorted by the first hex of each.
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
