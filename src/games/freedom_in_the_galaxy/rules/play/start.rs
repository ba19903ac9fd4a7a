//! How a game starts: the places of the set-up, and what is left to the players and to the dice (16.1).

use super::contest::Placing;
use super::{CharacterNumber, EnvironNumber, PossessionNumber, UnitKind};
use crate::set_up::PlanetOnBoard;
use crate::terms::Deal;
use crate::{Loyalty, PlanetState, Side};

/// How a game starts.
#[derive(Clone, Debug, Default)]
pub struct Start {
    /// Every planet in play.
    pub planets: Vec<PlanetAtStart>,
    /// The characters of the set-up.
    pub characters: Vec<CharacterAtStart>,
    /// The possessions of the set-up, each with its bearer; none where its player chooses.
    pub possessions: Vec<(PossessionNumber, Option<CharacterNumber>)>,
    /// The units of the set-up, one by one, each with its environ; none where its player chooses.
    pub units: Vec<(UnitKind, Option<EnvironNumber>)>,
    /// The environs with a camp.
    pub camps: Vec<EnvironNumber>,
    /// What is still to be dealt by the dice of the game.
    pub deals: Vec<(Side, u8, Deal)>,
    /// How the players place the rest.
    pub placing: Placing,
}

/// A planet at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanetAtStart {
    /// The state of control that it is in.
    pub state: PlanetState,
    /// Where its marker lies.
    pub loyalty: Loyalty,
    /// The level of its base.
    pub level: u8,
    /// Whether its base is up.
    pub up: bool,
}

/// A character at the start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CharacterAtStart {
    /// The character.
    pub character: CharacterNumber,
    /// Where.
    pub at: WhereAtStart,
}

/// Where a character starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhereAtStart {
    /// In an environ.
    In(EnvironNumber),
    /// Where the player chooses.
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
