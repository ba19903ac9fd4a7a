//! Games that captains play from beginning to end, whether by single decisions or by sealed orders: all that a series of games needs to know of a
//! game.

use super::{Captain, Outcome, Play, Record, Sink, fight};

/// A game that captains play out: one decision after the other ([`Play`]), or by sealed orders ([`super::Sealed`]).
pub trait PlayedOut {
    /// The state of a game.
    type State;
    /// An event of the game.
    type Event;
    /// The type of a player's captain.
    type Captain: ?Sized;

    /// Plays the game with this seed and number from beginning to end and returns the last state. Each side is played by the captain with the
    /// player's number.
    fn play_out(
        &self,
        captains: &mut [Box<Self::Captain>],
        seed: u64,
        game: u32,
        sink: &mut impl Sink<Self::Event>,
    ) -> Self::State;

    /// The result of the game; `None` while the game goes on.
    fn came_out(&self, state: &Self::State) -> Option<Outcome>;
}

impl<P: Play> PlayedOut for P {
    type State = P::State;
    type Event = P::Event;
    type Captain = dyn Captain<P>;

    fn play_out(&self, captains: &mut [Box<dyn Captain<P>>], seed: u64, game: u32, sink: &mut impl Sink<P::Event>) -> P::State {
        let mut captains: Vec<&mut dyn Captain<P>> = captains.iter_mut().map(|captain| &mut **captain as _).collect();
        fight(self, &mut captains, &mut Record::new((), seed, game), sink)
    }

    fn came_out(&self, state: &P::State) -> Option<Outcome> {
        self.outcome(state)
    }
}
