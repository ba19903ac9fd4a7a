//! The captains of a game, by name.

use std::fmt::Debug;

use super::{Captain, Play, PlayedOut};
use crate::Refusal;

/// A game whose captains can be chosen by name.
pub trait Commanded: Play {
    /// The type of the captains' names.
    type CaptainName: Roster<Game = Self, Captain: Captain<Self>>;
}

/// The names of a game's captains. The default plays if no captain is named.
pub trait Roster: Copy + Debug + Default + Eq + Send + Sync + 'static {
    /// The game that the captains play.
    type Game: PlayedOut;
    /// The type of a captain that is ready to play.
    type Captain: 'static;

    /// Every captain, the weakest first.
    const ALL: &'static [Self];

    /// The name of the captain on the command line.
    fn slug(self) -> &'static str;

    /// How the captain plays, in a sentence.
    fn about(self) -> &'static str;

    /// Makes the captain, ready to play.
    fn captain(self) -> Self::Captain;
}

/// Finds a captain by name, without regard to capitals.
///
/// # Errors
/// Refuses an unknown name, and lists the known names.
pub fn find_captain<N: Roster>(name: &str) -> Result<N, Refusal> {
    let found = N::ALL.iter().find(|captain| captain.slug() == name.trim().to_lowercase());
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = N::ALL.iter().map(|captain| captain.slug()).collect();
        Refusal::new(format!("there is no captain {:?}; there are {}", name.trim(), names.join(", ")))
    })
}
