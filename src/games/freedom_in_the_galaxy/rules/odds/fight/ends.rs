//! The possible ends of a fight, if the defender makes the best choice each time.

use std::collections::BTreeMap;

use super::course::Manner;
use super::solver::{Next, captures, left};
use super::standing::{Codes, OUT, Standing, TAKEN, codes, present, those};
use super::{Fate, Fight, MOST_SOLVED};

/// One way in which a fight can end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct End {
    /// What becomes of each defender.
    pub fates: Vec<Fate>,
    /// The wounds that the attacker has taken.
    pub struck: u32,
    /// Whether the attacker is beaten.
    pub beaten: bool,
    /// Whether the fight ends because the attacker has stayed for all its rounds.
    pub stayed: bool,
}

/// A state of the fight that is still to be followed: how far the fight has progressed, its standing, the fates of defenders who are out, and the
/// wounds of prisoners. The first number rises from round to round, so that the earliest state is followed first.
type OnTheWay = (u32, Standing, Vec<Fate>, Codes);

impl Fight<'_> {
    /// The possible ends of the fight, each with its chance. `before` gives the fates of the defenders before the fight. The chances add up to 1. The
    /// list is empty if the computation was given up or has too many continuations.
    pub fn ends(&mut self, before: &[Fate]) -> Vec<(End, f64)> {
        let start = Standing { codes: codes(before), struck: 0, round: 1, dealt: 0, held: 0 };
        let mut ends = BTreeMap::new();
        for (at, chance) in self.starts(start) {
            self.follow(at, before, chance, &mut ends);
        }
        if self.given_up { Vec::new() } else { ends.into_iter().collect() }
    }

    /// The value of the fight for the defenders if they always make the best choice: how many of them can be expected to get away, less a little for
    /// wounds.
    pub fn most_expected(&mut self, before: &[Fate]) -> f64 {
        let start = Standing { codes: codes(before), struck: 0, round: 1, dealt: 0, held: 0 };
        let aside = |at: &Standing| f64::from(present(start.codes).count_ones() - present(at.codes).count_ones());
        self.starts(start).into_iter().map(|(at, chance)| chance * (aside(&at) + self.value(at))).sum()
    }

    /// The standings with which the fight can begin, each with its chance. If the attacker holds a defender, chance decides which one. If one
    /// defender fights alone, the owner chooses the best one.
    fn starts(&mut self, start: Standing) -> Vec<(Standing, f64)> {
        let here = present(start.codes);
        if self.course.holds > 0 && here != 0 {
            let chance = 1.0 / f64::from(here.count_ones());
            return those(here).map(|who| (start.holding(who), chance)).collect();
        }
        if self.course.alone {
            let best = those(here).map(|who| (self.value(start.alone(who)), who)).max_by(|one, other| one.0.total_cmp(&other.0));
            return best.map(|(_, who)| (start.alone(who), 1.0)).into_iter().collect();
        }
        vec![(start, 1.0)]
    }

    fn follow(&mut self, start: Standing, before: &[Fate], chance: f64, ends: &mut BTreeMap<End, f64>) {
        let mut open: BTreeMap<OnTheWay, f64> = BTreeMap::from([((0, start, before.to_vec(), [0; MOST_SOLVED]), chance)]);
        while let Some(((_, at, fates, wounds), chance)) = open.pop_first().filter(|_| !self.is_given_up()) {
            let here = present(at.codes);
            if here == 0 || self.is_eaten(here) {
                let fates = told(&fates, here, [OUT; MOST_SOLVED]);
                *ends.entry(End { fates, struck: at.struck, beaten: false, stayed: false }).or_default() += chance;
                continue;
            }
            let steps = self.steps(at);
            let again: f64 = steps.iter().filter(|step| is_same(at, step)).map(|step| step.chance).sum();
            if again > 1.0 - 1e-9 {
                *ends.entry(End { fates, struck: at.struck, beaten: false, stayed: true }).or_default() += chance;
                continue;
            }
            for step in steps.iter().filter(|step| !is_same(at, step)) {
                let chance = chance * step.chance / (1.0 - again);
                // A defender who leaves keeps the wounds and takes no more.
                let mut fates = fates.clone();
                those(step.leaving).for_each(|who| fates[who] = Fate::Free(at.codes[who]));
                let stayed_in = here & !step.leaving;
                let mut wounds = wounds;
                match &step.next {
                    Next::Over { codes, beaten } => {
                        let mut fates = told(&fates, stayed_in, *codes);
                        taken_with(&mut wounds, stayed_in, *codes, step.marked);
                        if *beaten {
                            // The captor of the prisoners is gone, so they are free (12.83).
                            let prisoners = (0..fates.len()).filter(|who| codes[*who] == TAKEN);
                            prisoners.for_each(|who| fates[who] = Fate::Free(wounds[who]));
                        }
                        let end = End { fates, struck: step.struck, beaten: *beaten, stayed: !*beaten && present(*codes) != 0 };
                        *ends.entry(end).or_default() += chance;
                    }
                    Next::On(next) => {
                        let fates = told(&fates, stayed_in, next.codes);
                        taken_with(&mut wounds, stayed_in, next.codes, step.marked);
                        *open.entry((rises(*next, &fates), *next, fates, wounds)).or_default() += chance;
                    }
                }
            }
        }
    }

    /// Everything that can follow this standing if the defender makes the best choice.
    fn steps(&mut self, at: Standing) -> Vec<Step> {
        let choice = self.choice(at);
        let mut steps = Vec::new();
        for parting in self.partings(at, choice) {
            let (leaving, chance) = (parting.leaving, parting.chance);
            let rest = Standing { codes: left(at.codes, leaving), ..at };
            let active = choice.active & !leaving;
            if present(rest.codes) == 0 {
                let next = Next::Over { codes: rest.codes, beaten: false };
                steps.push(Step { leaving, next, marked: rest.codes, struck: at.struck, chance });
            } else if active == 0 {
                let round = (at.round + 1).min(self.course.last_round);
                let next = Next::On(Standing { round, ..rest });
                steps.push(Step { leaving, next, marked: rest.codes, struck: at.struck, chance });
            } else if let Manner::Each(_) = self.course.manner {
                for (codes, also) in self.each(rest.codes, parting.column) {
                    let next = self.after(rest, codes, 0, 0);
                    steps.push(Step { leaving, next, marked: codes, struck: at.struck, chance: chance * also });
                }
            } else {
                for blow in self.blows.of[parting.column].clone() {
                    let (_, marked) = self.best(rest, active, &blow);
                    for (codes, also) in captures(marked, active, blow.taken) {
                        let next = self.after(rest, codes, blow.struck, blow.hurt);
                        let struck = (at.struck + blow.struck).min(self.course.most_wounds());
                        steps.push(Step { leaving, next, marked, struck, chance: chance * blow.chance * also });
                    }
                }
            }
        }
        steps
    }
}

