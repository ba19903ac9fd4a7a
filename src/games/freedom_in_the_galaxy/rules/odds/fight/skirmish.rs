//! Fights of more defenders or wounds than can be computed exactly. They are played by dice with simple choices: all who can fight are active, all
//! try to break off as long as the attacker is stronger, and the defender who can take the most wounds takes the next one.

use std::collections::BTreeMap;

use super::blows::{Blows, column, moved};
use super::course::{Course, Manner};
use super::{Fate, Force, Guarded, Member};
use crate::Tables;
use rules::play::Dice as _;
use rules::play::Seeded;

/// A fight that is played by dice.
#[derive(Clone, Debug)]
pub struct Skirmish<'a> {
    members: &'a [Member],
    course: Course,
    blows: Blows,
}

/// How often a fight is played to estimate its chances.
pub const RUNS: u32 = 20_000;

/// After how many rounds a fight ends without a winner.
const MOST_ROUNDS: u32 = 200;

impl<'a> Skirmish<'a> {
    /// A fight to be played by dice; `None` if a cell of the tables is missing.
    #[must_use]
    pub fn new(members: &'a [Member], force: &Force, guarded: Guarded, tables: &Tables) -> Option<Self> {
        let course = Course::of(force, guarded.no_surprise);
        let blows = Blows::of(&course, guarded.spared, &tables.characters, &tables.break_off)?;
        Some(Self { members, course, blows })
    }

    /// Plays the fight `runs` times with dice of fixed seeds. Returns for each set of fates of the defenders how many fights ended with it, or `None`
    /// once `stopped` returns true.
    pub fn ends(&self, before: &[Fate], runs: u32, stopped: &dyn Fn() -> bool) -> Option<BTreeMap<Vec<Fate>, u32>> {
        let mut ends = BTreeMap::new();
        for run in 0..runs {
            if stopped() {
                return None;
            }
            let mut fates = before.to_vec();
            self.play(&mut fates, &mut Seeded::new(1, run.into()));
            *ends.entry(fates).or_default() += 1;
        }
        Some(ends)
    }

    /// Plays the fight with the free defenders. Returns whether the attacker stayed for all its rounds.
    pub fn play(&self, fates: &mut [Fate], dice: &mut Seeded) -> bool {
        let mut here: Vec<usize> = (0..fates.len()).filter(|who| matches!(fates[*who], Fate::Free(_))).collect();
        let held = (self.course.holds > 0 && !here.is_empty()).then(|| here[dice.below(here.len() as u32) as usize]);
        if self.course.alone {
            let best = here.iter().copied().max_by_key(|who| self.members[*who].defends(0, self.course.by));
            here.retain(|who| Some(*who) == best);
        }
        let (mut struck, mut dealt) = (0, 0);
        // The prisoners that were taken up to now, by index, with the wounds of each.
        let mut prisoners: Vec<(usize, u8)> = Vec::new();
        for round in 1..=MOST_ROUNDS {
            here.retain(|who| matches!(fates[*who], Fate::Free(_)));
            let Some(first) = here.first().copied() else { return false };
            if self.course.holds > 0 && here.len() == 1 {
                fates[first] = Fate::Killed;
                return false;
            }
            let counted = round.min(self.course.last_round);
            let Some((blow_column, active)) = self.face_up(&mut here, fates, [counted, struck, dealt], dice) else {
                return false;
            };
            let mut hurt = 0;
            if let Manner::Each(_) = self.course.manner {
                for who in &here {
                    let blow = self.blow(blow_column, dice);
                    self.wound(fates, *who, blow[0]);
                    hurt += blow[0];
                }
            } else {
                let [wounds, back, taken] = self.blow(blow_column, dice);
                (hurt, struck) = (wounds, struck + back);
                for _ in 0..wounds {
                    let bears = |who: &&usize| match fates[**who] {
                        Fate::Free(known) => self.members[**who].endurance - u32::from(known),
                        Fate::Captured | Fate::Killed => 0,
                    };
                    if let Some(who) = active.iter().max_by_key(bears) {
                        self.wound(fates, *who, 1);
                    }
                }
                let beaten = self.course.endurance(counted).is_some_and(|most| struck >= most);
                for _ in 0..if beaten { 0 } else { taken } {
                    let alive: Vec<usize> = active.iter().copied().filter(|who| matches!(fates[*who], Fate::Free(_))).collect();
                    if !alive.is_empty() {
                        let who = alive[dice.below(alive.len() as u32) as usize];
                        if let Fate::Free(wounds) = fates[who] {
                            prisoners.push((who, wounds));
                        }
                        fates[who] = Fate::Captured;
                    }
                }
                if beaten {
                    // The captor of the prisoners is gone, so they are free (12.83).
                    for (who, wounds) in prisoners {
                        fates[who] = Fate::Free(wounds);
                    }
                    return false;
                }
            }
            for who in &here {
                self.wound(fates, *who, self.course.wounds_each);
            }
            if let Some(held) = held {
                self.wound(fates, held, self.course.holds);
                if fates[held] == Fate::Killed {
                    return false;
                }
            }
            if self.course.stays.is_some_and(|(rounds, _)| round >= rounds) {
                return true;
            }
            if self.course.ends_unhurt && hurt == 0 {
                return false;
            }
            dealt += hurt;
        }
        true
    }

