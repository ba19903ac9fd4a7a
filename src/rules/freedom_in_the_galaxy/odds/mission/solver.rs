//! The best point to stop: what is to be expected of drawing on, with every event, fight and search on the way (13.3, 13.52).
//!
//! Which cards are left follows from few numbers. Of an event that was not drawn yet all cards are left; cards of one that was, and of those
//! that do nothing, are alike but for the letter. So it is enough to know how many cards were drawn, how many showed the letter, which events
//! there were, and which cards of an event that a special ignored, since that one may be drawn again.

use std::collections::{BTreeMap, HashMap};

use super::events::{Kind, Step, contradicts, kinds};
use super::group::Group;
use super::letters::drawn;
use super::setting::Setting;
use super::strikes::{Strikes, Ways};
use crate::rules::freedom_in_the_galaxy::odds::fight::Fate;
use crate::rules::freedom_in_the_galaxy::verbs::Draw;

/// What comes of a mission.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Prospect {
    /// The chance that it ends with no letter, with one, with two and so on; all that fails or is aborted ends with none.
    pub letters: Vec<f64>,
    /// The chance that an event aborts it.
    pub aborted: f64,
    /// The chance that nobody of the group is left to go on with it.
    pub lost: f64,
    /// The chance of each of the group to be free at its end.
    pub free: Vec<f64>,
    /// The chance of each of the group to be a prisoner at its end.
    pub captured: Vec<f64>,
    /// How many steps of success are to be expected.
    pub success: f64,
}

/// Where a mission stands between two cards.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Spot {
    drawn: u8,
    letters: u8,
    /// The events that there were, as bits.
    seen: u64,
    /// Of events that were ignored once, how many cards with the letter and without it are gone.
    gone: Vec<(u8, [u8; 2])>,
    /// How many attacks of creatures and how many aborts of Diplomacy are still ignored.
    ignores: [u8; 2],
    fates: u32,
    barred: bool,
    more: i8,
}

/// How a mission ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Last {
    letters: u32,
    aborted: bool,
    fates: u32,
    drawn_out: bool,
}

/// What free characters count beside success: far less than any of it.
const FREEDOM: f64 = 1e-6;
/// What has to be gained by drawing on.
const GAIN: f64 = 1e-9;

/// A mission on the way.
struct Solver<'a> {
    setting: &'a Setting<'a>,
    group: &'a Group,
    letter: char,
    kinds: Vec<Kind<'a>>,
    all: [u32; 2],
    size: u32,
    wanted: u32,
    strikes: Strikes<'a>,
    fates: Vec<Vec<Fate>>,
    numbers: HashMap<Vec<Fate>, u32>,
    ways: HashMap<(usize, u32), Vec<Numbered>>,
    values: HashMap<Spot, f64>,
    stopped: &'a dyn Fn() -> bool,
}

/// What an event led to, by number.
#[derive(Clone, Copy, Debug)]
struct Struck {
    fates: u32,
    aborted: bool,
    barred: bool,
    more: i8,
}

/// What can follow on an event, with its chances.
type Numbered = Vec<(Struck, f64)>;

/// What comes of a mission of a group when it stops where that is best: where most success is to be expected, and among that most of the
/// group are free. None where there is no deck, a table has no answer, or more than four go: these are played out by dice.
#[must_use]
pub fn prospect(setting: &Setting, group: &Group) -> Option<Prospect> {
    prospect_unless(setting, group, &|| false)
}

/// The same, given up once nobody wants to know it any more; none then.
#[must_use]
pub fn prospect_unless(setting: &Setting, group: &Group, stopped: &dyn Fn() -> bool) -> Option<Prospect> {
    let letter = setting.mission.letter()?;
    let kinds = kinds(setting, group, letter);
    let all = kinds.iter().fold([0, 0], |sum, kind| [sum[0] + kind.cards[0], sum[1] + kind.cards[1]]);
    if all[0] + all[1] == 0 || kinds.len() > 64 || group.members.is_empty() {
        return None;
    }
    // Some missions draw no cards but extra ones, whose events are ignored (24.0).
    let size = if setting.mission.draws.contains(&Draw::Only) { 0 } else { setting.size.min(all[0] + all[1]) };
    let most = size + u32::try_from(setting.more_draws.max(0)).unwrap_or_default() + 99;
    let wanted = setting.mission.letters_wanted(most, setting.phasing);
    let mut solver = Solver {
        setting,
        group,
        letter,
        kinds,
        all,
        size,
        wanted,
        strikes: Strikes::new(setting, group),
        fates: Vec::new(),
        numbers: HashMap::new(),
        ways: HashMap::new(),
        values: HashMap::new(),
        stopped,
    };
    let start = Spot {
        drawn: 0,
        letters: 0,
        seen: 1,
        gone: Vec::new(),
        ignores: [group.ignored_creatures(setting.environ), group.ignored_aborts()],
        fates: solver.number(group.fresh()),
        barred: false,
        more: 0,
    };
    solver.value(&start)?;
    solver.follow(start)
}

