//! What does not change while a battle is fought: the board, the sides with their units, and the goals.

use std::collections::BTreeSet;

use super::captains::Reaches;
use super::{Board, Levels, ShipNumber, SquadronNumber, Unit};
use crate::{Condition, FleetShip, Options, Ship, Side};
use geometry::{Facing, Space};
use rules::Id;
use rules::play::Player;

/// A scenario set up for play.
#[derive(Clone, Debug)]
pub struct Battle {
    pub(super) board: Board,
    pub(super) options: Options,
    pub(super) sides: Vec<Combatant>,
    pub(super) ships: Vec<Vessel>,
    pub(super) squadrons: Vec<Wing>,
    pub(super) goals: Vec<Condition>,
    /// The spaces of the areas that goals speak of, by goal.
    pub(super) areas: Vec<BTreeSet<Space>>,
    pub(super) turn_limit: Option<u16>,
    /// Where units can go, for captains.
    pub(super) reaches: Reaches,
}

/// A side of a battle.
#[derive(Clone, Debug)]
pub struct Combatant {
    /// Which side of the scenario.
    pub id: Id<Side>,
    /// What it is called, with a number if another side has that name.
    pub name: String,
}

/// A ship of a battle, as it was before the first shot.
#[derive(Clone, Debug)]
pub struct Vessel {
    /// The player to whom it belongs.
    pub player: Player,
    /// Which ship of the side's fleet.
    pub id: Id<FleetShip>,
    /// Its design.
    pub design: Id<Ship>,
    /// What it is called, with its side where another side has a ship of that name.
    pub name: String,
    /// The stats with which it began; repair raises none above these.
    pub levels: Levels,
    /// The level of its sensors.
    pub sensors: u8,
    /// Whether it has a warp drive.
    pub warp: bool,
    /// What it is worth without its squadrons, in points.
    pub hull: i32,
    /// Whether it is the first of its fleet to be placed.
    pub flagship: bool,
    /// When it arrives and where it can enter, if it is a reinforcement.
    pub arrival: Option<Arrival>,
    pub(super) holds: [u16; 2],
    pub(super) missiles: u16,
    pub(super) repair: u8,
    pub(super) boosters: u8,
    pub(super) start: Option<(Space, Facing)>,
}

/// When and where a reinforcement enters.
#[derive(Clone, Debug)]
pub struct Arrival {
    /// The turn, counted from 1.
    pub turn: u16,
    /// The spaces of the edge or area.
    pub spaces: Vec<Space>,
}

/// A squadron of a battle.
#[derive(Clone, Debug)]
pub struct Wing {
    /// The player to whom it belongs.
    pub player: Player,
    /// The ship that carried it at first.
    pub host: ShipNumber,
    /// Whether it has warp drives.
    pub warp: bool,
    pub(super) start: Option<Space>,
}

/// # Looking
impl Battle {
    /// The board.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The optional rules in use.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Every side, by the number of its player.
    #[must_use]
    pub fn sides(&self) -> &[Combatant] {
        &self.sides
    }

    /// Every ship by its number.
    #[must_use]
    pub fn ships(&self) -> &[Vessel] {
        &self.ships
    }

    /// Every squadron by its number.
    #[must_use]
    pub fn squadrons(&self) -> &[Wing] {
        &self.squadrons
    }

    /// A ship as it was before the first shot.
    #[must_use]
    #[inline]
    pub fn ship(&self, ship: ShipNumber) -> &Vessel {
        &self.ships[usize::from(ship.0)]
    }

    /// A squadron of the battle.
    #[must_use]
    #[inline]
    pub fn squadron(&self, squadron: SquadronNumber) -> &Wing {
        &self.squadrons[usize::from(squadron.0)]
    }

    /// Every special condition, by its index in the scenario.
    #[must_use]
    pub fn goals(&self) -> &[Condition] {
        &self.goals
    }

    /// The player to whom a unit belongs.
    #[must_use]
    #[inline]
    pub fn player(&self, unit: Unit) -> Player {
        match unit {
            Unit::Ship(ship) => self.ship(ship).player,
            Unit::Squadron(squadron) => self.squadron(squadron).player,
        }
    }

    /// The number of the ship that a side fields under an id of its fleet.
    #[must_use]
    pub fn find_ship(&self, side: Id<Side>, ship: Id<FleetShip>) -> Option<ShipNumber> {
        let of_side = |vessel: &Vessel| self.sides.get(vessel.player.index()).is_some_and(|found| found.id == side);
        let index = self.ships.iter().position(|vessel| vessel.id == ship && of_side(vessel))?;
        Some(ShipNumber(index as u16))
    }

    /// The player of a side of the scenario, if it fights.
    #[must_use]
    pub fn find_player(&self, side: Id<Side>) -> Option<Player> {
        self.sides.iter().position(|found| found.id == side).map(|index| Player::new(index as u8))
    }
}
