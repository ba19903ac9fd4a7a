//! The game in words, and what the window asks of it in every frame, although the game works it out only once for each moment: the question in
//! words, and the choice that can be repeated. To word a question, a game may have to check every line of sight between two sides.

use std::cell::OnceCell;

use super::Game;
use crate::play::standing::Standing;
use crate::play::{ActionOf, PlayedByHand, StateOf};
use rules::play::{Outcome, Play as _, Told as _};
use rules::with_verb;

/// The answers at one moment, each worked out when the window first asks for it.
pub struct Asked<A> {
    words: OnceCell<String>,
    standing: OnceCell<Option<Standing<A>>>,
}

impl<A> Default for Asked<A> {
    fn default() -> Self {
        Self { words: OnceCell::new(), standing: OnceCell::new() }
    }
}

impl<P: PlayedByHand> Game<P> {
    /// The question at the moment that is shown, in words.
    pub fn asks(&self) -> &str {
        self.asked.words.get_or_init(|| self.battle.asks(self.state()))
    }

    /// The choice that the program can repeat for the player at the screen from now on; `None` if there is none.
    pub fn standing(&self) -> Option<Standing<ActionOf<P>>> {
        let found = || P::standing(&self.battle, self.state()).filter(|standing| self.legal().contains(&standing.action));
        *self.asked.standing.get_or_init(found)
    }

    /// The state at the moment that is shown, as a sentence.
    pub fn in_words(&self) -> String {
        self.words_of(self.state())
    }

    /// The state at the last action that was played, as a sentence, whatever moment is shown.
    pub fn end_in_words(&self) -> String {
        self.words_of(&self.replay.state_after(&self.battle, self.replay.len()))
    }

    fn words_of(&self, state: &StateOf<P>) -> String {
        match self.battle.outcome(state) {
            Some(Outcome { winner: Some(player), .. }) => format!("{}.", with_verb(self.battle.side_name(player), "wins", "win")),
            Some(Outcome { winner: None, .. }) => "A draw.".into(),
            None => format!("{}: not over yet.", self.battle.moment(state).trim_end_matches('.')),
        }
    }
}
