//! What does not change while a game is played: the tiles, the catalogue and the tables, and who takes part.

use std::sync::Arc;

use super::UnitState;
use crate::rules::play::Player;
use crate::rules::star_viking::{BattleGoal, PlayedSystem, System, Tables, UnitType, Values};
use crate::rules::{Count, Id, Shelf};

/// A scenario made ready for play.
#[derive(Clone, Debug)]
pub struct Battle {
    pub(super) public: Public,
    /// Every unit as it starts, in the order of the catalogue.
    pub(super) start: Vec<UnitState>,
    /// What every unit is called, by its number.
    pub(super) names: Vec<String>,
}

/// What everybody knows of a battle: not who fights with what.
#[derive(Clone, Debug)]
pub struct Public {
    pub(super) sides: Vec<Side>,
    pub(super) tiles: Vec<Tile>,
    pub(super) types: Shelf<UnitType>,
    pub(super) tables: Arc<Tables>,
    pub(super) goal: BattleGoal,
    /// Whether only sectors in which a carrier stands are looted at the end.
    pub(super) looting_where_carriers_stand: bool,
}

/// A side.
#[derive(Clone, Debug)]
pub struct Side {
    /// What it is called.
    pub name: String,
}

/// A tile in play.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Which system in play of the scenario.
    pub id: Id<PlayedSystem>,
    /// Its system.
    pub system: System,
    /// What it is called, told apart from another tile of the system.
    pub name: String,
}

/// # Looking
impl Battle {
    /// Every unit as it starts, by its number.
    #[must_use]
    pub fn units_at_start(&self) -> &[UnitState] {
        &self.start
    }

    /// The other player of a battle.
    #[must_use]
    pub const fn enemy(player: Player) -> Player {
        Player::new(1 - player.index() as u8)
    }
}

/// # Looking
impl Public {
    /// Every side, by the number of its player.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// Every tile, in the order in which its segment is played.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The tables.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The type of a unit.
    #[must_use]
    pub fn kind(&self, unit: &UnitState) -> &UnitType {
        // Units are mustered from the catalogue, which is a part of it; the fallback is never met.
        static NOTHING: std::sync::LazyLock<UnitType> = std::sync::LazyLock::new(UnitType::default);
        self.types.get(unit.kind).unwrap_or(&NOTHING)
    }

    /// What a unit costs to build, in mega-credits.
    #[must_use]
    pub fn cost(&self, unit: &UnitState) -> i32 {
        self.kind(unit).cost.map_or(0, Count::get) as i32
    }

    /// What a unit has left of its values, without pods and sector.
    #[must_use]
    pub fn values(&self, unit: &UnitState) -> Values {
        unit.damage.values(self.kind(unit), &self.tables)
    }
}
