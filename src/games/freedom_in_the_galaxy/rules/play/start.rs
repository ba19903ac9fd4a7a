//! The start of a game: the places of the set-up, and the pieces that are left to the players and to the dice (16.1).

use super::contest::Placing;
use super::{CharacterNumber, EnvironNumber, PossessionNumber, UnitKind};
use crate::set_up::PlanetOnBoard;
use crate::terms::Deal;
use crate::{Loyalty, PlanetState, Side};

/// The start of a game, before players and dice decide anything.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// The start of every planet in play, in the order of the planets' numbers.
    pub planets: Vec<PlanetAtStart>,
    /// The characters of the set-up.
    pub characters: Vec<CharacterAtStart>,
    /// The possessions of the set-up, each with the character who has it; `None` if the player chooses.
    pub possessions: Vec<(PossessionNumber, Option<CharacterNumber>)>,
    /// The units of the set-up, one by one, each with its environ; `None` if the player chooses.
    pub units: Vec<(UnitKind, Option<EnvironNumber>)>,
    /// The environs with a camp.
    pub camps: Vec<EnvironNumber>,
    /// The characters and possessions that are still to be dealt: to which side, how many, and what sort.
    pub deals: Vec<(Side, u8, Deal)>,
    /// How the players place the pieces that the set-up leaves to them.
    pub placing: Placing,
}

/// A planet at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanetAtStart {
    /// The state of control in which the planet starts.
    pub state: PlanetState,
    /// The space on which the planet's loyalty marker lies.
    pub loyalty: Loyalty,
    /// The level of the planet's base.
    pub level: u8,
    /// Whether the planet's base is up.
    pub up: bool,
}

/// A character at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharacterAtStart {
    /// The number of the character.
    pub character: CharacterNumber,
    /// The place at which the character starts.
    pub at: WhereAtStart,
}

/// The place at which a character starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhereAtStart {
    /// The character starts in this environ.
    In(EnvironNumber),
    /// The player chooses the environ.
    Open,
    /// The character comes from space in the first turn (16.12).
    Space,
}

impl PlanetAtStart {
    pub(super) fn of(on: &PlanetOnBoard) -> Self {
        Self {
            state: on.state(),
            loyalty: on.loyalty().unwrap_or(Loyalty::Neutral),
            level: on.base.get().min(2) as u8,
            up: on.up,
        }
    }
}
