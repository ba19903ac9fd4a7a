//! How far a character can move: the fewest turns to every hex, and the fewest movement points in the last of these turns (2.5, 2.55). Points cannot
//! be saved. So ways are compared first by their turns and then by the points spent in the last turn, because a character who arrives earlier can
//! always wait. Hexes are visited in this order, from buckets: one list of hexes for each number of points.

use super::hexside::neighbour;
use super::{Site, Step, Walker};
use crate::Riding;
use geometry::Space;
use rules::Level;

/// When a character arrives at a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrival {
    /// The turn of the arrival, counted from 1. The start is reached in turn 1.
    pub turn: u32,
    /// The movement points spent in the turn of the arrival.
    pub spent: u32,
}

/// The place of a rider, whose counter takes two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rider {
    /// The hex on which the front of the horse is.
    pub front: Space,
    /// The side of the front hex that the rider faces. The rear of the horse is on the hex across the opposite side.
    pub facing: u8,
}

/// The hexes of a site that a character can reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// The best arrival at each hex, in movement points summed over all turns; `NEVER` if the hex is not reached.
    best: Vec<u32>,
    /// Matters for a hex whose best arrival has points that fill whole turns exactly: true if the character arrives at the beginning of the next
    /// turn, false if the arrival uses the last point of a turn.
    begins: Vec<bool>,
    allowance: u32,
}

/// What a search for ways on a site depends on: the costs of its terrain, the hexes closed to the character, and extra costs.
pub struct Ways<'a> {
    /// The site, and the costs of its terrain.
    pub step: Step<'a>,
    /// Whether a character or thing in a hex prevents others from entering it.
    pub closed: &'a dyn Fn(Space) -> bool,
    /// The movement points that entering a hex costs in addition to its terrain, for example because of the dead who lie in it (2.51).
    pub extra: &'a dyn Fn(Space) -> u32,
}

const NEVER: u32 = u32::MAX;

impl<'a> Step<'a> {
    /// The conditions of a search with no hex closed and no extra costs.
    #[must_use]
    pub fn ways(self) -> Ways<'a> {
        Ways { step: self, closed: &|_| false, extra: &|_| 0 }
    }
}

