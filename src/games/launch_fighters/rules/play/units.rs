//! The units of a battle as they stand between two decisions.

use serde::{Deserialize, Serialize};

use crate::Part;
use geometry::{Facing, Space};

/// A ship by its number in the battle, counted from 0: the ships of the first side in fleet order, then those of the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ShipNumber(pub u16);

/// A squadron by its number in the battle, counted from 0: in the order of the ships that carried them.
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
    /// What a squadron fires.
    Guns,
}

/// A barrage's source: a unit and the system it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Shot {
    /// The unit that fires.
    pub unit: Unit,
    /// The system.
    pub system: System,
}

/// The five stats in the order of the record sheet.
pub type Levels = [u8; 5];

/// A ship's fate so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// Not on the map yet: to be placed, or a reinforcement.
    #[default]
    Waiting,
    /// On the map.
    OnMap,
    /// Gone over the edge, into a retreat area, or by warp.
    Retreated,
    /// Destroyed.
    Eliminated,
}

/// The state of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShipState {
    /// Whether it is on the map, and if not, why.
    pub fate: Fate,
    /// Where it stands while it is on the map, or from where it left.
    pub at: Space,
    /// The flat side at which its arrow points.
    pub facing: Facing,
    /// Cannons, launchers, bays, defense and move.
    pub levels: Levels,
    /// Cargo and passenger holds.
    pub holds: [u16; 2],
    /// Missiles left.
    pub missiles: u16,
    /// Attempts at repair left.
    pub repair: u8,
    /// Boosters left.
    pub boosters: u8,
    /// Squadrons it has recovered this turn.
    pub recovered: u8,
    /// What it has done this turn.
    pub done: Done,
}

/// What a unit has done this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// It has had its chance to move.
    pub moved: bool,
    /// It has had its chance to attack.
    pub attacked: bool,
    /// It has declared that it engages warp.
    pub warp: bool,
    /// It has tried to repair.
    pub repaired: bool,
}

/// Where a squadron is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Berth {
    /// Inside a ship; it shares the ship's fate if that is eliminated or retreats.
    Aboard(ShipNumber),
    /// On the map.
    OnMap(Space),
    /// Gone, alone or with the ship it was in.
    Retreated,
    /// Destroyed.
    Eliminated,
}

/// The state of a squadron.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadronState {
    /// Where it is.
    pub berth: Berth,
    /// Whether its counter lies upside down ("Active and Inactive Fighters").
    pub inactive: bool,
    /// What it has done this turn.
    pub done: Done,
}

impl ShipState {
    /// The level of a stat, or how many holds of a kind are left; 0 for anything else.
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

    /// Whether it is on the map.
    #[must_use]
    #[inline]
    pub fn is_on_map(&self) -> bool {
        self.fate == Fate::OnMap
    }

    /// The space in which it stands, if it is on the map.
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

    /// Whether a squadron that returns to base could still land this turn ("Return to Base").
    #[must_use]
    #[inline]
    pub fn has_free_bay(&self) -> bool {
        self.is_on_map() && self.recovered < self.bays()
    }

    /// Whether cannons or launchers could roll a barrage if something were in range.
    #[must_use]
    pub const fn is_armed(&self) -> bool {
        self.cannons() > 0 || (self.launchers() > 0 && self.missiles > 0)
    }
}

impl SquadronState {
    /// The move stat of every squadron ("How They Relate").
    pub const MOVE: u8 = 5;
    /// The points that every squadron is worth ("Victory").
    pub const POINTS: i32 = 5;

    /// The space in which it is, if it is on the map.
    #[must_use]
    #[inline]
    pub const fn space(&self) -> Option<Space> {
        match self.berth {
            Berth::OnMap(at) => Some(at),
            Berth::Aboard(_) | Berth::Retreated | Berth::Eliminated => None,
        }
    }

    /// The space in which it is, if it is on the map and its counter lies right side up.
    #[must_use]
    #[inline]
    pub const fn active_at(&self) -> Option<Space> {
        if self.inactive { None } else { self.space() }
    }

    /// Whether it is inside this ship.
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
