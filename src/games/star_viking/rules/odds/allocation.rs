//! Finds the best division of a side's shots in a sector among the enemies there.
//!
//! Every division of the shots is considered. The worth of a set of shots at a target does not depend on the other shots. So the code goes through
//! the targets one by one and, for each, tries every set of the shots that are left.

use super::volley::all;
use super::{Chances, volley};
use crate::{Damage, Tables, UnitType};
use rules::Count;

/// The largest number of shots that can be divided.
pub const MOST_ALLOCATED: usize = 8;
/// The largest number of targets among which shots can be divided.
pub const MOST_TARGETS: usize = 6;

/// What the best division maximizes on average.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The cost of the destroyed units.
    Cost,
    /// The number of hits, critical hits included.
    Hits,
    /// The chance to destroy the target with this index.
    Destroy(usize),
}

/// A unit at which shots can be aimed.
#[derive(Clone, Copy, Debug)]
pub struct Aimed<'a> {
    /// The type of the unit.
    pub unit: &'a UnitType,
    /// The damage that the unit already has.
    pub damage: Damage,
}

/// A division of shots among targets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allocation {
    /// The target of each shot, by its index.
    pub targets: Vec<usize>,
    /// The worth of the division, summed over all throws of the dice; divided by `all`, it gives the average worth.
    pub worth: u128,
    /// How many different throws the dice of all shots have.
    pub all: u128,
}

/// The best division of shots, given the chances of each shot (first index) at each target (second index). If several are equally good, the result is
/// always the same one. `None` if there are too many shots or targets, if there are none, or if a shot lacks the chances for a target.
#[must_use]
pub fn best(chances: &[Vec<Chances>], targets: &[Aimed], aim: Aim, tables: &Tables) -> Option<Allocation> {
    let (shots, of) = (chances.len(), targets.len());
    let lawful = (1..=MOST_ALLOCATED).contains(&shots) && (1..=MOST_TARGETS).contains(&of);
    if !lawful || chances.iter().any(|row| row.len() != of) {
        return None;
    }
    let sets = 1_usize << shots;
    // The best worth of each set of shots when it is divided among the targets up to the present one. For each target, `shares` records which shots
    // of the set the target gets.
    let mut best = vec![0_u128; sets];
    let mut shares: Vec<Vec<usize>> = Vec::new();
    for (number, target) in targets.iter().enumerate() {
        let worth: Vec<u128> = (0..sets).map(|set| worth(chances, set, (number, target), aim, tables)).collect::<Option<_>>()?;
        let mut after = vec![0; sets];
        let mut share = vec![0; sets];
        for set in 0..sets {
            // The first target takes all shots that the later targets leave, so that every shot is aimed at something.
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

/// The worth of a set of shots at a target, summed over all throws of the dice of all shots. Bit n of `set` says whether shot n is in the set;
/// `number` is the index of the target. `None` if the volley is too large.
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