impl Solver<'_> {
    fn number(&mut self, fates: Vec<Fate>) -> u32 {
        if let Some(known) = self.numbers.get(&fates) {
            return *known;
        }
        let number = self.fates.len() as u32;
        self.fates.push(fates.clone());
        self.numbers.insert(fates, number);
        number
    }

    fn free(&self, fates: u32) -> usize {
        self.group.free(&self.fates[fates as usize]).count()
    }

    fn success(&self, letters: u32) -> f64 {
        f64::from(self.setting.mission.success_of(letters, self.setting.phasing))
    }

    /// What an end is worth.
    fn worth(&self, letters: u32, fates: u32) -> f64 {
        self.success(letters) + FREEDOM * self.free(fates) as f64
    }

    /// What is to be expected before the next card at best; none where a table has no answer, or it is given up.
    fn value(&mut self, spot: &Spot) -> Option<f64> {
        if (self.stopped)() {
            return None;
        }
        if let Some(known) = self.values.get(spot) {
            return Some(*known);
        }
        let stop = self.worth(spot.letters.into(), spot.fates);
        let value = if u32::from(spot.letters) >= self.wanted || self.free(spot.fates) == 0 {
            stop
        } else {
            let on = self.goes_on(spot)?;
            if spot.letters > 0 { stop.max(on) } else { on }
        };
        self.values.insert(spot.clone(), value);
        Some(value)
    }

    /// What is to be expected of going on.
    fn goes_on(&mut self, spot: &Spot) -> Option<f64> {
        if u32::from(spot.drawn) >= self.size {
            let ends = self.extra(spot);
            return Some(ends.iter().map(|(letters, chance)| chance * self.at_the_end(*letters, spot.fates)).sum());
        }
        let mut sum = 0.0;
        for (kind, hit, chance) in self.cards(spot) {
            let mut best = f64::NEG_INFINITY;
            for ways in self.choices(spot, kind)? {
                let mut value = 0.0;
                for (struck, also) in &ways {
                    value += also
                        * match self.next(spot, kind, hit, *struck) {
                            Ok(next) => self.value(&next)?,
                            Err(last) => FREEDOM * self.free(last.fates) as f64,
                        };
                }
                best = best.max(value);
            }
            sum += chance * best;
        }
        Some(sum)
    }

    /// What a mission is worth that draws out with so many letters; who fails may be killed or captured (13.2).
    fn at_the_end(&mut self, letters: u32, fates: u32) -> f64 {
        let ends = self.failed(letters, fates);
        ends.into_iter().map(|(fates, chance)| chance * self.worth(letters, fates)).sum()
    }

    /// What becomes of the group when it drew out with so many letters.
    fn failed(&mut self, letters: u32, fates: u32) -> Vec<(u32, f64)> {
        let [captured, killed] = self.setting.mission.failure_die();
        if self.success(letters) > 0.0 || (captured.is_none() && killed.is_none()) {
            return vec![(fates, 1.0)];
        }
        let faces = |range: Option<(u32, u32)>| {
            range.map_or(0.0, |(first, last)| (1..=6).filter(|die| (first..=last).contains(die)).count() as f64 / 6.0)
        };
        let all = |fate: Fate, known: &[Fate]| -> Vec<Fate> {
            known.iter().map(|known| if matches!(known, Fate::Free(_)) { fate } else { *known }).collect()
        };
        let known = self.fates[fates as usize].clone();
        let killing = faces(killed);
        // Nobody is captured where no enemy is (12.87).
        let capturing = if self.setting.enemy.is_there() { faces(captured) } else { 0.0 };
        let (captives, dead) = (self.number(all(Fate::Captured, &known)), self.number(all(Fate::Killed, &known)));
        vec![(fates, 1.0 - capturing - killing), (captives, capturing), (dead, killing)]
    }

    /// What the extra draws show, with the letters before (13.6).
    fn extra(&self, spot: &Spot) -> Vec<(u32, f64)> {
        let mission = self.setting.mission;
        let fates = &self.fates[spot.fates as usize];
        let known = self.group.extra_draws(fates, self.letter, &mission.draws, self.setting.values);
        let none = spot.barred || mission.draws.contains(&Draw::NoDraws);
        let draws = if none { 0 } else { (known + i32::from(spot.more) + self.setting.more_draws).max(0) as u32 };
        let letters = u32::from(spot.letters);
        let all_sections = mission.draws.contains(&Draw::AllSections);
        let with = if all_sections { self.in_any_section() } else { self.all[0] };
        let full = self.all[0] + self.all[1];
        // A deck that is empty is shuffled anew.
        let (cards, left) = match full - u32::from(spot.drawn) {
            0 => (full, with),
            cards => (cards, with.saturating_sub(letters)),
        };
        match draws.checked_sub(cards) {
            None | Some(0) => (letters..).zip(drawn(cards, left, draws)).collect(),
            Some(rest) => (letters + left + rest / full * with..).zip(drawn(full, with, rest % full)).collect(),
        }
    }

    /// How many cards show the letter in any of their sections.
    fn in_any_section(&self) -> u32 {
        use crate::rules::freedom_in_the_galaxy::cards::DeckSection;
        let shows = |section: DeckSection| {
            move |action: &crate::rules::freedom_in_the_galaxy::cards::Action| {
                action.section(section).letters.contains(self.letter)
            }
        };
        self.setting.actions.iter().filter(|action| DeckSection::ALL.into_iter().any(|section| shows(section)(action))).count()
            as u32
    }

    /// The cards that can be drawn next: of which event, whether they show the letter, and how likely they are.
    fn cards(&self, spot: &Spot) -> Vec<(usize, bool, f64)> {
        let left = f64::from(self.all[0] + self.all[1] - u32::from(spot.drawn));
        let seen = |kind: &usize| spot.seen & (1 << kind) != 0;
        let mut idle = [0_u32; 2];
        let mut cards = Vec::new();
        let gone_of =
            |kind: usize| spot.gone.iter().find(|(known, _)| usize::from(*known) == kind).map_or([0, 0], |(_, gone)| *gone);
        let all_gone = spot.gone.iter().fold([0, 0], |sum, (_, gone)| [sum[0] + gone[0], sum[1] + gone[1]]);
        for (at, kind) in self.kinds.iter().enumerate() {
            if seen(&at) {
                idle = [idle[0] + kind.cards[0], idle[1] + kind.cards[1]];
                continue;
            }
            let gone = gone_of(at);
            for (face, hit) in [(0, true), (1, false)] {
                let number = kind.cards[face] - u32::from(gone[face]);
                if number > 0 {
                    cards.push((at, hit, f64::from(number) / left));
                }
            }
        }
        // What was drawn of events that are over is missing among the cards that do nothing any more.
        let drawn = [spot.letters, spot.drawn - spot.letters];
        for (face, hit) in [(0, true), (1, false)] {
            let number = (idle[face] + u32::from(all_gone[face])).saturating_sub(drawn[face].into());
            if number > 0 {
                cards.push((0, hit, f64::from(number) / left));
            }
        }
        cards
    }

    /// What the owner can choose from when a card of an event is drawn.
    fn choices(&mut self, spot: &Spot, kind: usize) -> Option<Vec<Vec<(Struck, f64)>>> {
        if kind == 0 || self.ignored(spot, kind).is_some() {
            let same = Struck { fates: spot.fates, aborted: false, barred: false, more: 0 };
            return Some(vec![vec![(same, 1.0)]]);
        }
        if let Some(known) = self.ways.get(&(kind, spot.fates)) {
            return Some(known.clone());
        }
        let steps = self.kinds[kind].steps.clone();
        let fates = self.fates[spot.fates as usize].clone();
        let choices: Vec<Ways> = self.strikes.ways(&steps, &fates)?;
        let mut known = Vec::new();
        for ways in choices {
            let numbered = ways.into_iter().map(|(struck, chance)| {
                let more = struck.more.clamp(-99, 99) as i8;
                (Struck { fates: self.number(struck.fates), aborted: struck.aborted, barred: struck.barred, more }, chance)
            });
            known.push(numbered.collect());
        }
        self.ways.insert((kind, spot.fates), known.clone());
        Some(known)
    }

    /// Which of the things that are ignored once an event is: 0 a creature, 1 an abort of Diplomacy.
    fn ignored(&self, spot: &Spot, kind: usize) -> Option<usize> {
        let has = |wanted: fn(&Step) -> bool| self.kinds[kind].steps.iter().any(wanted);
        let ignorable = [has(|step| matches!(step, Step::Creature(..))), has(|step| matches!(step, Step::AbortDiplomacy(_)))];
        (0..2).find(|at| ignorable[*at] && spot.ignores[*at] > 0)
    }

    /// Where the mission stands after a card; how it ended, where it did.
    fn next(&self, spot: &Spot, kind: usize, hit: bool, struck: Struck) -> Result<Spot, Last> {
        let mut next = spot.clone();
        next.drawn += 1;
        if let Some(ignored) = self.ignored(spot, kind).filter(|_| kind != 0) {
            // An event that is ignored does not count as drawn.
            next.ignores[ignored] -= 1;
            let face = usize::from(!hit);
            if let Some((_, gone)) = next.gone.iter_mut().find(|(known, _)| usize::from(*known) == kind) {
                gone[face] += 1;
            } else {
                let mut gone = [0, 0];
                gone[face] = 1;
                next.gone.push((kind as u8, gone));
                next.gone.sort_unstable();
            }
        } else if kind != 0 {
            next.see(&self.kinds, kind);
        }
        next.fates = struck.fates;
        next.barred |= struck.barred;
        next.more = next.more.saturating_add(struck.more);
        if struck.aborted || self.free(struck.fates) == 0 {
            return Err(Last { letters: 0, aborted: struck.aborted, fates: struck.fates, drawn_out: false });
        }
        next.letters += u8::from(hit);
        Ok(next)
    }

    /// The chances of everything that can come of the mission, when the best is done at each card.
    fn follow(&mut self, start: Spot) -> Option<Prospect> {
        let mut open = BTreeMap::from([(start, 1.0)]);
        let mut ends: BTreeMap<Last, f64> = BTreeMap::new();
        while let Some((spot, chance)) = open.pop_first() {
            let letters = u32::from(spot.letters);
            let stop = self.worth(letters, spot.fates);
            let stops = letters >= self.wanted || (letters > 0 && stop > self.goes_on(&spot)? - GAIN);
            if stops {
                let last = Last { letters, aborted: false, fates: spot.fates, drawn_out: false };
                *ends.entry(last).or_default() += chance;
            } else if u32::from(spot.drawn) >= self.size {
                for (letters, also) in self.extra(&spot) {
                    for (fates, then) in self.failed(letters, spot.fates) {
                        let last = Last { letters, aborted: false, fates, drawn_out: true };
                        *ends.entry(last).or_default() += chance * also * then;
                    }
                }
            } else {
                for (kind, hit, also) in self.cards(&spot) {
                    let ways = self.best_choice(&spot, kind, hit)?;
                    for (struck, then) in ways {
                        match self.next(&spot, kind, hit, struck) {
                            Ok(next) => *open.entry(next).or_default() += chance * also * then,
                            Err(last) => *ends.entry(last).or_default() += chance * also * then,
                        }
                    }
                }
            }
        }
        Some(self.told(&ends))
    }

    fn best_choice(&mut self, spot: &Spot, kind: usize, hit: bool) -> Option<Vec<(Struck, f64)>> {
        let mut best: Option<(f64, Vec<(Struck, f64)>)> = None;
        for ways in self.choices(spot, kind)? {
            let mut value = 0.0;
            for (struck, also) in &ways {
                value += also
                    * match self.next(spot, kind, hit, *struck) {
                        Ok(next) => self.value(&next)?,
                        Err(last) => FREEDOM * self.free(last.fates) as f64,
                    };
            }
            if best.as_ref().is_none_or(|(known, _)| value > *known) {
                best = Some((value, ways));
            }
        }
        best.map(|(_, ways)| ways)
    }

    fn told(&self, ends: &BTreeMap<Last, f64>) -> Prospect {
        let members = self.group.members.len();
        let mut prospect = Prospect { free: vec![0.0; members], captured: vec![0.0; members], ..Prospect::default() };
        for (last, chance) in ends {
            let letters = last.letters as usize;
            if prospect.letters.len() <= letters {
                prospect.letters.resize(letters + 1, 0.0);
            }
            prospect.letters[letters] += chance;
            prospect.success += chance * self.success(last.letters);
            let fates = &self.fates[last.fates as usize];
            if last.aborted {
                prospect.aborted += chance;
            } else if !last.drawn_out && last.letters == 0 {
                prospect.lost += chance;
            }
            for (at, fate) in fates.iter().enumerate() {
                match fate {
                    Fate::Free(_) => prospect.free[at] += chance,
                    Fate::Captured => prospect.captured[at] += chance,
                    Fate::Killed => {}
                }
            }
        }
        prospect
    }
}

impl Spot {
    /// Counts an event as drawn, with those that it forbids or that forbid it.
    fn see(&mut self, kinds: &[Kind], kind: usize) {
        let steps = &kinds[kind].steps;
        self.seen |= 1 << kind;
        for (at, other) in kinds.iter().enumerate() {
            let same_creature = |one: &Step, other: &Step| matches!((one, other), (Step::Creature(..), Step::Creature(..)));
            let barred = |one: &Step, other: &Step| contradicts(one, other) || same_creature(one, other);
            if other.steps.iter().any(|one| steps.iter().any(|known| barred(known, one))) {
                self.seen |= 1 << at;
            }
        }
        // The cards of an event that was ignored before belong to those that are over now.
        let seen = self.seen;
        self.gone.retain(|(known, _)| seen & (1 << known) == 0);
    }
}
