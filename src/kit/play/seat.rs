//! The player or captain who chooses for a side in a game at the screen.

use super::PlayedByHand;
use paper::playtest::{self};
use project::Project;
use rules::play::Captain;

/// The player or captain at a helm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// A player at the screen.
    You,
    /// A captain, that is, a program that plays a side.
    Captain(playtest::Captain),
}

impl Seat {
    /// Every player and captain who can play a side in a game of this project.
    pub fn all(project: &Project) -> impl Iterator<Item = Self> {
        let captains = playtest::game::of(&project.content).captains();
        std::iter::once(Self::You).chain(captains.into_iter().map(Self::Captain))
    }

    /// The name of the player or captain in one word, as it is stored.
    pub const fn label(self) -> &'static str {
        match self {
            Self::You => "You",
            Self::Captain(captain) => captain.name,
        }
    }

    /// The name of the player or captain as a user reads it.
    #[must_use]
    pub fn words(self) -> String {
        self.label().replace('-', " ")
    }

    /// A sentence that explains who chooses.
    pub const fn says(self) -> &'static str {
        match self {
            Self::You => "You choose for this side, on the board or by its buttons.",
            Self::Captain(captain) => captain.says,
        }
    }

    /// The captain that is offered first; `None` if the game has no captain.
    pub fn usual(project: &Project) -> Option<Self> {
        Self::all(project).find(|seat| matches!(seat, Self::Captain(captain) if captain.usual))
    }

    /// The captain, ready for a game; `None` for a player at the screen.
    pub fn captain<P: PlayedByHand>(self) -> Option<Box<dyn Captain<P::Played>>> {
        match self {
            Self::You => None,
            Self::Captain(captain) => P::captain(captain.name),
        }
    }
}
