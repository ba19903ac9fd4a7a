//! The units of a battle and their states between two decisions.

use serde::{Deserialize, Serialize};

use crate::Part;
use geometry::{Facing, Space};

/// The number of a ship in the battle, counted from 0: the ships of the first side in fleet order, then those of the next side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShipNumber(pub u16);

/// The number of a squadron in the battle, counted from 0, in the order of the ships that carry the squadrons at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SquadronNumber(pub u16);

/// A ship or a squadron ("Your Fleet").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Unit {
    /// A ship.
    Ship(ShipNumber),
    /// A fighter squadron.
    Squadron(SquadronNumber),
}

/// A weapons system ("1) Choose a Weapons System").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum System {
    /// Unguided weapons of a ship.
    Cannons,
    /// Missiles of a ship.
    Launchers,
    /// Bays, which launch squadrons.
    Bays,
    /// The guns of a squadron.
    Guns,
}

/// Where a barrage comes from: a unit, and the weapons system that it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    /// The unit that fires.
    pub unit: Unit,
    /// The weapons system that the unit uses.
    pub system: System,
}

/// The levels of the five stats, in the order of the record sheet.
pub type Levels = [u8; 5];

/// Whether a ship is in play, and if not, why.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// Not on the map yet, because the ship has still to be placed or is a reinforcement.
    #[default]
    Waiting,
    /// The ship is on the map.
    OnMap,
    /// Left the map over an edge, from a retreat area, or by warp.
    Retreated,
    /// The ship was eliminated.
    Eliminated,
}

/// The state of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipState {
    /// Whether the ship is on the map, and if not, why.
    pub fate: Fate,
    /// The ship's space while it is on the map, or the last space before it left.
    pub at: Space,
    /// The side of its space that the ship points at.
    pub facing: Facing,
    /// The levels of cannons, launchers, bays, defense and move.
    pub levels: Levels,
    /// How many cargo holds and how many passenger holds are left.
    pub holds: [u16; 2],
    /// How many missiles are left.
    pub missiles: u16,
    /// How many attempts at repair are left.
    pub repair: u8,
    /// How many boosters are left.
    pub boosters: u8,
    /// How many squadrons have landed on the ship this turn.
    pub recovered: u8,
    /// The ship's actions in this turn.
    pub done: Done,
}

/// A record of a unit's actions in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// The unit has had its chance to move.
    pub moved: bool,
    /// The unit has had its chance to attack.
    pub attacked: bool,
    /// The unit has declared that it engages warp.
    pub warp: bool,
    /// The unit has tried a repair.
    pub repaired: bool,
}

/// Where a squadron is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Berth {
    /// Inside this ship. If the ship is eliminated or retreats, the squadron is gone with it.
    Aboard(ShipNumber),
    /// On the map, in this space.
    OnMap(Space),
    /// The squadron left the map alone.
    Retreated,
    /// The squadron was eliminated.
    Eliminated,
}

/// The state of a squadron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadronState {
    /// The squadron's place.
    pub berth: Berth,
    /// Whether the squadron's counter lies upside down ("Active and Inactive Fighters").
    pub inactive: bool,
    /// The squadron's actions in this turn.
    pub done: Done,
}

impl ShipState {
    /// The present level of a stat, or how many holds of a kind are left; 0 for any other part.
    #[must_use]
    pub fn level(&self, part: Part) -> u16 {
        match place(part) {
            Some(Slot::Stat(index)) => self.levels[index].into(),
            Some(Slot::Hold(index)) => self.holds[index],
            None => 0,
        }
    }

    pub(super) fn set_level(&mut self, part: Part, level: u16) {
        match place(part) {
            Some(Slot::Stat(index)) => self.levels[index] = level.min(u16::from(u8::MAX)) as u8,
            Some(Slot::Hold(index)) => self.holds[index] = level,
            None => {}
        }
    }

    /// Whether the ship is on the map.
    #[must_use]
    #[inline]
    pub fn is_on_map(&self) -> bool {
        self.fate == Fate::OnMap
    }

    /// The ship's space; `None` if the ship is not on the map.
    #[must_use]
    #[inline]
    pub fn space(&self) -> Option<Space> {
        self.is_on_map().then_some(self.at)
    }

    /// The level of the cannons.
    #[must_use]
    pub const fn cannons(&self) -> u8 {
        self.levels[0]
    }

    /// The level of the launchers.
    #[must_use]
    pub const fn launchers(&self) -> u8 {
        self.levels[1]
    }

    /// The level of the bays.
    #[must_use]
    pub const fn bays(&self) -> u8 {
        self.levels[2]
    }

    /// The level of the defense.
    #[must_use]
    pub const fn defense(&self) -> u8 {
        self.levels[3]
    }

    /// The level of the move stat, in spaces a turn.
    #[must_use]
    pub const fn movement(&self) -> u8 {
        self.levels[4]
    }

    /// Whether another squadron could still land on the ship this turn ("Return to Base").
    #[must_use]
    #[inline]
    pub fn has_free_bay(&self) -> bool {
        self.is_on_map() && self.recovered < self.bays()
    }

    /// Whether the ship has cannons, or launchers with missiles, to roll a barrage with.
    #[must_use]
    pub const fn is_armed(&self) -> bool {
        self.cannons() > 0 || (self.launchers() > 0 && self.missiles > 0)
    }
}

impl SquadronState {
    /// The move stat of every squadron ("How to Move").
    pub const MOVE: u8 = 5;
    /// The points that every squadron is worth ("Victory").
    pub const POINTS: i32 = 5;

    /// The squadron's space; `None` if the squadron is not on the map.
    #[must_use]
    #[inline]
    pub const fn space(&self) -> Option<Space> {
        match self.berth {
            Berth::OnMap(at) => Some(at),
            Berth::Aboard(_) | Berth::Retreated | Berth::Eliminated => None,
        }
    }

    /// The squadron's space; `None` if the squadron is not on the map or lies upside down.
    #[must_use]
    #[inline]
    pub const fn active_at(&self) -> Option<Space> {
        if self.inactive { None } else { self.space() }
    }

    /// Whether the squadron is inside this ship.
    #[must_use]
    #[inline]
    pub fn is_aboard(&self, ship: ShipNumber) -> bool {
        self.berth == Berth::Aboard(ship)
    }
}

enum Slot {
    Stat(usize),
    Hold(usize),
}

const fn place(part: Part) -> Option<Slot> {
    match part {
        Part::Cannons => Some(Slot::Stat(0)),
        Part::Launchers => Some(Slot::Stat(1)),
        Part::Bays => Some(Slot::Stat(2)),
        Part::Defense => Some(Slot::Stat(3)),
        Part::Move => Some(Slot::Stat(4)),
        Part::Cargo => Some(Slot::Hold(0)),
        Part::Passengers => Some(Slot::Hold(1)),
        Part::Missiles | Part::Fighters | Part::Sensors | Part::Warp | Part::Repair | Part::Boosters => None,
    }
}
