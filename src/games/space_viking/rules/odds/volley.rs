//! What the shots of one side do to the other in a round.

use std::collections::BTreeMap;

use super::Party;
use crate::Aim;

/// The ships that are left, each with the hits that it has taken, sorted, so that equal states compare equal.
pub type Fleet = Vec<(Party, u32)>;

/// The states that shots lead to, with their chances.
pub type Outcomes = BTreeMap<Fleet, f64>;

/// The states that the shots of some ships lead to, with their chances. `allow` is asked with their greatest possible number before they are
/// worked out; none if it refuses.
pub fn volley(
    shooters: &Fleet,
    targets: &Fleet,
    (chance, aim): (f64, Aim),
    allow: impl FnOnce(usize) -> Option<()>,
) -> Option<Outcomes> {
    // Ships that are alike and draw equally many shots form a group; all that matters of it is how many take how many hits.
    let mut groups: BTreeMap<(Party, u32, u32), u32> = BTreeMap::new();
    for ((party, taken), shots) in targets.iter().zip(aimed(shooters, targets, aim)) {
        *groups.entry((*party, *taken, shots)).or_default() += 1;
    }
    let needed = |party: &Party, taken: u32, shots: u32| party.hits.saturating_sub(taken).min(shots);
    let ways = groups.iter().map(|((party, taken, shots), ships)| splits(*ships, needed(party, *taken, *shots)));
    allow(ways.fold(1, usize::saturating_mul))?;
    let mut states = Outcomes::from([(Fleet::new(), 1.0)]);
    for ((party, taken, shots), ships) in groups {
        let outcomes = hits_of(shots, needed(&party, taken, shots), chance);
        let mut after = Outcomes::new();
        for (split, times) in split_up(ships, &outcomes) {
            for (state, share) in &states {
                let mut next = state.clone();
                for ((hits, _), number) in outcomes.iter().zip(&split) {
                    if taken + hits < party.hits {
                        next.extend(std::iter::repeat_n((party, taken + hits), *number as usize));
                    }
                }
                *after.entry(next).or_default() += share * times;
            }
        }
        states = after;
    }
    let mut left = Outcomes::new();
    for (mut state, share) in states {
        state.sort_unstable();
        *left.entry(state).or_default() += share;
    }
    Some(left)
}

/// The number of ways to share out ships among the counts of hits from 0 to `needed`.
fn splits(ships: u32, needed: u32) -> usize {
    // In this order each product is divisible.
    (1..=needed as usize).fold(1_usize, |ways, hits| ways.saturating_mul(ships as usize + hits) / hits)
}

/// Every way to share out the ships among the outcomes, as the number of ships for each outcome, with its chance.
fn split_up(ships: u32, outcomes: &[(u32, f64)]) -> Vec<(Vec<u32>, f64)> {
    let Some(((_, chance), others)) = outcomes.split_first() else {
        return if ships == 0 { vec![(Vec::new(), 1.0)] } else { Vec::new() };
    };
    let mut all = Vec::new();
    // The chance that exactly `number` ships have this outcome, before that of the others is multiplied in.
    let mut times = 1.0;
    for number in 0..=ships {
        for (mut rest, share) in split_up(ships - number, others) {
            rest.insert(0, number);
            all.push((rest, times * share));
        }
        times *= chance * f64::from(ships - number) / f64::from(number + 1);
    }
    all
}

/// How many shots each target gets. A ship aims all its shots at one enemy (Space combat).
pub fn aimed(shooters: &Fleet, targets: &Fleet, aim: Aim) -> Vec<u32> {
    let mut shots = vec![0_u32; targets.len()];
    let mut order: Vec<u32> = shooters.iter().map(|(party, _)| party.shots).filter(|shots| *shots > 0).collect();
    order.sort_unstable_by_key(|shots| std::cmp::Reverse(*shots));
    let rank = |at: usize| preference((0, targets[at].0.hits - targets[at].1, targets[at].0), aim, at);
    let mut aims: Vec<usize> = (0..targets.len()).collect();
    aims.sort_by_cached_key(|at| rank(*at));
    // No ship is lost until all have aimed. With Spread each shooter takes the next target; otherwise all aim at the first.
    let turns = if aim == Aim::Spread { aims.len() } else { 1 };
    for (number, target) in order.into_iter().zip(aims.iter().take(turns).cycle()) {
        shots[*target] = shots[*target].saturating_add(number);
    }
    shots
}

/// The rank of a target: the lowest is aimed at first.
type Preference = (u32, std::cmp::Reverse<(u32, u32)>, usize);

fn preference((ships, left, party): (u32, u32, Party), aim: Aim, at: usize) -> Preference {
    let first = match aim {
        Aim::Spread => ships,
        Aim::Strongest => u32::MAX - left,
        Aim::Weakest => left,
    };
    (first, std::cmp::Reverse((party.cost, party.shots)), at)
}

/// The target that the next ship aims at; those with most shots choose first. `target` tells of a target how many ships aim at it already, how
/// many hits it still withstands, and what it is.
pub fn aimed_at(targets: impl Iterator<Item = usize>, target: impl Fn(usize) -> (u32, u32, Party), aim: Aim) -> Option<usize> {
    targets.min_by_key(|at| preference(target(*at), aim, *at))
}

/// Whether a side that had this many ships, and has this many left, has lost the share, in hundredths, that makes it break off.
pub const fn is_broken(ships: usize, left: usize, share: u32) -> bool {
    let lost = ships.saturating_sub(left);
    lost > 0 && lost * 100 >= ships * share as usize
}

/// The chance that a die hits, given the lowest roll at which it does.
#[must_use]
pub fn chance(hits_from: u32) -> f64 {
    f64::from(7_u32.saturating_sub(hits_from.max(1)).min(6)) / 6.0
}

/// The chance of each number of hits from some shots; hits beyond `needed` are counted as `needed`.
pub fn hits_of(shots: u32, needed: u32, chance: f64) -> Vec<(u32, f64)> {
    let mut times = vec![0.0; needed as usize + 1];
    times[0] = 1.0;
    for _ in 0..shots {
        for hits in (0..times.len()).rev() {
            let more = times[hits] * chance;
            // The last entry only grows: a destroyed target takes no further hits.
            if hits + 1 < times.len() {
                times[hits] -= more;
                times[hits + 1] += more;
            }
        }
    }
    (0..).zip(times).filter(|(_, times)| *times > 0.0).collect()
}
