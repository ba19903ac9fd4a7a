//! Places in the designs at which a finding or a click can point. `paths.rs` puts them into words.

use serde::{Deserialize, Serialize};

use super::body::Body;
use super::system::{Orbit, Space};
use super::{Deployment, Force, ForceUnit, PlayedSystem, Scenario, System, Table, UnitType, Wealth};
use rules::Id;

/// The address of a thing in the designs, or of a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// A system, or a part of it.
    System(Id<System>, InSystem),
    /// A type of unit, or a part of it.
    Unit(Id<UnitType>, InUnit),
    /// A force, or a part of it.
    Force(Id<Force>, InForce),
    /// A scenario, or a part of it.
    Scenario(Id<Scenario>, InScenario),
    /// A table as a whole.
    Table(Table),
    /// A part of a table.
    InTable(Table, InTable),
}

/// A part of a system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InSystem {
    /// The system as a whole.
    Whole,
    /// The name of the system.
    Name,
    /// The technology of the system.
    Technology,
    /// The average wealth of the system.
    Wealth,
    /// The capital of the system.
    Capital,
    /// An orbit of the system.
    Orbit(Id<Orbit>),
    /// A body in an orbit of the system.
    Body(Id<Orbit>, Id<Body>),
    /// A sector of the system.
    Sector(Space),
}

/// A part of a type of unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InUnit {
    /// The type as a whole.
    Whole,
    /// The name of the type.
    Name,
    /// The values of the type.
    Values,
    /// The cost of the type.
    Cost,
    /// How many counters of the type there are.
    Count,
    /// The picture on the front of the type's counter.
    Symbol,
    /// The picture on the back of the type's counter.
    Back,
}

/// A part of a force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InForce {
    /// The force as a whole.
    Whole,
    /// The name of the force.
    Name,
    /// The budget of the force.
    Budget,
    /// A unit of the force.
    Unit(Id<ForceUnit>),
    /// All units of the force that are of this type.
    Units(Id<UnitType>),
}

/// A part of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as a whole.
    Whole,
    /// The name of the scenario.
    Name,
    /// The systems in play.
    Systems,
    /// One system in play.
    System(Id<PlayedSystem>),
    /// The deployment of a force.
    Deployment(Id<Deployment>),
    /// The starting place of a unit of a deployed force.
    Unit(Id<Deployment>, Id<ForceUnit>),
    /// All units of a type in the forces that the scenario deploys.
    Units(Id<UnitType>),
    /// How many turns the scenario has.
    Turns,
    /// The conditions of victory.
    Victory,
    /// The designer's notes.
    Notes,
}

/// A part of a table. Lines are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// The origin of the table, such as the book or the designer.
    Origin,
    /// The combat modifiers in deep space, among asteroids and in starcities.
    Open,
    /// The combat modifiers in sectors with air and in all other vacuum sectors.
    Near,
    /// The values, among the combat modifiers, that a unit has after a critical hit.
    Critical,
    /// A column of the combat table, by its index.
    Differential(u8),
    /// The line of the plunder table for a wealth code.
    Code(Wealth),
    /// A dice table of the politics, by its index.
    Dice(usize),
    /// An outcome of a dice table: the index of the table, and the index of the outcome in it.
    Outcome(usize, usize),
}

impl Place {
    /// The place of a part of a table. If the part is the whole table, the place of the table itself.
    #[must_use]
    pub fn of_table(table: Table, part: InTable) -> Self {
        if part == InTable::Whole { Self::Table(table) } else { Self::InTable(table, part) }
    }

    /// The table in which this place lies, and the part of that table; `None` if the place lies in no table.
    #[must_use]
    pub const fn in_table(self) -> Option<(Table, InTable)> {
        match self {
            Self::Table(table) => Some((table, InTable::Whole)),
            Self::InTable(table, part) => Some((table, part)),
            Self::System(..) | Self::Unit(..) | Self::Force(..) | Self::Scenario(..) => None,
        }
    }
}