    /// The column of this round, and the active defenders; `None` if all have broken off. Inactive defenders who break off leave the fight (12.5).
    /// `here` are the defenders who are still in the fight, by index.
    fn face_up(
        &self,
        here: &mut Vec<usize>,
        fates: &[Fate],
        [round, struck, dealt]: [u32; 3],
        dice: &mut Seeded,
    ) -> Option<(usize, Vec<usize>)> {
        let wounds = |who: usize| if let Fate::Free(known) = fates[who] { u32::from(known) } else { 0 };
        let defends = |who: &usize| self.members[*who].defends(wounds(*who), self.course.by);
        let able: Vec<usize> = here.iter().copied().filter(|who| defends(who) > 0).collect();
        let everybody = able.is_empty() || self.course.all_active || self.course.manner != Manner::Together;
        let active = if everybody { here.clone() } else { able };
        let defence: i64 = active.iter().map(|who| i64::from(defends(who))).sum();
        let less =
            self.course.less.map_or(0, |rating| here.iter().map(|who| self.members[*who].rating(rating)).max().unwrap_or(0));
        let strength = (self.course.strength(round, struck, dealt) - i64::from(less)).max(0);
        let difference = match self.course.manner {
            Manner::Together => strength - defence,
            Manner::Each(column) => column,
            Manner::Defends => defence - strength,
        };
        let capture = if self.course.captures() { -2 } else { 0 };
        let surprise = if round == 1 { self.course.surprise as isize } else { 0 };
        let mut shift = capture + surprise;
        if difference > 0 && !self.course.bars_break_off(round) {
            let die = i32::from(dice.die()) + self.course.break_off_bonus(round);
            let [limit, other] = self.blows.break_off[moved(column(difference), capture)];
            if die <= i32::from(limit) && (die <= i32::from(other) || active.len() == here.len()) {
                return None;
            }
            shift += 1;
            if die <= i32::from(other) {
                here.retain(|who| active.contains(who));
            }
        }
        Some((moved(column(difference), shift), active))
    }

    fn blow(&self, column: usize, dice: &mut Seeded) -> [u32; 3] {
        let mut left = f64::from(dice.next()) / 4_294_967_296.0;
        let blows = &self.blows.of[column];
        for blow in blows {
            left -= blow.chance;
            if left < 0.0 {
                return [blow.hurt, blow.struck, blow.taken];
            }
        }
        blows.last().map_or([0; 3], |blow| [blow.hurt, blow.struck, blow.taken])
    }

    fn wound(&self, fates: &mut [Fate], who: usize, wounds: u32) {
        if let Fate::Free(known) = fates[who] {
            let sum = u32::from(known) + wounds;
            fates[who] = if sum >= self.members[who].endurance { Fate::Killed } else { Fate::Free(sum.min(255) as u8) };
        }
    }
}
