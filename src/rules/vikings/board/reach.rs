//! How far somebody comes: the fewest movement points to every hex in a turn, and the fewest turns (2.5, 2.55).
//!
//! Points are never saved, so a way is measured by turns first and by the points of its last turn then: whoever is somewhere earlier can always
//! wait there. Hexes are met in that order from buckets, one a point.

use super::{Site, Step, Walker};
use crate::geometry::Space;
use crate::rules::vikings::Riding;

/// How a hex was reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrival {
    /// In which turn, from 1; the start is reached in turn 1.
    pub turn: u32,
    /// The movement points that were spent in it.
    pub spent: u32,
}

/// A rider where he starts: a counter of two hexes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rider {
    /// The hex of his front.
    pub front: Space,
    /// The side to which he looks; his rear lies on the other side.
    pub facing: u8,
}

/// What can be reached on a site.
#[derive(Clone, Debug, PartialEq)]
pub struct Reach {
    /// The best arrival at each hex, in points over all turns; beyond the last turn, none.
    best: Vec<u32>,
    allowance: u32,
}

/// The ways of a search, and what is still closed to it.
pub struct Ways<'a> {
    /// The site and its costs.
    pub step: Step<'a>,
    /// Whether a hex cannot be crossed for who stands or lies in it.
    pub closed: &'a dyn Fn(Space) -> bool,
    /// What a hex costs more, as for the dead that lie in it (2.51).
    pub extra: &'a dyn Fn(Space) -> u32,
}

const NEVER: u32 = u32::MAX;

impl<'a> Step<'a> {
    /// The ways over open ground, with nobody in the way.
    #[must_use]
    pub fn ways(self) -> Ways<'a> {
        Ways { step: self, closed: &|_| false, extra: &|_| 0 }
    }
}

impl Ways<'_> {
    /// Everything that somebody on foot can reach with this allowance in so many turns.
    #[must_use]
    pub fn on_foot(&self, armour: bool, from: Space, allowance: u32, turns: u32) -> Reach {
        let site = self.step.site;
        let mut best = vec![NEVER; site.count()];
        let walker = Walker { mounted: false, armour };
        let mut buckets = Buckets::new(allowance, turns);
        if let Some(index) = site.index(from).filter(|index| site.ground(*index).is_some()) {
            best[index] = 0;
            buckets.push(0, (from, 0));
        }
        while let Some((points, (space, _))) = buckets.pop() {
            if site.index(space).is_none_or(|index| best[index] != points) {
                continue;
            }
            for side in 0..6 {
                let Some((to, cost)) = self.step.cost_across(walker, space, side).filter(|(to, _)| !(self.closed)(*to)) else {
                    continue;
                };
                let Some(arrival) = buckets.after(points, cost + (self.extra)(to)) else { continue };
                if let Some(index) = site.index(to).filter(|index| arrival < best[*index]) {
                    best[index] = arrival;
                    buckets.push(arrival, (to, 0));
                }
            }
        }
        Reach { best, allowance }
    }

    /// Everything that the front of a rider can reach with this allowance in so many turns.
    #[must_use]
    pub fn riding(&self, armour: bool, rider: Rider, riding: &Riding, allowance: u32, turns: u32) -> Reach {
        let site = self.step.site;
        let walker = Walker { mounted: true, armour };
        let mut states = vec![NEVER; site.count() * 6];
        let mut best = vec![NEVER; site.count()];
        let mut buckets = Buckets::new(allowance, turns);
        let state = |front: Space, facing: usize| site.index(front).map(|index| index * 6 + facing % 6);
        if let Some(at) = state(rider.front, rider.facing.into()).filter(|at| site.ground(at / 6).is_some()) {
            states[at] = 0;
            buckets.push(0, (rider.front, rider.facing % 6));
        }
        while let Some((points, (front, facing))) = buckets.pop() {
            let Some(at) = state(front, facing.into()).filter(|at| states[*at] == points) else { continue };
            best[at / 6] = best[at / 6].min(points);
            let mut go = |to: Space, facing: usize, cost: u32| {
                let Some(arrival) = buckets.after(points, cost) else { return };
                if let Some(at) = state(to, facing).filter(|at| arrival < states[*at]) {
                    states[at] = arrival;
                    buckets.push(arrival, (to, (facing % 6) as u8));
                }
            };
            for ring in Self::ring(site, Rider { front, facing }) {
                for (rear, side) in ring.from.into_iter().flatten() {
                    let cost = self.step.cost_across(walker, rear, side).filter(|(to, _)| !(self.closed)(*to));
                    if let Some((to, cost)) = cost {
                        go(to, side, cost + riding.ring[ring.place].get() + (self.extra)(to));
                    }
                }
            }
            // A half-turn on the spot changes front and rear.
            let rear = site.across(front, usize::from(facing) + 3);
            if let Some(rear) = rear {
                go(rear, usize::from(facing) + 3, riding.half_turn.get());
            }
        }
        Reach { best, allowance }
    }

    /// The eight hexes round a rider, in the order of the table: straight ahead, ahead to the right and to the left, at the right and the left side,
    /// behind to the right and to the left, straight behind. Each is entered from those of his two hexes that touch it, which his rear takes
    /// then.
    fn ring(site: &Site, rider: Rider) -> [Neighbour; 8] {
        let (front, ahead) = (rider.front, usize::from(rider.facing));
        let rear = site.across(front, ahead + 3);
        let of_front = |turn: usize| Some((front, (ahead + turn) % 6));
        let of_rear = |turn: usize| rear.map(|rear| (rear, (ahead + turn) % 6));
        let ring = [
            [of_front(0), None],
            [of_front(1), None],
            [of_front(5), None],
            [of_front(2), of_rear(1)],
            [of_front(4), of_rear(5)],
            [None, of_rear(2)],
            [None, of_rear(4)],
            [None, of_rear(3)],
        ];
        let mut place = 0;
        ring.map(|from| {
            let neighbour = Neighbour { place, from };
            place += 1;
            neighbour
        })
    }
}

