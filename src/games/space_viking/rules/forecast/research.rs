//! The cheapest way to a technology, found exactly: sets of technologies are examined in the order of their cost, until a set contains the wanted
//! technology.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};

use crate::{Content, Sovereign, Technology};
use rules::{Id, listed};

/// The terms on which technology is bought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Terms {
    /// The buyer's kind of sovereign: a Berserker always pays the price with the predecessor.
    pub buyer: Sovereign,
    /// Whether only a technology of the same track opens the next level.
    pub own_track: bool,
}

/// A way to a technology: the technologies to buy, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The technologies with the price of each, in IU, in the order in which they are bought.
    pub steps: Vec<(Id<Technology>, u32)>,
    /// The sum of the prices, in IU.
    pub cost: u32,
}

/// The search gives up after this many sets; the twenty technologies of the book form some thousands.
const MOST_SETS: usize = 20_000;
/// How many technologies fit into a set.
const MOST: usize = 128;

/// For each set of technologies that was reached: its cost, and the previous set and the purchase that led from it to this one.
type Reached = HashMap<u128, (u32, Option<(u128, usize)>)>;

impl Way {
    /// The way in words: `145 IU: Jump-3 15, Automated Planetary Defenses 50, Jump-8 80`.
    #[must_use]
    pub fn words(&self, content: &Content) -> String {
        let step = |(id, cost): &(Id<Technology>, u32)| {
            let name = content.technologies.get(*id).map_or("?", Technology::label);
            format!("{name} {cost}")
        };
        let steps: Vec<String> = self.steps.iter().map(step).collect();
        format!("{} IU: {}", self.cost, listed(&steps))
    }
}

/// The cheapest way to a technology for a player who has the technologies `has`. `None` if no way leads to it, or if the search would examine more
/// sets than it is allowed to, which does not happen with tables the size of the book's.
#[must_use]
pub fn cheapest_way(content: &Content, wanted: Id<Technology>, has: &[Id<Technology>], terms: Terms) -> Option<Way> {
    let all: Vec<(Id<Technology>, &Technology)> = content.technologies.iter().take(MOST).collect();
    let place = |id: Id<Technology>| all.iter().position(|(known, _)| *known == id);
    let goal = place(wanted)?;
    let bit = |at: usize| 1_u128 << at;
    let first = has.iter().filter_map(|id| place(*id)).fold(0, |set, at| set | bit(at));
    let is_open = |set: u128, technology: &Technology| {
        let level = technology.level.get();
        let opens = |at: usize, other: &Technology| {
            set & bit(at) != 0 && other.level.get() + 1 == level && (!terms.own_track || other.track == technology.track)
        };
        level <= 1 || all.iter().enumerate().any(|(at, (_, other))| opens(at, other))
    };
    let price = |set: u128, technology: &Technology| {
        let has = technology.predecessor.and_then(place).is_some_and(|before| set & bit(before) != 0);
        technology.price(has || terms.buyer == Sovereign::Berserker)
    };
    let mut cheapest: Reached = HashMap::from([(first, (0, None))]);
    let mut heap = BinaryHeap::from([Reverse((0_u32, first))]);
    while let Some(Reverse((cost, set))) = heap.pop() {
        if set & bit(goal) != 0 {
            return Some(way(&cheapest, &all, set, cost));
        }
        if cheapest.get(&set).is_some_and(|(known, _)| *known < cost) {
            continue;
        }
        if cheapest.len() > MOST_SETS {
            return None;
        }
        for (at, (_, technology)) in all.iter().enumerate() {
            if set & bit(at) != 0 || !is_open(set, technology) {
                continue;
            }
            let (next, cost) = (set | bit(at), cost.saturating_add(price(set, technology)));
            if cheapest.get(&next).is_none_or(|(known, _)| cost < *known) {
                cheapest.insert(next, (cost, Some((set, at))));
                heap.push(Reverse((cost, next)));
            }
        }
    }
    None
}

/// Traces a set of technologies back to those that the buyer had at first, and returns the purchases that led to it.
fn way(cheapest: &Reached, all: &[(Id<Technology>, &Technology)], set: u128, cost: u32) -> Way {
    let (mut at, mut steps) = (set, Vec::new());
    while let Some((cost, Some((before, step)))) = cheapest.get(&at) {
        let paid = cost - cheapest.get(before).map_or(0, |(cost, _)| *cost);
        steps.push((all[*step].0, paid));
        at = *before;
    }
    steps.reverse();
    Way { steps, cost }
}
