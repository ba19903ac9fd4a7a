//! The best split of a pool into barrages, against a defense that stays as it is ("6) Barrages").

use std::fmt;

use super::{Defense, Exact, Target, Weapon, barrages};

/// What a pool is to bring about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aim {
    /// As many barrages as possible that hit, directly or not, on average.
    Hits,
    /// As many levels of stats removed as possible, on average. A squadron has none.
    StatsRemoved,
    /// The best chance that at least one barrage hits, and so removes a stat.
    AtLeastOne,
}

/// A pool divided into barrages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    /// How many dice each barrage has, the largest first.
    pub barrages: Vec<u32>,
    /// What it is worth: barrages that hit, levels removed, or the chance of a hit.
    pub worth: Exact,
}

/// The split of a whole pool that is worth most; of several the one with the fewest barrages, and of these the one with the largest.
///
/// All dice are thrown, because another die never makes a barrage worse.
#[must_use]
pub fn best_split(dice: u32, target: Target, weapon: Weapon, aim: Aim) -> Split {
    /// The best of a smaller pool: how many dice go first, how many barrages there are, and what they are worth.
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
    /// The pool in barrages of these sizes.
    #[must_use]
    pub fn of(mut sizes: Vec<u32>, target: Target, weapon: Weapon, aim: Aim) -> Self {
        sizes.sort_unstable_by(|one, two| two.cmp(one));
        let singles = singles(sizes.first().copied().unwrap_or(0), target, weapon, aim);
        let worth = sizes.iter().fold(Exact::zero(), |rest, size| singles[*size as usize].before(&rest));
        Self { barrages: sizes, worth }
    }
}

/// The sizes as players say them: "3 + 2"; a dash if there is nothing to roll.
impl fmt::Display for Split {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.barrages.iter().map(u32::to_string).collect();
        out.pad(&if sizes.is_empty() { "–".to_owned() } else { sizes.join(" + ") })
    }
}

/// What one barrage adds to those that follow.
struct Single {
    gain: Exact,
    /// How much of what follows still counts.
    carry: Exact,
}

impl Single {
    /// What this barrage and the rest are worth together.
    fn before(&self, rest: &Exact) -> Exact {
        &self.gain + &(&self.carry * rest)
    }
}

/// Barrages of 0, 1, 2 dice and so on up to a number.
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
