//! The cards that can be drawn next, and the state of the mission after each.

use super::spot::{Last, Spot};
use super::{Solver, Struck};
use crate::odds::mission::events::Step;

impl Solver<'_> {
    /// The cards that can be drawn next: for each the kind of event, whether it shows the letter, and the chance.
    pub(super) fn cards(&self, spot: &Spot) -> Vec<(usize, bool, f64)> {
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
        // Cards of past events were drawn, so they are missing among the cards that have no effect any more.
        let drawn = [spot.letters, spot.drawn - spot.letters];
        for (face, hit) in [(0, true), (1, false)] {
            let number = (idle[face] + u32::from(all_gone[face])).saturating_sub(drawn[face].into());
            if number > 0 {
                cards.push((0, hit, f64::from(number) / left));
            }
        }
        cards
    }

    /// Whether the group may ignore this event because it ignores a first event of its type: 0 for an attack of creatures, 1 for an abort of
    /// Diplomacy, otherwise `None`.
    pub(super) fn ignored(&self, spot: &Spot, kind: usize) -> Option<usize> {
        let has = |wanted: fn(&Step) -> bool| self.kinds[kind].steps.iter().any(wanted);
        let ignorable = [has(|step| matches!(step, Step::Creature(..))), has(|step| matches!(step, Step::AbortDiplomacy(_)))];
        (0..2).find(|at| ignorable[*at] && spot.ignores[*at] > 0)
    }

    /// The state of the mission after a card of this kind of event, with the letter if `hit`; or as an error the state in which the mission has
    /// ended.
    pub(super) fn next(&self, spot: &Spot, kind: usize, hit: bool, struck: Struck) -> Result<Spot, Last> {
        let mut next = spot.clone();
        next.drawn += 1;
        if let Some(ignored) = self.ignored(spot, kind).filter(|_| kind != 0) {
            // An ignored event does not count as drawn.
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
        // The shift goes no further than the end of the political track.
        next.shifts = (next.shifts + struck.shifts).min(self.setting.enemy_room() as u8);
        if struck.aborted || self.free(struck.fates) == 0 {
            let shifts = next.shifts;
            return Err(Last { letters: 0, aborted: struck.aborted, fates: struck.fates, drawn_out: false, shifts });
        }
        next.letters += u8::from(hit);
        Ok(next)
    }
}
