//! Movement over the ground of a scenario: on foot and mounted, and over sandbars while the tide is low. Also the hexes where boats put characters
//! ashore.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Reach, Rider, Site, Step};
use crate::boat::{Rowing, Rows};
use crate::checks::muster;
use crate::voyage::Voyage;
use crate::{Hull, Man, Player, Purpose, SetUp, Spot, Task};
use geometry::{Edge, Space};

/// The ground of a scenario: as it usually is, and at low tide.
pub(super) struct Ground<'a> {
    pub(super) set_up: &'a SetUp<'a>,
    pub(super) site: &'a Site,
    /// The ground with its sandbars, and the last turn in which characters can walk or wade there (5.5). `None` if the scenario has no low tide.
    low: Option<(Site, u32)>,
    last: u32,
}

/// How a character moves. Characters with the same values are searched together.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Gait {
    pub(super) mounted: bool,
    pub(super) armour: bool,
    pub(super) allowance: u32,
}

/// The starts of characters who move alike: for each, the hex, the facing if the character is a rider, and the first turn.
pub(super) type Starts = Vec<(Space, u8, u32)>;

/// The first turn in which each hex is reached.
pub(super) type Arrivals = BTreeMap<Space, u32>;

impl<'a> Ground<'a> {
    pub(super) fn of(set_up: &'a SetUp<'a>) -> Option<Self> {
        let (site, last) = (set_up.site()?, set_up.scenario.turns?.get());
        let low = set_up.scenario.options.low_tide.map(|turns| {
            let sandbars = set_up.scenario.spaces_for(Purpose::Tide);
            // In the turn after low tide the sandbars are shallow water.
            (site.with_beaches(&sandbars), turns.get() + 1)
        });
        Some(Self { set_up, site, low, last })
    }

    /// When characters from these starts reach each hex. They can cross sandbars while the tide is low.
    pub(super) fn walk(&self, starts: &BTreeMap<Gait, Starts>) -> Arrivals {
        let mut arrivals = Arrivals::new();
        let mut come = |space: Space, turn: u32| {
            arrivals.entry(space).and_modify(|known| *known = turn.min(*known)).or_insert(turn);
        };
        for (gait, starts) in starts {
            let mut later = starts.clone();
            if let Some((low, until)) = &self.low {
                let waded = self.reach(low, *gait, starts, *until);
                later.retain(|(.., turn)| turn > until);
                for (space, turn) in waded {
                    come(space, turn);
                    // By the time the tide comes back, a rider can have turned to any side.
                    let facings = if gait.mounted { 6 } else { 1 };
                    later.extend((0..facings).map(|facing| (space, facing, until + 1)));
                }
            }
            for (space, turn) in self.reach(self.site, *gait, &later, self.last.saturating_add(1)) {
                come(space, turn);
            }
        }
        arrivals
    }

    /// The hexes of a site that characters who move alike reach by a last turn, each with the turn in which they do. A rider can dismount on every
    /// hex and walk on.
    fn reach(&self, site: &Site, gait: Gait, starts: &Starts, turns: u32) -> Vec<(Space, u32)> {
        let tables = &self.set_up.content.tables;
        let ways = Step { site, grounds: &tables.grounds }.ways();
        let turn = |reach: &Reach| reach.iter(site).map(|(space, arrival)| (space, arrival.turn)).collect::<Vec<_>>();
        let on_foot =
            |starts: &mut dyn Iterator<Item = (Space, u32)>| turn(&ways.on_foot_from(gait.armour, starts, gait.allowance, turns));
        if !gait.mounted {
            return on_foot(&mut starts.iter().map(|(space, _, turn)| (*space, *turn)));
        }
        let riders = starts.iter().map(|(front, facing, turn)| (Rider { front: *front, facing: *facing }, *turn));
        let ridden = turn(&ways.riding_from(gait.armour, riders, &tables.riding, gait.allowance, turns));
        on_foot(&mut ridden.into_iter())
    }

