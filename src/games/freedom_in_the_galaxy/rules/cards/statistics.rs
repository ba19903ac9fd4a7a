//! Statistics of an action deck: for each section, how many cards have a letter, and how many an event.

use std::collections::BTreeMap;

use super::{Action, DeckSection};
use crate::verbs::ActionEvent;
use rules::kind::{Verb, say};

/// How many cards of a deck have a letter or an event, section by section.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// How many cards there are.
    pub cards: usize,
    /// By letter, the cards that have it in each section, in the order of the sections.
    pub letters: BTreeMap<char, [usize; 3]>,
    /// By event, in words without its numbers, the cards that have it in each section; in the order of the list of events.
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

    /// How many cards have a letter in a section.
    #[must_use]
    pub fn with(&self, letter: char, section: DeckSection) -> usize {
        self.letters.get(&letter).map_or(0, |cards| cards[section as usize])
    }
}

/// What an event is counted as: its place in the list, and its words. The die of a Coup does not matter.
fn known(event: &ActionEvent) -> (usize, String) {
    let words = match event {
        ActionEvent::CoupAborted(_) => "a Coup is aborted and its group detected, and a die decides".to_owned(),
        event => say(event),
    };
    (event.pattern(), words)
}
