//! Places in the designs at which a finding or a click can point. `paths.rs` writes them as paths.

use serde::{Deserialize, Serialize};

use super::board::{Barrier, Board, Laid, Layout, Surface};
use super::{Area, BoatClass, Character, Force, Goal, Member, Pace, Player, Scenario, Table, Token, TroopType, Vessel};
use geometry::Space;
use rules::Id;

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// A troop type, or a part of it.
    Troop(Id<TroopType>, InTroop),
    /// A character, or a part of it.
    Character(Id<Character>, InCharacter),
    /// A class of boats, or a part of it.
    Boat(Id<BoatClass>, InBoat),
    /// A board, or a part of it.
    Board(Id<Board>, InBoard),
    /// A layout, or a part of it.
    Layout(Id<Layout>, InLayout),
    /// A force, or a part of it.
    Force(Id<Force>, InForce),
    /// A scenario, or a part of it.
    Scenario(Id<Scenario>, InScenario),
    /// A table.
    Table(Table),
    /// A part of a table.
    InTable(Table, InTable),
}

/// The part of a troop type that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTroop {
    /// The type as a whole.
    Whole,
    /// The name of the type.
    Name,
    /// The values of an ordinary character on foot.
    OnFoot,
    /// The values of an ordinary character on a horse.
    Mounted,
    /// The armour, arms and rights of the type.
    Rights,
}

/// The part of a character that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCharacter {
    /// The character as a whole.
    Whole,
    /// The name of the character.
    Name,
    /// The character's values on foot when sound.
    Sound,
    /// The character's values on foot when wounded.
    Wounded,
    /// The character's defense when stunned.
    Stunned,
    /// The character's values on a horse when sound.
    Mounted,
    /// The character's values on a horse when wounded.
    MountedWounded,
    /// The character's armour and arms.
    Arms,
}

/// The part of a class of boats that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InBoat {
    /// The class as a whole.
    Whole,
    /// The name of the class.
    Name,
    /// The hexes of the hull, and the axis.
    Hull,
    /// The oars and speeds.
    Oars,
    /// The costs of sideways moves and turns.
    Handling,
    /// The hull points and the other properties.
    Build,
}

/// The part of a board that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InBoard {
    /// The board as a whole.
    Whole,
    /// The name of the board.
    Name,
    /// The numbers of columns and rows.
    Size,
    /// The numbers of the edges.
    Edges,
    /// All hexes of one terrain.
    Surface(Surface),
    /// All sides with one kind of barrier.
    Barrier(Barrier),
    /// One hex of the board.
    Space(Space),
}

/// The part of a layout that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InLayout {
    /// The layout as a whole.
    Whole,
    /// The name of the layout.
    Name,
    /// One board of the layout.
    Board(Id<Laid>),
}

/// The part of a force that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InForce {
    /// The force as a whole.
    Whole,
    /// The name of the force.
    Name,
    /// How many points the force may cost at most.
    Budget,
    /// One boat of the force.
    Boat(Id<Vessel>),
    /// One character of the force.
    Member(Id<Member>),
    /// The designer's remarks for this force alone.
    Notes,
}

/// The part of a scenario that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as a whole.
    Whole,
    /// The name of the scenario.
    Name,
    /// The layout of the scenario.
    Layout,
    /// The two forces of the scenario.
    Sides,
    /// The number of the last turn.
    Turns,
    /// One area of the scenario.
    Area(Id<Area>),
    /// A row of the list of things on the ground, which holds things of one kind.
    Token(Id<Token>),
    /// A row for a character whose movement the scenario changes.
    Pace(Id<Pace>),
    /// One goal of the scenario.
    Goal(Id<Goal>),
    /// The start of a boat of a side.
    Boat(Player, Id<Vessel>),
    /// The start of a character of a side.
    Member(Player, Id<Member>),
    /// One thing on the ground, by its row and its hex.
    Thing(Id<Token>, Space),
    /// The special rules of the scenario.
    Options,
    /// For how many turns low tide lasts.
    Tide,
    /// The smallest leads in points that give each grade of victory.
    Grades,
    /// The designer's remarks on the scenario.
    Notes,
}

/// The part of a table that a place points at. The rows of tables are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// The source of the table's values.
    Origin,
    /// One row of the table: odds, a target, a terrain, or a band.
    Line(u8),
}

impl Place {
    /// The place of a part of a table. [`InTable::Whole`] gives [`Place::Table`].
    #[must_use]
    pub fn of_table(table: Table, part: InTable) -> Self {
        if part == InTable::Whole { Self::Table(table) } else { Self::InTable(table, part) }
    }

    /// The table in which the place is, and the part of that table; `None` if the place is not in a table.
    #[must_use]
    pub const fn in_table(self) -> Option<(Table, InTable)> {
        match self {
            Self::Table(table) => Some((table, InTable::Whole)),
            Self::InTable(table, part) => Some((table, part)),
            Self::Troop(..)
            | Self::Character(..)
            | Self::Boat(..)
            | Self::Board(..)
            | Self::Layout(..)
            | Self::Force(..)
            | Self::Scenario(..) => None,
        }
    }
}
