//! A battle in space, round by round, until one side is left, both are lost, or one has broken off.

use std::collections::BTreeMap;

use super::volley::{Fleet, is_broken, volley};
use super::{Party, Side};

/// How a battle ends.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BattleEnds {
    /// The first side is left.
    pub wins: f64,
    /// The other side is left.
    pub loses: f64,
    /// Nobody is left.
    pub both_lost: f64,
    /// A side broke off and got away, in whole or part.
    pub broke_off: f64,
    /// Nobody can hurt anybody, so that it never ends.
    pub undecided: f64,
}

/// More states than this are not looked at.
pub const MOST_STATES: usize = 20_000;
/// What is left of a chance that is taken for nothing.
const NOTHING: f64 = 1e-15;

type State = (Fleet, Fleet);

/// How a battle between two sides ends, exactly; none where it has more states than are looked at.
#[must_use]
pub fn battle(one: &Side, other: &Side) -> Option<BattleEnds> {
    let fleet = |side: &Side| {
        let mut ships: Fleet = side.ships.iter().map(|party: &Party| (*party, 0)).collect();
        ships.sort_unstable();
        ships
    };
    let mut open: BTreeMap<u64, BTreeMap<State, f64>> = BTreeMap::new();
    let (mut ends, mut seen) = (BattleEnds::default(), 0_usize);
    let first = (fleet(one), fleet(other));
    if first.0.is_empty() || first.1.is_empty() {
        settle(&mut ends, &first, 1.0);
        return Some(ends);
    }
    open.entry(health(&first)).or_default().insert(first, 1.0);
    // Hits only ever add up, so that no state comes back but to itself; those with more left come first.
    while let Some((_, states)) = open.pop_last() {
        for (state, share) in states {
            seen += 1;
            if seen > MOST_STATES {
                return None;
            }
            let mut after = round(one, other, &state)?;
            let stays = after.remove(&state).unwrap_or_default();
            if stays > 1.0 - NOTHING {
                ends.undecided += share;
                continue;
            }
            for (next, chance) in after {
                let share = share * chance / (1.0 - stays);
                if next.0.is_empty() || next.1.is_empty() {
                    settle(&mut ends, &next, share);
                } else if breaks(one, next.0.len()) || breaks(other, next.1.len()) {
                    flee(one, other, &next, share, &mut ends);
                } else {
                    *open.entry(health(&next)).or_default().entry(next).or_default() += share;
                }
            }
        }
    }
    Some(ends)
}

fn health((one, other): &State) -> u64 {
    one.iter().chain(other).map(|(party, taken)| u64::from(party.hits - taken)).sum()
}

fn settle(ends: &mut BattleEnds, (one, other): &State, share: f64) {
    match (one.is_empty(), other.is_empty()) {
        (false, true) => ends.wins += share,
        (true, false) => ends.loses += share,
        (true, true) => ends.both_lost += share,
        (false, false) => ends.undecided += share,
    }
}

/// Whether a side has lost as many ships as make it break off.
fn breaks(side: &Side, left: usize) -> bool {
    side.break_off.is_some_and(|share| is_broken(side.ships.len(), left, share))
}

/// One last round, in which whoever breaks off does not shoot back.
fn flee(one: &Side, other: &Side, state: &State, share: f64, ends: &mut BattleEnds) {
    let (one_flees, other_flees) = (breaks(one, state.0.len()), breaks(other, state.1.len()));
    let struck = match (one_flees, other_flees) {
        (true, false) => volley(&state.1, &state.0, other.chance(), other.aim),
        (false, true) => volley(&state.0, &state.1, one.chance(), one.aim),
        _ => BTreeMap::from([(state.0.clone(), 1.0)]),
    };
    for (left, chance) in struck {
        if left.is_empty() {
            let ended = if one_flees { (left, state.1.clone()) } else { (state.0.clone(), left) };
            settle(ends, &ended, share * chance);
        } else {
            ends.broke_off += share * chance;
        }
    }
}

/// The states after a round; none where they are more than are looked at.
fn round(one: &Side, other: &Side, state: &State) -> Option<BTreeMap<State, f64>> {
    let mut after: BTreeMap<State, f64> = BTreeMap::new();
    let fire = |shooters: &Fleet, side: &Side, targets: &Fleet| volley(shooters, targets, side.chance(), side.aim);
    match (one.first_fire, other.first_fire) {
        (true, false) => {
            for (left, chance) in fire(&state.0, one, &state.1) {
                for (own, times) in fire(&left, other, &state.0) {
                    *after.entry((own, left.clone())).or_default() += chance * times;
                }
            }
        }
        (false, true) => {
            for (own, chance) in fire(&state.1, other, &state.0) {
                for (left, times) in fire(&own, one, &state.1) {
                    *after.entry((own.clone(), left)).or_default() += chance * times;
                }
            }
        }
        // Both or neither: all shots are at once.
        _ => {
            let own = fire(&state.1, other, &state.0);
            let theirs = fire(&state.0, one, &state.1);
            if own.len().saturating_mul(theirs.len()) > MOST_STATES {
                return None;
            }
            for (own, chance) in own {
                for (left, times) in &theirs {
                    *after.entry((own.clone(), left.clone())).or_default() += chance * times;
                }
            }
        }
    }
    (after.len() <= MOST_STATES).then_some(after)
}
