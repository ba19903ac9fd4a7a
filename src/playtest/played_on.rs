//! A game that captains play on, one choice after another, until a player without a captain has to choose.

use std::ops::ControlFlow;
use std::sync::Arc;

use rules::play::{Captain, Play, Seeded, decide};

/// A game that captains play on from a state, until a player without a captain has a choice or the game is over. An action that is the only legal one
/// is carried out without a choice.
pub struct PlayedOn<P: Play> {
    battle: Arc<P>,
    state: P::State,
    dice: Seeded,
    choices: Seeded,
    captains: Vec<Option<Box<dyn Captain<P>>>>,
    actions: Vec<P::Action>,
    legal: Vec<P::Action>,
    /// Whether a person sees an action before it is carried out, even if it is the only legal one.
    is_seen: fn(P::Action) -> bool,
}

impl<P: Play> PlayedOn<P> {
    /// A game that goes on from this state. `captains` has a captain for each player whom the program plays, and `None` for a person. `dice` are the
    /// dice of the game from this state on, and `choices` are the dice by which captains choose.
    #[must_use]
    pub const fn new(
        battle: Arc<P>,
        state: P::State,
        (dice, choices): (Seeded, Seeded),
        captains: Vec<Option<Box<dyn Captain<P>>>>,
    ) -> Self {
        Self { battle, state, dice, choices, captains, actions: Vec::new(), legal: Vec::new(), is_seen: |_| false }
    }

    /// The game stops as well before each action of a person that `is_seen` names, even if it is the only legal one.
    #[must_use]
    pub fn showing(self, is_seen: fn(P::Action) -> bool) -> Self {
        Self { is_seen, ..self }
    }

    /// Carries out the next action. Returns `Break` if a person has to choose or the game is over.
    pub fn go_on(&mut self) -> ControlFlow<()> {
        let Some(player) = self.battle.to_act(&self.state) else { return ControlFlow::Break(()) };
        let action = if let Some(captain) = self.captains.get_mut(player.index()).and_then(Option::as_deref_mut) {
            decide(&*self.battle, &self.state, Some(captain), &mut self.legal, &mut self.choices)
        } else {
            self.battle.legal(&self.state, &mut self.legal);
            if let [only] = self.legal[..] { Some(only).filter(|only| !(self.is_seen)(*only)) } else { None }
        };
        let Some(action) = action else { return ControlFlow::Break(()) };
        self.actions.push(action);
        self.battle.apply_listed(&mut self.state, action, &mut self.dice, &mut ());
        ControlFlow::Continue(())
    }

    /// Removes and returns the actions that were carried out, with the present state of the captains' dice.
    pub fn take(&mut self) -> (Vec<P::Action>, Seeded) {
        (std::mem::take(&mut self.actions), self.choices.clone())
    }
}
