//! Games of sealed orders: all players hand in orders that no other player has seen, and then a turn is played.

use super::{Outcome, Player, Seeded, Sink};

/// A game of sealed orders: everything about it that does not change while it is played.
pub trait Sealed {
    /// The state of a game between two turns.
    type State;
    /// What a player hands in for a turn.
    type Orders;
    /// Something that happened.
    type Event;
    /// What one player knows of a state.
    type View<'a>;

    /// How many players there are.
    fn players(&self) -> usize;

    /// The game of this number before its first turn; all its dice come from its seed and its number.
    fn begin(&self, seed: u64, game: u32) -> Self::State;

    /// What a player knows of a state, which is all that the writer of the orders is told of it.
    fn view<'a>(&self, state: &'a Self::State, player: Player) -> Self::View<'a>;

    /// Plays the next turn with the orders of all players, in their order.
    fn turn(&self, state: &mut Self::State, orders: Vec<Self::Orders>, sink: &mut impl Sink<Self::Event>);

    /// How the game ended; none while it is still going on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
}

/// Writes orders by what a player knows and nothing else, with dice of its own, which are never those of the game.
pub trait Writer<P: Sealed + ?Sized> {
    /// The orders for the next turn.
    fn write(&mut self, view: P::View<'_>, dice: &mut Seeded) -> P::Orders;
}

/// Plays one game from beginning to end, each player's orders written by the captain of the same number, and returns the last state. A player
/// without a captain ends the game at once.
///
/// Each captain has dice of its own, so that the play of one does not depend on how many dice another rolled.
pub fn correspond<P: Sealed>(
    contest: &P,
    writers: &mut [Box<dyn Writer<P>>],
    (seed, game): (u64, u32),
    sink: &mut impl Sink<P::Event>,
) -> P::State {
    let mut state = contest.begin(seed, game);
    let players: Vec<Player> = (0..contest.players().min(writers.len())).map(|number| Player::new(number as u8)).collect();
    let dice = |player: &Player| Seeded::new(seed.rotate_left(32) ^ player.index() as u64, u64::from(game) * 2 + 1);
    let mut dice: Vec<Seeded> = players.iter().map(dice).collect();
    while contest.outcome(&state).is_none() && players.len() == contest.players() {
        let hands = players.iter().zip(writers.iter_mut()).zip(&mut dice);
        let orders = hands.map(|((player, writer), dice)| writer.write(contest.view(&state, *player), dice)).collect();
        contest.turn(&mut state, orders, sink);
    }
    state
}
