//! The results of a mission whose group draws to the end: the extra draws, and what failure does to the group.

use super::Solver;
use super::spot::Spot;
use crate::odds::fight::Fate;
use crate::odds::mission::letters::drawn;

impl Solver<'_> {
    /// The value of a mission that ends with this many letters after all draws; a group that fails may be killed or captured (13.2).
    pub(super) fn at_the_end(&mut self, letters: u32, fates: u32) -> f64 {
        let ends = self.failed(letters, fates);
        ends.into_iter().map(|(fates, chance)| chance * self.worth(letters, fates)).sum()
    }

    /// The possible fates of the group if all draws brought this many letters, each set of fates by its index and with its chance.
    pub(super) fn failed(&mut self, letters: u32, fates: u32) -> Vec<(u32, f64)> {
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
        // Nobody is captured if there is no enemy (12.87).
        let capturing = if self.setting.enemy.is_there() { faces(captured) } else { 0.0 };
        let (captives, dead) = (self.number(all(Fate::Captured, &known)), self.number(all(Fate::Killed, &known)));
        vec![(fates, 1.0 - capturing - killing), (captives, capturing), (dead, killing)]
    }

    /// How many letters there are in total after the extra draws: each possible number with its chance (13.6).
    pub(super) fn extra(&self, spot: &Spot) -> Vec<(u32, f64)> {
        let fates = &self.fates[spot.fates as usize];
        let draws = self.setting.extra_draws(self.group, fates, spot.barred, spot.more.into());
        let letters = u32::from(spot.letters);
        let with = self.all[0];
        let full = self.all[0] + self.all[1];
        // An empty deck is shuffled again.
        let (cards, left) = match full - u32::from(spot.drawn) {
            0 => (full, with),
            cards => (cards, with.saturating_sub(letters)),
        };
        match draws.checked_sub(cards) {
            None | Some(0) => (letters..).zip(drawn(cards, left, draws)).collect(),
            Some(rest) => (letters + left + rest / full * with..).zip(drawn(full, with, rest % full)).collect(),
        }
    }
}
