//! The cards that can be drawn next, and the state of the mission after each.

use super::spot::{Last, Spot};
use super::{Solver, Struck};
use crate::odds::mission::events::{Carried, Step};

/// A card that can be drawn next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Card {
    /// The kind of card, as an index among the kinds of the deck.
    pub(super) kind: usize,
    /// Whether the card shows the letter.
    pub(super) hit: bool,
    /// The part of the card's events that is carried out.
    pub(super) carried: Carried,
}

impl Solver<'_> {
    /// The cards that can be drawn next, each with its chance. All cards that can do nothing any more count as cards of the first kind.
    pub(super) fn cards(&self, spot: &Spot) -> Vec<(Card, f64)> {
        let left = f64::from(self.all[0] + self.all[1] - u32::from(spot.drawn));
        let mut idle = [0_u32; 2];
        let mut cards = Vec::new();
        let gone_of =
            |kind: usize| spot.gone.iter().find(|(known, _)| usize::from(*known) == kind).map_or([0, 0], |(_, gone)| *gone);
        let all_gone = spot.gone.iter().fold([0, 0], |sum, (_, gone)| [sum[0] + gone[0], sum[1] + gone[1]]);
        for (at, kind) in self.deck.kinds.iter().enumerate() {
            if self.deck.is_idle(at, spot.seen) {
                idle = [idle[0] + kind.cards[0], idle[1] + kind.cards[1]];
                continue;
            }
            let (gone, carried) = (gone_of(at), self.carried(spot, at));
            for (face, hit) in [(0, true), (1, false)] {
                let number = kind.cards[face] - u32::from(gone[face]);
                if number > 0 {
                    cards.push((Card { kind: at, hit, carried }, f64::from(number) / left));
                }
            }
        }
        // All cards that can do nothing any more are treated as one kind. Of these, the cards that were already drawn are subtracted.
        let drawn = [spot.letters, spot.drawn - spot.letters];
        for (face, hit) in [(0, true), (1, false)] {
            let number = (idle[face] + u32::from(all_gone[face])).saturating_sub(drawn[face].into());
            if number > 0 {
                let carried = Carried { steps: 0, seen: spot.seen, ignores: spot.ignores };
                cards.push((Card { kind: 0, hit, carried }, f64::from(number) / left));
            }
        }
        cards
    }

    /// The part of the events of this kind of card that is carried out.
    fn carried(&self, spot: &Spot, kind: usize) -> Carried {
        let fates = &self.fates[spot.fates as usize];
        self.deck.carried(kind, (spot.seen, spot.ignores), |step| match step {
            Step::AbortDiplomacy(Some((rating, least))) => self.group.best(fates, *rating) >= *least,
            _ => false,
        })
    }

    /// The state of the mission after a card; or as an error the state in which the mission has ended.
    pub(super) fn next(&self, spot: &Spot, card: &Card, struck: Struck) -> Result<Spot, Last> {
        let mut next = spot.clone();
        next.drawn += 1;
        (next.seen, next.ignores) = (card.carried.seen, card.carried.ignores);
        if !self.deck.is_idle(card.kind, next.seen) {
            // A special has ignored an event of this card, so other cards of the same kind may still bring the event about.
            let face = usize::from(!card.hit);
            if let Some((_, gone)) = next.gone.iter_mut().find(|(known, _)| usize::from(*known) == card.kind) {
                gone[face] += 1;
            } else {
                let mut gone = [0, 0];
                gone[face] = 1;
                next.gone.push((card.kind as u8, gone));
                next.gone.sort_unstable();
            }
        }
        // If a kind of card can do nothing any more, its drawn cards need not be remembered one by one.
        next.gone.retain(|(known, _)| !self.deck.is_idle(usize::from(*known), card.carried.seen));
        next.fates = struck.fates;
        next.barred |= struck.barred;
        next.more = next.more.saturating_add(struck.more);
        // The shift goes no further than the end of the political track.
        next.shifts = (next.shifts + struck.shifts).min(self.setting.enemy_room() as u8);
        if struck.aborted || self.free(struck.fates) == 0 {
            let shifts = next.shifts;
            return Err(Last { letters: 0, aborted: struck.aborted, fates: struck.fates, drawn_out: false, shifts });
        }
        next.letters += u8::from(card.hit);
        Ok(next)
    }
}