impl Rider {
    /// The hex of his rear.
    #[must_use]
    pub fn rear(self) -> Space {
        super::hexside::neighbour(self.front, usize::from(self.facing) + 3)
    }

    /// The eight hexes round him with what each costs more than its ground, in the order of the table (2.55).
    #[must_use]
    pub fn ring(self, site: &Site, riding: &Riding) -> [(Option<Space>, u32); 8] {
        Ways::ring(site, self).map(|near| {
            let space = near.from.into_iter().flatten().find_map(|(from, side)| site.across(from, side));
            (space, riding.ring[near.place].get())
        })
    }
}

/// A hex beside a rider.
struct Neighbour {
    /// Its place in the table.
    place: usize,
    /// From which of his hexes it is entered, and across which side.
    from: [Option<(Space, usize)>; 2],
}

impl Reach {
    /// How a hex is reached; none where it is not.
    #[must_use]
    pub fn at(&self, site: &Site, space: Space) -> Option<Arrival> {
        let points = self.best.get(site.index(space)?).copied().filter(|points| *points != NEVER)?;
        let allowance = self.allowance.max(1);
        // A turn that is spent to the last point is still that turn.
        let turn = points.saturating_sub(1) / allowance;
        Some(Arrival { turn: turn + 1, spent: points - turn * allowance })
    }

    /// Every hex that is reached, with how.
    pub fn iter<'a>(&'a self, site: &'a Site) -> impl Iterator<Item = (Space, Arrival)> + 'a {
        site.grid().spaces().filter_map(move |space| Some((space, self.at(site, space)?)))
    }
}

/// What waits to be looked at, by the points after which it is reached.
struct Buckets<T> {
    waiting: Vec<Vec<T>>,
    now: usize,
    allowance: u32,
    most: u32,
}

/// More turns than this nobody asks for, whatever a file says.
const MOST_TURNS: u32 = 400;

impl<T> Buckets<T> {
    fn new(allowance: u32, turns: u32) -> Self {
        Self { waiting: Vec::new(), now: 0, allowance, most: allowance.saturating_mul(turns.min(MOST_TURNS)) }
    }

    /// When a step of this cost ends that is taken after so many points: within the turn, or in the next where too little is left of it; none
    /// where a turn is too short for it or there are no more.
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
