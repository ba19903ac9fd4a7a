//! How the shots of a side in a sector are best divided among the enemies there.
//!
//! Every division of the shots is considered, by sets: the worth of a set of shots against a target does not depend on the other shots, so the
//! targets are taken one after another, each with every set of the shots that are left.

use super::volley::all;
use super::{Chances, volley};
use crate::{Damage, Tables, UnitType};
use rules::Count;

/// The most shots that are divided.
pub const MOST_ALLOCATED: usize = 8;
/// The most targets among which they are divided.
pub const MOST_TARGETS: usize = 6;

/// What a division makes as high as possible on average.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// What the destroyed units cost.
    Cost,
    /// Hits, critical ones too.
    Hits,
    /// The chance to destroy one target, by its number.
    Destroy(usize),
}

/// A target.
#[derive(Clone, Copy, Debug)]
pub struct Aimed<'a> {
    /// Its type.
    pub unit: &'a UnitType,
    /// What it has suffered.
    pub damage: Damage,
}

/// A division of shots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// The target of each shot, by its number.
    pub targets: Vec<usize>,
    /// Its worth, summed over all ways in which the dice fall; the average is this divided by `all`.
    pub worth: u128,
    /// In how many ways the dice fall.
    pub all: u128,
}

/// The best division of shots, given the chances of each shot against each target; of several equally good ones, always the same. None if there are
/// too many shots or targets or none at all, or if a shot does not have chances for every target.
#[must_use]
pub fn best(chances: &[Vec<Chances>], targets: &[Aimed], aim: Aim, tables: &Tables) -> Option<Allocation> {
    let (shots, of) = (chances.len(), targets.len());
    let lawful = (1..=MOST_ALLOCATED).contains(&shots) && (1..=MOST_TARGETS).contains(&of);
    if !lawful || chances.iter().any(|row| row.len() != of) {
        return None;
    }
    let sets = 1_usize << shots;
    // The best worth of each set of shots against the targets so far, and the shots that the last target gets in it.
    let mut best = vec![0_u128; sets];
    let mut shares: Vec<Vec<usize>> = Vec::new();
    for (number, target) in targets.iter().enumerate() {
        let worth: Vec<u128> = (0..sets).map(|set| worth(chances, set, (number, target), aim, tables)).collect::<Option<_>>()?;
        let mut after = vec![0; sets];
        let mut share = vec![0; sets];
        for set in 0..sets {
            // The first target takes all that is left to it, so that every shot is aimed at something.
            let mut own = set;
            loop {
                let sum = best[set ^ own] + worth[own];
                if own == set || (number > 0 && sum > after[set]) {
                    (after[set], share[set]) = (sum, own);
                }
                if own == 0 || number == 0 {
                    break;
                }
                own = (own - 1) & set;
            }
        }
        best = after;
        shares.push(share);
    }
    let mut left = sets - 1;
    let mut aimed = vec![0; shots];
    for number in (0..of).rev() {
        let own = shares[number][left];
        for (shot, target) in aimed.iter_mut().enumerate().filter(|(shot, _)| own >> shot & 1 == 1) {
            *target = number;
            left &= !(1 << shot);
        }
    }
    Some(Allocation { targets: aimed, worth: best[sets - 1], all: all(shots) })
}

/// The worth of a set of shots against a target, summed over all ways in which the dice of all shots fall.
fn worth(chances: &[Vec<Chances>], set: usize, (number, target): (usize, &Aimed), aim: Aim, tables: &Tables) -> Option<u128> {
    let shots: Vec<Chances> =
        chances.iter().enumerate().filter(|(shot, _)| set >> shot & 1 == 1).map(|(_, row)| row[number]).collect();
    let others = all(chances.len() - shots.len());
    let volley = volley(&shots, target.unit, target.damage, tables)?;
    Some(match aim {
        Aim::Cost => volley.destroyed() * others * u128::from(target.unit.cost.map_or(0, Count::get)),
        Aim::Hits => volley.hits() * others,
        Aim::Destroy(wanted) if wanted == number => volley.destroyed() * others,
        Aim::Destroy(_) => 0,
    })
}
