//! The best choices of the defender in a fight: who is active, who tries to break off, and who takes the wounds.

use super::blows::{Blow, column, moved};
use super::course::Manner;
use super::standing::{Codes, OUT, Standing, TAKEN, markings, present, those, wounded};
use super::{Fight, Member};

/// The defender's choice for a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Choice {
    /// The active defenders, one bit for each.
    pub active: u8,
    /// Which defenders try to break off.
    pub breaking: Breaking,
}

/// Which defenders try to break off (12.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Breaking {
    /// No defender tries to break off.
    #[default]
    Nobody,
    /// Only the inactive defenders try to break off.
    Inactive,
    /// All defenders, active and inactive, try to break off.
    All,
}

/// One result of the roll to break off: which defenders leave (one bit for each), the column on which the others fight, and the chance.
pub(super) struct Parting {
    pub leaving: u8,
    pub column: usize,
    pub chance: f64,
}

/// How much one wound reduces the value of a defender who gets away, which is 1 without wounds. The reduction is far too small to outweigh the
/// freedom of one character.
const WOUND: f64 = 1e-6;
/// A choice replaces an earlier one only if its value is higher by this much.
const BETTER: f64 = 1e-12;

/// What follows a round: the end of the fight, or another round.
pub(super) enum Next {
    /// The fight is over, with these codes of the defenders; `beaten` says whether the attacker is beaten.
    Over { codes: Codes, beaten: bool },
    /// The fight goes on from this standing.
    On(Standing),
}

