//! What the last choice of a player at the screen led to: what the player has lost since then, and whether they look at the result before the board
//! is covered for another player.

use super::Game;
use crate::play::{EventOf, Eyes, Loss, PlayedByHand, StateOf};
use rules::play::{Play as _, Player, Told as _};

/// A choice of a player at the screen, kept until the program can tell whether the player learned something by it.
#[derive(Clone)]
pub(super) struct Unseen<S> {
    player: Player,
    /// The state in which the player chose.
    before: S,
    /// The number of actions before the choice.
    after: usize,
    /// Whether all players at the screen looked at the board together when the player chose.
    is_together: bool,
}

/// Functions about the consequences of a player's choices.
impl<P: PlayedByHand> Game<P> {
    /// The number of actions before the last choice that was not taken back. In the view of a player, it is the last choice of that player; in the
    /// view of everything, of any player. `None` before the first choice.
    pub fn chosen_after(&self, eyes: Eyes) -> Option<usize> {
        let chosen = match eyes {
            Eyes::All => self.chosen_after.values().max(),
            Eyes::Of(player) => self.chosen_after.get(&player),
        };
        chosen.copied().filter(|after| *after < self.replay.len())
    }

    /// What a player has lost between their last choice and the moment that is shown, as sentences. The player is the one in whose view the game is
    /// seen; in the view of everything, it is the player who chooses now.
    pub fn losses(&self, eyes: Eyes) -> Vec<String> {
        let player = match eyes {
            Eyes::Of(player) => Some(player),
            Eyes::All => self.battle.to_act(self.state()).filter(|_| !self.legal.is_empty()),
        };
        let chosen = player.and_then(|player| Some((player, self.chosen_after(Eyes::Of(player))?)));
        let Some((player, chosen)) = chosen else { return Vec::new() };
        let by_now = &self.replay.events()[..self.replay.events_by_now()];
        let since = by_now.iter().filter(|past| past.after > chosen && past.heard_by.has(player));
        let lost = since.filter_map(|past| Some((P::loss(&self.battle, self.state(), &past.event, player)?, past.event)));
        let mut lost: Vec<_> = lost.collect();
        lost.sort_by_key(|(loss, _)| *loss);
        if let Some(short) = P::losses_in_short(&self.battle, &lost) {
            return short;
        }
        let mut lost: Vec<(Loss, String)> = lost.into_iter().map(|(loss, event)| (loss, self.battle.tell(&[event]))).collect();
        let first = lost.iter().position(|(loss, _)| *loss == Loss::OfAnother);
        if let Some((_, words)) = first.and_then(|first| lost.get_mut(first)) {
            words.insert_str(0, "On the other side: ");
        }
        let same = lost.chunk_by(|one, other| one.1 == other.1);
        let told = same.map(|same| match same {
            [(_, words)] => words.clone(),
            [(_, words), ..] => format!("{} ({} times).", words.trim_end_matches('.'), same.len()),
            [] => String::new(),
        });
        told.collect()
    }

    /// The player for whom the board will be covered next, while the player who chose last is still looking at what that choice led to; `None` if
    /// nobody is looking.
    pub fn next_after_look(&self) -> Option<Player> {
        self.looks_still.filter(|_| self.replay.is_at_end()).and_then(|_| self.battle.to_act(self.replay.state()))
    }

    /// The choice that a player is about to make, with the state in which they make it; `None` unless several players at the screen hide something
    /// from each other.
    pub(super) fn before_choice(&self) -> Option<Unseen<StateOf<P>>> {
        let hides = self.has_secrets() && self.people().nth(1).is_some();
        let player = self.battle.to_act(self.state()).filter(|_| hides)?;
        let is_together = self.is_looked_at_together();
        Some(Unseen { player, before: self.state().clone(), after: self.replay.at(), is_together })
    }

    /// The player whose view all players at the screen may share at the moment that is shown; `None` if there is none.
    pub(super) fn shared_view(&self) -> Option<Player> {
        let all_heard = |viewer: Player| {
            let mut heard = self.replay.events().iter().filter(|past| past.heard_by.has(viewer));
            heard.all(|past| self.players().all(|player| past.heard_by.has(player)))
        };
        if self.has_secrets() { P::shared_view(&self.battle, self.state(), &all_heard) } else { None }
    }

    /// The player in whose view all players at the screen may look at the board now. `None` if they share no view, or if the present question is
    /// answered covered.
    pub(super) fn open_view(&self) -> Option<Player> {
        let is_covered = || self.replay.is_at_end() && P::asks_covered(&self.battle, self.state());
        self.shared_view().filter(|_| !is_covered())
    }

    /// Whether several players at the screen look at the present moment together, since nothing is hidden between them in it.
    pub fn is_looked_at_together(&self) -> bool {
        let is_played = self.replay.is_at_end() && self.handed_over.is_none();
        is_played && self.people().nth(1).is_some() && self.open_view().is_some()
    }

    /// Lets the player who chose last look at the board before it is covered, if another player at the screen is asked now and that choice taught its
    /// player something.
    pub(super) fn look_first(&mut self) {
        if self.looks_still.is_some() || self.legal.is_empty() {
            return;
        }
        let Some(Unseen { player, before, after, is_together }) = self.unseen.take() else { return };
        // The board is not covered while nothing is hidden between the players. If all of them look at the screen, no single player goes on looking.
        let is_shared = self.open_view().is_some() || is_together && self.shared_view().is_none();
        if self.battle.to_act(self.state()) == Some(player) || is_shared {
            return;
        }
        let since = self.replay.events().iter().filter(|past| past.after > after && past.heard_by.has(player));
        let heard: Vec<EventOf<P>> = since.map(|past| past.event).collect();
        if P::has_learned(&self.battle, &before, self.replay.state(), &heard, player) {
            self.looks_still = Some(player);
            self.list();
        }
    }

    /// Covers the board for the next player, once the player who chose last has seen what the choice led to.
    pub fn is_looked_at(&mut self) {
        self.looks_still = None;
        self.list_choices();
    }
}
