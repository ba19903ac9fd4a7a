//! The parts of a game that do not change while it is played: the tiles, the catalogue, the tables, and the sides.

use std::sync::Arc;

use super::{UnitState, Where};
use crate::economy::Decrees;
use crate::odds::Chances;
use crate::{Color, PlayedSystem, Purchases, ScenarioForm, System, Tables, UnitType, Values, Victory};
use rules::play::Player;
use rules::{Count, Id, Shelf};

/// A scenario made ready for play: a campaign of turns, or a battle.
#[derive(Clone, Debug)]
pub struct Contest {
    pub(super) public: Public,
    /// Every counter with its start, in the order of the catalogue: in a battle the counters in play, in a campaign all counters of the game.
    pub(super) start: Vec<UnitState>,
    /// The name of every unit, by its number.
    pub(super) names: Vec<String>,
}

/// Everything that all players know of a game; it leaves out which side has which units. A copy shares all large parts with the original.
#[derive(Clone, Debug)]
pub struct Public {
    pub(super) sides: Arc<[Side]>,
    pub(super) tiles: Arc<[Tile]>,
    pub(super) types: Arc<Shelf<UnitType>>,
    pub(super) tables: Arc<Tables>,
    /// In a campaign, the type of every counter of the game, by the counter's number, and the first player who can build the counter. Empty in a
    /// battle, where it would reveal which units take part.
    pub(super) counters: Arc<[(Id<UnitType>, Player)]>,
    /// The chances of a shot for each differential, from [`Public::LOWEST`] up; `None` where the combat table lacks a cell.
    pub(super) chances: Arc<[Option<Chances>]>,
    pub(super) form: ScenarioForm,
    /// How many turns the game has; 0 in a battle.
    pub(super) turns: u16,
    pub(super) victory: Victory,
    /// Whether the Vikings buy their forces during the game or start with those that the designer bought.
    pub(super) purchases: Purchases,
    /// Whether each game deals its tiles and local units anew.
    pub(super) dealt_anew: bool,
    /// Whether, at the end of a segment, the Viking can loot only sectors in which a carrier stands.
    pub(super) looting_where_carriers_stand: bool,
}

/// One side of the game: a Viking, or the Federation.
#[derive(Clone, Debug)]
pub struct Side {
    /// The name of the side.
    pub name: String,
    /// The mega-credits of the side before the first turn: the sum that a Viking may spend or, if the designer has bought the force, what is left of
    /// that sum.
    pub purse: u32,
    /// The extra mega-credits that the scenario gives this side: in a campaign before the first turn, in a battle as part of its total.
    pub given: u32,
    /// Whether this Viking buys the force during the game.
    pub buys: bool,
}

/// A tile in play.
#[derive(Clone, Debug)]
pub struct Tile {
    /// The scenario's entry for this tile's system. If each game deals its tiles anew, all tiles have the id of the first entry.
    pub id: Id<PlayedSystem>,
    /// The system on the tile.
    pub system: System,
    /// The name of the tile, with a number if the system has another tile.
    pub name: String,
}

/// The counters of the game: those at the start, and those that a Viking could buy.
impl Contest {
    /// Every counter as it starts, by its number.
    #[must_use]
    pub fn units_at_start(&self) -> &[UnitState] {
        &self.start
    }

    /// How many counters of a type a Viking with unlimited money could buy before the first turn of a campaign.
    #[must_use]
    pub fn for_sale(&self, viking: Player, kind: Id<UnitType>) -> usize {
        self.start.iter().filter(|unit| is_for_sale(&self.public, unit, viking, kind)).count()
    }

    /// The same campaign, but a Viking starts with this many units of a type at the home base; if there are fewer, with all of them.
    #[must_use]
    pub fn with_bought(mut self, viking: Player, kind: Id<UnitType>, count: u32) -> Self {
        let public = &self.public;
        let supply = self.start.iter_mut().filter(|unit| is_for_sale(public, unit, viking, kind));
        for unit in supply.take(count as usize) {
            *unit = UnitState::new(kind, viking, UnitState::NO_TILE, Where::Home);
        }
        self
    }
}

/// Whether a counter is of this type, is in the supply, and can be built by this Viking.
fn is_for_sale(public: &Public, unit: &UnitState, viking: Player, kind: Id<UnitType>) -> bool {
    unit.kind == kind && unit.at == Where::Supply && (unit.owner == viking || public.shares_red())
}

