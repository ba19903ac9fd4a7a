//! By whose eyes a game is seen.

use paper::playtest::Listeners;
use rules::play::Player;

/// By whose eyes a game is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Everything lies open.
    #[default]
    All,
    /// By those of a side, which knows what it knows.
    Of(Player),
}

/// How a game may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// By these eyes.
    Open(Eyes),
    /// Not before whoever plays this side has sat down.
    Covered(Player),
}

impl Eyes {
    /// Whether what these players heard of is told to whoever looks.
    pub const fn hear(self, listeners: Listeners) -> bool {
        match self {
            Self::All => true,
            Self::Of(player) => listeners.has(player),
        }
    }
}
