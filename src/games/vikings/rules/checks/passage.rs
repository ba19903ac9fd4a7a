//! How soon a side comes somewhere, by oar and on foot, where nobody hinders it: every bound is taken in its favour, so that a rule that speaks is
//! right.
//!
//! Everybody of a side who moves alike is looked for at once, from wherever one of them begins, and what was found serves every goal.

use std::collections::{BTreeMap, BTreeSet};

use super::muster;
use crate::board::{Reach, Rider, Site, Step};
use crate::voyage::Voyage;
use crate::{Hull, Man, Player, Purpose, SetUp, Spot};
use geometry::{Edge, Space};
use rules::Level;

/// So many turns it takes whoever does not come there by the last.
pub(super) const NEVER: u32 = u32::MAX;

/// How soon somebody of a side comes wherever there is.
pub(super) struct Passage<'a> {
    site: &'a Site,
    reaches: Vec<Reach>,
}

/// How somebody moves, by which those are told apart who are looked for together.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Gait {
    mounted: bool,
    armour: bool,
    allowance: u32,
}

/// Where those who move alike begin: a hex, the side at which a rider looks, and the turn from which on.
type Starts = Vec<(Space, u8, u32)>;

impl<'a> Passage<'a> {
    /// The passage of a side; none where nobody can tell, since its player puts somebody down wherever he likes.
    pub(super) fn of(set_up: &'a SetUp<'a>, player: Player) -> Option<Self> {
        let site = set_up.site()?;
        let last = set_up.scenario.turns?.get();
        let mut starts: BTreeMap<Gait, Starts> = BTreeMap::new();
        for man in set_up.men.iter().filter(|man| man.player == player && man.member.boat.is_none()) {
            let turn = man.member.turn.map_or(1, |turn| turn.get().max(1));
            let facing = man.member.heading.facing().number();
            let spaces = ashore(set_up, site, man)?;
            starts.entry(gait(man)).or_default().extend(spaces.into_iter().map(|space| (space, facing, turn)));
        }
        for (at, hull) in set_up.hulls.iter().enumerate().filter(|(_, hull)| hull.player == player) {
            // Whoever is nimblest aboard walks for all, without his armour.
            let Some(allowance) = set_up.crew(at).map(on_foot).max() else { continue };
            let gait = Gait { mounted: false, armour: false, allowance };
            let landings = landings(set_up, site, hull, last)?;
            starts.entry(gait).or_default().extend(landings.into_iter().map(|(space, turn)| (space, 0, turn)));
        }
        let reaches = starts.into_iter().map(|(gait, starts)| reach(set_up, site, gait, &starts, last)).collect();
        Some(Self { site, reaches })
    }

    /// The fewest turns in which anybody comes to one of these hexes.
    pub(super) fn fewest_turns(&self, goal: &BTreeSet<Space>) -> u32 {
        let arrivals = self.reaches.iter().flat_map(|reach| goal.iter().filter_map(|space| reach.at(self.site, *space)));
        arrivals.map(|arrival| arrival.turn).min().unwrap_or(NEVER)
    }
}

fn on_foot(man: &Man) -> u32 {
    man.character.values.sound.movement.map_or(0, Level::get)
}

fn gait(man: &Man) -> Gait {
    let mounted = man.member.rides(man.character);
    let allowance = if mounted { man.character.values.mounted.movement.map_or(0, Level::get) } else { on_foot(man) };
    Gait { mounted, armour: man.character.armour, allowance }
}

/// Where somebody ashore can begin: his hex, or any hex of his area or his edge; none where nothing says where.
fn ashore(set_up: &SetUp, site: &Site, man: &Man) -> Option<Vec<Space>> {
    let some = |spaces: Vec<Space>| Some(spaces).filter(|spaces| !spaces.is_empty());
    match man.member.start.spot() {
        Spot::Hex(space) => Some(vec![space]),
        Spot::Anywhere => some(set_up.scenario.spaces_for(Purpose::set_up(man.player)).into_iter().collect()),
        Spot::Edge(edge) => some(dry_edge(site, edge).collect()),
    }
}

/// The land along an edge of a site.
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

/// Where a boat puts its crew ashore, each hex with the turn from which on; none where the boat is put down by its player.
fn landings(set_up: &SetUp, site: &Site, hull: &Hull, last: u32) -> Option<Vec<(Space, u32)>> {
    let starts = muster::berths(set_up, hull);
    if starts.is_empty() {
        return None;
    }
    let rowing = hull.force.1.rowing(hull.id, hull.class, set_up.content);
    let speed = hull.class.best_speeds(0)[1].min(hull.class.rowed_speed(rowing));
    let later = hull.vessel.turn.map_or(0, |turn| turn.get().saturating_sub(1));
    let covered = Voyage { site, class: hull.class }.turns(starts, speed, last);
    Some(
        covered
            .flat_map(|(space, turn)| {
                let beside = (0..6).filter_map(move |side| site.across(space, side));
                beside.chain([space]).map(move |near| (near, turn + later))
            })
            .collect(),
    )
}

/// What those who move alike reach.
fn reach(set_up: &SetUp, site: &Site, gait: Gait, starts: &Starts, last: u32) -> Reach {
    let tables = &set_up.content.tables;
    let ways = Step { site, grounds: &tables.grounds }.ways();
    let turns = last.saturating_add(1);
    if gait.mounted {
        let riders = starts.iter().map(|(front, facing, turn)| (Rider { front: *front, facing: *facing }, *turn));
        ways.riding_from(gait.armour, riders, &tables.riding, gait.allowance, turns)
    } else {
        let starts = starts.iter().map(|(space, _, turn)| (*space, *turn));
        ways.on_foot_from(gait.armour, starts, gait.allowance, turns)
    }
}
