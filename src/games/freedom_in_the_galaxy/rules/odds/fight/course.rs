//! How a fight goes by what its attacker differs by: who may break off when, how strong it is in which round, how often it attacks.

use super::Force;
use crate::verbs::{Aftermath, Rating, Rounds, Steps, Trait};

/// How it attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// Against all active defenders together (12.6).
    Together,
    /// Against each character alone, on the column of a difference.
    Each(i64),
    /// Not at all: the characters attack it.
    Defends,
}

/// How a fight goes.
#[derive(Clone, Debug)]
pub struct Course {
    force: Force,
    /// By how many columns surprise shifts the first round.
    pub surprise: usize,
    barred: Vec<Rounds>,
    break_off: Vec<(i32, Rounds)>,
    stronger: Vec<(i32, Steps, u32)>,
    tougher: Vec<(i32, Steps, u32)>,
    /// What it gains by each wound that it deals, and for how many of them.
    pub by_dealt: (i32, u32),
    /// How it attacks.
    pub manner: Manner,
    /// How often it attacks in a round.
    pub attacks: u32,
    /// After how many rounds it is over, and what comes then.
    pub stays: Option<(u32, Aftermath)>,
    /// Whether it can be wounded by those it attacks.
    pub strikes_back: bool,
    /// Whether all characters count as active.
    pub all_active: bool,
    /// What every character suffers in a round that it does not die in.
    pub wounds_each: u32,
    /// What it is fought with instead of combat.
    pub by: Option<Rating>,
    /// Whether one character alone fights it.
    pub alone: bool,
    /// Whether the fight ends with the first round without wounds.
    pub ends_unhurt: bool,
    /// On which difference it attacks itself.
    pub itself: Option<i64>,
    /// Whether it hurts characters at all.
    pub harms: bool,
    /// The rating of a character that its strength is less by.
    pub less: Option<Rating>,
    /// What whom it holds suffers in each round; nothing where it holds nobody.
    pub holds: u32,
    /// From which round on nothing changes any more.
    pub last_round: u32,
}

/// A creature that grows has grown up after so many rounds: whoever meets it is beaten or away by then.
pub(super) const GROWN_UP: u32 = 20;

impl Course {
    /// How a fight against a force goes; nobody is surprised where something forestalls it.
    pub fn of(force: &Force, no_surprise: bool) -> Self {
        let mut course = Self {
            force: force.clone(),
            surprise: 0,
            barred: Vec::new(),
            break_off: Vec::new(),
            stronger: Vec::new(),
            tougher: Vec::new(),
            by_dealt: (0, 0),
            manner: Manner::Together,
            attacks: 1,
            stays: None,
            strikes_back: force.endurance.is_some(),
            all_active: false,
            wounds_each: 0,
            by: None,
            alone: false,
            ends_unhurt: false,
            itself: None,
            harms: true,
            less: None,
            holds: 0,
            last_round: 1,
        };
        let surprises = force.traits.iter().any(|effect| matches!(effect, Trait::Surprise(_)));
        for effect in &force.traits {
            match effect {
                Trait::Surprise(columns) if !no_surprise => course.surprise += columns.get() as usize,
                // Who is not surprised is not kept from breaking off by surprise either.
                Trait::NoBreakOff(Rounds::First) if no_surprise && surprises => {}
                Trait::NoBreakOff(rounds) => course.barred.push(*rounds),
                Trait::BreakOffDie(bonus, rounds) => course.break_off.push((bonus.get(), *rounds)),
                Trait::StrengthByRound(bonus, steps, first) => course.stronger.push((bonus.get(), *steps, first.get())),
                Trait::EnduranceByRound(bonus, steps, first) => course.tougher.push((bonus.get(), *steps, first.get())),
                Trait::GrowsByWoundsDealt(bonus, most) => course.by_dealt = (bonus.get(), most.get()),
                Trait::AttacksEach(column) => course.manner = Manner::Each(column.get().into()),
                Trait::AttacksEachRound(attacks) => course.attacks = attacks.get().max(1),
                Trait::Stays(rounds, aftermath) => course.stays = Some((rounds.get().clamp(1, GROWN_UP), *aftermath)),
                Trait::NoStrikingBack => course.strikes_back = false,
                Trait::AllActive => course.all_active = true,
                Trait::OnlyDefends => course.manner = Manner::Defends,
                Trait::WoundsEach(wounds) => course.wounds_each = wounds.get(),
                Trait::FoughtBy(rating) => course.by = Some(*rating),
                Trait::FoughtTogetherBy(rating) => (course.by, course.all_active) = (Some(*rating), true),
                Trait::FoughtAloneBy(rating) => (course.by, course.alone) = (Some(*rating), true),
                Trait::EndsUnhurt => course.ends_unhurt = true,
                Trait::AttacksShip => course.harms = false,
                Trait::AttacksItself(column) => course.itself = Some(column.get().into()),
                Trait::Holds(wounds) => course.holds = wounds.get(),
                Trait::LessRating(rating) => course.less = Some(*rating),
                // These tell what comes before or after a fight, or are in the force already.
                Trait::Surprise(_)
                | Trait::FirstWoundsDoNotWeaken(_)
                | Trait::WoundsDoNotWeaken
                | Trait::GrowsByWoundsTaken(_)
                | Trait::Firefight
                | Trait::NoFight
                | Trait::ExtraDraws(_)
                | Trait::NoExtraDraws
                | Trait::OnlyBelow(..)
                | Trait::WoundsLessRating(..)
                | Trait::ShiftIfKilled(_)
                | Trait::GivesPossession
                | Trait::Together(..)
                | Trait::Printed(_) => {}
            }
        }
        course.last_round = course.changes_until();
        course
    }

