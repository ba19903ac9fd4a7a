//! The captains of a game by their names.

use std::fmt::Debug;

use super::{Captain, Play, PlayedOut};
use crate::Refusal;

/// A game whose captains are known by name.
pub trait Commanded: Play {
    /// The name of a captain.
    type CaptainName: Roster<Game = Self, Captain: Captain<Self>>;
}

/// The captains of a game: every value is the name of one. The default plays where no captain is named.
pub trait Roster: Copy + Debug + Default + Eq + Send + Sync + 'static {
    /// The game that they play.
    type Game: PlayedOut;
    /// A captain that is ready for a game.
    type Captain: 'static;

    /// Every captain, the weakest first.
    const ALL: &'static [Self];

    /// How the captain is spelled on the command line.
    fn slug(self) -> &'static str;

    /// How the captain plays, in a sentence.
    fn about(self) -> &'static str;

    /// The captain, ready for a game.
    fn captain(self) -> Self::Captain;
}

/// The captain of this name, without regard to capitals.
///
/// # Errors
/// Refuses a name that no captain has, and lists the names that there are.
pub fn find_captain<N: Roster>(name: &str) -> Result<N, Refusal> {
    let found = N::ALL.iter().find(|captain| captain.slug() == name.trim().to_lowercase());
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = N::ALL.iter().map(|captain| captain.slug()).collect();
        Refusal::new(format!("there is no captain {:?}; there are {}", name.trim(), names.join(", ")))
    })
}
