//! How soon a side, or one of its characters, can reach a hex, by boat and on foot, if nobody hinders it. Every estimate is the best case for the
//! side, so that a finding that it comes too late is always right. All characters of a side who move alike are searched together, from all their
//! starts, and the result serves every goal. Boats, also moored ones, take aboard all characters who come to them, and put them ashore wherever the
//! boats can go. `ground.rs` has the ground.

mod ground;

use std::collections::{BTreeMap, BTreeSet};

use crate::{Character, Man, Player, SetUp, Task};
use geometry::Space;
use ground::{Arrivals, Gait, Ground, Starts, ashore};
use rules::{Id, Level};

/// Stands for the turn of a hex that is not reached by the last turn.
pub(super) const NEVER: u32 = u32::MAX;

/// How soon a side can reach each hex.
pub(super) struct Passage<'a> {
    ground: Ground<'a>,
    player: Player,
    ferries: Vec<Ferry>,
    /// The movement ashore of a character without armour who moves as far in a turn as the fastest of the side.
    nimblest: Gait,
    /// The first turn in which the side reaches each hex.
    arrivals: Arrivals,
}

/// A boat that can carry characters.
struct Ferry {
    /// Whether the boat stays in place until a character comes aboard.
    moored: bool,
    /// The hexes from which characters can board the boat while it lies where it begins, each with the first turn in which they can.
    begins: Vec<(Space, u32)>,
    /// The hexes at which the boat can put characters ashore after it has moved from its start, each with the first turn in which it can.
    landings: Vec<(Space, u32)>,
    /// The first turn in which a character of the side is aboard the boat.
    boarded: u32,
}

impl<'a> Passage<'a> {
    /// How soon a side, or one of its characters if `whom` names one, reaches each hex. `None` if that cannot be known, because the player puts a
    /// character down wherever they like.
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
            // A boat with nobody aboard counts for both sides, because it goes to the side whose characters come to it.
            if hull.player == player || moored {
                let [begins, landings] = ground.landings(at, hull, player)?;
                let aboard = set_up.crew(at).any(|man| is_meant(&man));
                let boarded = if aboard { hull.vessel.turn.map_or(1, |turn| turn.get().max(1)) } else { NEVER };
                ferries.push(Ferry { moored, begins, landings, boarded });
            }
        }
        // All characters whom a boat puts ashore count as if they moved like the fastest of the side and wore no armour.
        let nimblest = Gait { mounted: false, armour: false, allowance };
        let mut passage = Self { ground, player, ferries, nimblest, arrivals: Arrivals::new() };
        passage.settle(&starts);
        Some(passage)
    }

    /// Lets all characters walk and board the boats that they reach, again and again, until no arrival becomes earlier.
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

    /// The first turn in which any character reaches one of these hexes.
    pub(super) fn fewest_turns(&self, goal: &BTreeSet<Space>) -> u32 {
        goal.iter().filter_map(|space| self.arrivals.get(space)).copied().min().unwrap_or(NEVER)
    }

    /// The first turn in which any character reaches a hex or a neighbour of it.
    pub(super) fn beside(&self, space: Space) -> u32 {
        let near = (0..6).filter_map(|side| self.ground.site.across(space, side)).chain([space]).collect();
        self.fewest_turns(&near)
    }

    /// The first turn in which any character reaches the edge of the boards and leaves them.
    pub(super) fn leaving(&self) -> u32 {
        self.fewest_turns(&self.ground.edge())
    }

    /// The first turn in which any character can take up a thing on a hex and bring it to a boat or off the boards. The carrier has to be on the hex
    /// when a phase of the side begins, and has `less` fewer movement points (5.5).
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
    /// The hexes from which characters can board the boat, each with the first turn in which they can. A boat with a crew can come to fetch them.
    fn takes_aboard(&self) -> &[(Space, u32)] {
        if self.moored { &self.begins } else { &self.landings }
    }

    /// The hexes at which the boat can put ashore the characters who have boarded it, each with the first turn in which it can.
    fn puts_ashore(&self) -> impl Iterator<Item = (Space, u32)> + '_ {
        let turn = |turn: u32| if self.moored { turn + self.boarded - 1 } else { turn.max(self.boarded) };
        let landings = self.landings.iter().filter(|_| self.boarded != NEVER);
        landings.map(move |(space, from)| (*space, turn(*from)))
    }
}

/// The movement of a character on foot, from the counter or from the pace that the scenario gives (5.5).
fn on_foot(set_up: &SetUp, man: &Man) -> u32 {
    let pace = set_up.scenario.paces.iter().find(|(_, pace)| pace.character.is_some() && pace.character == man.member.character);
    pace.map(|(_, pace)| pace.movement).or(man.character.values.sound.movement).map_or(0, Level::get)
}

/// The movement of a character, on foot or, for a rider, the better of the values on foot and on a horse, because a rider can mount any horse on the
/// way.
fn allowance(set_up: &SetUp, man: &Man) -> u32 {
    let mounted = man.character.values.mounted.movement.filter(|_| man.character.values.is_rider());
    on_foot(set_up, man).max(mounted.map_or(0, Level::get))
}

fn gait(set_up: &SetUp, man: &Man) -> Gait {
    let mounted = man.member.rides(man.character);
    Gait { mounted, armour: man.character.armour, allowance: allowance(set_up, man) }
}
