//! How soon a side, or somebody of it, comes somewhere, by oar and on foot, where nobody hinders it: every bound is taken in its favour, so that a
//! rule that speaks is right.
//!
//! Everybody of a side who moves alike is looked for at once, from wherever one of them begins, and what was found serves every goal. Boats take aboard
//! whoever comes to them, also those that lie moored, and put him ashore wherever they come.

use std::collections::{BTreeMap, BTreeSet};

use super::muster;
use crate::board::{Reach, Rider, Site, Step};
use crate::boat::{Rowing, Rows};
use crate::voyage::Voyage;
use crate::{Character, Hull, Man, Player, Purpose, SetUp, Spot, Task};
use geometry::{Edge, Space};
use rules::{Id, Level};

/// So many turns it takes whoever does not come there by the last.
pub(super) const NEVER: u32 = u32::MAX;

/// How soon somebody of a side comes wherever there is.
pub(super) struct Passage<'a> {
    ground: Ground<'a>,
    player: Player,
    ferries: Vec<Ferry>,
    /// How whoever is nimblest of them moves ashore.
    nimblest: Gait,
    /// The turn in which the first of them comes to each hex.
    arrivals: Arrivals,
}

/// The ground of a scenario, and what it is while the tide is low.
struct Ground<'a> {
    set_up: &'a SetUp<'a>,
    site: &'a Site,
    /// The ground with its sandbars, and the last turn in which one wades there (5.5).
    low: Option<(Site, u32)>,
    last: u32,
}

/// A boat that can carry somebody.
struct Ferry {
    /// Whether it lies where it is until somebody comes aboard.
    moored: bool,
    /// The hexes from which one comes aboard where it begins, each with the turn from which on.
    begins: Vec<(Space, u32)>,
    /// The hexes at which it puts somebody ashore, each with the turn from which on, if it moves from the first.
    landings: Vec<(Space, u32)>,
    /// From which turn on one of them is aboard.
    boarded: u32,
}

/// How somebody moves, by which those are told apart who are looked for together.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Gait {
    mounted: bool,
    armour: bool,
    allowance: u32,
}

/// Where those who move alike begin: a hex, the side at which a rider looks, and the turn from which on.
type Starts = Vec<(Space, u8, u32)>;

/// The turn in which somebody comes to each hex that is reached.
type Arrivals = BTreeMap<Space, u32>;

impl<'a> Passage<'a> {
    /// The passage of a side, or of one character of it; none where nobody can tell, since its player puts somebody down wherever he likes.
    pub(super) fn of(set_up: &'a SetUp<'a>, player: Player, whom: Option<Id<Character>>) -> Option<Self> {
        let ground = Ground::of(set_up)?;
        let is_meant = |man: &&Man| {
            man.player == player && man.member.task != Task::Captive && (whom.is_none() || man.member.character == whom)
        };
        let mut starts: BTreeMap<Gait, Starts> = BTreeMap::new();
        for man in set_up.men.iter().filter(is_meant).filter(|man| man.member.boat.is_none()) {
            let turn = man.member.turn.map_or(1, |turn| turn.get().max(1));
            let facing = man.member.heading.facing().number();
            let spaces = ashore(set_up, ground.site, man)?;
            starts.entry(gait(set_up, man)).or_default().extend(spaces.into_iter().map(|space| (space, facing, turn)));
        }
        let allowance = set_up.men.iter().filter(is_meant).map(|man| allowance(set_up, man)).max()?;
        let mut ferries = Vec::new();
        for (at, hull) in set_up.hulls.iter().enumerate() {
            let moored = set_up.crew(at).next().is_none();
            // A boat with nobody aboard is whose men come to it.
            if hull.player == player || moored {
                let [begins, landings] = ground.landings(at, hull, player)?;
                let aboard = set_up.crew(at).any(|man| is_meant(&man));
                let boarded = if aboard { hull.vessel.turn.map_or(1, |turn| turn.get().max(1)) } else { NEVER };
                ferries.push(Ferry { moored, begins, landings, boarded });
            }
        }
        // Whoever is nimblest walks for all whom a boat puts ashore, without his armour.
        let nimblest = Gait { mounted: false, armour: false, allowance };
        let mut passage = Self { ground, player, ferries, nimblest, arrivals: Arrivals::new() };
        passage.settle(&starts);
        Some(passage)
    }

    /// Has everybody walk, and board what they come to, until nobody comes anywhere sooner.
    fn settle(&mut self, starts: &BTreeMap<Gait, Starts>) {
        loop {
            let mut all = starts.clone();
            let ashore = self.ferries.iter().flat_map(Ferry::puts_ashore).map(|(space, turn)| (space, 0, turn));
            all.entry(self.nimblest).or_default().extend(ashore);
            self.arrivals = self.ground.walk(&all);
            let mut sooner = false;
            for ferry in &mut self.ferries {
                let boards = ferry.takes_aboard().iter().filter_map(|(space, turn)| Some(*self.arrivals.get(space)?.max(turn)));
                let boards = boards.min().unwrap_or(NEVER);
                if boards < ferry.boarded {
                    (ferry.boarded, sooner) = (boards, true);
                }
            }
            if !sooner {
                return;
            }
        }
    }