impl Fight<'_> {
    /// The value of one defender who gets away with this many wounds.
    fn gain(wounds: u8) -> f64 {
        1.0 - WOUND * f64::from(wounds)
    }

    fn gains(codes: Codes, mask: u8) -> f64 {
        those(mask).map(|at| Self::gain(codes[at])).sum()
    }

    /// The expected value of the fight from this standing on, if all choices are the best.
    pub(super) fn value(&mut self, at: Standing) -> f64 {
        let place = self.sizes.place(at);
        if !self.values[place].is_nan() {
            return self.values[place];
        }
        if self.is_given_up() {
            // The computation ends at once, and its result is not used.
            return 0.0;
        }
        let here = present(at.codes);
        let (mut best, mut choice) = (f64::NEG_INFINITY, Choice::default());
        if here == 0 || self.is_eaten(here) {
            best = 0.0;
        } else {
            for active in self.actives(at.codes, here) {
                let mut kept = Kept::new(self.blows.most());
                for breaking in self.breakings(here, active, at.round) {
                    let value = self.expected(at, Choice { active, breaking }, &mut kept);
                    if self.given_up {
                        return 0.0;
                    }
                    if value > best + BETTER {
                        (best, choice) = (value, Choice { active, breaking });
                    }
                }
            }
        }
        (self.values[place], self.choices[place]) = (best, choice);
        best
    }

    /// The best choice in this standing.
    pub(super) fn choice(&mut self, at: Standing) -> Choice {
        self.value(at);
        self.choices[self.sizes.place(at)]
    }

    /// Whether the defender whom the attacker holds is the only one left, and therefore lost.
    pub(super) fn is_eaten(&self, here: u8) -> bool {
        self.course.holds > 0 && here.is_power_of_two()
    }

    /// The sets of defenders that may be active, one bit for each defender. At least one active defender must have a combat above 0; if nobody has,
    /// any set is allowed (12.4).
    fn actives(&self, codes: Codes, here: u8) -> Vec<u8> {
        if self.course.all_active || self.course.manner != Manner::Together {
            return vec![here];
        }
        let fights = |at: &usize| self.members[*at].defends(codes[*at].into(), self.course.by) > 0;
        let able = those(here).filter(fights).fold(0_u8, |mask, at| mask | 1 << at);
        (1..=here).filter(|mask| mask & !here == 0 && (able == 0 || mask & able != 0)).collect()
    }

    fn breakings(&self, here: u8, active: u8, round: u32) -> Vec<Breaking> {
        if self.course.bars_break_off(round) {
            return vec![Breaking::Nobody];
        }
        let inactive = (active != here).then_some(Breaking::Inactive);
        [Breaking::Nobody, Breaking::All].into_iter().chain(inactive).collect()
    }

    /// The expected value of a choice, without the chance that the same standing comes back.
    fn expected(&mut self, at: Standing, choice: Choice, kept: &mut Kept) -> f64 {
        let here = present(at.codes);
        let (mut sum, mut again) = (0.0, 0.0);
        for parting in self.partings(at, choice) {
            sum += parting.chance * Self::gains(at.codes, parting.leaving);
            let rest = Standing { codes: left(at.codes, parting.leaving), ..at };
            let active = choice.active & !parting.leaving;
            if present(rest.codes) == 0 {
                continue;
            }
            if active == 0 {
                let on = self.calm(rest);
                sum += parting.chance * self.value(on);
                continue;
            }
            if let Manner::Each(_) = self.course.manner {
                for (codes, chance) in self.each(rest.codes, parting.column) {
                    self.ways += 1;
                    let next = self.after(rest, codes, 0, 0);
                    match next {
                        Next::On(next) if next == at => again += parting.chance * chance,
                        next => sum += parting.chance * chance * self.worth(&next),
                    }
                }
                continue;
            }
            for blow in self.blows.of[parting.column].clone() {
                let chance = parting.chance * blow.chance;
                if parting.leaving == 0 && self.is_nothing(&blow) && self.calm(at) == at {
                    again += chance;
                } else {
                    let key = (parting.leaving != 0, blow);
                    sum += chance * self.kept(kept, key, rest, active);
                }
            }
        }
        if again > 1.0 - 1e-9 {
            // Neither side can ever hurt the other, so the fight never changes and the defenders get away.
            return Self::gains(at.codes, here);
        }
        sum / (1.0 - again)
    }

    fn is_nothing(&self, blow: &Blow) -> bool {
        (blow.hurt, blow.struck, blow.taken, self.course.wounds_each, self.course.holds) == (0, 0, 0, 0, 0)
            && !self.course.ends_unhurt
            && self.course.stays.is_none()
    }

    /// The standing after a round in which nothing happens.
    fn calm(&self, at: Standing) -> Standing {
        Standing { round: (at.round + 1).min(self.course.last_round), ..at }
    }

    /// Two columns: that of the fight, without the shift for a failed attempt to break off, and that on which the attempt to break off is rolled.
    fn columns(&self, at: Standing, active: u8) -> (usize, usize) {
        let defence: i64 =
            those(active).map(|who| i64::from(self.members[who].defends(at.codes[who].into(), self.course.by))).sum();
        let less = self.course.less.map_or(0, |rating| {
            those(present(at.codes)).map(|who| i64::from(self.members[who].rating(rating))).max().unwrap_or_default()
        });
        let strength = (self.course.strength(at.round, at.struck, at.dealt) - less).max(0);
        let difference = match self.course.manner {
            Manner::Together => strength - defence,
            Manner::Each(column) => column,
            Manner::Defends => defence - strength,
        };
        let read = moved(column(difference), if self.course.captures() { -2 } else { 0 });
        let surprise = if at.round == 1 { self.course.surprise as isize } else { 0 };
        (moved(column(difference), if self.course.captures() { surprise - 2 } else { surprise }), read)
    }

    /// The possible results of the roll to break off, if the defenders make this choice.
    pub(super) fn partings(&self, at: Standing, choice: Choice) -> Vec<Parting> {
        let here = present(at.codes);
        let inactive = here & !choice.active;
        let (column, read) = self.columns(at, choice.active);
        if choice.breaking == Breaking::Nobody {
            return vec![Parting { leaving: 0, column, chance: 1.0 }];
        }
        let [active_limit, inactive_limit] = self.blows.break_off[read];
        let mut partings: Vec<Parting> = Vec::new();
        for die in 1..=6 {
            let die = die + self.course.break_off_bonus(at.round);
            let go = |mask: u8, limit: u8| if die <= i32::from(limit) { mask } else { 0 };
            let actives = if choice.breaking == Breaking::All { go(choice.active, active_limit) } else { 0 };
            let leaving = actives | go(inactive, inactive_limit);
            let failed = choice.breaking == Breaking::All && actives == 0;
            let column = if failed { moved(column, 1) } else { column };
            match partings.iter_mut().find(|known| known.leaving == leaving && known.column == column) {
                Some(known) => known.chance += 1.0 / 6.0,
                None => partings.push(Parting { leaving, column, chance: 1.0 / 6.0 }),
            }
        }
        partings
    }

    /// The value of a blow for the defenders who are left; `parted` says whether some defenders left just before it. Each blow is computed only once,
    /// and then looked up in `kept`.
    fn kept(&mut self, kept: &mut Kept, (parted, blow): (bool, Blow), at: Standing, active: u8) -> f64 {
        let place = kept.place(parted, &blow);
        if kept.values[place].is_nan() {
            kept.values[place] = self.best(at, active, &blow).0;
        }
        kept.values[place]
    }

    /// The best way to mark the wounds of a blow on the active defenders. Returns the value of the blow and the codes of all defenders after it.
    pub(super) fn best(&mut self, at: Standing, active: u8, blow: &Blow) -> (f64, Codes) {
        let mut best = (f64::NEG_INFINITY, at.codes);
        for codes in markings(self.members, at.codes, active, blow.hurt) {
            let mut value = 0.0;
            for (codes, chance) in captures(codes, active, blow.taken) {
                self.ways += 1;
                let next = self.after(at, codes, blow.struck, blow.hurt);
                value += chance * self.worth(&next);
            }
            if value > best.0 + BETTER {
                best = (value, codes);
            }
        }
        best
    }

    fn worth(&mut self, next: &Next) -> f64 {
        match next {
            Next::On(at) => self.value(*at),
            Next::Over { codes, beaten } => {
                // The captor of the prisoners is gone, so they are free (12.83).
                let freed = if *beaten { (0..codes.len()).filter(|who| codes[*who] == TAKEN).count() } else { 0 };
                Self::gains(*codes, present(*codes)) + freed as f64
            }
        }
    }

    /// What follows after the wounds of a round are marked.
    pub(super) fn after(&self, at: Standing, mut codes: Codes, struck: u32, hurt: u32) -> Next {
        let endurance = self.course.endurance(at.round);
        let struck = (at.struck + struck).min(self.course.most_wounds());
        if endurance.is_some_and(|most| struck >= most) {
            return Next::Over { codes, beaten: true };
        }
        let here = present(codes);
        for who in those(here) {
            codes[who] = wounded(&self.members[who], codes[who], self.course.wounds_each);
        }
        if let Some(held) = at.held.checked_sub(1) {
            if here & (1 << held) != 0 {
                codes[held] = wounded(&self.members[held], codes[held], self.course.holds);
            }
            if codes[held] == OUT {
                // The creature has eaten the defender whom it held, and leaves.
                return Next::Over { codes, beaten: false };
            }
        }
        let is_over = self.course.stays.is_some_and(|(rounds, _)| at.round >= rounds) || (self.course.ends_unhurt && hurt == 0);
        if is_over || present(codes) == 0 {
            return Next::Over { codes, beaten: false };
        }
        let dealt = (at.dealt + hurt).min(self.course.by_dealt.1);
        Next::On(self.calm(Standing { codes, struck, dealt, ..at }))
    }

    /// The possible codes of all defenders after the attacker has attacked each of them alone, on this column, each possibility with its chance.
    pub(super) fn each(&self, codes: Codes, column: usize) -> Vec<(Codes, f64)> {
        each(self.members, &self.blows.of[column], codes)
    }
}

