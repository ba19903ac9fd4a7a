//! Answers that the window needs in every frame, but that the game works out only once for each moment: the question in words, and the choice that
//! can be repeated. To word a question, a game may have to check every line of sight between two sides.

use std::cell::OnceCell;

use super::Game;
use crate::play::standing::Standing;
use crate::play::{ActionOf, PlayedByHand};
use rules::play::Told as _;

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
}
