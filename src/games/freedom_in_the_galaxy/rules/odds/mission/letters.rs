//! The odds of how many of the drawn action cards show the letter of a mission, without the events of the cards (13.3, 13.6).
//!
//! Drawn cards are not put back. Once the deck is empty, all cards are shuffled again.

use crate::cards::{Action, DeckSection};
use rules::total;

/// The chances that this many draws show the letter not at all, once, twice and so on; the index is how often it is shown. Cards are read in the
/// given section, or in all three if the section is `None` (24.0, 37.11). Returns `None` if there are no cards.
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
    // A whole deck shows all its letters, and the remaining draws come from the next shuffle.
    let (decks, rest) = (draws.checked_div(cards)?, draws.checked_rem(cards)?);
    let mut chances = vec![0.0; (decks * with) as usize];
    chances.extend(drawn(cards, with, rest));
    Some(chances)
}

/// The chance of at least this many letters. `chances` holds the chance of each number of letters, by index.
#[must_use]
pub fn at_least(chances: &[f64], letters: usize) -> f64 {
    total(chances.iter().skip(letters).copied())
}

/// The chances that none, one, two and so on of the drawn cards show the letter. A deck of `cards` cards, of which `with` show the letter, is drawn
/// from `draws` times.
///
/// The chances are computed draw by draw. If `shown` of the first `drawn` cards showed the letter, the chance that the next card shows it is the
/// share of cards with the letter among the cards that are left.
pub(super) fn drawn(cards: u32, with: u32, draws: u32) -> Vec<f64> {
    let mut chances = vec![1.0];
    for drawn in 0..draws {
        let left = f64::from(cards - drawn);
        let mut next = vec![0.0; chances.len() + 1];
        for (shown, chance) in (0_u32..).zip(&chances) {
            // It may be impossible that so many letters were shown; then the chance of that is 0.
            let hits = f64::from(with.saturating_sub(shown)) / left;
            next[shown as usize + 1] += chance * hits;
            next[shown as usize] += chance * (1.0 - hits);
        }
        chances = next;
    }
    // No more letters can be shown than there are cards with the letter.
    chances.truncate(with.min(draws) as usize + 1);
    chances
}
