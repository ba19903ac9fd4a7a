//! A unit as a piece that a designer puts on the map, turns and takes off while setting up a scenario.

use super::{Field, Fielded, FleetShip, InScenario, Part, PlacedShip, PlacedSquadron, Scenario, Side, Unit, What};
use geometry::{Facing, Grid, Space};
use rules::Id;

/// A unit of a side, whether or not it stands on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Piece {
    /// A ship of the side's fleet.
    Ship(Id<Side>, Id<FleetShip>),
    /// A squadron that starts on the map, by its index (from 0) in the side's list.
    Squadron(Id<Side>, u32),
    /// A squadron that starts aboard this ship.
    Aboard(Id<Side>, Id<FleetShip>),
}

/// The range of cannons and launchers in spaces ("C) Attack", 2 "Targets and Range").
pub const RANGE: u32 = 5;

impl Piece {
    /// The unit at a place in a scenario; `None` if the place is not a unit.
    #[must_use]
    pub const fn of(place: InScenario) -> Option<Self> {
        match place {
            InScenario::Ship(side, ship) => Some(Self::Ship(side, ship)),
            InScenario::Squadron(side, number) => Some(Self::Squadron(side, number)),
            InScenario::Whole
            | InScenario::Name
            | InScenario::Map
            | InScenario::SetUp
            | InScenario::Landing
            | InScenario::TurnLimit
            | InScenario::Side(_)
            | InScenario::Reinforcement(..)
            | InScenario::Condition(_)
            | InScenario::Notes => None,
        }
    }

    /// The place of the unit in its scenario; for a squadron aboard, the place of its ship.
    #[must_use]
    pub const fn place(self) -> InScenario {
        match self {
            Self::Ship(side, ship) | Self::Aboard(side, ship) => InScenario::Ship(side, ship),
            Self::Squadron(side, number) => InScenario::Squadron(side, number),
        }
    }

    /// The side that the unit belongs to.
    #[must_use]
    pub const fn side(self) -> Id<Side> {
        match self {
            Self::Ship(side, _) | Self::Squadron(side, _) | Self::Aboard(side, _) => side,
        }
    }

    /// The space where the unit stands, on the map or beyond its edge; `None` if it is not placed.
    #[must_use]
    pub fn at(self, scenario: &Scenario) -> Option<Space> {
        let side = scenario.sides.get(self.side())?;
        match self {
            Self::Ship(_, ship) => Some(side.placed(ship)?.at),
            Self::Squadron(_, number) => Some(side.squadrons.get(number as usize)?.at),
            Self::Aboard(..) => None,
        }
    }

    /// The facing of a placed ship; `None` for squadrons and for ships that are not placed.
    #[must_use]
    pub fn facing(self, scenario: &Scenario) -> Option<Facing> {
        let Self::Ship(side, ship) = self else { return None };
        Some(scenario.sides.get(side)?.placed(ship)?.facing)
    }

    /// Puts the unit into a space; a ship gets this facing. Returns the unit's place in the scenario; a squadron that was aboard gets a new place.
    pub fn put(self, scenario: &mut Scenario, at: Space, facing: Facing) -> InScenario {
        let Some(side) = scenario.sides.get_mut(self.side()) else { return self.place() };
        match self {
            Self::Ship(_, ship) => match side.ships.iter_mut().find(|placed| placed.ship == ship) {
                Some(placed) => (placed.at, placed.facing) = (at, facing),
                None => side.ships.push(PlacedShip { ship, at, facing }),
            },
            Self::Squadron(_, number) => {
                if let Some(placed) = side.squadrons.get_mut(number as usize) {
                    placed.at = at;
                }
            }
            Self::Aboard(id, host) => {
                side.squadrons.push(PlacedSquadron { host, at });
                return InScenario::Squadron(id, side.squadrons.len() as u32 - 1);
            }
        }
        self.place()
    }

    /// Takes the unit off the map.
    pub fn take_off(self, scenario: &mut Scenario) {
        let Some(side) = scenario.sides.get_mut(self.side()) else { return };
        match self {
            Self::Ship(_, ship) => side.ships.retain(|placed| placed.ship != ship),
            Self::Squadron(_, number) if (number as usize) < side.squadrons.len() => {
                side.squadrons.remove(number as usize);
            }
            Self::Squadron(..) | Self::Aboard(..) => {}
        }
    }
}

