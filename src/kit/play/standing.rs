//! A choice that a player has made for them as often as they are asked the same in a phase, such as to let everybody pass.

use super::{ActionOf, Game, PlayedByHand};
use crate::play::seat::Seat;
use rules::play::{Play as _, Player, Told as _};

/// The choice that can be made for a player from now on.
pub struct Standing<A> {
    /// What is chosen.
    pub action: A,
    /// The words of the button.
    pub words: &'static str,
    /// What they mean, as a sentence.
    pub says: &'static str,
}

/// Several choices that a player can make at one press, such as to give everybody aboard the same task.
pub struct Together<A> {
    /// What is chosen, one after another.
    pub actions: Vec<A>,
    /// The words of the button.
    pub words: String,
    /// What they mean, as a sentence.
    pub says: &'static str,
}

/// For whom a choice is made, and the phase in which it is.
pub(super) struct StandingFor {
    player: Player,
    moment: String,
}

impl<P: PlayedByHand> Game<P> {
    /// The choice that can be made for the player at the screen from now on; none where there is none.
    pub fn standing(&self) -> Option<Standing<ActionOf<P>>> {
        P::standing(&self.battle, self.state()).filter(|standing| self.legal().contains(&standing.action))
    }

    /// Makes a choice for the player who is asked, now and as often as the same is asked in this phase. Taking back ends it.
    pub fn choose_from_now_on(&mut self, standing: &Standing<ActionOf<P>>) {
        if let Some(player) = self.battle.to_act(self.state()) {
            self.standing = Some(StandingFor { player, moment: self.battle.moment(self.state()) });
            self.choose(standing.action);
        }
    }

    /// The choice that is made now without a question.
    pub(super) fn made_without_question(&self) -> Option<ActionOf<P>> {
        let of = self.standing.as_ref()?;
        let asked = matches!(self.seat_of_turn(), Some((player, Seat::You)) if player == of.player);
        if !asked || !self.replay().is_at_end() || self.battle.moment(self.state()) != of.moment {
            return None;
        }
        let action = P::standing(&self.battle, self.state())?.action;
        self.battle.is_legal(self.state(), action).then_some(action)
    }
}
