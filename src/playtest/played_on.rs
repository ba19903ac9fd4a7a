//! A game that goes on by itself, one choice after another, until somebody without a captain has to choose.

use std::ops::ControlFlow;
use std::sync::Arc;

use rules::play::{Captain, Play, Seeded, decide};

/// What the captains do from a state on, until a player without one has a choice, or the game is over. Where there is no choice, an action is
/// taken without asking anybody.
pub struct PlayedOn<P: Play> {
    battle: Arc<P>,
    state: P::State,
    dice: Seeded,
    choices: Seeded,
    captains: Vec<Option<Box<dyn Captain<P>>>>,
    actions: Vec<P::Action>,
    legal: Vec<P::Action>,
}

impl<P: Play> PlayedOn<P> {
    /// A game from this state on, with a captain for each player, and none for a person. The dice are those of the game from there on, and those
    /// by which captains choose.
    #[must_use]
    pub const fn new(
        battle: Arc<P>,
        state: P::State,
        (dice, choices): (Seeded, Seeded),
        captains: Vec<Option<Box<dyn Captain<P>>>>,
    ) -> Self {
        Self { battle, state, dice, choices, captains, actions: Vec::new(), legal: Vec::new() }
    }

    /// Takes the next action, and tells whether there was one to be taken.
    pub fn go_on(&mut self) -> ControlFlow<()> {
        let Some(player) = self.battle.to_act(&self.state) else { return ControlFlow::Break(()) };
        let action = if let Some(captain) = self.captains.get_mut(player.index()).and_then(Option::as_deref_mut) {
            decide(&*self.battle, &self.state, Some(captain), &mut self.legal, &mut self.choices)
        } else {
            self.battle.legal(&self.state, &mut self.legal);
            if let [only] = self.legal[..] { Some(only) } else { None }
        };
        let Some(action) = action else { return ControlFlow::Break(()) };
        self.actions.push(action);
        self.battle.apply_listed(&mut self.state, action, &mut self.dice, &mut ());
        ControlFlow::Continue(())
    }

    /// What was done so far, and the captains' dice as they are then; it begins anew from there.
    pub fn take(&mut self) -> (Vec<P::Action>, Seeded) {
        (std::mem::take(&mut self.actions), self.choices.clone())
    }
}
