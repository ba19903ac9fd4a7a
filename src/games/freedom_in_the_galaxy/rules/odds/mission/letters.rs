//! How many letters of a mission the drawn action cards show, regardless of their events (13.3, 13.6).
//!
//! Cards are drawn without putting back; an empty deck is shuffled anew.

use crate::cards::{Action, DeckSection};
use rules::total;

/// The chances of no letter, of one, of two and so on, up to the most possible, in this many draws from the section of an environ, or with no section
/// from all three (24.0, 37.11). None where there is no card.
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
    // A whole deck shows all its letters, and the remaining draws come from the next.
    let (decks, rest) = (draws.checked_div(cards)?, draws.checked_rem(cards)?);
    let mut chances = vec![0.0; (decks * with) as usize];
    chances.extend(drawn(cards, with, rest));
    Some(chances)
}

/// The chance of at least this many letters, from the chances of each number.
#[must_use]
pub fn at_least(chances: &[f64], letters: usize) -> f64 {
    total(chances.iter().skip(letters).copied())
}

/// The chances of no card with the letter, of one and so on, when `draws` of `cards` cards are drawn and `with` of them have it.
///
/// Draw by draw: after `drawn` draws that showed `shown` letters, the next shows one with as many chances as are left in as many cards.
pub(super) fn drawn(cards: u32, with: u32, draws: u32) -> Vec<f64> {
    let mut chances = vec![1.0];
    for drawn in 0..draws {
        let left = f64::from(cards - drawn);
        let mut next = vec![0.0; chances.len() + 1];
        for (shown, chance) in (0_u32..).zip(&chances) {
            // This many shown letters may be impossible; their chance is 0 then.
            let hits = f64::from(with.saturating_sub(shown)) / left;
            next[shown as usize + 1] += chance * hits;
            next[shown as usize] += chance * (1.0 - hits);
        }
        chances = next;
    }
    // No more letters are shown than there are.
    chances.truncate(with.min(draws) as usize + 1);
    chances
}
