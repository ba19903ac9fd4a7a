//! Choices that are repeated for a player whenever the same question comes, such as to let everybody pass; and several choices at one press.

use super::{ActionOf, Game, PlayedByHand};
use crate::play::seat::Seat;
use rules::play::{Play as _, Player, Told as _};

/// A standing choice: a choice that the program can make for a player from now on.
#[derive(Clone, Copy)]
pub struct Standing<A> {
    /// The action that is repeated.
    pub action: A,
    /// The words of the button for the choice.
    pub words: &'static str,
    /// A sentence that explains the button.
    pub says: &'static str,
    /// How long the program repeats the choice.
    pub lasts: Lasts,
}

/// How long the program repeats a choice for a player without asking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lasts {
    /// The choice is repeated until the phase is over.
    Phase,
    /// The choice is repeated until the phase is over, and after it in any phase as long as the player has the same choices.
    SameChoices,
    /// The choice is repeated in any phase, whenever the game offers to repeat it again, until the player ends the repetition or takes the choice
    /// back.
    Game,
}

impl Lasts {
    /// Whether the program still repeats the choice, if the game is in the same phase as when it was made, and the player has the same choices as
    /// then.
    const fn goes_on(self, is_same_phase: bool, has_same_choices: bool) -> bool {
        match self {
            Self::Phase => is_same_phase,
            Self::SameChoices => is_same_phase || has_same_choices,
            Self::Game => true,
        }
    }
}

/// Several choices that a player can make at one press, such as to give everybody aboard the same task.
pub struct Together<A> {
    /// The actions, one after another.
    pub actions: Vec<A>,
    /// The words of the button.
    pub words: String,
    /// A sentence that explains the button.
    pub says: &'static str,
}

/// A choice that the program repeats for a player, with the conditions under which it does so.
pub(super) struct StandingFor<A> {
    player: Player,
    words: &'static str,
    lasts: Lasts,
    /// The number of actions before the choice was made for the first time.
    since: usize,
    moment: String,
    legal: Vec<A>,
}

impl<P: PlayedByHand> Game<P> {
    /// Makes a choice for the player who is asked, now and whenever the same question comes again, for as long as the choice lasts.
    pub fn choose_from_now_on(&mut self, standing: &Standing<ActionOf<P>>) {
        if let Some(player) = self.battle.to_act(self.state()) {
            let (moment, legal) = (self.battle.moment(self.state()), self.legal().to_vec());
            let Standing { action, words, lasts, .. } = *standing;
            self.standing.retain(|of| of.player != player || of.lasts == Lasts::Game && of.words != words);
            let since = self.replay().at();
            self.standing.push(StandingFor { player, words, lasts, since, moment, legal });
            self.choose(action);
        }
    }

    /// The words of the choices that the program repeats for the player at the screen until that player stops it. If several players share the
    /// screen, the player who is asked is meant.
    pub fn repeated(&self) -> impl Iterator<Item = &'static str> {
        let player = self.at_the_screen();
        self.standing.iter().filter(move |of| of.lasts == Lasts::Game && Some(of.player) == player).map(|of| of.words)
    }

    /// Ends repeated choices when the game steps back to the moment after this many actions. Only choices that last for the whole game and were first
    /// made before that moment are still repeated.
    pub(super) fn repeat_only_until(&mut self, after: usize) {
        self.standing.retain(|of| of.lasts == Lasts::Game && of.since < after);
    }

    /// Stops repeating the choice whose button has these words for the player at the screen, so that they are asked the question again.
    pub fn repeat_no_more(&mut self, words: &str) {
        let player = self.at_the_screen();
        self.standing.retain(|of| Some(of.player) != player || of.words != words);
    }

    /// Ends the repetition of a choice that lasts with the same choices, if the player was asked again and answers otherwise.
    pub(super) fn end_repetition_unless(&mut self, action: ActionOf<P>) {
        let Some((player, Standing { action: usual, words, .. })) =
            self.battle.to_act(self.state()).zip(P::standing(&self.battle, self.state()))
        else {
            return;
        };
        if action != usual {
            self.standing.retain(|of| of.player != player || of.words != words || of.lasts != Lasts::SameChoices);
        }
    }

    /// The player at the screen; if there are several, the one who is asked.
    fn at_the_screen(&self) -> Option<Player> {
        let mut people = self.people();
        match (people.next(), people.next()) {
            (only, None) => only,
            _ => self.seat_of_turn().filter(|(_, seat)| *seat == Seat::You).map(|(player, _)| player),
        }
    }

    /// The choice that the program has to make now for a player without asking; `None` if no choice is repeated for them.
    pub(super) fn made_without_question(&self) -> Option<ActionOf<P>> {
        if self.standing.is_empty() || self.next_after_look().is_some() || !self.replay().is_at_end() {
            return None;
        }
        let Some((asked, Seat::You)) = self.seat_of_turn() else { return None };
        let Standing { action, words, .. } = P::standing(&self.battle, self.state())?;
        let moment = self.battle.moment(self.state());
        let goes_on = |of: &StandingFor<ActionOf<P>>| of.lasts.goes_on(moment == of.moment, self.legal() == of.legal);
        let is_same = |of: &StandingFor<ActionOf<P>>| of.player == asked && of.words == words && goes_on(of);
        (self.standing.iter().any(is_same) && self.battle.is_legal(self.state(), action)).then_some(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_that_lasts_with_the_same_choices_is_not_asked_again_in_its_phase() {
        assert!(Lasts::SameChoices.goes_on(true, false), "once in a phase is enough, even if pieces change");
        assert!(Lasts::SameChoices.goes_on(false, true));
        assert!(!Lasts::SameChoices.goes_on(false, false), "in a later phase it is asked again once something has changed");
        assert!(Lasts::Phase.goes_on(true, false) && !Lasts::Phase.goes_on(false, true));
        assert!(Lasts::Game.goes_on(false, false));
    }
}
