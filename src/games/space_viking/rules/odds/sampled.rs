//! Odds of battles that have too many states to follow them all: many battles are fought with dice, and the endings are counted.

use super::battle::{BattleEnds, breaks, settled};
use super::volley::{Fleet, aimed};
use super::{Side, battle::fleets};
use rules::play::{Dice, Seeded};

/// How many battles are fought for a sample. With this many, a share is accurate to within a hundredth nineteen times out of twenty.
pub const BATTLES: u32 = 10_000;
/// A sampled battle stops as undecided after this many rounds.
const MOST_ROUNDS: u32 = 1_000;
/// How many standard deviations on each side of the mean include nineteen samples out of twenty.
const DEVIATIONS: f64 = 1.96;

/// The odds of a battle between two sides, sampled by fighting it many times. The dice have a fixed seed, so that the result is always the same.
pub(super) fn sample(one: &Side, other: &Side) -> BattleEnds {
    let begun = fleets(one, other);
    let mut ends = BattleEnds::default();
    let mut dice = Seeded::new(0, u64::from(BATTLES));
    for _ in 0..BATTLES {
        fight(one, other, begun.clone(), &mut dice, &mut ends);
    }
    ends
}

fn fight(one: &Side, other: &Side, (mut own, mut theirs): (Fleet, Fleet), dice: &mut Seeded, ends: &mut BattleEnds) {
    const SHARE: f64 = 1.0 / BATTLES as f64;
    let can_hurt = |fleet: &Fleet, side: &Side| side.hits_from <= 6 && fleet.iter().any(|(party, _)| party.shots > 0);
    for _ in 0..MOST_ROUNDS {
        if own.is_empty() || theirs.is_empty() {
            return settled(ends, (&own, &theirs), SHARE);
        }
        let (one_flees, other_flees) = (breaks(one, own.len()), breaks(other, theirs.len()));
        if one_flees || other_flees {
            match (one_flees, other_flees) {
                (true, false) => fire(&theirs, other, &mut own, dice),
                (false, true) => fire(&own, one, &mut theirs, dice),
                _ => {}
            }
            if own.is_empty() || theirs.is_empty() {
                settled(ends, (&own, &theirs), SHARE);
            } else {
                ends.broke_off += SHARE;
            }
            return;
        }
        if !can_hurt(&own, one) && !can_hurt(&theirs, other) {
            break;
        }
        match (one.first_fire, other.first_fire) {
            (true, false) => {
                fire(&own, one, &mut theirs, dice);
                fire(&theirs, other, &mut own, dice);
            }
            (false, true) => {
                fire(&theirs, other, &mut own, dice);
                fire(&own, one, &mut theirs, dice);
            }
            // If both sides shoot first, or neither does, all shots are simultaneous.
            _ => {
                let shooters = own.clone();
                fire(&theirs, other, &mut own, dice);
                fire(&shooters, one, &mut theirs, dice);
            }
        }
    }
    ends.undecided += SHARE;
}

/// Rolls the shots of one side and marks the hits on the other; destroyed ships are removed after all shots.
fn fire(shooters: &Fleet, side: &Side, targets: &mut Fleet, dice: &mut Seeded) {
    for (target, shots) in aimed(shooters, targets, side.aim).into_iter().enumerate() {
        let hits = (0..shots).filter(|_| u32::from(dice.die()) >= side.hits_from).count() as u32;
        targets[target].1 += hits;
    }
    targets.retain(|(party, taken)| *taken < party.hits);
    targets.sort_unstable();
}

/// The interval in which the true share lies nineteen times out of twenty, given a share sampled over this many battles (Wilson's interval).
#[must_use]
pub fn interval(share: f64, battles: u32) -> (f64, f64) {
    let (number, square) = (f64::from(battles), DEVIATIONS * DEVIATIONS);
    let middle = (share + square / (2.0 * number)) / (1.0 + square / number);
    let half =
        DEVIATIONS / (1.0 + square / number) * libm::sqrt(share * (1.0 - share) / number + square / (4.0 * number * number));
    ((middle - half).max(0.0), (middle + half).min(1.0))
}
