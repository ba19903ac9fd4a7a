//! A whole game as data: its scenario, its seed and its actions.

use serde::{Deserialize, Serialize};

use super::{Play, Seeded, Sink};
use crate::Refusal;

/// A recorded game that can be replayed: `C` identifies the scenario, and `A` is the game's type of actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record<C, A> {
    /// The scenario that was played, in the form in which the game identifies it.
    pub scenario: C,
    /// The seed of the game's dice.
    pub seed: u64,
    /// The number of the game among all games of the seed.
    pub game: u32,
    /// Every action of the game, in order.
    pub actions: Vec<A>,
    /// The moments from which a player continued the game after seeing its end and everything that had been hidden. Each is given by how many actions
    /// came before it; they are in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seen: Vec<usize>,
}

impl<C, A: Copy> Record<C, A> {
    /// A record of a game that has not been played yet.
    #[must_use]
    pub const fn new(scenario: C, seed: u64, game: u32) -> Self {
        Self { scenario, seed, game, actions: Vec::new(), seen: Vec::new() }
    }

    /// The dice of the game, as they are at its start.
    #[must_use]
    pub const fn dice(&self) -> Seeded {
        Seeded::new(self.seed, self.game as u64 * 2)
    }

    /// The dice of the captains, as they are at the start of the game. They differ from the dice of the game.
    #[must_use]
    pub const fn captains_dice(&self) -> Seeded {
        Seeded::new(self.seed, self.game as u64 * 2 + 1)
    }

    /// Replays the game and returns its last state.
    ///
    /// # Errors
    /// Refuses an action that is not legal at that point, which means that the scenario has changed since.
    pub fn replay<P: Play<Action = A>>(&self, battle: &P, sink: &mut impl Sink<P::Event>) -> Result<P::State, Refusal> {
        let mut dice = self.dice();
        let mut state = battle.start(&mut dice, sink);
        for action in &self.actions {
            battle.apply(&mut state, *action, &mut dice, sink)?;
        }
        Ok(state)
    }
}