impl Ways<'_> {
    /// The hexes that a character on foot, in armour or not, can reach in this many turns. `allowance` is the number of movement points in each turn.
    #[must_use]
    pub fn on_foot(&self, armour: bool, from: Space, allowance: u32, turns: u32) -> Reach {
        self.on_foot_from(armour, [(from, 1)], allowance, turns)
    }

    /// The hexes that a character on foot can reach from any of several hexes. Each start comes with the first turn in which the character can leave
    /// it.
    #[must_use]
    pub fn on_foot_from(
        &self,
        armour: bool,
        starts: impl IntoIterator<Item = (Space, u32)>,
        allowance: u32,
        turns: u32,
    ) -> Reach {
        let site = self.step.site;
        let (mut best, mut costs) = (vec![NEVER; site.count()], Costs::of(self, Walker { mounted: false, armour }));
        let (mut buckets, mut begins) = (Buckets::new(allowance, turns), vec![false; site.count()]);
        for (from, turn) in starts.into_iter().filter(|(_, turn)| *turn <= turns.min(MOST_TURNS)) {
            let points = allowance.saturating_mul(turn.saturating_sub(1));
            let there = site.index(from).filter(|index| site.ground(*index).is_some());
            if let Some(index) = there.filter(|index| points < best[*index]) {
                (best[index], begins[index]) = (points, true);
                buckets.push(points, from);
            }
        }
        while let Some((points, space)) = buckets.pop() {
            let Some(index) = site.index(space).filter(|index| best[*index] == points) else { continue };
            for (side, cost) in costs.at(space, index).into_iter().enumerate() {
                let Some(arrival) = buckets.after(points, cost) else { continue };
                let to = neighbour(space, side);
                let Some(index) = site.index(to).filter(|index| arrival <= best[*index]) else { continue };
                if arrival < best[index] {
                    best[index] = arrival;
                    buckets.push(arrival, to);
                }
                begins[index] = false;
            }
        }
        Reach { best, begins, allowance }
    }

    /// The hexes that the front of a rider's horse can reach in this many turns; the rider is in armour or not. `allowance` is the number of movement
    /// points in each turn.
    #[must_use]
    pub fn riding(&self, armour: bool, rider: Rider, riding: &Riding, allowance: u32, turns: u32) -> Reach {
        self.riding_from(armour, [(rider, 1)], riding, allowance, turns)
    }

    /// The hexes that the front of a rider's horse can reach from any of several starts. Each start comes with the first turn in which the rider can
    /// leave it.
    #[must_use]
    pub fn riding_from(
        &self,
        armour: bool,
        riders: impl IntoIterator<Item = (Rider, u32)>,
        riding: &Riding,
        allowance: u32,
        turns: u32,
    ) -> Reach {
        let site = self.step.site;
        let mut costs = Costs::of(self, Walker { mounted: true, armour });
        let (mut states, mut best) = (vec![NEVER; site.count() * 6], vec![NEVER; site.count()]);
        let ring = riding.ring.map(Level::get);
        let mut buckets = Buckets::new(allowance, turns);
        for (rider, turn) in riders.into_iter().filter(|(_, turn)| *turn <= turns.min(MOST_TURNS)) {
            let start = Rider { facing: rider.facing % 6, ..rider };
            let points = allowance.saturating_mul(turn.saturating_sub(1));
            let there = site.index(start.front).filter(|index| site.ground(*index).is_some());
            let state = |index: &usize| index * 6 + usize::from(start.facing);
            if let Some(index) = there.filter(|index| points < states[state(index)]) {
                states[state(&index)] = points;
                buckets.push(points, start);
            }
        }
        while let Some((points, rider)) = buckets.pop() {
            let (front, ahead, rear) = (rider.front, usize::from(rider.facing), rider.rear());
            let Some(index) = site.index(front).filter(|index| states[index * 6 + ahead] == points) else { continue };
            best[index] = best[index].min(points);
            let of_front = costs.at(front, index);
            let of_rear = site.index(rear).filter(|index| site.ground(*index).is_some()).map(|index| costs.at(rear, index));
            let mut go = |to: Space, facing: usize, cost: u32| {
                let Some(arrival) = buckets.after(points, cost) else { return };
                if let Some(index) = site.index(to).filter(|index| arrival < states[index * 6 + facing]) {
                    states[index * 6 + facing] = arrival;
                    buckets.push(arrival, Rider { front: to, facing: facing as u8 });
                }
            };
            for (place, end, turn) in RING {
                let side = (ahead + turn) % 6;
                let (from, cost) = match end {
                    End::Front => (front, of_front[side]),
                    End::Rear => (rear, of_rear.map_or(NEVER, |of_rear| of_rear[side])),
                };
                go(neighbour(from, side), side, cost.saturating_add(ring[place]));
            }
            if of_rear.is_some() {
                // A half-turn on the spot exchanges front and rear.
                go(rear, (ahead + 3) % 6, riding.half_turn.get());
            }
        }
        Reach { best, begins: vec![false; site.count()], allowance }
    }
}

/// One of the two hexes that a rider occupies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Front,
    Rear,
}

/// The hexes round a rider: the index of each in `Riding::ring`, the rider's hex from which it is entered, and the side of that hex to cross, counted
/// clockwise from straight ahead. A hex that touches both of the rider's hexes is listed once for each. After a step the rear is on the hex from
/// which the step started.
const RING: [(usize, End, usize); 10] = [
    (0, End::Front, 0),
    (1, End::Front, 1),
    (2, End::Front, 5),
    (3, End::Front, 2),
    (3, End::Rear, 1),
    (4, End::Front, 4),
    (4, End::Rear, 5),
    (5, End::Rear, 2),
    (6, End::Rear, 4),
    (7, End::Rear, 3),
];

/// The costs of crossing the sides of hexes. Each is computed when it is first asked for.
struct Costs<'a> {
    ways: &'a Ways<'a>,
    walker: Walker,
    known: Vec<Option<[u32; 6]>>,
}

impl<'a> Costs<'a> {
    fn of(ways: &'a Ways<'a>, walker: Walker) -> Self {
        Self { ways, walker, known: vec![None; ways.step.site.count()] }
    }

