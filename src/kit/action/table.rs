//! The table at which a game is played, as data: its status, and the requests to it.

use std::path::PathBuf;
use std::sync::Arc;

use project::Kept;

/// The status of the table, as the rest of the window needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableStatus {
    /// Whether the user has made a choice that can be taken back.
    pub can_take_back: bool,
    /// Whether the user has taken back a choice that can be played again.
    pub can_play_again: bool,
    /// Whether the user has made choices in the game since it was last kept in the project.
    pub unkept: bool,
    /// How often a choice was taken back in the game, and how many actions the game has. If neither number has changed, the game has not changed.
    pub extent: (usize, usize),
    /// Whether the design is covered because it would show the player at the screen what the game hides from them.
    pub covers_design: bool,
}

/// A request to the table at which a game is played.
#[derive(Clone, Debug, PartialEq)]
pub enum AtTable {
    /// Take back the last choice that a player made at the screen.
    TakeBack,
    /// Play the choice again that was taken back last.
    PlayAgain,
    /// Keep the game in the project.
    Keep,
    /// Write the game as pages into a folder.
    Print(PathBuf),
    /// Begin the game that the user has set up, in place of the one on the table.
    Begin,
    /// Take the game off the table.
    Leave,
    /// Open a game that the project keeps.
    Open(Arc<Kept>),
    /// Replay the game of this number from the last playtest, to watch it.
    Watch(u32),
    /// Treat the game on the table as one that need not be kept, so that nobody is asked about it.
    Forget,
    /// Uncover the design although it tells what the game hides.
    ShowDesign,
}

impl AtTable {
    /// Whether the request removes the game on the table.
    #[must_use]
    pub const fn clears(&self) -> bool {
        match self {
            Self::Begin | Self::Leave | Self::Open(_) | Self::Watch(_) => true,
            Self::TakeBack | Self::PlayAgain | Self::Keep | Self::Print(_) | Self::Forget | Self::ShowDesign => false,
        }
    }
}