/// The units of a scenario as pieces: their names, numbers and facings.
impl Field<'_> {
    /// Converts a placed unit to a piece.
    #[must_use]
    pub fn piece(&self, unit: &Unit) -> Piece {
        let side = self.sides[unit.side].id;
        match unit.what {
            What::Ship(ship) => Piece::Ship(side, ship),
            What::Squadron(number, _) => Piece::Squadron(side, number),
        }
    }

    /// The placed unit of a piece; `None` if the piece is not on the map.
    #[must_use]
    pub fn unit(&self, piece: Piece) -> Option<&Unit> {
        self.units.iter().find(|unit| self.piece(unit) == piece)
    }

    /// Whether the piece exists in this scenario: a ship of a fleet, a squadron in a side's list, or a squadron still aboard its ship.
    #[must_use]
    pub fn knows(&self, piece: Piece) -> bool {
        let Some(side) = self.sides.iter().find(|side| side.id == piece.side()) else { return false };
        match piece {
            Piece::Ship(_, ship) => side.fleet.ships.get(ship).is_some(),
            Piece::Squadron(_, number) => (number as usize) < side.side.squadrons.len(),
            Piece::Aboard(_, host) => self.aboard(side, host) > 0,
        }
    }

    /// The name of a piece for the start of a sentence.
    #[must_use]
    pub fn piece_name(&self, piece: Piece) -> String {
        let side = self.sides.iter().find(|side| side.id == piece.side());
        match (piece, side, self.unit(piece)) {
            (_, _, Some(unit)) => self.name(unit),
            (Piece::Ship(_, ship), Some(side), _) => side.name(self.content, ship).to_owned(),
            (Piece::Aboard(_, host), Some(side), _) => format!("A squadron of {}", side.name(self.content, host)),
            (Piece::Squadron(..), ..) | (.., None, _) => "A unit that is gone".into(),
        }
    }

    /// Every unit of a side: the ships that start on the map, then the squadrons on the map.
    #[must_use]
    pub fn pieces(&self, side: &Fielded) -> Vec<Piece> {
        let starts = |ship: &Id<FleetShip>| side.side.arrival(*ship).is_none();
        let ships = side.fleet.ships.ids().filter(starts).map(|ship| Piece::Ship(side.id, ship));
        ships.chain((0..side.side.squadrons.len() as u32).map(|number| Piece::Squadron(side.id, number))).collect()
    }

    /// How many of a ship's squadrons start aboard and not on the map.
    #[must_use]
    pub fn aboard(&self, side: &Fielded, ship: Id<FleetShip>) -> u32 {
        let design = side.fleet.ships.get(ship).and_then(|ship| self.content.ships.get(ship.design));
        let out = side.side.squadrons.iter().filter(|squadron| squadron.host == ship).count() as u32;
        design.map_or(0, |design| design.amount(Part::Fighters)).saturating_sub(out)
    }

    /// The flagship of the side that a piece belongs to, if it stands on the map.
    #[must_use]
    pub fn own_flagship(&self, piece: Piece) -> Option<&Unit> {
        self.flagships().into_iter().find(|unit| self.sides[unit.side].id == piece.side())
    }

    /// Whether a piece is the flagship of its side.
    #[must_use]
    pub fn is_flagship(&self, piece: Piece) -> bool {
        let Piece::Ship(id, ship) = piece else { return false };
        self.sides.iter().any(|side| side.id == id && side.fleet.flagship == Some(ship))
    }

    /// The flagships of other sides on the map, with their distances from a space, the nearest first.
    #[must_use]
    pub fn enemy_flagships(&self, side: Id<Side>, from: Space) -> Vec<(&Unit, u32)> {
        let Some((_, map)) = self.map else { return Vec::new() };
        let others = self.flagships().into_iter().filter(|unit| self.sides[unit.side].id != side);
        let mut others: Vec<_> = others.map(|unit| (unit, map.grid.distance(from, unit.at))).collect();
        others.sort_by_key(|(_, distance)| *distance);
        others
    }

    /// The facing that a ship gets when the designer puts it into a space: towards the nearest flagship of another side, or else towards the middle
    /// of the map.
    #[must_use]
    pub fn sensible_facing(&self, piece: Piece, at: Space) -> Facing {
        let Some((_, map)) = self.map else { return Facing::default() };
        let grid: Grid = map.grid;
        let enemy = self.enemy_flagships(piece.side(), at).first().map(|(unit, _)| unit.at);
        grid.facing_towards(at, enemy.unwrap_or_else(|| grid.middle()))
    }
}
