//! Statistics of an action deck: for each section, how many cards have each letter and each event.

use std::collections::BTreeMap;

use super::{Action, DeckSection};
use crate::verbs::ActionEvent;
use rules::kind::{Verb, say};

/// How many cards of a deck have each letter and each event, section by section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// How many cards the deck has.
    pub cards: usize,
    /// For each letter, how many cards have it in each section; sections in the order of [`DeckSection::ALL`].
    pub letters: BTreeMap<char, [usize; 3]>,
    /// For each event, in words, how many cards have it in each section. Events that differ in a number are counted separately; only Coups that are
    /// aborted are all counted together. The events are in the order in which Drydock lists them.
    pub events: Vec<(String, [usize; 3])>,
}

impl Statistics {
    /// Counts the cards of a deck.
    #[must_use]
    pub fn of<'a>(actions: impl IntoIterator<Item = &'a Action>) -> Self {
        let mut statistics = Self::default();
        let mut events: BTreeMap<(usize, String), [usize; 3]> = BTreeMap::new();
        for action in actions {
            statistics.cards += 1;
            for section in DeckSection::ALL {
                let found = action.section(section);
                for letter in found.letters.iter() {
                    statistics.letters.entry(letter).or_default()[section as usize] += 1;
                }
                let mut said: Vec<(usize, String)> = found.event.iter().map(known).collect();
                said.sort_unstable();
                said.dedup();
                for event in said {
                    events.entry(event).or_default()[section as usize] += 1;
                }
            }
        }
        statistics.events = events.into_iter().map(|((_, words), cards)| (words, cards)).collect();
        statistics
    }

    /// How many cards have this letter in this section.
    #[must_use]
    pub fn with(&self, letter: char, section: DeckSection) -> usize {
        self.letters.get(&letter).map_or(0, |cards| cards[section as usize])
    }
}

/// The key under which an event is counted: its index in the list of all events, and its words. All aborted Coups count as one event, whatever the
/// faces of their dice do.
fn known(event: &ActionEvent) -> (usize, String) {
    let words = match event {
        ActionEvent::CoupAborted(_) => "a Coup is aborted and its group detected, and a die decides".to_owned(),
        event => say(event),
    };
    (event.pattern(), words)
}