    /// The hexes beside a boat, each with the first turn in which the boat is beside it. The first list is for the boat where it begins, the second
    /// for every place that it can reach. `None` if the player puts the boat down.
    pub(super) fn landings(&self, at: usize, hull: &Hull, player: Player) -> Option<[Vec<(Space, u32)>; 2]> {
        let starts = muster::berths(self.set_up, hull);
        if starts.is_empty() {
            return None;
        }
        let later = hull.vessel.turn.map_or(0, |turn| turn.get().saturating_sub(1));
        let voyage = Voyage { site: self.site, class: hull.class };
        let beside = |covered: &mut dyn Iterator<Item = (Space, u32)>| -> Vec<(Space, u32)> {
            let mut soonest = Arrivals::new();
            for (space, turn) in covered {
                let turn = turn + later;
                for near in (0..6).filter_map(|side| self.site.across(space, side)).chain([space]) {
                    soonest.entry(near).and_modify(|known| *known = turn.min(*known)).or_insert(turn);
                }
            }
            soonest.into_iter().collect()
        };
        let speed = self.speed(at, hull, player);
        let [begins, comes] = [0, speed].map(|speed| beside(&mut voyage.turns(starts.iter().copied(), speed, self.last)));
        Some([begins, comes])
    }

    /// The best speed at which a boat can be rowed by its crew and all others of the side who may come aboard. The result is at least the boat's
    /// speed at the beginning.
    fn speed(&self, at: usize, hull: &Hull, player: Player) -> u32 {
        let rows = |man: &&Man| {
            man.player == player
                && man.member.task != Task::Captive
                && man.hull.is_none_or(|aboard| aboard == at)
                && hull.class.is_rowed_by(man.character.kind)
        };
        let rowers = self.set_up.men.iter().filter(rows).count() as u32;
        let pairs = match hull.class.rows {
            Rows::One => hull.class.pairs(rowers, 0),
            Rows::Three | Rows::Five => hull.class.pairs(rowers / 2, rowers / 2),
        };
        let rowed = hull.class.rowed_speed(Rowing { pairs, vikings: true });
        hull.class.best_speed().get().min(rowed).max(hull.vessel.speed.unsigned_abs().into())
    }

    /// The hexes from which characters can leave the boards.
    pub(super) fn edge(&self) -> BTreeSet<Space> {
        let at_edge =
            |space: &Space| self.site.surface(*space).is_some() && (0..6).any(|side| self.site.across(*space, side).is_none());
        self.site.grid().spaces().filter(at_edge).collect()
    }
}

/// The hexes on which a character ashore can begin: the hex that the character has, or any hex of the set-up areas or of the edge. `None` if there is
/// no such hex.
pub(super) fn ashore(set_up: &SetUp, site: &Site, man: &Man) -> Option<Vec<Space>> {
    let some = |spaces: Vec<Space>| Some(spaces).filter(|spaces| !spaces.is_empty());
    match man.member.start.spot() {
        Spot::Hex(space) => Some(vec![space]),
        Spot::Anywhere => some(set_up.scenario.spaces_for(Purpose::set_up(man.player)).into_iter().collect()),
        Spot::Edge(edge) => some(dry_edge(site, edge).collect()),
    }
}

/// The hexes of land along an edge of a site.
fn dry_edge(site: &Site, edge: Edge) -> impl Iterator<Item = Space> {
    let grid = site.grid();
    let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX) - 1;
    let (right, low) = (last(grid.columns.get()), last(grid.rows.get()));
    let at_edge = move |space: &Space| match edge {
        Edge::North => space.row == 0,
        Edge::East => space.column == right,
        Edge::South => space.row == low,
        Edge::West => space.column == 0,
    };
    let is_land = |space: &Space| site.surface(*space).is_some_and(|surface| !surface.is_water());
    grid.spaces().filter(at_edge).filter(is_land)
}
