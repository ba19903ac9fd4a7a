//! The table at which a game is played: the state that the engine changes, the dice, and the listener who receives the events.

use super::{Battle, Event, ManNumber, ManState, Position, Public, Purpose, Question, State};
use rules::play::{Dice, Player, Sink};

/// A game while an action is carried out.
pub(super) struct Table<'a, D, S> {
    pub battle: &'a Battle,
    pub state: &'a mut State,
    pub dice: &'a mut D,
    pub sink: &'a mut S,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn tell(&mut self, event: Event) {
        self.sink.on_event(event);
    }

    pub(super) fn roll(&mut self, player: Player, purpose: Purpose) -> u8 {
        let die = self.dice.ten();
        self.tell(Event::Die(player, purpose, die));
        die
    }

    pub(super) fn ask(&mut self, player: Player, question: Question) {
        self.state.position.question = Some((player, question));
    }

    pub(super) fn public(&self) -> &Public {
        &self.battle.public
    }

    pub(super) fn position(&self) -> &Position {
        &self.state.position
    }

    pub(super) fn position_mut(&mut self) -> &mut Position {
        &mut self.state.position
    }

    pub(super) fn man(&self, man: ManNumber) -> &ManState {
        self.state.position.man(man)
    }

    pub(super) fn man_mut(&mut self, man: ManNumber) -> &mut ManState {
        &mut self.state.position.men[man.index()]
    }

    pub(super) fn player_of(&self, man: ManNumber) -> Player {
        self.battle.public.man(man).player
    }

    /// The numbers of all characters.
    pub(super) fn everybody(&self) -> impl Iterator<Item = ManNumber> + use<D, S> {
        (0..self.state.position.men.len() as u8).map(ManNumber)
    }
}
