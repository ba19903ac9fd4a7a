//! Games that play: what every game's engine has in common.
//!
//! [`Play`] is the small static trait that a game's battle implements: a state, the actions that are legal in it, and what an action
//! does. A [`Captain`] chooses among legal actions by what is public and what its side sees of the state, and a [`Roster`] lists a game's
//! captains by name; [`Dice`] are passed in from outside, a [`Sink`] is told what happens where a caller
//! listens, a [`Record`] is a whole game: its scenario, its seed
//! and its actions, and a battle that is [`Told`] puts all of this into words. Nothing here reads a clock, and no state
//! holds dice, so that a captain that looks ahead cannot see the rolls that are coming.
//!
//! Where all players hand in sealed orders, [`Sealed`] takes the place of [`Play`], and a [`Writer`] that of a captain. A game of either sort is
//! [`PlayedOut`], which is all that a series of games asks.
//!
//! Reading order: this file, `dice.rs`, `captain.rs`, `roster.rs`, `declared.rs`, `record.rs`, `told.rs`, `record_lines.rs`, `sealed.rs`, `secret.rs`, `played_out.rs`.

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

/// A battle that can be played: everything about it that does not change while it is played.
///
/// A state changes by [`Play::apply`] and [`Play::apply_listed`] only. After each of them, either a player is to act and has at
/// least one legal action, or the game is over.
pub trait Play {
    /// The state of a game between two decisions.
    type State: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// One decision at one moment.
    type Action: Copy + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// Something that happened, such as a die that was rolled and what for.
    type Event: Copy + fmt::Debug;
    /// What is public about the battle.
    type Public: ?Sized;
    /// What one player knows of a state.
    type View<'a>;

    /// How many players there are.
    fn players(&self) -> usize;

    /// A new game, played on to the first decision.
    fn start(&self, dice: &mut impl Dice, sink: &mut impl Sink<Self::Event>) -> Self::State;

    /// The player who decides next; none once the game is over.
    fn to_act(&self, state: &Self::State) -> Option<Player>;

    /// Replaces the contents of the buffer by every legal action; there are none once the game is over.
    fn legal(&self, state: &Self::State, actions: &mut Vec<Self::Action>);

    /// Whether an action is among those that [`Play::legal`] lists.
    fn is_legal(&self, state: &Self::State, action: Self::Action) -> bool;

    /// Carries out an action and plays on to the next decision.
    ///
    /// # Errors
    /// Refuses an action that is not legal, and leaves the state as it was.
    fn apply(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), Refusal>;

    /// Carries out an action that [`Play::legal`] has just listed for exactly this state, without looking for it again. With any other
    /// action the state that results means nothing.
    fn apply_listed(
        &self,
        state: &mut Self::State,
        action: Self::Action,
        dice: &mut impl Dice,
        sink: &mut impl Sink<Self::Event>,
    );

    /// How the game ended; none while it is still going on.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What is public about the battle, which is all that a captain is told of it.
    fn public(&self) -> &Self::Public;

    /// What a player knows of a state, which is all that its captain is told of it.
    fn view<'a>(&self, state: &'a Self::State, player: Player) -> Self::View<'a>;
}

/// A player, by the order of the scenario's sides, counted from 0.
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

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won; none for a draw.
    pub winner: Option<Player>,
    /// The victory points of each player, in half points.
    pub half_points: Vec<i32>,
    /// The last turn that was played, counted from 1; 0 where the game was over before it.
    pub turn: u16,
}

/// Is told what happens in a game.
pub trait Sink<E> {
    /// Something happened.
    fn on_event(&mut self, event: E);
}

/// No listener, which costs nothing.
impl<E> Sink<E> for () {
    fn on_event(&mut self, _: E) {}
}

/// Everything is written down in order.
impl<E> Sink<E> for Vec<E> {
    fn on_event(&mut self, event: E) {
        self.push(event);
    }
}

/// Two listeners are told the same.
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
