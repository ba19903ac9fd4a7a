//! Games of sealed orders: all players hand in orders that no other player has seen, and then the turn is played.

use super::{Outcome, Player, Seeded, Sink};

/// A game of sealed orders: everything about it that does not change during play.
pub trait Sealed {
    /// The state of a game between two turns.
    type State;
    /// The orders of one player for a turn.
    type Orders;
    /// An event of the game.
    type Event;
    /// The knowledge of one player about a state.
    type View<'a>;

    /// How many players there are.
    fn players(&self) -> usize;

    /// The state before the first turn of the game with this number. All dice of the game come from the seed and this number.
    fn begin(&self, seed: u64, game: u32) -> Self::State;

    /// What a player knows about a state. The writer of the player's orders gets nothing else of the state.
    fn view<'a>(&self, state: &'a Self::State, player: Player) -> Self::View<'a>;

    /// Plays the next turn with the orders of all players, in the order of the players.
    fn turn(&self, state: &mut Self::State, orders: Vec<Self::Orders>, sink: &mut impl Sink<Self::Event>);

    /// The result of the game; `None` while the game goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;
}

/// A program that writes orders based on the knowledge of a player and on nothing else. It has its own dice, never those of the game.
pub trait Writer<P: Sealed + ?Sized> {
    /// Writes the next turn's orders for the player whose knowledge is given.
    fn write(&mut self, view: P::View<'_>, dice: &mut Seeded) -> P::Orders;
}

/// Plays one game from beginning to end and returns the last state. Each player's orders are written by the writer with the player's number. If there
/// are fewer writers than players, no turn is played.
///
/// Each writer has its own dice, so that its orders do not depend on how many dice another writer rolled.
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
