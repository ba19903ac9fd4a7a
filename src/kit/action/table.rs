//! The table at which a game is played, as data: how it stands, and what is asked of it.

use std::path::PathBuf;
use std::sync::Arc;

use project::Kept;

/// How the table stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableStatus {
    /// Whether there is a choice that can be taken back.
    pub can_take_back: bool,
    /// Whether there is a choice that was taken back and can be played again.
    pub can_play_again: bool,
    /// Whether somebody has played the game by hand since it was last kept.
    pub unkept: bool,
}

/// What is asked of the table.
#[derive(Clone, Debug, PartialEq)]
pub enum AtTable {
    /// Take the last choice back that was made at the screen.
    TakeBack,
    /// Play again what was taken back last.
    PlayAgain,
    /// Put the game into the project.
    Keep,
    /// Write the game as pages into a folder.
    Print(PathBuf),
    /// The game that was chosen takes the place of the one on the table.
    Begin,
    /// Clear the table.
    Leave,
    /// Open a game that was kept.
    Open(Arc<Kept>),
    /// Play a game of the last playtest again, to be watched.
    Watch(u32),
    /// The game on the table is not to be asked for any more.
    Forget,
}

impl AtTable {
    /// Whether the game on the table is lost by it.
    #[must_use]
    pub const fn clears(&self) -> bool {
        match self {
            Self::Begin | Self::Leave | Self::Open(_) | Self::Watch(_) => true,
            Self::TakeBack | Self::PlayAgain | Self::Keep | Self::Print(_) | Self::Forget => false,
        }
    }
}
