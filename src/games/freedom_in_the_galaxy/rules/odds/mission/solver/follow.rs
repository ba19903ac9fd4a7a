//! The chances of all ends of a mission, if its group makes the best choice at each card.

use std::collections::BTreeMap;

use super::cards::Card;
use super::spot::{Last, Spot};
use super::{GAIN, Numbered, Prospect, Solver};
use crate::odds::fight::Fate;

impl Solver<'_> {
    /// The odds of the mission from this state on, if its group makes the best choice at each card.
    pub(super) fn follow(&mut self, start: Spot) -> Option<Prospect> {
        let mut open = BTreeMap::from([(start, 1.0)]);
        let mut ends: BTreeMap<Last, f64> = BTreeMap::new();
        while let Some((spot, chance)) = open.pop_first() {
            let letters = u32::from(spot.letters);
            let stop = self.worth(letters, spot.fates);
            let stops = letters >= self.wanted || (letters > 0 && stop > self.goes_on(&spot)? - GAIN);
            if stops {
                let last = Last { letters, aborted: false, fates: spot.fates, drawn_out: false, shifts: spot.shifts };
                *ends.entry(last).or_default() += chance;
            } else if u32::from(spot.drawn) >= self.size {
                for (letters, also) in self.extra(&spot) {
                    for (fates, then) in self.failed(letters, spot.fates) {
                        let last = Last { letters, aborted: false, fates, drawn_out: true, shifts: spot.shifts };
                        *ends.entry(last).or_default() += chance * also * then;
                    }
                }
            } else {
                for (card, also) in self.cards(&spot) {
                    let ways = self.best_choice(&spot, &card)?;
                    for (struck, then) in ways {
                        match self.next(&spot, &card, struck) {
                            Ok(next) => *open.entry(next).or_default() += chance * also * then,
                            Err(last) => *ends.entry(last).or_default() += chance * also * then,
                        }
                    }
                }
            }
        }
        Some(self.told(&ends))
    }

    fn best_choice(&mut self, spot: &Spot, card: &Card) -> Option<Numbered> {
        let mut best: Option<(f64, Numbered)> = None;
        for ways in self.choices(spot, card)? {
            let value = self.expected(spot, card, &ways)?;
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
            prospect.shifts += chance * f64::from(last.shifts);
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
