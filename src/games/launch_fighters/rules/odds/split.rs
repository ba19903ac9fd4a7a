//! The best split of a pool into barrages against a defense that does not change ("6) Barrages").

use std::fmt;

use super::{Defense, Exact, Target, Weapon, barrages};

/// What a pool should achieve when it is divided into barrages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// The highest expected number of barrages that hit, directly or not.
    Hits,
    /// The highest expected number of stat levels removed. A squadron has no stats to lose.
    StatsRemoved,
    /// The best chance that at least one barrage hits, and so removes a stat.
    AtLeastOne,
}

/// A pool divided into barrages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// How many dice each barrage of the pool has, the largest first.
    pub barrages: Vec<u32>,
    /// The expected result by the chosen [`Aim`]: barrages that hit, levels removed, or the chance of at least one hit.
    pub worth: Exact,
}

/// The split of a whole pool that has the highest worth. If several are equal, the one with the fewest barrages, and of these the one with the
/// largest barrage.
///
/// All dice are thrown, because another die never makes a barrage worse.
#[must_use]
pub fn best_split(dice: u32, target: Target, weapon: Weapon, aim: Aim) -> Split {
    /// The best split of a smaller pool: how many dice its first barrage has, how many barrages there are, and its worth.
    struct Best {
        first: u32,
        count: u32,
        worth: Exact,
    }
    let singles = singles(dice, target, weapon, aim);
    let mut best = vec![Best { first: 0, count: 0, worth: Exact::zero() }];
    for pool in 1..=dice {
        let mut found: Option<Best> = None;
        // The largest barrage is tried first, and replaced only by a better one.
        for first in (1..=pool).rev() {
            let rest = &best[(pool - first) as usize];
            let (worth, count) = (singles[first as usize].before(&rest.worth), rest.count + 1);
            let better = |found: &Best| worth > found.worth || (worth == found.worth && count < found.count);
            if found.as_ref().is_none_or(better) {
                found = Some(Best { first, count, worth });
            }
        }
        best.extend(found);
    }
    let worth = best[dice as usize].worth.clone();
    let (mut sizes, mut left) = (Vec::new(), dice);
    while left > 0 {
        let first = best[left as usize].first;
        sizes.push(first);
        left -= first;
    }
    sizes.sort_unstable_by(|one, two| two.cmp(one));
    Split { barrages: sizes, worth }
}

impl Split {
    /// The split into barrages of these sizes, with its worth.
    #[must_use]
    pub fn of(mut sizes: Vec<u32>, target: Target, weapon: Weapon, aim: Aim) -> Self {
        sizes.sort_unstable_by(|one, two| two.cmp(one));
        let singles = singles(sizes.first().copied().unwrap_or(0), target, weapon, aim);
        let worth = sizes.iter().fold(Exact::zero(), |rest, size| singles[*size as usize].before(&rest));
        Self { barrages: sizes, worth }
    }
}

/// Writes the sizes as players do, such as "3 + 2", or a dash if there is nothing to roll.
impl fmt::Display for Split {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.barrages.iter().map(u32::to_string).collect();
        out.pad(&if sizes.is_empty() { "–".to_owned() } else { sizes.join(" + ") })
    }
}

/// What one barrage contributes to the worth of a split.
struct Single {
    gain: Exact,
    /// The factor by which the worth of the barrages after this one counts.
    carry: Exact,
}

impl Single {
    /// The worth of this barrage and the following ones together; `rest` is the worth of the following ones.
    fn before(&self, rest: &Exact) -> Exact {
        &self.gain + &(&self.carry * rest)
    }
}

/// What a barrage contributes, for each size from 0 to `most` dice.
fn singles(most: u32, target: Target, weapon: Weapon, aim: Aim) -> Vec<Single> {
    let single = |chances: super::Chances| match aim {
        Aim::Hits => Single { gain: chances.any_hit(), carry: Exact::one() },
        Aim::StatsRemoved => {
            let gain = match target.defense {
                Defense::Ship(_) => &chances.hit.times(weapon.removes(false)) + &chances.direct_hit.times(weapon.removes(true)),
                Defense::Squadron => Exact::zero(),
            };
            Single { gain, carry: Exact::one() }
        }
        Aim::AtLeastOne => Single { gain: chances.any_hit(), carry: chances.miss },
    };
    barrages(most, target).into_iter().map(single).collect()
}
