//! The course of the game on the table: choices are made, taken back and played again, and captains choose in the background.

use crate::play::{ActionOf, EventOf, StateOf};
use rules::play::Play as _;
use std::ops::ControlFlow;
use std::sync::Arc;

use egui::Context;

use super::asked::Asked;
use super::what_came::Unseen;
use super::{Game, TakenBack};
use crate::jobs::Work;
use crate::jobs::pending::{Answer, Pending};
use crate::play::PlayedByHand;
use crate::play::seat::Seat;
use paper::playtest::PlayedOn;
use rules::play::Player;

/// Functions with which a game goes on: choices are made, taken back and played again.
impl<P: PlayedByHand> Game<P> {
    /// Shows the moment after this many actions.
    pub fn go_to(&mut self, after: usize) {
        self.replay.go_to(&self.battle, after);
        self.list_choices();
    }

    /// Makes a choice; does nothing if it is not among the present choices.
    pub fn choose(&mut self, action: ActionOf<P>) {
        if self.legal.contains(&action) {
            self.end_repetition_unless(action);
            let before = self.replay.at();
            self.make(action, before, self.before_choice());
        }
    }

    /// Makes a choice as part of a press, which may make several. `before` is the number of actions before the press. Returns whether the choice
    /// could be made.
    fn make(&mut self, action: ActionOf<P>, before: usize, unseen: Option<Unseen<StateOf<P>>>) -> bool {
        let chooser = self.battle.to_act(self.state());
        if self.replay.choose(&self.battle, action).is_err() {
            return false;
        }
        self.chosen_after.extend(chooser.map(|chooser| (chooser, before)));
        self.taken_back.clear();
        (self.unkept, self.unseen) = (true, unseen);
        self.list_choices();
        true
    }

    /// Makes several choices one after another, until one of them is not legal. A choice is made even if the player has no other. All of them are
    /// later taken back together; with `goes_on` they continue the press before, and are taken back together with its choices.
    pub fn follow(&mut self, way: &[ActionOf<P>], goes_on: bool) {
        if way.is_empty() {
            return;
        }
        let (before, unseen) = (self.replay.at(), self.before_choice());
        for action in way {
            if !self.can_follow(*action) || !self.make(*action, before, unseen.clone()) {
                break;
            }
        }
        let went_on = self.presses.pop_if(|last| goes_on || last.end > before);
        let from = went_on.filter(|last| goes_on && last.end <= before).map_or(before, |last| last.start);
        self.presses.push(from..self.replay.at());
    }

    /// Whether a player at the screen can make this choice now, even if the player has no other.
    fn can_follow(&self, action: ActionOf<P>) -> bool {
        if self.looks_still.is_some() {
            return false;
        }
        let asked = || !self.is_waiting() && self.replay.is_at_end() && matches!(self.seat_of_turn(), Some((_, Seat::You)));
        self.legal.contains(&action) || asked() && self.battle.is_legal(self.replay.state(), action)
    }

    /// Lets captains finish the game in place of the players at the screen.
    pub fn hand_over(&mut self) {
        (self.looks_still, self.unseen) = (None, None);
        self.go_to(self.replay.len());
        (self.handed_over, self.unkept) = (Some(self.replay.at()), true);
        self.list_choices();
    }

    /// Takes back the last choice made at the screen, with the other choices of the same press, and everything after it. If captains took over the
    /// game, takes back everything that they did since then. If a player has seen the end and what the game hides, the record notes that from here
    /// on.
    pub fn take_back(&mut self) {
        (self.looks_still, self.unseen) = (None, None);
        let Some(after) = self.last_press() else { return };
        self.repeat_only_until(after);
        self.handed_over = None;
        let taken = self.replay.take_back_to(&self.battle, after);
        self.presses.retain(|press| press.end <= after);
        self.chosen_after.retain(|_, chosen| *chosen < after);
        let unasked = self.unasked.extract_if(.., |made| *made >= after).collect();
        if !taken.is_empty() {
            if std::mem::take(&mut self.seen_whole) {
                self.replay.goes_on_knowing(true);
            }
            self.times_taken_back += 1;
            self.taken_back.push(TakenBack { actions: taken, unasked });
            self.unkept = true;
        }
        self.list_choices();
    }

    /// Takes back the last choice of another player. Choices that this player made covered, one after another, are taken back together: else the one who
    /// takes them back could count them.
    pub fn take_back_from_another(&mut self) {
        let before = self.taken_back.len();
        let chooser = self.last_chooser();
        self.take_back();
        while P::asks_covered(&self.battle, self.state())
            && chooser.is_some()
            && self.last_chooser() == chooser
            && self.can_take_back()
        {
            self.take_back();
        }
        // They are played again together, too.
        let mut together = TakenBack { actions: Vec::new(), unasked: Vec::new() };
        for taken in self.taken_back.drain(before..).rev() {
            together.actions.extend(taken.actions);
            together.unasked.extend(taken.unasked);
        }
        if !together.actions.is_empty() {
            self.taken_back.push(together);
        }
    }

    /// Takes back the last choice, which only took something in hand. Choices that the program repeats for a player are still repeated;
    /// [`Self::take_back`] would end them.
    pub fn put_back(&mut self) {
        let standing = std::mem::take(&mut self.standing);
        self.take_back();
        self.standing = standing;
    }