/// Facts about the game that all players know: its sides, players, tiles and rules.
impl Public {
    /// All sides, by the number of the player: the Vikings, and last the Federation.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// All players, the Federation last.
    pub fn players(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        (0..self.sides.len() as u8).map(Player::new)
    }

    /// The players who are Vikings.
    pub fn raiders(&self) -> impl DoubleEndedIterator<Item = Player> + use<> {
        (0..self.sides.len() as u8 - 1).map(Player::new)
    }

    /// The player of the Federation, which has all blue and green forces at the start.
    #[must_use]
    pub fn federation(&self) -> Player {
        Player::new(self.sides.len() as u8 - 1)
    }

    /// Whether a player is a Viking.
    #[must_use]
    pub fn is_viking(&self, player: Player) -> bool {
        player != self.federation()
    }

    /// All tiles of the game, by number.
    #[must_use]
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// The tile with this number, counted from 0.
    #[must_use]
    pub fn tile(&self, tile: u8) -> &Tile {
        &self.tiles[usize::from(tile)]
    }

    /// The catalogue of units.
    #[must_use]
    pub fn types(&self) -> &Shelf<UnitType> {
        &self.types
    }

    /// The tables of the project.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The form of the game: standard, double, battle or free.
    #[must_use]
    pub const fn form(&self) -> ScenarioForm {
        self.form
    }

    /// How many turns the game has; 0 in a battle.
    #[must_use]
    pub const fn turns(&self) -> u16 {
        self.turns
    }

    /// The conditions of victory.
    #[must_use]
    pub const fn victory(&self) -> &Victory {
        &self.victory
    }

    /// Whether the game is a battle: one segment for each tile, without turns.
    #[must_use]
    pub fn is_battle(&self) -> bool {
        self.form == ScenarioForm::Battle
    }

    /// Whether the Vikings share one set of red counters; in the double game each has their own.
    #[must_use]
    pub const fn shares_red(&self) -> bool {
        self.form.sets() == 1
    }

    /// The type of a unit.
    #[must_use]
    pub fn kind(&self, unit: &UnitState) -> &UnitType {
        self.kind_of(unit.kind)
    }

    /// The type with this id.
    #[must_use]
    pub fn kind_of(&self, kind: Id<UnitType>) -> &UnitType {
        // Every unit's type is in this catalogue, so the fallback is never used.
        static NOTHING: std::sync::LazyLock<UnitType> = std::sync::LazyLock::new(UnitType::default);
        self.types.get(kind).unwrap_or(&NOTHING)
    }

    /// The printed cost of building a unit, in mega-credits; 0 if the catalogue has none.
    #[must_use]
    pub fn cost(&self, unit: &UnitState) -> i32 {
        self.kind(unit).cost.map_or(0, Count::get) as i32
    }

    /// The values that a damaged unit has left, without the modifiers of pods and sector.
    #[must_use]
    pub fn values(&self, unit: &UnitState) -> Values {
        unit.damage.values(self.kind(unit), &self.tables)
    }

    /// The chances of a shot at this differential; `None` if the combat table lacks a cell of its column.
    #[must_use]
    pub fn chances(&self, differential: i32) -> Option<Chances> {
        let column = differential.clamp(Self::LOWEST, -Self::LOWEST) - Self::LOWEST;
        self.chances.get(column as usize).copied().flatten()
    }

    /// The lowest differential for which chances are kept; its opposite is the highest. Beyond these two, all columns of a combat table are the same.
    pub(super) const LOWEST: i32 = -60;

    /// The price of a victory point for a player under the decrees of a turn, in mega-credits.
    #[must_use]
    pub fn price_of_a_point(&self, decrees: &Decrees, player: Player) -> u32 {
        let economy = &self.tables.economy;
        if self.is_viking(player) { economy.viking_point.get() } else { economy.federate_point.get() + decrees.dearer }
    }

    /// Whether a unit is a local one.
    #[must_use]
    pub fn is_local(&self, unit: &UnitState) -> bool {
        self.kind(unit).color == Color::Green
    }

    /// Whether a unit is the fortress that makes its tile a Quadrant Capital.
    #[must_use]
    pub fn is_capital_fortress(&self, unit: &UnitState) -> bool {
        let kind = self.kind(unit);
        kind.color == Color::Blue && kind.is_fortress()
    }
}
