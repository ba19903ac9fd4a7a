//! The course of a fight. The traits of the attacker decide when defenders may break off, how strong the attacker is in each round, and how often it
//! attacks.

use super::Force;
use crate::verbs::{Aftermath, Rating, Rounds, Steps, Trait};

/// The way in which the attacker attacks the defenders: all together, each of them alone, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manner {
    /// The attacker attacks all active defenders together (12.6).
    Together,
    /// The attacker attacks each character alone, on the column for this difference of combat.
    Each(i64),
    /// The attacker does not attack: the characters attack the creature, which only defends.
    Defends,
}

/// The course of a fight against a force, worked out from the force's traits.
#[derive(Clone, Debug)]
pub struct Course {
    force: Force,
    /// By how many columns surprise shifts the first round to the right.
    pub surprise: usize,
    barred: Vec<Rounds>,
    break_off: Vec<(i32, Rounds)>,
    stronger: Vec<(i32, Steps, u32)>,
    tougher: Vec<(i32, Steps, u32)>,
    /// How much strength the attacker gains for each wound that it deals, and for how many wounds it gains that at most.
    pub by_dealt: (i32, u32),
    /// The way in which the attacker attacks: all defenders together, each of them alone, or not at all.
    pub manner: Manner,
    /// How often the attacker attacks in one round.
    pub attacks: u32,
    /// After how many rounds the attacker leaves, and what happens then. `None` if it stays to the end of the fight.
    pub stays: Option<(u32, Aftermath)>,
    /// Whether the characters that the attacker attacks can wound it.
    pub strikes_back: bool,
    /// Whether all characters count as active.
    pub all_active: bool,
    /// The wounds that every character takes in each round in which the attacker does not die.
    pub wounds_each: u32,
    /// The rating with which characters fight the attacker; `None` if it is combat, as usual.
    pub by: Option<Rating>,
    /// Whether only one character fights the attacker.
    pub alone: bool,
    /// Whether the fight ends with the first round in which nobody is wounded.
    pub ends_unhurt: bool,
    /// The column on which the attacker attacks itself in every round, given as a difference of combat; `None` if it does not attack itself.
    pub itself: Option<i64>,
    /// Whether the attacker hurts characters at all.
    pub harms: bool,
    /// One character reduces the attacker's strength by this rating of theirs; `None` if no rating does so.
    pub less: Option<Rating>,
    /// How many wounds the character whom the attacker holds takes in each round; 0 if the attacker holds nobody.
    pub holds: u32,
    /// The round from which on all rounds are alike.
    pub last_round: u32,
}

/// The round after which a creature stops growing: by then its opponents are beaten or gone.
pub(super) const GROWN_UP: u32 = 20;

impl Course {
    /// The course of a fight against this force; `no_surprise` means that the defenders cannot be surprised.
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
                // A creature's surprise does not keep characters who cannot be surprised from breaking off.
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
                // These traits count before or after the fight, or the force already contains them.
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

    /// The first round from which on all rounds are alike.
    fn changes_until(&self) -> u32 {
        let by_round = |rounds: &Rounds| if *rounds == Rounds::All { 1 } else { 2 };
        let barred = self.barred.iter().map(by_round);
        let dice = self.break_off.iter().map(|(_, rounds)| by_round(rounds));
        let growing = if self.stronger.is_empty() && self.tougher.is_empty() { 1 } else { GROWN_UP };
        let surprised = if self.surprise > 0 { 2 } else { 1 };
        let stays = self.stays.map_or(1, |(rounds, _)| rounds);
        barred.chain(dice).chain([growing, surprised, stays]).max().unwrap_or(1)
    }

    /// Whether the attacker tries to capture.
    pub const fn captures(&self) -> bool {
        self.force.capture
    }

    /// The factor by which each wound is multiplied: 2 with firearms, otherwise 1.
    pub const fn times(&self) -> u32 {
        if self.force.firefight { 2 } else { 1 }
    }

    /// Whether defenders cannot break off in this round. While the attacker holds a character, the others do not leave.
    pub fn bars_break_off(&self, round: u32) -> bool {
        self.holds > 0 || self.manner == Manner::Defends || self.barred.iter().any(|rounds| counts_in(*rounds, round))
    }

    /// What is added to the die for breaking off in this round.
    pub fn break_off_bonus(&self, round: u32) -> i32 {
        self.break_off.iter().filter(|(_, rounds)| counts_in(*rounds, round)).map(|(bonus, _)| bonus).sum()
    }

    /// The attacker's strength in this round, after it has taken `wounds` and dealt `dealt` wounds.
    pub fn strength(&self, round: u32, wounds: u32, dealt: u32) -> i64 {
        let known = self.force.strengths.get(wounds as usize).or(self.force.strengths.last()).copied().unwrap_or_default();
        let (bonus, most) = self.by_dealt;
        (i64::from(known) + grown(&self.stronger, round) + i64::from(bonus) * i64::from(dealt.min(most))).max(0)
    }

    /// The attacker's endurance in this round; `None` if it cannot be wounded.
    pub fn endurance(&self, round: u32) -> Option<u32> {
        self.force.endurance.map(|endurance| (i64::from(endurance) + grown(&self.tougher, round)).max(1) as u32)
    }

    /// How many wounds of the attacker have to be counted at most: as many as its endurance in the first round from which on all rounds are alike.
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

/// The sum of all bonuses by which the attacker has grown by this round. Each step of growth is given by its bonus, how often it is added, and the
/// first round in which it is added.
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
