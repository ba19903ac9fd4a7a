//! The odds of a battle in space, worked out round by round until one side is left, both are lost, or one has broken off. All states that the battle
//! can reach are followed at once, as long as there are few.

use std::collections::BTreeMap;

use super::sampled::{BATTLES, sample};
use super::volley::{Fleet, Outcomes, is_broken, volley};
use super::{Party, Side};

/// The chance of each way in which a battle can end. The chances add up to 1.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct BattleEnds {
    /// The chance that only the first side has ships left.
    pub wins: f64,
    /// The chance that only the other side has ships left.
    pub loses: f64,
    /// The chance that no ship is left on either side.
    pub both_lost: f64,
    /// The chance that a side breaks off and gets away, in whole or in part.
    pub broke_off: f64,
    /// The chance that neither side can hurt the other, so that the battle never ends.
    pub undecided: f64,
}

/// The odds of a battle, and whether they are exact or sampled.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BattleOdds {
    /// The chance of each ending.
    pub ends: BattleEnds,
    /// How many battles were sampled, which gives each share an interval of error ([`super::interval`]); `None` if the shares are exact.
    pub battles: Option<u32>,
}

/// How many ships all examined states together may contain; with more, battles are sampled instead. This many ships take some 30 MB.
const MOST_SHIPS: usize = 2_000_000;
/// Chances below this are treated as zero.
const NOTHING: f64 = 1e-15;

pub(super) type State = (Fleet, Fleet);

/// The odds of a battle between two sides: exact if it has few states, otherwise sampled.
#[must_use]
pub fn battle(one: &Side, other: &Side) -> BattleOdds {
    match exactly(one, other) {
        Some(ends) => BattleOdds { ends, battles: None },
        None => BattleOdds { ends: sample(one, other), battles: Some(BATTLES) },
    }
}

/// The ships of both sides before the first round.
pub(super) fn fleets(one: &Side, other: &Side) -> State {
    let fleet = |side: &Side| {
        let mut ships: Fleet = side.ships.iter().map(|party: &Party| (*party, 0)).collect();
        ships.sort_unstable();
        ships
    };
    (fleet(one), fleet(other))
}

/// The exact odds of a battle; `None` if it has too many states to examine.
pub(super) fn exactly(one: &Side, other: &Side) -> Option<BattleEnds> {
    let mut open: BTreeMap<u64, BTreeMap<State, f64>> = BTreeMap::new();
    let (mut ends, mut budget) = (BattleEnds::default(), Budget(MOST_SHIPS));
    let first = fleets(one, other);
    if first.0.is_empty() || first.1.is_empty() {
        settle(&mut ends, &first, 1.0);
        return Some(ends);
    }
    open.entry(health(&first)).or_default().insert(first, 1.0);
    // Hits only accumulate, so a round leads either back to the same state or to one that withstands fewer hits. Therefore the states that withstand
    // the most hits are examined first.
    while let Some((_, states)) = open.pop_last() {
        for (state, share) in states {
            let mut after = round(one, other, &state, &mut budget)?;
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
                    flee(one, other, &next, share, (&mut ends, &mut budget))?;
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
    settled(ends, (one, other), share);
}

pub(super) fn settled(ends: &mut BattleEnds, (one, other): (&Fleet, &Fleet), share: f64) {
    match (one.is_empty(), other.is_empty()) {
        (false, true) => ends.wins += share,
        (true, false) => ends.loses += share,
        (true, true) => ends.both_lost += share,
        (false, false) => ends.undecided += share,
    }
}

/// Whether a side has lost enough ships to break off.
pub(super) fn breaks(side: &Side, left: usize) -> bool {
    side.break_off.is_some_and(|share| is_broken(side.ships.len(), left, share))
}

/// Adds the endings of a battle in which a side breaks off: the enemy shoots at that side for one last round, and it does not shoot back. `None` if
/// the budget is spent.
fn flee(one: &Side, other: &Side, state: &State, share: f64, (ends, budget): (&mut BattleEnds, &mut Budget)) -> Option<()> {
    let (one_flees, other_flees) = (breaks(one, state.0.len()), breaks(other, state.1.len()));
    let struck = match (one_flees, other_flees) {
        (true, false) => budget.fire(&state.1, other, &state.0)?,
        (false, true) => budget.fire(&state.0, one, &state.1)?,
        _ => Outcomes::from([(state.0.clone(), 1.0)]),
    };
    for (left, chance) in struck {
        if left.is_empty() {
            let ended = if one_flees { (left, state.1.clone()) } else { (state.0.clone(), left) };
            settle(ends, &ended, share * chance);
        } else {
            ends.broke_off += share * chance;
        }
    }
    Some(())
}

/// The states to which a round can lead, with their chances; `None` if the budget is spent.
fn round(one: &Side, other: &Side, state: &State, budget: &mut Budget) -> Option<BTreeMap<State, f64>> {
    let mut after: BTreeMap<State, f64> = BTreeMap::new();
    match (one.first_fire, other.first_fire) {
        (true, false) => {
            for (left, chance) in budget.fire(&state.0, one, &state.1)? {
                for (own, times) in budget.fire(&left, other, &state.0)? {
                    *after.entry((own, left.clone())).or_default() += chance * times;
                }
            }
        }
        (false, true) => {
            for (own, chance) in budget.fire(&state.1, other, &state.0)? {
                for (left, times) in budget.fire(&own, one, &state.1)? {
                    *after.entry((own.clone(), left)).or_default() += chance * times;
                }
            }
        }
        // If both sides shoot first, or neither does, all shots are simultaneous.
        _ => {
            let own = budget.fire(&state.1, other, &state.0)?;
            let theirs = budget.fire(&state.0, one, &state.1)?;
            budget.spend(own.len().saturating_mul(theirs.len()), state.0.len() + state.1.len())?;
            for (own, chance) in own {
                for (left, times) in &theirs {
                    *after.entry((own.clone(), left.clone())).or_default() += chance * times;
                }
            }
        }
    }
    Some(after)
}

/// How many ships all states that are still to be examined may contain together.
struct Budget(usize);

impl Budget {
    /// Takes `states` states of `ships` ships each from the budget; `None` if the budget is too small.
    fn spend(&mut self, states: usize, ships: usize) -> Option<()> {
        self.0 = self.0.checked_sub(states.saturating_mul(ships))?;
        Some(())
    }

    /// The states to which the shots of a side lead, with their chances. Before the states are worked out, their ships are taken from the budget;
    /// `None` if the budget is too small.
    fn fire(&mut self, shooters: &Fleet, side: &Side, targets: &Fleet) -> Option<Outcomes> {
        volley(shooters, targets, (side.chance(), side.aim), |states| self.spend(states, targets.len()))
    }
}