/// One thing that can follow a standing of the fight, with its chance.
struct Step {
    leaving: u8,
    next: Next,
    /// The codes of all defenders after wounds are marked and before prisoners are drawn.
    marked: Codes,
    struck: u32,
    chance: f64,
}

fn is_same(at: Standing, step: &Step) -> bool {
    step.leaving == 0 && matches!(step.next, Next::On(next) if next == at)
}

/// Tells how far a fight has progressed. The number rises with every wound, every defender who is out, and every round that differs from the one
/// before.
fn rises(at: Standing, fates: &[Fate]) -> u32 {
    let out = (fates.len() as u32 - present(at.codes).count_ones()) * 100_000;
    let wounds: u32 = those(present(at.codes)).map(|who| u32::from(at.codes[who])).sum();
    out + wounds + at.struck + at.round + at.dealt
}

/// The fates of all defenders after a round. The defenders in `here` take their fates from the codes `after`; the others keep their fates.
fn told(fates: &[Fate], here: u8, after: Codes) -> Vec<Fate> {
    let mut fates = fates.to_vec();
    for who in those(here) {
        fates[who] = match after[who] {
            OUT => Fate::Killed,
            TAKEN => Fate::Captured,
            wounds => Fate::Free(wounds),
        };
    }
    fates
}

/// Records how many wounds each defender has who was captured in a round.
fn taken_with(wounds: &mut Codes, here: u8, after: Codes, marked: Codes) {
    those(here).filter(|who| after[*who] == TAKEN).for_each(|who| wounds[who] = marked[who]);
}