fn each(members: &[Member], blows: &[Blow], codes: Codes) -> Vec<(Codes, f64)> {
    let mut ways = vec![(codes, 1.0)];
    for who in those(present(codes)) {
        let mut next: Vec<(Codes, f64)> = Vec::new();
        for (codes, chance) in ways {
            for blow in blows {
                let mut codes = codes;
                codes[who] = wounded(&members[who], codes[who], blow.hurt);
                match next.iter_mut().find(|(known, _)| *known == codes) {
                    Some((_, known)) => *known += chance * blow.chance,
                    None => next.push((codes, chance * blow.chance)),
                }
            }
        }
        ways = next;
    }
    ways
}

/// The codes of all defenders after the defenders in `leaving` have left the fight.
pub(super) fn left(mut codes: Codes, leaving: u8) -> Codes {
    those(leaving).for_each(|who| codes[who] = OUT);
    codes
}

/// The possible codes of all defenders after `taken` prisoners were drawn by chance among the active survivors, each possibility with its chance
/// (12.8).
pub(super) fn captures(codes: Codes, active: u8, taken: u32) -> Vec<(Codes, f64)> {
    let mut ways = vec![(codes, 1.0)];
    for _ in 0..taken {
        let mut next = Vec::new();
        for (codes, chance) in ways {
            let alive: Vec<usize> = those(active & present(codes)).collect();
            if alive.is_empty() {
                next.push((codes, chance));
            }
            for who in &alive {
                let mut codes = codes;
                codes[*who] = TAKEN;
                next.push((codes, chance / alive.len() as f64));
            }
        }
        ways = next;
    }
    ways
}

/// The values of blows that are already computed, for one standing and one set of active defenders.
struct Kept {
    values: Vec<f64>,
    hurt: usize,
    struck: usize,
}

impl Kept {
    fn new((hurt, struck): (u32, u32)) -> Self {
        let (hurt, struck) = (hurt as usize + 1, struck as usize + 1);
        Self { values: vec![f64::NAN; hurt * struck * 6], hurt, struck }
    }

    fn place(&self, parted: bool, blow: &Blow) -> usize {
        let (hurt, struck, taken) = (blow.hurt as usize, blow.struck as usize, blow.taken.min(2) as usize);
        ((usize::from(parted) * 3 + taken) * self.struck + struck) * self.hurt + hurt
    }
}
