//! Places in the designs that a finding or a click can point at. `paths.rs` puts them into words.

use serde::{Deserialize, Serialize};

use super::body::Body;
use super::system::{Orbit, Space};
use super::{Deployment, Force, ForceUnit, PlayedSystem, Scenario, System, Table, UnitType, Wealth};
use rules::Id;

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// A system, or something in it.
    System(Id<System>, InSystem),
    /// A type of unit, or something of it.
    Unit(Id<UnitType>, InUnit),
    /// A force, or something in it.
    Force(Id<Force>, InForce),
    /// A scenario, or something in it.
    Scenario(Id<Scenario>, InScenario),
    /// A table.
    Table(Table),
    /// Something in a table.
    InTable(Table, InTable),
}

/// Which part of a system is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InSystem {
    /// The system as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its technology.
    Technology,
    /// Its average wealth.
    Wealth,
    /// Its capital.
    Capital,
    /// One of its orbits.
    Orbit(Id<Orbit>),
    /// A body in one of its orbits.
    Body(Id<Orbit>, Id<Body>),
    /// A sector.
    Sector(Space),
}

/// Which part of a type of unit is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InUnit {
    /// The type as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its values.
    Values,
    /// Its cost.
    Cost,
    /// How many counters there are.
    Count,
    /// What its counter shows.
    Symbol,
    /// What the back of its counter shows.
    Back,
}

/// Which part of a force is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InForce {
    /// The force as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its budget.
    Budget,
    /// One of its units.
    Unit(Id<ForceUnit>),
    /// All its units of a type.
    Units(Id<UnitType>),
}

/// Which part of a scenario is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as a whole.
    Whole,
    /// Its name.
    Name,
    /// The systems in play.
    Systems,
    /// One system in play.
    System(Id<PlayedSystem>),
    /// The deployment of a force.
    Deployment(Id<Deployment>),
    /// A unit of a force, where it starts.
    Unit(Id<Deployment>, Id<ForceUnit>),
    /// All units of a type that its forces have.
    Units(Id<UnitType>),
    /// How many turns are played.
    Turns,
    /// How the game is won.
    Victory,
    /// The designer's notes.
    Notes,
}

/// Which part of a table is meant. Lines are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// Where it comes from.
    Origin,
    /// The combat modifiers in the open.
    Open,
    /// The combat modifiers elsewhere.
    Near,
    /// What critical hits leave, among the combat modifiers.
    Critical,
    /// A column of the combat table.
    Differential(u8),
    /// A line of the plunder table.
    Code(Wealth),
    /// A table of dice of the politics.
    Dice(usize),
    /// An outcome of a table of dice.
    Outcome(usize, usize),
}

impl Place {
    /// The place of a part of a table; for the whole table, the place of the table itself.
    #[must_use]
    pub fn of_table(table: Table, part: InTable) -> Self {
        if part == InTable::Whole { Self::Table(table) } else { Self::InTable(table, part) }
    }

    /// The table and the part of it that this place means, if it is in a table.
    #[must_use]
    pub const fn in_table(self) -> Option<(Table, InTable)> {
        match self {
            Self::Table(table) => Some((table, InTable::Whole)),
            Self::InTable(table, part) => Some((table, part)),
            Self::System(..) | Self::Unit(..) | Self::Force(..) | Self::Scenario(..) => None,
        }
    }
}
