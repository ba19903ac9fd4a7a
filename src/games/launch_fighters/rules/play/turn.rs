//! The start of a turn, and the conditions that end a game ("Victory").

use super::points::{can_act, has_reinforcements};
use super::{Done, Ending, Event, Phase, Table};
use rules::play::{Dice, Player, Sink};

/// After this many whole turns without an attack die, a stalemate is evident.
const TURNS_WITHOUT_DICE: u16 = 5;

/// After this many whole turns without a loss, a stalemate is evident, even if attack dice were rolled.
const TURNS_WITHOUT_LOSS: u16 = 20;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the next turn, unless the game is over.
    pub(super) fn begin_turn(&mut self) {
        self.state.turn = self.state.turn.saturating_add(1);
        if let Some(ending) = self.end_of_the_game() {
            // The turn that was about to begin does not count as played.
            self.state.turn -= 1;
            return self.finish(ending);
        }
        self.emit(Event::Turn(self.state.turn));
        for ship in &mut self.state.ships {
            ship.recovered = 0;
            ship.done = Done::default();
        }
        for squadron in &mut self.state.squadrons {
            squadron.done = Done::default();
        }
        self.state.phase = Phase::Arrival;
        if self.next_to_arrive().is_some() {
            self.tell_phase();
        }
        self.continue_arrivals();
    }

    /// Ends the game for this reason, unless it has ended already. The event that reports the end comes last, after all others.
    pub(super) fn finish(&mut self, ending: Ending) {
        if self.state.ending.is_none() {
            self.state.ending = Some(ending);
            self.reward_protection();
        }
    }

    /// The reason why the game ends before this turn begins; `None` if the game goes on.
    fn end_of_the_game(&self) -> Option<Ending> {
        let state = &*self.state;
        let reinforcements = |player| has_reinforcements(self.battle, state, player);
        let mut players = (0..state.sides.len()).map(|index| Player::new(index as u8));
        let fighting = players.clone().filter(|player| can_act(self.battle, state, *player) || reinforcements(*player)).count();
        let still = state.quiet.without_dice >= TURNS_WITHOUT_DICE || state.quiet.without_loss >= TURNS_WITHOUT_LOSS;
        if fighting <= 1 {
            Some(Ending::LastFleet)
        } else if self.battle.turn_limit.is_some_and(|last| state.turn > last) || state.turn == u16::MAX {
            Some(Ending::TurnLimit)
        } else {
            (still && !players.any(reinforcements)).then_some(Ending::Stalemate)
        }
    }
}