    /// The cost of crossing each side of a hex; a side that cannot be crossed costs `NEVER`.
    fn at(&mut self, space: Space, index: usize) -> [u32; 6] {
        let (ways, walker) = (self.ways, self.walker);
        *self.known[index].get_or_insert_with(|| {
            std::array::from_fn(|side| {
                let cost = ways.step.cost_across(walker, space, side).filter(|(to, _)| !(ways.closed)(*to));
                cost.map_or(NEVER, |(to, cost)| cost.saturating_add((ways.extra)(to)))
            })
        })
    }
}

impl Rider {
    /// The hex of the horse's rear.
    #[must_use]
    pub fn rear(self) -> Space {
        neighbour(self.front, usize::from(self.facing) + 3)
    }

    /// Every step that the rider can take: its index in [`Riding::ring`], the hex from which it starts, which becomes the rear, and the side that it
    /// crosses, which becomes the facing (2.55).
    pub(crate) fn steps(self) -> impl Iterator<Item = (usize, Space, usize)> {
        RING.into_iter().map(move |(place, end, turn)| {
            let from = if end == End::Front { self.front } else { self.rear() };
            (place, from, (usize::from(self.facing) + turn) % 6)
        })
    }

    /// The eight hexes round the rider, each with what it costs in addition to its terrain, in the order of the table (2.55): straight ahead, ahead
    /// to the right and to the left, at the right and the left side, behind to the right and to the left, straight behind. A hex is `None` if no
    /// board lies there.
    #[must_use]
    pub fn ring(self, site: &Site, riding: &Riding) -> [(Option<Space>, u32); 8] {
        let mut ring = riding.ring.map(|level| (None, level.get()));
        for (place, end, turn) in RING {
            let from = if end == End::Front { self.front } else { self.rear() };
            ring[place].0 = site.across(from, usize::from(self.facing) + turn);
        }
        ring
    }
}

impl Reach {
    /// The best arrival at a hex; `None` if the hex is not reached.
    #[must_use]
    pub fn at(&self, site: &Site, space: Space) -> Option<Arrival> {
        let index = site.index(space)?;
        let points = self.best.get(index).copied().filter(|points| *points != NEVER)?;
        let allowance = self.allowance.max(1);
        // The last point of a turn counts for that turn, unless the best way arrives at this hex at the beginning of the next turn.
        let turn = if self.begins[index] { points / allowance } else { points.saturating_sub(1) / allowance };
        Some(Arrival { turn: turn + 1, spent: points - turn * allowance })
    }

    /// Every hex that is reached, with its best arrival.
    pub fn iter<'a>(&'a self, site: &'a Site) -> impl Iterator<Item = (Space, Arrival)> + 'a {
        site.grid().spaces().filter_map(move |space| Some((space, self.at(site, space)?)))
    }
}

/// The hexes still to visit, in one list for each number of movement points at which they are reached.
struct Buckets<T> {
    waiting: Vec<Vec<T>>,
    now: usize,
    allowance: u32,
    most: u32,
}

/// The largest number of turns that a search covers. A larger number in a file is cut to it.
const MOST_TURNS: u32 = 400;

impl<T> Buckets<T> {
    fn new(allowance: u32, turns: u32) -> Self {
        Self { waiting: Vec::new(), now: 0, allowance, most: allowance.saturating_mul(turns.min(MOST_TURNS)) }
    }

    /// The points after a step of this cost that is taken after `points` points. The step begins in the same turn, or in the next one if too few
    /// points are left. `None` if it costs more than a whole turn's points, or no turn is left.
    const fn after(&self, points: u32, cost: u32) -> Option<u32> {
        if cost > self.allowance || self.allowance == 0 {
            return if cost == 0 { Some(points) } else { None };
        }
        let spent = points % self.allowance;
        let whole = points > 0 && spent == 0;
        let start = if whole || spent + cost <= self.allowance { points } else { points - spent + self.allowance };
        let end = start + cost;
        if end <= self.most { Some(end) } else { None }
    }

    fn push(&mut self, points: u32, what: T) {
        let at = points as usize;
        if self.waiting.len() <= at {
            self.waiting.resize_with(at + 1, Vec::new);
        }
        self.waiting[at].push(what);
        self.now = self.now.min(at);
    }

    fn pop(&mut self) -> Option<(u32, T)> {
        while let Some(bucket) = self.waiting.get_mut(self.now) {
            if let Some(what) = bucket.pop() {
                return Some((self.now as u32, what));
            }
            self.now += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests;
