//! The play of games: what the engines of all games have in common.
//!
//! [`Play`] is the small static trait that a game's battle implements: a state, the actions that are legal in it, and the effect of each action. A
//! [`Captain`] chooses among legal actions, and knows only what is public and what its side sees of the state; a [`Roster`] lists a game's captains
//! by name. [`Dice`] are passed in from outside, and a [`Sink`] listens to events. A [`Record`] is a whole game: its scenario, its seed and its
//! actions. A battle that is [`Told`] puts all of this into words. Nothing here reads a clock. No state holds dice, so a captain that looks ahead
//! cannot see rolls that are still to come.
//!
//! If all players hand in sealed orders, [`Sealed`] takes the place of [`Play`], and a [`Writer`] takes the place of a captain. A game of either sort
//! is [`PlayedOut`], which is all that a series of games needs.
//!
//! Reading order: this file, `dice.rs`, `captain.rs`, `roster.rs`, `declared.rs`, `record.rs`, `told.rs`, `record_lines.rs`, `sealed.rs`,
//! `secret.rs`, `played_out.rs`.

mod captain;
mod declared;
mod dice;
mod played_out;
mod record;
mod record_lines;
mod roster;
mod sealed;
mod secret;
mod told;

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

pub use captain::{AtRandom, Captain, decide, fight};
pub use declared::captains;
pub use dice::{Dice, Seeded, draw};
pub use played_out::PlayedOut;
pub use record::Record;
pub use record_lines::{RecordLine, record_lines};
pub use roster::{Commanded, Roster, find_captain};
pub use sealed::{Sealed, Writer, correspond};
pub use secret::Secret;
pub use told::Told;

use super::Refusal;

/// A battle that can be played: everything about it that does not change during play.
///
/// A state changes only by [`Play::apply`] and [`Play::apply_listed`]. After each of them, either some player has to act and has at least one legal
/// action, or the game is over.
pub trait Play {
    /// The state of a game between two decisions of players.
    type State: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// One decision that a player makes at one moment.
    type Action: Copy + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// An event, such as a die roll with its purpose.
    type Event: Copy + fmt::Debug;
    /// The public facts of the battle, which every player knows.
    type Public: ?Sized;
    /// The knowledge of one player about a state.
    type View<'a>;

    /// How many players there are.
    fn players(&self) -> usize;

    /// Starts a game and plays it up to the first decision.
    fn start(&self, dice: &mut impl Dice, sink: &mut impl Sink<Self::Event>) -> Self::State;

    /// The player who makes the next decision; `None` once the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Player>;

    /// Replaces the contents of `actions` with every legal action; the list is empty once the game is over.
    fn legal(&self, state: &Self::State, actions: &mut Vec<Self::Action>);

    /// Whether [`Play::legal`] would list an action.
    fn is_legal(&self, state: &Self::State, action: Self::Action) -> bool;

    /// Carries out an action, and plays on until the next decision.
    ///
    /// # Errors
    /// Refuses an action that is not legal, and leaves the state unchanged.
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Carries out an action that [`Play::legal`] has just listed for this state, without checking it again. With any other action the resulting
    /// state is meaningless.
    fn apply_listed(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Self::Event>,
    );

    /// The result of the game; `None` while the game goes on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The public facts of the battle. A captain gets no other facts about the battle.
    fn public(&self) -> &Self::Public;

    /// What a player knows about a state. The player's captain gets nothing else of the state.
    fn view<'a>(&self, state: &'a Self::State, player: Player) -> Self::View<'a>;
}

/// A player, identified by the number of the player's side in the scenario, counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(u8);

impl Player {
    /// The player with this number, counted from 0.
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number)
    }

    /// The player's number, counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// The victory points of each player, counted in half points, in the order of the players' numbers.
    pub half_points: Vec<i32>,
    /// The last turn that was played, counted from 1; 0 if the game ended before the first turn.
    pub turn: u16,
}

/// A listener to the events of a game.
pub trait Sink<E> {
    /// Called for each event.
    fn on_event(&mut self, event: E);
}

/// A listener that ignores every event, at no cost.
impl<E> Sink<E> for () {
    fn on_event(&mut self, _: E) {}
}

/// A listener that collects all events, in order.
impl<E> Sink<E> for Vec<E> {
    fn on_event(&mut self, event: E) {
        self.push(event);
    }
}

/// Two listeners that both hear every event.
impl<E: Copy, A: Sink<E>, B: Sink<E>> Sink<E> for (A, B) {
    fn on_event(&mut self, event: E) {
        self.0.on_event(event);
        self.1.on_event(event);
    }
}

impl<E, S: Sink<E>> Sink<E> for &mut S {
    fn on_event(&mut self, event: E) {
        (**self).on_event(event);
    }
}
