//! The table at which a game is played, as data: its status, and the requests to it.

use std::path::PathBuf;
use std::sync::Arc;

use project::Kept;

/// The status of the table, as the rest of the window needs it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableStatus {
    /// Whether there is a choice of the user in the game that can be taken back.
    pub can_take_back: bool,
    /// Whether there is a choice that was taken back and can be played again.
    pub can_play_again: bool,
    /// Whether the user has made choices in the game that the project does not keep yet.
    pub unkept: bool,
    /// How often a choice was taken back in the game, and how many actions the game has. As long as neither number changes, the game has not changed.
    pub extent: (usize, usize),
    /// Whether the design is covered because it would show the player at the screen what the game hides from them.
    pub covers_design: bool,
}

/// A request to the table at which a game is played.
#[derive(Clone, Debug, PartialEq)]
pub enum AtTable {
    /// Take back the last choice that a player made at the screen.
    TakeBack,
    /// Play the choice again that was taken back last, as redo does.
    PlayAgain,
    /// Keep the game in the project.
    Keep,
    /// Write the game as pages into a folder.
    Print(PathBuf),
    /// Begin the game that the user has prepared, in place of the one on the table.
    Begin,
    /// Take the game off the table.
    Leave,
    /// Open a game that the project keeps.
    Open(Arc<Kept>),
    /// Replay the game with this number from the last playtest, so that the user can watch it.
    Watch(u32),
    /// Treat the game on the table as one that need not be kept, so that the user is not asked whether to keep it.
    Forget,
    /// Show the design again although it reveals what the game hides.
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
