//! The table at which a game is played, as data: its status, and the requests to it.

use std::path::PathBuf;
use std::sync::Arc;

use project::Kept;

/// The status of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableStatus {
    /// Whether there is a choice that can be taken back.
    pub can_take_back: bool,
    /// Whether there is a choice that was taken back and can be played again.
    pub can_play_again: bool,
    /// Whether the user has played the game by hand since it was last kept.
    pub unkept: bool,
    /// How often anything was taken back in the game, and how many actions it has: while both stay the same, so does the game.
    pub extent: (usize, usize),
    /// Whether the design shows what the game hides from the player at the screen, and is covered.
    pub covers_design: bool,
}

/// A request to the table.
#[derive(Clone, Debug, PartialEq)]
pub enum AtTable {
    /// Take back the last choice that was made at the screen.
    TakeBack,
    /// Replay what was taken back last.
    PlayAgain,
    /// Keep the game in the project.
    Keep,
    /// Write the game as pages into a folder.
    Print(PathBuf),
    /// Begin the game that was chosen, in place of the one on the table.
    Begin,
    /// Clear the table.
    Leave,
    /// Open a game that was kept.
    Open(Arc<Kept>),
    /// Replay a game of the last playtest, to be watched.
    Watch(u32),
    /// Do not ask any more whether to keep the game on the table.
    Forget,
    /// Show the design although it tells what the game hides.
    ShowDesign,
}

impl AtTable {
    /// Whether it removes the game on the table.
    #[must_use]
    pub const fn clears(&self) -> bool {
        match self {
            Self::Begin | Self::Leave | Self::Open(_) | Self::Watch(_) => true,
            Self::TakeBack | Self::PlayAgain | Self::Keep | Self::Print(_) | Self::Forget | Self::ShowDesign => false,
        }
    }
}
