//! How many letters of a mission the action cards show that are drawn, whatever their events do (13.3, 13.6).
//!
//! Cards are drawn without putting back; a deck that is empty is shuffled anew.

use crate::cards::{Action, DeckSection};
use rules::total;

/// The chance of no letter, of one, of two and so on among so many draws from the section of an environ, or where none is told from all three
/// (24.0, 37.11); the last is of the most that can be. None where there is no card.
#[must_use]
pub fn letters_drawn<'a>(
    actions: impl IntoIterator<Item = &'a Action>,
    letter: char,
    section: impl Into<Option<DeckSection>>,
    draws: u32,
) -> Option<Vec<f64>> {
    let (mut cards, mut with) = (0_u32, 0_u32);
    let section = section.into();
    for action in actions {
        cards += 1;
        with += u32::from(action.shows(letter, section));
    }
    // A whole deck shows all its letters, and what is left is drawn from the next.
    let (decks, rest) = (draws.checked_div(cards)?, draws.checked_rem(cards)?);
    let mut chances = vec![0.0; (decks * with) as usize];
    chances.extend(drawn(cards, with, rest));
    Some(chances)
}

/// The chance of at least so many letters, by those of each number of them.
#[must_use]
pub fn at_least(chances: &[f64], letters: usize) -> f64 {
    total(chances.iter().skip(letters).copied())
}

/// The chance of no card with the letter, of one and so on, when some of a deck are drawn and so many have it.
///
/// Draw by draw: after `drawn` draws that showed `shown` letters, the next shows one with as many chances as are left in as many cards.
pub(super) fn drawn(cards: u32, with: u32, draws: u32) -> Vec<f64> {
    let mut chances = vec![1.0];
    for drawn in 0..draws {
        let left = f64::from(cards - drawn);
        let mut next = vec![0.0; chances.len() + 1];
        for (shown, chance) in (0_u32..).zip(&chances) {
            // There may be fewer cards left than letters counted here, of which the chance is 0 then.
            let hits = f64::from(with.saturating_sub(shown)) / left;
            next[shown as usize + 1] += chance * hits;
            next[shown as usize] += chance * (1.0 - hits);
        }
        chances = next;
    }
    // No more are shown than there are, and all are where no other cards are left.
    chances.truncate(with.min(draws) as usize + 1);
    chances
}
