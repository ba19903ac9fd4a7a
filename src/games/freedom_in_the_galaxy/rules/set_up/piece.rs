//! The pieces that a set-up can place.

use serde::{Deserialize, Serialize};

use crate::cards::{Assignment, Secret};
use crate::{Character, Content, Possession, Side, UnitType};
use rules::Id;
use rules::kind::Named;

/// A piece, or a marker, that a set-up can place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Piece {
    /// Military units of a type.
    Unit(Id<UnitType>),
    /// A character.
    Character(Id<Character>),
    /// A ship or another possession.
    Possession(Id<Possession>),
    /// The secret of a planet, face down (31.1).
    Secret(Id<Secret>),
    /// A strategic assignment, drawn on the turn of its row (35.1).
    Assignment(Id<Assignment>),
    /// A Rebel camp (13.2).
    Camp,
    /// The secret base of the Rebels (34.1).
    SecretBase,
    /// A marker that puts a base Up, for Force Points (19.2).
    BaseUp,
    /// More levels for a base, for Force Points (19.2).
    BaseLevel,
}

impl Piece {
    /// How many numbers are reserved for each kind of piece. One number in a field can thus name any piece.
    const ROOM: u32 = 1_000_000;
    /// The pieces that a project does not design, such as camps, with their names.
    const MARKERS: [(Self, &'static str); 4] = [
        (Self::Camp, "Rebel camp"),
        (Self::SecretBase, "Secret base"),
        (Self::BaseUp, "Base Up"),
        (Self::BaseLevel, "Base level"),
    ];

    /// The cost of putting a base Up, in Force Points (19.7).
    pub const BASE_UP_COST: u32 = 1;
    /// The cost of one more level of a base, in Force Points (19.7).
    pub const BASE_LEVEL_COST: u32 = 3;

    /// The number by which a field names the piece.
    #[must_use]
    pub fn number(self) -> u32 {
        let (room, number) = match self {
            Self::Unit(id) => (0, id.number()),
            Self::Character(id) => (1, id.number()),
            Self::Possession(id) => (2, id.number()),
            Self::Secret(id) => (3, id.number()),
            Self::Assignment(id) => (4, id.number()),
            Self::Camp => (5, 0),
            Self::SecretBase => (5, 1),
            Self::BaseUp => (5, 2),
            Self::BaseLevel => (5, 3),
        };
        room * Self::ROOM + number
    }

    /// The piece that a field names by this number.
    #[must_use]
    pub fn of_number(number: u32) -> Self {
        let id = number % Self::ROOM;
        match number / Self::ROOM {
            0 => Self::Unit(Id::new(id)),
            1 => Self::Character(Id::new(id)),
            2 => Self::Possession(Id::new(id)),
            3 => Self::Secret(Id::new(id)),
            4 => Self::Assignment(Id::new(id)),
            _ => Self::MARKERS.get(id as usize).map_or(Self::Camp, |(piece, _)| *piece),
        }
    }

    /// Every piece of a project that a set-up can place, each with the number by which a field names it, and its name.
    #[must_use]
    pub fn all(content: &Content) -> Named {
        let units = content.units.iter().map(|(id, unit)| (Self::Unit(id).number(), unit.name.clone()));
        let characters = content.characters.iter().map(|(id, found)| (Self::Character(id).number(), found.name.clone()));
        let possessions = content.possessions.iter().map(|(id, found)| (Self::Possession(id).number(), found.name.clone()));
        let secrets = content.secrets.iter().map(|(id, secret)| (Self::Secret(id).number(), secret.name.clone()));
        let assignments = content.assignments.iter().map(|(id, found)| (Self::Assignment(id).number(), assignment_name(found)));
        let markers = Self::MARKERS.map(|(piece, name)| (piece.number(), name.to_owned()));
        units.chain(characters).chain(possessions).chain(secrets).chain(assignments).chain(markers).collect()
    }

    /// The character or possession with this name.
    #[must_use]
    pub fn named(content: &Content, name: &str) -> Option<Self> {
        let same = |known: &str| known.trim().eq_ignore_ascii_case(name.trim());
        let character = content.characters.find(|found| same(&found.name)).map(|(id, _)| Self::Character(id));
        character.or_else(|| content.possessions.find(|found| same(&found.name)).map(|(id, _)| Self::Possession(id)))
    }

    /// The name of the piece; `None` if the project does not have it.
    #[must_use]
    pub fn name(self, content: &Content) -> Option<String> {
        match self {
            Self::Unit(id) => content.units.get(id).map(|unit| unit.label().to_owned()),
            Self::Character(id) => content.characters.get(id).map(|character| character.label().to_owned()),
            Self::Possession(id) => content.possessions.get(id).map(|possession| possession.label().to_owned()),
            Self::Secret(id) => content.secrets.get(id).map(|secret| secret.label().to_owned()),
            Self::Assignment(id) => content.assignments.get(id).map(assignment_name),
            Self::Camp | Self::SecretBase | Self::BaseUp | Self::BaseLevel => {
                Self::MARKERS.iter().find(|(piece, _)| *piece == self).map(|(_, name)| (*name).to_owned())
            }
        }
    }

    /// The name of the piece, or words that say that it is gone.
    #[must_use]
    pub fn label(self, content: &Content) -> String {
        self.name(content).unwrap_or_else(|| "something that is gone".to_owned())
    }

    /// The only side that can have the piece; `None` if both sides can, or if the project does not have it.
    #[must_use]
    pub fn side(self, content: &Content) -> Option<Side> {
        match self {
            Self::Unit(id) => content.units.get(id).map(|unit| unit.side),
            Self::Character(id) => content.characters.get(id).map(|character| character.side),
            Self::Possession(id) => content.possessions.get(id).map(|possession| possession.kind.side()),
            Self::Secret(_) | Self::Assignment(_) => Some(Side::Imperial),
            Self::Camp | Self::SecretBase => Some(Side::Rebel),
            Self::BaseUp | Self::BaseLevel => None,
        }
    }
}

/// The name of an assignment in lists of pieces.
fn assignment_name(assignment: &Assignment) -> String {
    format!("Assignment {}", assignment.number)
}
