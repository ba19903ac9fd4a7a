//! What a player can decide: one action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, Counter, EnvironNumber, PlanetNumber, PossessionNumber, UnitKind};
use crate::verbs::Rating;

/// One decision at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Action {
    /// Moves, reacts or does missions from here.
    From(EnvironNumber),
    /// Takes a unit or character along, or picks one.
    Take(Counter),
    /// Goes there, or puts something there.
    To(EnvironNumber),
    /// Leaves a ship behind, to go on foot (9.1).
    Leave(PossessionNumber),
    /// Chooses an environ: to react to, to fight for, to do missions in.
    At(EnvironNumber),
    /// Puts the base of a planet Up.
    PutUp(PlanetNumber),
    /// Stacks a character with units.
    With(CharacterNumber),
    /// Keeps a character apart from units.
    Apart(CharacterNumber),
    /// Fires or attacks.
    Attack,
    /// Does not fire or attack.
    Decline,
    /// Names a leader.
    Lead(CharacterNumber),
    /// Names no leader.
    NoLeader,
    /// Loses a unit of a kind, or picks one of the enemy's.
    Lose(UnitKind),
    /// Picks an enemy unit that lies face down.
    FaceDown,
    /// Puts a base Down.
    BaseDown,
    /// Searches with units.
    SearchWithUnits,
    /// Searches with characters.
    SearchWithCharacters,
    /// Attacks the characters that were found.
    Fight {
        /// With firearms.
        firearms: bool,
        /// To capture; else to kill.
        capture: bool,
    },
    /// Spares the characters that were found.
    Spare,
    /// Makes a character active, or lets the character fight alone.
    Active(CharacterNumber),
    /// All try to break off.
    BreakOff,
    /// The inactive characters try to break off.
    BreakOffInactive,
    /// Stays in the fight.
    Stay,
    /// A character takes a wound.
    Wound(CharacterNumber),
    /// Uses a possession.
    Use(PossessionNumber),
    /// Hands a possession on.
    Give(PossessionNumber),
    /// Gives it to a character.
    GiveTo(CharacterNumber),
    /// Takes a ship.
    Ship(PossessionNumber),
    /// Assigns a mission, by its number.
    Mission(u8),
    /// A character joins the mission.
    Join(CharacterNumber),
    /// The camp joins the mission.
    CampJoins,
    /// Names a character as the target.
    Mean(CharacterNumber),
    /// Makes a rating better.
    Better(RatingNumber),
    /// Draws a card.
    Draw,
    /// Settles the letters of a group.
    Settle(u8),
    /// Takes one of several successes, by its number.
    Succeed(u8),
    /// Frees a prisoner.
    Free(CharacterNumber),
    /// A character dies.
    Die(CharacterNumber),
    /// Raises a unit.
    Raise(UnitKind),
    /// No one, nothing, or no more.
    Done,
}

/// A rating by its place among all ratings of verbs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RatingNumber(pub u8);

impl RatingNumber {
    /// The rating.
    #[must_use]
    pub fn rating(self) -> Rating {
        Rating::ALL.get(usize::from(self.0)).copied().unwrap_or(Rating::Combat)
    }
}
