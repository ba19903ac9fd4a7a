//! From whose view a game is seen.

use paper::playtest::Listeners;
use rules::play::Player;

/// From whose view a game is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Eyes {
    /// Everything lies open.
    #[default]
    All,
    /// From the view of a side: what that side knows.
    Of(Player),
}

/// How a game may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// From this view.
    Open(Eyes),
    /// Not before the player of this side has sat down.
    Covered(Player),
}

impl Eyes {
    /// Whether an event that these players heard of is shown in this view.
    pub const fn hear(self, listeners: Listeners) -> bool {
        match self {
            Self::All => true,
            Self::Of(player) => listeners.has(player),
        }
    }
}
