//! A whole game as data: its scenario, its seed and its actions.

use serde::{Deserialize, Serialize};

use super::{Play, Seeded, Sink};
use crate::Refusal;

/// A game that can be played again: `C` says which scenario, `A` is the game's kind of action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<C, A> {
    /// Which scenario was played.
    pub scenario: C,
    /// The seed of its dice.
    pub seed: u64,
    /// Which game of that seed it is.
    pub game: u32,
    /// Every decision in order.
    pub actions: Vec<A>,
    /// After how many actions it was taken back and went on otherwise, its end having been seen with all that it hides; in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<usize>,
}

impl<C, A: Copy> Record<C, A> {
    /// A game that is still to be played.
    #[must_use]
    pub const fn new(scenario: C, seed: u64, game: u32) -> Self {
        Self { scenario, seed, game, actions: Vec::new(), seen: Vec::new() }
    }

    /// The dice of the game.
    #[must_use]
    pub const fn dice(&self) -> Seeded {
        Seeded::new(self.seed, self.game as u64 * 2)
    }

    /// The dice of the captains, which are not those of the game.
    #[must_use]
    pub const fn captains_dice(&self) -> Seeded {
        Seeded::new(self.seed, self.game as u64 * 2 + 1)
    }

    /// Plays the game again and returns the state that it leads to.
    ///
    /// # Errors
    /// Refuses an action that is not legal where it stands, which means that the scenario is not the one that was played.
    pub fn replay<P: Play<Action = A>>(&self, battle: &P, sink: &mut impl Sink<P::Event>) -> Result<P::State, Refusal> {
        let mut dice = self.dice();
        let mut state = battle.start(&mut dice, sink);
        for action in &self.actions {
            battle.apply(&mut state, *action, &mut dice, sink)?;
        }
        Ok(state)
    }
}