    /// The fewest turns in which anybody comes to one of these hexes.
    pub(super) fn fewest_turns(&self, goal: &BTreeSet<Space>) -> u32 {
        goal.iter().filter_map(|space| self.arrivals.get(space)).copied().min().unwrap_or(NEVER)
    }

    /// The fewest turns in which anybody comes to a hex or beside it.
    pub(super) fn beside(&self, space: Space) -> u32 {
        let near = (0..6).filter_map(|side| self.ground.site.across(space, side)).chain([space]).collect();
        self.fewest_turns(&near)
    }

    /// The fewest turns in which anybody comes to the edge of the boards, and leaves them.
    pub(super) fn leaving(&self) -> u32 {
        self.fewest_turns(&self.ground.edge())
    }

    /// The fewest turns in which anybody takes up what lies on a hex, and brings it to a boat or off the boards: who carries it stands there when
    /// a phase of his begins, and has so many points less (5.5).
    pub(super) fn carrying(&self, space: Space, less: u32) -> u32 {
        let own = |man: &&Man| man.player == self.player && man.member.task != Task::Captive;
        let begins = self.ground.set_up.men.iter().filter(own).any(|man| man.space == Some(space));
        let Some(comes) = self.arrivals.get(&space) else { return NEVER };
        let takes = if begins { *comes } else { comes + 1 };
        let laden = Gait { allowance: self.nimblest.allowance.saturating_sub(less), ..self.nimblest };
        let carried = self.ground.walk(&[(laden, vec![(space, 0, takes)])].into());
        let off = self.ground.edge().into_iter().filter_map(|space| carried.get(&space).copied()).min();
        let boats = self.ferries.iter().flat_map(|ferry| ferry.takes_aboard().iter().copied().chain(ferry.puts_ashore()));
        let aboard = boats.filter_map(|(space, turn)| Some(turn.max(*carried.get(&space)?))).min();
        off.into_iter().chain(aboard).min().unwrap_or(NEVER)
    }
}

impl Ferry {
    /// The hexes from which one comes aboard, each with the turn from which on: a boat with a crew can come for him.
    fn takes_aboard(&self) -> &[(Space, u32)] {
        if self.moored { &self.begins } else { &self.landings }
    }

    /// The hexes at which it puts ashore whoever has come aboard, each with the turn from which on.
    fn puts_ashore(&self) -> impl Iterator<Item = (Space, u32)> + '_ {
        let turn = |turn: u32| if self.moored { turn + self.boarded - 1 } else { turn.max(self.boarded) };
        let landings = self.landings.iter().filter(|_| self.boarded != NEVER);
        landings.map(move |(space, from)| (*space, turn(*from)))
    }
}

impl<'a> Ground<'a> {
    fn of(set_up: &'a SetUp<'a>) -> Option<Self> {
        let (site, last) = (set_up.site()?, set_up.scenario.turns?.get());
        let low = set_up.scenario.options.low_tide.map(|turns| {
            let sandbars = set_up.scenario.spaces_for(Purpose::Tide);
            // In the turn after them the sandbars are shallow.
            (site.with_beaches(&sandbars), turns.get() + 1)
        });
        Some(Self { set_up, site, low, last })
    }

    /// When whoever begins at these comes to each hex, first over sandbars as long as there are any.
    fn walk(&self, starts: &BTreeMap<Gait, Starts>) -> Arrivals {
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
                    // Whoever is mounted has turned as he likes by then.
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

    /// What those who move alike reach on a site by a turn: a rider also on foot from wherever he comes.
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

    /// The hexes beside a boat where it begins, and wherever it comes, each with the turn from which on; none where the boat is put down by its
    /// player.
    fn landings(&self, at: usize, hull: &Hull, player: Player) -> Option<[Vec<(Space, u32)>; 2]> {
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

    /// The best speed that its crew, and whoever comes to it, can row a boat; at least that with which it begins.
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

    /// The hexes from which one steps off the boards.
    fn edge(&self) -> BTreeSet<Space> {
        let at_edge =
            |space: &Space| self.site.surface(*space).is_some() && (0..6).any(|side| self.site.across(*space, side).is_none());
        self.site.grid().spaces().filter(at_edge).collect()
    }
}

/// His movement on foot, by his counter or by the pace that the scenario gives him (5.5).
fn on_foot(set_up: &SetUp, man: &Man) -> u32 {
    let pace = set_up.scenario.paces.iter().find(|(_, pace)| pace.character.is_some() && pace.character == man.member.character);
    pace.map(|(_, pace)| pace.movement).or(man.character.values.sound.movement).map_or(0, Level::get)
}

/// The most that he moves, on foot or on a horse if he rides: whoever does can mount one that he finds.
fn allowance(set_up: &SetUp, man: &Man) -> u32 {
    let mounted = man.character.values.mounted.movement.filter(|_| man.character.values.is_rider());
    on_foot(set_up, man).max(mounted.map_or(0, Level::get))
}

fn gait(set_up: &SetUp, man: &Man) -> Gait {
    let mounted = man.member.rides(man.character);
    Gait { mounted, armour: man.character.armour, allowance: allowance(set_up, man) }
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
