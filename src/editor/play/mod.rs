//! Playing and replaying at the screen, whatever the game: who plays, what is asked and can be chosen, what happened, and the way forwards
//! and backwards through a game.
//!
//! Nothing here decides what is legal or what an action does: the engine of the rules does, and the way of a game is kept by a
//! [`crate::playtest::Replay`]. The project is never changed by a game, but by keeping one. What captains choose is worked out in the background. A game is [`crate::rules::play::Told`]
//! and answers the rest by a small trait, [`PlayedByHand`]; it shows its board itself, in the room that this leaves.
//!
//! Reading order: `played_by_hand.rs`, `game.rs` (the game on the table), `pending.rs` (what is worked out in the background), `desk.rs`, `start.rs`
//! (who plays), `playback.rs`, `transport.rs` and `keys.rs` (forwards and backwards), `choices.rs` (what can be chosen), `log.rs` (what happened), `table.rs` (the same for
//! whoever knows no game: taking back and keeping).

mod choices;
mod desk;
mod game;
mod keys;
mod log;
mod pending;
mod playback;
mod played_by_hand;
mod start;
mod table;
mod transport;

pub use desk::{PlayContext, PlayDesk};
pub use game::Game;
pub use keys::DESK_KEYS;
pub use played_by_hand::{KeptOf, PlayedByHand, RecordOf};
pub use table::{Opened, Table};
