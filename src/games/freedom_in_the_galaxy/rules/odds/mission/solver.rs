//! Computes the best point to stop drawing: the expected value of drawing on, with every event, fight and search on the way (13.3, 13.52).
//!
//! A few numbers tell which cards are left. Cards without an effect, and cards whose events can have no effect any more, differ only in the letter.
//! Of any other kind of card, all are left, except those that were drawn while a special ignored one of their events. So it is enough to know how
//! many cards were drawn, how many of them showed the letter, which events happened, and which of these exceptions were drawn.
//!
//! Reading order: `spot.rs`, this file, `cards.rs`, `ends.rs`, `follow.rs`.

mod cards;
mod ends;
mod follow;
mod spot;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::events::{Deck, Step};
use super::group::Group;
use super::setting::Setting;
use super::strikes::{Strikes, Ways};
use crate::odds::fight::Fate;
use crate::verbs::Draw;
use cards::Card;
use spot::Spot;

/// The odds of a mission.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Prospect {
    /// The chances that the mission ends with no letter, with one, with two and so on. A failed or aborted mission counts as one without letters.
    pub letters: Vec<f64>,
    /// The chance that an event aborts the mission.
    pub aborted: f64,
    /// The chance that no member of the group stays free to go on.
    pub lost: f64,
    /// Each member's chance to be free at the end of the mission.
    pub free: Vec<f64>,
    /// Each member's chance to be a prisoner at the end of the mission.
    pub captured: Vec<f64>,
    /// The expected number of steps of success.
    pub success: f64,
    /// The expected number of spaces that the planet's loyalty shifts in the enemy's favour.
    #[serde(default)]
    pub shifts: f64,
}

/// The value of a free character, counted in steps of success: so little that it only decides between equal successes.
const FREEDOM: f64 = 1e-6;
/// The smallest gain in expected value for which the group goes on drawing.
const GAIN: f64 = 1e-9;

/// The data of the computation for one mission.
struct Solver<'a> {
    setting: &'a Setting<'a>,
    group: &'a Group,
    deck: Deck<'a>,
    all: [u32; 2],
    size: u32,
    wanted: u32,
    strikes: Strikes<'a>,
    fates: Vec<Vec<Fate>>,
    numbers: HashMap<Vec<Fate>, u32>,
    /// The possible results of cards that are already computed. The key is the kind of card, the part of its events that is carried out, the fates of
    /// the group before it, and the earlier shifts of loyalty if these matter.
    ways: HashMap<(usize, u64, u32, u8), Vec<Numbered>>,
    values: HashMap<Spot, f64>,
    stopped: &'a dyn Fn() -> bool,
}

/// The result of an event. The fates of the group are given by their index in the solver's list.
#[derive(Clone, Copy, Debug)]
struct Struck {
    fates: u32,
    aborted: bool,
    barred: bool,
    more: i8,
    shifts: u8,
}

/// The possible results of an event, each with its chance.
type Numbered = Vec<(Struck, f64)>;

/// The odds of a mission whose group stops at the best point. This is the point with the greatest expected success; if several are equal, the one at
/// which most of the group are free. `None` if there is no deck, if a table has no answer, or if the group has more than four members, because the
/// missions of such groups are played out by dice.
#[must_use]
pub fn prospect(setting: &Setting, group: &Group) -> Option<Prospect> {
    prospect_unless(setting, group, &|| false)
}

/// Like [`prospect`], but gives up and returns `None` once `stopped` returns true.
#[must_use]
pub fn prospect_unless(setting: &Setting, group: &Group, stopped: &dyn Fn() -> bool) -> Option<Prospect> {
    let letter = setting.mission.letter()?;
    let deck = Deck::of(setting, group, letter)?;
    let all = deck.kinds.iter().fold([0, 0], |sum, kind| [sum[0] + kind.cards[0], sum[1] + kind.cards[1]]);
    if all[0] + all[1] == 0 || group.members.is_empty() {
        return None;
    }
    // Some missions draw only extra cards, whose events are ignored (24.0).
    let size = if setting.mission.draws.contains(&Draw::Only) { 0 } else { setting.size.min(all[0] + all[1]) };
    let most = size + u32::try_from(setting.more_draws.max(0)).unwrap_or_default() + 99;
    let wanted = setting.mission.letters_wanted(most, setting.phasing);
    let mut solver = Solver {
        setting,
        group,
        deck,
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
        seen: 0,
        gone: Vec::new(),
        ignores: ignores(setting, group),
        fates: solver.number(group.fresh()),
        barred: false,
        more: 0,
        shifts: 0,
    };
    solver.value(&start)?;
    solver.follow(start)
}

/// How many attacks of creatures, and how many aborts of Diplomacy, the group ignores in a setting. Robots are no creatures (13.46).
pub(super) fn ignores(setting: &Setting, group: &Group) -> [u8; 2] {
    let creatures = if setting.creature.is_some() { group.ignored_creatures(setting.environ) } else { 0 };
    [creatures, group.ignored_aborts()]
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

    /// The value of a mission that ends with these letters and fates. Shifts of loyalty for the enemy are not counted.
    fn worth(&self, letters: u32, fates: u32) -> f64 {
        self.success(letters) + FREEDOM * self.free(fates) as f64
    }

    /// The best expected value before the next card. `None` if a table has no answer, or if the computation is given up.
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

    /// The expected value if the group draws on.
    fn goes_on(&mut self, spot: &Spot) -> Option<f64> {
        if u32::from(spot.drawn) >= self.size {
            let ends = self.extra(spot);
            return Some(ends.iter().map(|(letters, chance)| chance * self.at_the_end(*letters, spot.fates)).sum());
        }
        let mut sum = 0.0;
        for (card, chance) in self.cards(spot) {
            let mut best = f64::NEG_INFINITY;
            for ways in self.choices(spot, &card)? {
                best = best.max(self.expected(spot, &card, &ways)?);
            }
            sum += chance * best;
        }
        Some(sum)
    }

    /// The expected value after a card is drawn. `ways` holds the possible results of its events.
    fn expected(&mut self, spot: &Spot, card: &Card, ways: &[(Struck, f64)]) -> Option<f64> {
        let (mut value, shift) = (0.0, self.setting.mission.cost_of_shift());
        for (struck, chance) in ways {
            value += chance
                * match self.next(spot, card, *struck) {
                    Ok(next) => self.value(&next)? - shift * f64::from(next.shifts - spot.shifts),
                    Err(last) => FREEDOM * self.free(last.fates) as f64 - shift * f64::from(last.shifts - spot.shifts),
                };
        }
        Some(value)
    }

    /// The choices of the group's owner when a card is drawn, each as the list of its possible results.
    fn choices(&mut self, spot: &Spot, card: &Card) -> Option<Vec<Numbered>> {
        let Card { kind, carried, .. } = *card;
        if carried.steps == 0 {
            let same = Struck { fates: spot.fates, aborted: false, barred: false, more: 0, shifts: 0 };
            return Some(vec![vec![(same, 1.0)]]);
        }
        let steps: Vec<Step> = self.deck.steps_in(kind, carried.steps).cloned().collect();
        let cools = steps.iter().any(|step| matches!(step, Step::ToNeutral(_)));
        let before = if cools { spot.shifts } else { 0 };
        let key = (kind, carried.steps, spot.fates, before);
        if let Some(known) = self.ways.get(&key) {
            return Some(known.clone());
        }
        let fates = self.fates[spot.fates as usize].clone();
        let choices: Vec<Ways> = self.strikes.ways(&steps, &fates, before.into())?;
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
        self.ways.insert(key, known.clone());
        Some(known)
    }
}
