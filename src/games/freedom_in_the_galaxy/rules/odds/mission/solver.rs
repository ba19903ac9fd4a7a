//! The best point to stop: what is to be expected of drawing on, with every event, fight and search on the way (13.3, 13.52).
//!
//! Which cards are left follows from few numbers. Of an event that was not drawn yet all cards are left; cards of one that was, and of those
//! that do nothing, are alike but for the letter. So it is enough to know how many cards were drawn, how many showed the letter, which events
//! there were, and which cards of an event that a special ignored, since that one may be drawn again.
//!
//! Reading order: `spot.rs`, this file, `cards.rs`, `ends.rs`, `follow.rs`.

mod cards;
mod ends;
mod follow;
mod spot;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::events::{Kind, kinds};
use super::group::Group;
use super::setting::Setting;
use super::strikes::{Strikes, Ways};
use crate::odds::fight::Fate;
use crate::verbs::Draw;
use spot::Spot;

/// What comes of a mission.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
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
    /// By how many spaces the loyalty of the planet is to be expected to shift for the enemy.
    #[serde(default)]
    pub shifts: f64,
}

/// What free characters count beside success: far less than any of it.
const FREEDOM: f64 = 1e-6;
/// What has to be gained by drawing on.
const GAIN: f64 = 1e-9;

/// A mission on the way.
struct Solver<'a> {
    setting: &'a Setting<'a>,
    group: &'a Group,
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
    shifts: u8,
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
        kinds,
        all,
        size,
        wanted,
        strikes: Strikes::new(setting, group, stopped),
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
        shifts: 0,
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

    /// What an end is worth, but for what shifted for the enemy on the way.
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
                best = best.max(self.expected(spot, (kind, hit), &ways)?);
            }
            sum += chance * best;
        }
        Some(sum)
    }

    /// What is to be expected when a card of an event, which shows the letter or not, leads on in these ways.
    fn expected(&mut self, spot: &Spot, (kind, hit): (usize, bool), ways: &[(Struck, f64)]) -> Option<f64> {
        let (mut value, shift) = (0.0, self.setting.mission.cost_of_shift());
        for (struck, chance) in ways {
            value += chance
                * match self.next(spot, kind, hit, *struck) {
                    Ok(next) => self.value(&next)? - shift * f64::from(next.shifts - spot.shifts),
                    Err(last) => FREEDOM * self.free(last.fates) as f64 - shift * f64::from(last.shifts - spot.shifts),
                };
        }
        Some(value)
    }

    /// What the owner can choose from when a card of an event is drawn.
    fn choices(&mut self, spot: &Spot, kind: usize) -> Option<Vec<Numbered>> {
        if kind == 0 || self.ignored(spot, kind).is_some() {
            let same = Struck { fates: spot.fates, aborted: false, barred: false, more: 0, shifts: 0 };
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
                let (more, shifts) = (struck.more.clamp(-99, 99) as i8, struck.shifts.min(9) as u8);
                (
                    Struck { fates: self.number(struck.fates), aborted: struck.aborted, barred: struck.barred, more, shifts },
                    chance,
                )
            });
            known.push(numbered.collect());
        }
        self.ways.insert((kind, spot.fates), known.clone());
        Some(known)
    }
}