    /// The number of actions before the last press at the screen. Choices that were made without asking since then do not count. Once captains have taken
    /// over the game, it is the number of actions before that. `None` if no player has chosen yet.
    fn last_press(&mut self) -> Option<usize> {
        if self.handed_over.is_some() {
            return self.handed_over;
        }
        let (after, _) = self.last_own_choice()?;
        Some(self.presses.iter().find(|press| press.contains(&after)).map_or(after, |press| press.start))
    }

    /// The player who made the last choice, if several players share the screen; `None` if there is only one player, or nobody has chosen yet.
    pub fn last_chooser(&mut self) -> Option<Player> {
        if self.people().nth(1).is_none() || self.handed_over.is_some() {
            return None;
        }
        self.last_own_choice().and_then(|(_, before)| self.battle.to_act(&before))
    }

    /// The last choice that a player at the screen was asked for: the number of actions before it, and the state in which it was made. `None` if no
    /// player has chosen yet.
    fn last_own_choice(&mut self) -> Option<(usize, StateOf<P>)> {
        let (helms, unasked) = (&self.helms, &self.unasked);
        let is_own = |player: Player| matches!(helms.get(player.index()), Some(Seat::You));
        let own = |after: usize, player: Player| is_own(player) && !unasked.contains(&after);
        self.replay.last_choice(&self.battle, own)
    }

    /// Whether the player who would choose again after taking back has learned anything since their last choice. This counts even while the players
    /// at the screen hide nothing from each other, since taking back also takes back the dice that have fallen.
    pub fn has_learned_since(&mut self) -> bool {
        if !P::has_secrets(&self.battle) {
            return false;
        }
        let Some(after) = self.last_press() else { return false };
        let battle = &self.battle;
        let before = self.replay.state_after(battle, after);
        let Some(player) = battle.to_act(&before) else { return false };
        let by_now = &self.replay.events()[..self.replay.events_by_now()];
        let since = by_now.iter().filter(|past| past.after > after && past.heard_by.has(player));
        let heard: Vec<EventOf<P>> = since.map(|past| past.event).collect();
        P::has_learned(battle, &before, self.replay.state(), &heard, player)
    }

    /// Plays the choices again that were taken back last, with the same dice.
    pub fn play_again(&mut self) {
        self.replay.goes_on_knowing(false);
        if let Some(TakenBack { actions, unasked }) = self.taken_back.pop() {
            for action in actions {
                if self.replay.choose(&self.battle, action).is_err() {
                    break;
                }
            }
            self.unasked.extend(unasked);
        }
        self.unkept = true;
        self.list_choices();
    }

    /// Lets captains choose in the background if it is their turn, and takes in their choices; returns whether any choices have come in.
    pub fn play_on(&mut self, context: &Context, work: &mut Vec<Work>) -> bool {
        if let Some(pending) = &self.pending {
            let (actions, choices) = match pending.take() {
                Answer::Pending => return false,
                Answer::Ready(came) => came,
                Answer::Lost => {
                    (self.pending, self.broken) = (None, true);
                    return false;
                }
            };
            (self.pending, self.choices) = (None, choices);
            self.replay.go_to(&self.battle, self.replay.len());
            for action in actions {
                if self.replay.choose(&self.battle, action).is_err() {
                    break;
                }
            }
            self.list_choices();
            return true;
        }
        let is_free = !self.broken && self.looks_still.is_none();
        if is_free && self.replay.is_at_end() && self.legal.is_empty() && self.seat_of_turn().is_some() {
            self.ask(context, work);
        }
        false
    }

    /// Lets the captains choose until a player at the screen has a choice. Actions to which there is no alternative are made at the same time.
    fn ask(&mut self, context: &Context, work: &mut Vec<Work>) {
        let (battle, state, dice) = (Arc::clone(&self.battle), self.state().clone(), self.replay.dice().clone());
        let helms: Vec<Seat> = self.helms.iter().map(|seat| self.at_helm(*seat)).collect();
        let choices = self.choices.clone();
        let (pending, task) = Pending::in_slices(context, move || {
            let captains = helms.into_iter().map(Seat::captain::<P>).collect();
            let mut playing = PlayedOn::new(battle, state, (dice, choices), captains).showing(P::is_seen_alone);
            move |status| {
                if !status.is_stopped() && playing.go_on().is_continue() {
                    return ControlFlow::Continue(());
                }
                ControlFlow::Break(playing.take())
            }
        });
        self.pending = Some(pending);
        work.push(task);
    }

    /// Lists the choices that the players at the screen have now. A single choice is not listed, unless it is to be read first or seen; it is made along
    /// with the captains' actions.
    pub(super) fn list_choices(&mut self) {
        self.list();
        while let Some(action) = self.made_without_question() {
            let after = self.replay.at();
            if self.replay.choose(&self.battle, action).is_err() {
                break;
            }
            self.unasked.push(after);
            self.list();
        }
        self.look_first();
    }

    pub(super) fn list(&mut self) {
        self.legal.clear();
        self.asked = Asked::default();
        if self.replay.is_at_end() {
            self.over = self.battle.outcome(self.state()).is_some();
        }
        if self.looks_still.is_none() && self.replay.is_at_end() && matches!(self.seat_of_turn(), Some((_, Seat::You))) {
            self.battle.legal(self.replay.state(), &mut self.legal);
            if let [only] = self.legal[..]
                && !P::is_read_first(only)
                && !P::is_seen_alone(only)
            {
                self.legal.clear();
            }
        }
        self.number_choices();
    }
}