    /// From which round on all rounds are alike.
    fn changes_until(&self) -> u32 {
        let by_round = |rounds: &Rounds| if *rounds == Rounds::All { 1 } else { 2 };
        let barred = self.barred.iter().map(by_round);
        let dice = self.break_off.iter().map(|(_, rounds)| by_round(rounds));
        let growing = if self.stronger.is_empty() && self.tougher.is_empty() { 1 } else { GROWN_UP };
        let surprised = if self.surprise > 0 { 2 } else { 1 };
        let stays = self.stays.map_or(1, |(rounds, _)| rounds);
        barred.chain(dice).chain([growing, surprised, stays]).max().unwrap_or(1)
    }

    /// Whether it means to capture.
    pub const fn captures(&self) -> bool {
        self.force.capture
    }

    /// How many times each wound counts.
    pub const fn times(&self) -> u32 {
        if self.force.firefight { 2 } else { 1 }
    }

    /// Whether nobody can break off in a round. Where it holds somebody nobody leaves him.
    pub fn bars_break_off(&self, round: u32) -> bool {
        self.holds > 0 || self.manner == Manner::Defends || self.barred.iter().any(|rounds| counts_in(*rounds, round))
    }

    /// What is added to the die of a break-off in a round.
    pub fn break_off_bonus(&self, round: u32) -> i32 {
        self.break_off.iter().filter(|(_, rounds)| counts_in(*rounds, round)).map(|(bonus, _)| bonus).sum()
    }

    /// Its strength in a round with so many wounds, after it dealt so many.
    pub fn strength(&self, round: u32, wounds: u32, dealt: u32) -> i64 {
        let known = self.force.strengths.get(wounds as usize).or(self.force.strengths.last()).copied().unwrap_or_default();
        let (bonus, most) = self.by_dealt;
        (i64::from(known) + grown(&self.stronger, round) + i64::from(bonus) * i64::from(dealt.min(most))).max(0)
    }

    /// How many wounds it bears in a round; none where it cannot be wounded.
    pub fn endurance(&self, round: u32) -> Option<u32> {
        self.force.endurance.map(|endurance| (i64::from(endurance) + grown(&self.tougher, round)).max(1) as u32)
    }

    /// The most wounds that are ever counted against it.
    pub fn most_wounds(&self) -> u32 {
        self.endurance(self.last_round).unwrap_or_default()
    }
}

fn counts_in(rounds: Rounds, round: u32) -> bool {
    match rounds {
        Rounds::All => true,
        Rounds::First => round == 1,
        Rounds::Later => round > 1,
    }
}

/// What it has grown by in a round.
fn grown(steps: &[(i32, Steps, u32)], round: u32) -> i64 {
    let by = |(bonus, steps, first): &(i32, Steps, u32)| {
        let Some(rounds) = round.checked_sub(*first) else { return 0 };
        let times = match steps {
            Steps::Each => rounds + 1,
            Steps::EachSecond => rounds / 2 + 1,
        };
        i64::from(*bonus) * i64::from(times)
    };
    steps.iter().map(by).sum()
}
