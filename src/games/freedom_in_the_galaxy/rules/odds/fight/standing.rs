//! The standing of a fight, which is its state before a round. Each standing has a number, under which its best choice is stored.

use super::Member;
use super::course::Course;
use super::{Fate, MOST_SOLVED};

/// The code of each defender. For a defender who still fights it is the number of wounds taken, which is less than the endurance; for others it is
/// [`OUT`] or [`TAKEN`].
pub(super) type Codes = [u8; 4];

const _: () = assert!(size_of::<Codes>() == MOST_SOLVED);

/// The code of a defender who is out of the fight.
pub(super) const OUT: u8 = 254;
/// The code of a defender who is a prisoner.
pub(super) const TAKEN: u8 = 255;

/// The state of a fight before a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Standing {
    /// The code of each defender.
    pub codes: Codes,
    /// The wounds that the attacker has taken.
    pub struck: u32,
    /// The round, counted from 1 up to the round from which on all rounds are alike.
    pub round: u32,
    /// How many wounds the attacker has dealt. Once further wounds would not make the attacker stronger, they are no longer counted.
    pub dealt: u32,
    /// The defender that the attacker holds, counted from 1; 0 if it holds nobody.
    pub held: usize,
}

impl Standing {
    /// The standing with this defender, counted from 0, held by the attacker.
    pub const fn holding(mut self, who: usize) -> Self {
        self.held = who + 1;
        self
    }

    /// The standing with only this defender, counted from 0, left in the fight.
    pub fn alone(mut self, who: usize) -> Self {
        let code = self.codes[who];
        self.codes = [OUT; MOST_SOLVED];
        self.codes[who] = code;
        self
    }
}

/// How many different values each part of a standing can have.
#[derive(Clone, Debug)]
pub(super) struct Sizes {
    endurances: Vec<u8>,
    struck: usize,
    rounds: usize,
    dealt: usize,
    held: usize,
}

/// How many standings are stored at most. They take some hundred megabytes.
const MOST_PLACES: usize = 4_000_000;

impl Sizes {
    /// The sizes for a fight; `None` if the fight has too many standings to store.
    pub fn of(members: &[Member], course: &Course) -> Option<Self> {
        let endurances = members.iter().map(|member| u8::try_from(member.endurance).ok().filter(|most| *most < OUT));
        let sizes = Self {
            endurances: endurances.collect::<Option<_>>()?,
            struck: course.most_wounds() as usize + 1,
            rounds: course.last_round as usize,
            dealt: course.by_dealt.1 as usize + 1,
            held: if course.holds > 0 { members.len() + 1 } else { 1 },
        };
        let members = sizes.endurances.iter().try_fold(1_usize, |all, most| all.checked_mul(usize::from(*most) + 2))?;
        let rest = sizes.struck.checked_mul(sizes.rounds)?.checked_mul(sizes.dealt)?.checked_mul(sizes.held)?;
        members.checked_mul(rest).filter(|all| *all <= MOST_PLACES)?;
        Some(sizes)
    }

    /// How many standings the fight can have.
    pub fn places(&self) -> usize {
        let members: usize = self.endurances.iter().map(|most| usize::from(*most) + 2).product();
        members * self.struck * self.rounds * self.dealt * self.held
    }

    /// The number of a standing, counted from 0.
    pub fn place(&self, at: Standing) -> usize {
        let mut place = 0;
        for (code, most) in at.codes.iter().zip(&self.endurances) {
            let code = match *code {
                OUT => *most,
                TAKEN => *most + 1,
                wounds => wounds,
            };
            place = place * (usize::from(*most) + 2) + usize::from(code);
        }
        place = place * self.struck + at.struck as usize;
        place = place * self.rounds + at.round as usize - 1;
        (place * self.dealt + at.dealt as usize) * self.held + at.held
    }
}

/// The codes for these fates; characters who are not free are out of the fight.
pub(super) fn codes(fates: &[Fate]) -> Codes {
    let mut codes = [OUT; MOST_SOLVED];
    for (code, fate) in codes.iter_mut().zip(fates) {
        if let Fate::Free(wounds) = fate {
            *code = *wounds;
        }
    }
    codes
}

/// The defenders who still fight, as one bit for each.
pub(super) fn present(codes: Codes) -> u8 {
    (0..MOST_SOLVED).filter(|at| codes[*at] < OUT).fold(0, |mask, at| mask | 1 << at)
}

/// The indexes of the set bits.
pub(super) fn those(mask: u8) -> impl Iterator<Item = usize> {
    (0..MOST_SOLVED).filter(move |at| mask & (1 << at) != 0)
}

/// Every way to mark the wounds on the defenders in `mask`, never beyond their endurance. If there are more wounds than these defenders can take,
/// each defender takes as many as possible.
pub(super) fn markings(members: &[Member], codes: Codes, mask: u8, wounds: u32) -> Vec<Codes> {
    let mut ways = vec![(codes, wounds)];
    let at: Vec<usize> = those(mask).collect();
    let left = |at: usize| members[at].endurance - u32::from(codes[at]);
    for (order, who) in at.iter().enumerate() {
        // This defender has to take the wounds that the later ones cannot take.
        let later: u32 = at[order + 1..].iter().map(|at| left(*at)).sum();
        let mut next = Vec::with_capacity(ways.len() * 2);
        for (codes, wounds) in ways {
            for marked in wounds.saturating_sub(later).min(left(*who))..=wounds.min(left(*who)) {
                let mut codes = codes;
                codes[*who] = wounded(&members[*who], codes[*who], marked);
                next.push((codes, wounds - marked));
            }
        }
        ways = next;
    }
    ways.into_iter().map(|(codes, _)| codes).collect()
}

/// The code of a defender who takes more wounds; [`OUT`] once the wounds reach the defender's endurance.
pub(super) fn wounded(member: &Member, code: u8, wounds: u32) -> u8 {
    let sum = u32::from(code) + wounds;
    if sum >= member.endurance { OUT } else { sum as u8 }
}
