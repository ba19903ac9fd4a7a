//! What the shots of one side do to the other in a round.

use std::collections::BTreeMap;

use super::Party;
use crate::Aim;

/// Ships that are left, each with the hits that it has taken, in order, so that like states are one.
pub type Fleet = Vec<(Party, u32)>;

/// The states that the shots of some ships lead to, with their chances.
pub fn volley(shooters: &Fleet, targets: &Fleet, chance: f64, aim: Aim) -> BTreeMap<Fleet, f64> {
    let shots = aimed(shooters, targets, aim);
    let mut states = BTreeMap::from([(targets.clone(), 1.0)]);
    for (at, number) in shots.into_iter().enumerate().filter(|(_, number)| *number > 0) {
        let mut after: BTreeMap<Fleet, f64> = BTreeMap::new();
        for (state, share) in states {
            // Whatever happens to one target leaves the others where they stand in the list.
            let (party, taken) = targets[at];
            let needed = party.hits.saturating_sub(taken).min(number);
            for (hits, times) in hits_of(number, needed, chance) {
                let mut next = state.clone();
                next[at].1 = taken + hits;
                *after.entry(next).or_default() += share * times;
            }
        }
        states = after;
    }
    let mut left: BTreeMap<Fleet, f64> = BTreeMap::new();
    for (state, share) in states {
        let mut state: Fleet = state.into_iter().filter(|(party, taken)| *taken < party.hits).collect();
        state.sort_unstable();
        *left.entry(state).or_default() += share;
    }
    left
}

/// How many shots each target gets. A ship aims all its shots at one enemy (Space combat).
fn aimed(shooters: &Fleet, targets: &Fleet, aim: Aim) -> Vec<u32> {
    let mut shots = vec![0_u32; targets.len()];
    let mut ships: Vec<u32> = vec![0; targets.len()];
    let mut order: Vec<u32> = shooters.iter().map(|(party, _)| party.shots).filter(|shots| *shots > 0).collect();
    order.sort_unstable_by_key(|shots| std::cmp::Reverse(*shots));
    for number in order {
        let target = |at: usize| (ships[at], targets[at].0.hits - targets[at].1, targets[at].0);
        if let Some(at) = aimed_at(0..targets.len(), target, aim) {
            shots[at] = shots[at].saturating_add(number);
            ships[at] += 1;
        }
    }
    shots
}

/// At which target the next ship aims; those with most shots choose first. Of a target is asked how many ships aim at it already, how many
/// hits it still withstands, and what it is.
pub fn aimed_at(targets: impl Iterator<Item = usize>, target: impl Fn(usize) -> (u32, u32, Party), aim: Aim) -> Option<usize> {
    targets.min_by_key(|at| {
        let (ships, left, party) = target(*at);
        let first = match aim {
            Aim::Spread => ships,
            Aim::Strongest => u32::MAX - left,
            Aim::Weakest => left,
        };
        (first, std::cmp::Reverse((party.cost, party.shots)), *at)
    })
}

/// Whether a side of so many ships, of which so many are left, has lost the share, in hundredths, that makes it break off.
pub const fn is_broken(ships: usize, left: usize, share: u32) -> bool {
    let lost = ships.saturating_sub(left);
    lost > 0 && lost * 100 >= ships * share as usize
}

/// The chance that a die hits, given the least roll at which it does.
#[must_use]
pub fn chance(hits_from: u32) -> f64 {
    f64::from(7_u32.saturating_sub(hits_from.max(1)).min(6)) / 6.0
}

/// The chances of so many hits of some shots; those beyond what is needed are as many as needed.
pub fn hits_of(shots: u32, needed: u32, chance: f64) -> Vec<(u32, f64)> {
    let mut times = vec![0.0; needed as usize + 1];
    times[0] = 1.0;
    for _ in 0..shots {
        for hits in (0..times.len()).rev() {
            let more = times[hits] * chance;
            // Whoever has taken what destroys him stays so.
            if hits + 1 < times.len() {
                times[hits] -= more;
                times[hits + 1] += more;
            }
        }
    }
    (0..).zip(times).filter(|(_, times)| *times > 0.0).collect()
}
