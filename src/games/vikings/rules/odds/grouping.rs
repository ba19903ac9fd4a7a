//! The best plan for given attackers of one defender: who strikes alone, who strikes together, and in which order. The plan is made anew after every
//! die roll. This is dynamic programming over the attackers who have not struck yet and the state of the defender. At most six attackers have room
//! round a character, so there are 64 sets of attackers times three states.

use super::series::{Defender, Next, State};
use super::{Attack, Chances};
use crate::fight::Outcomes;
use crate::{Blow, Tables};

/// The best plan for given attackers.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The attackers who strike first, by their index in the list; empty if no attack is worth making.
    pub first: Vec<usize>,
    /// The chance that the defender is killed.
    pub kills: f64,
    /// The chances of each state of the defender at the end.
    pub chances: Chances,
}

/// How many attackers at most have room round a character.
pub const MOST: usize = 6;

/// The plan with the highest chance of a kill. Of plans with equal chances, the one with the lowest chance that the defender is neither stunned nor
/// wounded nor dead is chosen. Attackers after the sixth are ignored.
#[must_use]
pub fn best(attackers: &[Attack], defender: Defender, tables: &Tables) -> Plan {
    let attackers = &attackers[..attackers.len().min(MOST)];
    // With six attackers all hexes round the defender are taken, and the defender cannot retreat.
    let defender = Defender { cornered: defender.cornered || attackers.len() == MOST, ..defender };
    let groups = 1_usize << attackers.len();
    let together = |group: usize| {
        let chosen = attackers.iter().enumerate().filter(|(place, _)| group >> place & 1 == 1);
        chosen.fold(Attack { attack: 0, attackers: 0, shift: i32::MAX }, |sum, (_, one)| Attack {
            attack: sum.attack + one.attack,
            attackers: sum.attackers + one.attackers,
            // Attackers who strike together use the worst shift of any of them (2.72).
            shift: sum.shift.min(one.shift),
        })
    };
    let outcomes: Vec<([Option<Outcomes>; 3], bool)> = (0..groups)
        .map(|group| match group {
            0 => ([None; 3], false),
            group => {
                let attack = together(group);
                (State::ALL.map(|state| defender.outcomes(state, attack, tables)), defender.has_no_way_back(attack))
            }
        })
        .collect();
    // The best chances that each set of remaining attackers has against each state of the defender, and the group of them that strikes first.
    let mut table: Vec<[(Chances, usize); 3]> = Vec::with_capacity(groups);
    for left in 0..groups {
        let of_state = |state: State| {
            let mut best = (ended(state), 0);
            let mut group = left;
            while group > 0 {
                let (outcomes, cornered) = &outcomes[group];
                if let Some(outcomes) = &outcomes[state as usize] {
                    let chances = after((state, *cornered), outcomes, &table[left & !group]);
                    if is_better(&chances, &best.0) {
                        best = (chances, group);
                    }
                }
                group = (group - 1) & left;
            }
            best
        };
        let row = State::ALL.map(of_state);
        table.push(row);
    }
    let (chances, first) = table[groups - 1][State::Sound as usize];
    let first = (0..attackers.len()).filter(|place| first >> place & 1 == 1).collect();
    Plan { first, kills: chances.dead, chances }
}

/// The chances of a defender in a state if nobody strikes them any more.
const fn ended(state: State) -> Chances {
    let none = Chances { unhurt: 0.0, ..Chances::SOUND };
    match state {
        State::Sound => Chances::SOUND,
        State::Stunned => Chances { stunned: 1.0, ..none },
        State::Wounded => Chances { wounded: 1.0, ..none },
    }
}

/// The chances of a defender after an attack, if the remaining attackers do their best. For each state of the defender, `left` has the chances that
/// they then reach, and the attackers who strike first, one bit for each.
fn after((state, cornered): (State, bool), outcomes: &Outcomes, left: &[(Chances, usize); 3]) -> Chances {
    let mut sum = Chances::default();
    for blow in Blow::ALL {
        let likely = f64::from(outcomes.of(blow)) / f64::from(Outcomes::ALL);
        let then = match state.after(blow, cornered) {
            Next::Still(next) => left[next as usize].0,
            Next::Back(State::Wounded) => Chances { wounded: 1.0, ..Chances::default() },
            Next::Back(_) => Chances { back: 1.0, ..Chances::default() },
            Next::Dead => Chances { dead: 1.0, ..Chances::default() },
        };
        sum.unhurt += likely * then.unhurt;
        sum.back += likely * then.back;
        sum.stunned += likely * then.stunned;
        sum.wounded += likely * then.wounded;
        sum.dead += likely * then.dead;
    }
    sum
}

/// Differences up to this size are ignored, because the same chances may be added up in a different order.
const HAIR: f64 = 1e-12;

fn is_better(one: &Chances, other: &Chances) -> bool {
    let (more, less) = (one.dead - other.dead, one.unhurt + one.back - other.unhurt - other.back);
    more > HAIR || (more > -HAIR && less < -HAIR)
}
