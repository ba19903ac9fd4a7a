//! Playing and replaying at the screen, for any game: who plays, what is asked and can be chosen, what happened, and the way forwards and backwards
//! through a game.
//!
//! Nothing here decides what is legal or what an action does: the rules of the game decide that, and a [`paper::playtest::Replay`] keeps the history
//! of a game. Playing a game never changes the project; only keeping a game does. The captains' choices are worked out in the background. A game
//! implements [`rules::play::Told`], and provides the rest through a small trait, [`PlayedByHand`]. It shows its board and its forces itself, as a
//! [`Tabletop`], in the room that the playing desk leaves. While a game with secrets is played, everything that is shown, listed and copied is
//! limited to what the side of the player at the screen knows.
//!
//! Reading order: `played_by_hand.rs`, `eyes.rs`, `seat.rs`, `game/` (the game on the table), `desk.rs`, `mode.rs` (where everything is shown),
//! `start.rs` with `known.rs` (who plays what), `side.rs` with `rooms.rs` (how high its parts are), `choices.rs`, `numbering.rs` and `foot.rs` (what
//! can be chosen), `guidance.rs` (help for a first game) and `log.rs` (what happened), `winning.rs` (how a game is won), `watching.rs` (a game of a
//! playtest), `moments.rs`, `playback.rs`, `transport.rs` with `copying.rs`, `timeline.rs` and `keys.rs` (forwards and backwards), `table.rs` (taking
//! back and keeping, for code that knows no game).

mod choices;
mod copying;
mod desk;
mod eyes;
mod foot;
mod game;
mod guidance;
mod keys;
mod known;
mod log;
mod mode;
mod moments;
mod numbering;
mod playback;
mod played_by_hand;
mod rooms;
mod seat;
mod side;
mod standing;
mod start;
mod table;
mod timeline;
mod transport;
mod watching;
mod winning;

pub use desk::{PlayContext, PlayDesk};
pub use eyes::Eyes;
pub use game::Game;
pub use guidance::{Lesson, Reason};
pub use keys::DESK_KEYS;
pub use played_by_hand::{ActionOf, Beside, EventOf, GameShown, KeptOf, Loss, PlayedByHand, RecordOf, Seen, StateOf, Tabletop};
pub use standing::{Lasts, Standing, Together};
pub use table::{Opened, PrintedGame, Table};
pub use winning::{Term, Winning, WinningPart};
