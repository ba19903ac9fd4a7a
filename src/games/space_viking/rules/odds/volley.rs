//! What the shots of one side in a round do to the other side.

use std::collections::BTreeMap;

use super::Party;
use crate::Aim;

/// The surviving ships of a side, each with the hits that it has taken. They are sorted, so that equal states compare equal.
pub type Fleet = Vec<(Party, u32)>;

/// The states that a volley can lead to, with the chance of each.
pub type Outcomes = BTreeMap<Fleet, f64>;

/// The states to which the shots of `shooters` can lead, with the chance of each. Before they are worked out, `allow` is called with the greatest
/// possible number of these states; `None` if `allow` refuses.
pub fn volley(
    shooters: &Fleet,
    targets: &Fleet,
    (chance, aim): (f64, Aim),
    allow: impl FnOnce(usize) -> Option<()>,
) -> Option<Outcomes> {
    // Ships with equal values at which equally many shots are aimed form a group. Within a group it matters only how many ships take how many hits.
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

/// In how many ways `ships` ships can have taken from 0 to `needed` hits each, if it does not matter which ship took how many.
fn splits(ships: u32, needed: u32) -> usize {
    // Multiplied and divided in this order, each division leaves no remainder.
    (1..=needed as usize).fold(1_usize, |ways, hits| ways.saturating_mul(ships as usize + hits) / hits)
}

/// Every way to distribute ships over outcomes: how many ships have each outcome, and the chance of that distribution. `outcomes` lists the outcomes,
/// such as numbers of hits, each with the chance that a ship has it.
fn split_up(ships: u32, outcomes: &[(u32, f64)]) -> Vec<(Vec<u32>, f64)> {
    let Some(((_, chance), others)) = outcomes.split_first() else {
        return if ships == 0 { vec![(Vec::new(), 1.0)] } else { Vec::new() };
    };
    let mut all = Vec::new();
    // The chance that exactly `number` ships have the first outcome, before it is multiplied by the chances of the others.
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

/// How many shots each target gets. Each shooter aims all its shots at one target (Space combat).
pub fn aimed(shooters: &Fleet, targets: &Fleet, aim: Aim) -> Vec<u32> {
    let mut shots = vec![0_u32; targets.len()];
    let mut order: Vec<u32> = shooters.iter().map(|(party, _)| party.shots).filter(|shots| *shots > 0).collect();
    order.sort_unstable_by_key(|shots| std::cmp::Reverse(*shots));
    let rank = |at: usize| preference((0, targets[at].0.hits - targets[at].1, targets[at].0), aim, at);
    let mut aims: Vec<usize> = (0..targets.len()).collect();
    aims.sort_by_cached_key(|at| rank(*at));
    // All ships aim before any is lost. With Spread each shooter takes the next target; otherwise all aim at the first.
    let turns = if aim == Aim::Spread { aims.len() } else { 1 };
    for (number, target) in order.into_iter().zip(aims.iter().take(turns).cycle()) {
        shots[*target] = shots[*target].saturating_add(number);
    }
    shots
}

/// The rank of a target: first by the rule of aim, then by its cost and its shots, then by its index. The target with the lowest rank is aimed at
/// first.
type Preference = (u32, std::cmp::Reverse<(u32, u32)>, usize);

fn preference((ships, left, party): (u32, u32, Party), aim: Aim, at: usize) -> Preference {
    let first = match aim {
        Aim::Spread => ships,
        Aim::Strongest => u32::MAX - left,
        Aim::Weakest => left,
    };
    (first, std::cmp::Reverse((party.cost, party.shots)), at)
}

/// The target that the next ship aims at; the ships with the most shots choose first. `target` returns, for a target, how many ships already aim at
/// it, how many hits it still withstands, and its values.
pub fn aimed_at(targets: impl Iterator<Item = usize>, target: impl Fn(usize) -> (u32, u32, Party), aim: Aim) -> Option<usize> {
    targets.min_by_key(|at| preference(target(*at), aim, *at))
}

/// Whether a side with `left` of its `ships` ships left has lost at least the share, in hundredths, that makes it break off.
pub const fn is_broken(ships: usize, left: usize, share: u32) -> bool {
    let lost = ships.saturating_sub(left);
    lost > 0 && lost * 100 >= ships * share as usize
}

/// The chance that a die shows at least `hits_from`.
#[must_use]
pub fn chance(hits_from: u32) -> f64 {
    f64::from(7_u32.saturating_sub(hits_from.max(1)).min(6)) / 6.0
}

/// The chances of 0, 1, 2 and so on hits from `shots` shots; hits beyond `needed` count as `needed`.
pub fn hits_of(shots: u32, needed: u32, chance: f64) -> Vec<(u32, f64)> {
    let mut times = vec![0.0; needed as usize + 1];
    times[0] = 1.0;
    for _ in 0..shots {
        for hits in (0..times.len()).rev() {
            let more = times[hits] * chance;
            // The last entry only grows, because a destroyed target takes no further hits.
            if hits + 1 < times.len() {
                times[hits] -= more;
                times[hits + 1] += more;
            }
        }
    }
    (0..).zip(times).filter(|(_, times)| *times > 0.0).collect()
}
