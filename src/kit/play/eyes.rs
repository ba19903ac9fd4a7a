//! The view in which a game is seen.

use paper::playtest::Listeners;
use rules::play::Player;

/// The view in which a game is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Everything is visible.
    #[default]
    All,
    /// Only what this player's side knows is visible.
    Of(Player),
}

/// Whether, and in which view, a game may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// The game may be shown in this view.
    Open(Eyes),
    /// The board is covered until this player has sat down.
    Covered(Player),
}

impl Eyes {
    /// Whether this view shows an event that was made known only to these players.
    pub const fn hear(self, listeners: Listeners) -> bool {
        match self {
            Self::All => true,
            Self::Of(player) => listeners.has(player),
        }
    }
}
