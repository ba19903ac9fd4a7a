//! What never changes in a battle during play: the board, the sides with their units, and the goals.

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
    /// For each goal: the spaces of the area that it names; empty if it names no area.
    pub(super) areas: Vec<BTreeSet<Space>>,
    pub(super) turn_limit: Option<u16>,
    /// The spaces that units can reach, worked out for the use of captains.
    pub(super) reaches: Reaches,
}

/// A side of a battle.
#[derive(Clone, Debug)]
pub struct Combatant {
    /// The id of the side in the scenario.
    pub id: Id<Side>,
    /// The side's name, with a number if another side has the same name.
    pub name: String,
}

/// A ship of a battle, as it was before the first shot.
#[derive(Clone, Debug)]
pub struct Vessel {
    /// The player who owns the ship.
    pub player: Player,
    /// The id of the ship in its side's fleet.
    pub id: Id<FleetShip>,
    /// The ship's design.
    pub design: Id<Ship>,
    /// The ship's name, with its side's name if another side has a ship of the same name.
    pub name: String,
    /// The levels of the ship's stats at the start; a repair raises no stat above its level here.
    pub levels: Levels,
    /// The level of the ship's sensors.
    pub sensors: u8,
    /// Whether the ship has a warp drive.
    pub warp: bool,
    /// The ship's worth without its squadrons, in victory points.
    pub hull: i32,
    /// Whether the ship is its fleet's flagship, which is placed first.
    pub flagship: bool,
    /// When and where the ship enters, if it is a reinforcement.
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
    /// The spaces of the edge or area where the reinforcement can enter.
    pub spaces: Vec<Space>,
}

/// A squadron of a battle.
#[derive(Clone, Debug)]
pub struct Wing {
    /// The player who owns the squadron.
    pub player: Player,
    /// The ship that carries the squadron at the start.
    pub host: ShipNumber,
    /// Whether the squadron has warp drives.
    pub warp: bool,
    pub(super) start: Option<Space>,
}

/// Questions about what never changes in a battle.
impl Battle {
    /// The board on which the battle is fought.
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

    /// Every side, indexed by the number of its player.
    #[must_use]
    pub fn sides(&self) -> &[Combatant] {
        &self.sides
    }

    /// Every ship, indexed by its number.
    #[must_use]
    pub fn ships(&self) -> &[Vessel] {
        &self.ships
    }

    /// Every squadron, indexed by its number.
    #[must_use]
    pub fn squadrons(&self) -> &[Wing] {
        &self.squadrons
    }

    /// The facts about a ship that do not change during play.
    #[must_use]
    #[inline]
    pub fn ship(&self, ship: ShipNumber) -> &Vessel {
        &self.ships[usize::from(ship.0)]
    }

    /// The facts about a squadron that do not change during play.
    #[must_use]
    #[inline]
    pub fn squadron(&self, squadron: SquadronNumber) -> &Wing {
        &self.squadrons[usize::from(squadron.0)]
    }

    /// Every special condition, in the order of the scenario.
    #[must_use]
    pub fn goals(&self) -> &[Condition] {
        &self.goals
    }

    /// The player who owns a unit.
    #[must_use]
    #[inline]
    pub fn player(&self, unit: Unit) -> Player {
        match unit {
            Unit::Ship(ship) => self.ship(ship).player,
            Unit::Squadron(squadron) => self.squadron(squadron).player,
        }
    }

    /// The number that a side's ship has in this battle. The ship is found by its id in the fleet; `None` if it is not in the battle.
    #[must_use]
    pub fn find_ship(&self, side: Id<Side>, ship: Id<FleetShip>) -> Option<ShipNumber> {
        let of_side = |vessel: &Vessel| self.sides.get(vessel.player.index()).is_some_and(|found| found.id == side);
        let index = self.ships.iter().position(|vessel| vessel.id == ship && of_side(vessel))?;
        Some(ShipNumber(index as u16))
    }

    /// The player of a side of the scenario; `None` if the side does not fight.
    #[must_use]
    pub fn find_player(&self, side: Id<Side>) -> Option<Player> {
        self.sides.iter().position(|found| found.id == side).map(|index| Player::new(index as u8))
    }
}
