//! The actions of a player. One action is one decision at one moment.

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, Counter, EnvironNumber, PlanetNumber, PossessionNumber, UnitKind};
use crate::verbs::Rating;

/// One decision of a player at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Action {
    /// Chooses the environ from which pieces move or react.
    From(EnvironNumber),
    /// Takes a unit or character along on a move, or picks one.
    Take(Counter),
    /// Moves the pieces to an environ, or places a piece there.
    To(EnvironNumber),
    /// Leaves a ship behind, so that its characters go on foot (9.1).
    Leave(PossessionNumber),
    /// Chooses an environ to react to, to fight for or to do missions in.
    At(EnvironNumber),
    /// Puts the base of a planet Up.
    PutUp(PlanetNumber),
    /// Stacks a character with units.
    With(CharacterNumber),
    /// Keeps a character apart from units.
    Apart(CharacterNumber),
    /// Lets a base fire, or units attack.
    Attack,
    /// Lets neither a base fire nor units attack.
    Decline,
    /// Names a character as the leader of the units.
    Lead(CharacterNumber),
    /// Names nobody as the leader of the units.
    NoLeader,
    /// Chooses a unit of this kind that is lost. It is a unit of the player, or of the enemy if the player may choose the enemy's losses.
    Lose(UnitKind),
    /// Picks an enemy unit that lies face down as the one that is lost.
    FaceDown,
    /// Chooses that a base goes Down, either the player's own or the enemy's.
    BaseDown,
    /// Searches with the side's units, or lets a squad attack.
    SearchWithUnits,
    /// Searches with the side's units, led by a character who has stood apart and stands with them from now on (11.22).
    SearchLed(CharacterNumber),
    /// Searches with the side's characters, or lets them attack.
    SearchWithCharacters,
    /// Attacks the characters that were found.
    Fight {
        /// Whether they attack with firearms; if not, they fight hand to hand.
        firearms: bool,
        /// Whether they attack to capture; if not, they attack to kill.
        capture: bool,
    },
    /// Does not attack the characters that were found.
    Spare,
    /// Makes a character active in a fight, or lets the character fight alone.
    Active(CharacterNumber),
    /// Lets all defenders try to break off.
    BreakOff,
    /// Lets only the inactive defenders try to break off.
    BreakOffInactive,
    /// Does not try to break off.
    Stay,
    /// Marks a wound on a character.
    Wound(CharacterNumber),
    /// Uses a possession.
    Use(PossessionNumber),
    /// Hands a possession on to another character, who is chosen next.
    Give(PossessionNumber),
    /// Gives the possession that the question is about to a character.
    GiveTo(CharacterNumber),
    /// Chooses the ship that a possession buys.
    Ship(PossessionNumber),
    /// Assigns the mission with this index among the missions of the game.
    Mission(u8),
    /// Adds a character to the mission that is being assigned, or to a search.
    Join(CharacterNumber),
    /// Lets the camp do the mission that is being assigned.
    CampJoins,
    /// Names a character as the target of a mission or of a possession.
    Mean(CharacterNumber),
    /// Chooses the rating that a possession raises.
    Better(RatingNumber),
    /// Draws the next action card.
    Draw,
    /// Completes the mission of the group with this number, so that the group's letters count.
    Settle(u8),
    /// Chooses one of several successes of a mission. The number is the success's index on the card.
    Succeed(u8),
    /// Frees a friendly character whom the enemy holds prisoner.
    Free(CharacterNumber),
    /// Chooses the character who dies.
    Die(CharacterNumber),
    /// Raises a unit of this kind.
    Raise(UnitKind),
    /// Chooses nobody, nothing, or nothing more.
    Done,
}

/// The number of a rating in [`Rating::ALL`], counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RatingNumber(pub u8);

impl RatingNumber {
    /// The rating with this number.
    #[must_use]
    pub fn rating(self) -> Rating {
        Rating::ALL.get(usize::from(self.0)).copied().unwrap_or(Rating::Combat)
    }
}
