//! Places in the designs that a finding or a click can point at. How they are called stands in `paths.rs`.

use serde::{Deserialize, Serialize};

use super::board::{Barrier, Board, Laid, Layout, Surface};
use super::{Area, BoatClass, Character, Force, Goal, Member, Pace, Player, Scenario, Table, Token, TroopType, Vessel};
use geometry::Space;
use rules::Id;

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// A troop type, or something of it.
    Troop(Id<TroopType>, InTroop),
    /// A character, or something of him.
    Character(Id<Character>, InCharacter),
    /// A class of boats, or something of it.
    Boat(Id<BoatClass>, InBoat),
    /// A board, or something of it.
    Board(Id<Board>, InBoard),
    /// A layout, or something of it.
    Layout(Id<Layout>, InLayout),
    /// A force, or something of it.
    Force(Id<Force>, InForce),
    /// A scenario, or something of it.
    Scenario(Id<Scenario>, InScenario),
    /// A table.
    Table(Table),
    /// Something in a table.
    InTable(Table, InTable),
}

/// What is meant of a troop type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTroop {
    /// The type as a whole.
    Whole,
    /// Its name.
    Name,
    /// The values of an ordinary one on foot.
    OnFoot,
    /// The values of an ordinary one on a horse.
    Mounted,
    /// What it wears, carries and may do.
    Rights,
}

/// What is meant of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCharacter {
    /// The character as a whole.
    Whole,
    /// His name.
    Name,
    /// His values sound, on foot.
    Sound,
    /// His values wounded, on foot.
    Wounded,
    /// His defense stunned.
    Stunned,
    /// His values sound, on a horse.
    Mounted,
    /// His values wounded, on a horse.
    MountedWounded,
    /// What he wears and carries.
    Arms,
}

/// What is meant of a class of boats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InBoat {
    /// The class as a whole.
    Whole,
    /// Its name.
    Name,
    /// The hexes of its hull, and its axis among them.
    Hull,
    /// Who rows, and how fast.
    Oars,
    /// What sideways moves and turns cost.
    Handling,
    /// What it bears, and what it is besides.
    Build,
}

/// What is meant of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InBoard {
    /// The board as a whole.
    Whole,
    /// Its name.
    Name,
    /// How many hexes it has each way.
    Size,
    /// The numbers of its edges.
    Edges,
    /// All its hexes of one terrain.
    Surface(Surface),
    /// All its sides on which something of one kind stands.
    Barrier(Barrier),
    /// A hex.
    Space(Space),
}

/// What is meant of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InLayout {
    /// The layout as a whole.
    Whole,
    /// Its name.
    Name,
    /// A board that is laid down.
    Board(Id<Laid>),
}

/// What is meant of a force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InForce {
    /// The force as a whole.
    Whole,
    /// Its name.
    Name,
    /// The points that it may have.
    Budget,
    /// One of its boats.
    Boat(Id<Vessel>),
    /// One of its characters.
    Member(Id<Member>),
    /// The remarks for it alone.
    Notes,
}

/// What is meant of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as a whole.
    Whole,
    /// Its name.
    Name,
    /// The boards on which it is fought.
    Layout,
    /// Who fights.
    Sides,
    /// The last turn.
    Turns,
    /// An area.
    Area(Id<Area>),
    /// Things of one kind that lie about.
    Token(Id<Token>),
    /// A character who moves in his own way.
    Pace(Id<Pace>),
    /// A goal.
    Goal(Id<Goal>),
    /// Where a boat of a side begins.
    Boat(Player, Id<Vessel>),
    /// Where a character of a side begins.
    Member(Player, Id<Member>),
    /// One of the things that lie about, on its hex.
    Thing(Id<Token>, Space),
    /// The rules that hold besides the usual ones.
    Options,
    /// The turns of low tide.
    Tide,
    /// The grades of victory.
    Grades,
    /// The designer's remarks.
    Notes,
}

/// What is meant of a table. Its lines go by their places, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// Where it comes from.
    Origin,
    /// A line of it: odds, a target, a terrain, a band.
    Line(u8),
}

impl Place {
    /// A part of a table; the table itself goes by its name alone.
    #[must_use]
    pub fn of_table(table: Table, part: InTable) -> Self {
        if part == InTable::Whole { Self::Table(table) } else { Self::InTable(table, part) }
    }

    /// The table and the part of it that it is, if it is in one.
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
