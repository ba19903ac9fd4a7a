//! Buildings: groups of connected interior hexes, and the doorways and windows that lead into them.

use std::collections::BTreeSet;

use super::{Barrier, Hexside, Site, Surface};
use geometry::Space;

/// A building: interior hexes that are connected. Walls between these hexes do not divide it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Building {
    /// The hexes of the building.
    pub spaces: BTreeSet<Space>,
    /// The sides between the building and the outdoors that have neither a wall nor an opening, each seen from the hex inside.
    pub open: Vec<Hexside>,
    /// How many doorways and windows lead in from the outdoors.
    pub ways_in: usize,
    /// Whether the building reaches the edge of the site. It may then continue beyond that edge.
    pub at_edge: bool,
}

/// Every building of a site, sorted by the first hex of each.
#[must_use]
pub fn buildings(site: &Site) -> Vec<Building> {
    let (mut met, mut buildings) = (BTreeSet::new(), Vec::new());
    let interior = |space: Space| site.surface(space) == Some(Surface::Interior);
    for first in site.grid().spaces().filter(|space| interior(*space)) {
        if !met.insert(first) {
            continue;
        }
        let (mut building, mut frontier) = (Building::default(), vec![first]);
        while let Some(space) = frontier.pop() {
            building.spaces.insert(space);
            for side in 0..6 {
                let Some(near) = site.across(space, side.into()) else {
                    building.at_edge = true;
                    continue;
                };
                if interior(near) {
                    if met.insert(near) {
                        frontier.push(near);
                    }
                    continue;
                }
                match site.passage(space, side.into()).map(|passage| passage.barrier) {
                    Some(Barrier::Wall | Barrier::Slit) => {}
                    Some(Barrier::Doorway | Barrier::Window) => building.ways_in += 1,
                    Some(Barrier::Lip) | None => building.open.push(Hexside::new(space, side)),
                }
            }
        }
        building.open.sort_unstable();
        buildings.push(building);
    }
    buildings
}
