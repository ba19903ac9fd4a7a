//! A goal of a side in a scenario: the event that is rewarded, and the reward.

use serde::{Deserialize, Serialize};

use super::{Area, Character};
use rules::kind::{Choosable, Offer};
use rules::{Count, Id};

/// One of the two sides, in the order in which they move (2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Player {
    /// Player A, whose phase comes first.
    #[default]
    A,
    /// Player B.
    B,
}

/// A goal, for which a side gets points or wins the game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goal {
    /// The side that is rewarded.
    pub side: Player,
    /// The kind of event that the side is rewarded for.
    pub what: GoalKind,
    /// The character whom the goal is about; `None` if any character counts.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<Id<Character>>,
    /// The area that the side has to hold, or the area at the edge over which something must leave the board. For leaving the board, `None` means any
    /// edge.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<Id<Area>>,
    /// How many times the event must happen for the goal to be met.
    pub number: Count,
    /// The points for each time that the event happens; `None` means the point value of each character, treasure or boat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Count>,
    /// Whether the side wins the game at once when the goal is met.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wins: bool,
}

/// A kind of goal: the event that is rewarded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoalKind {
    /// Enemies are dead or wounded.
    #[default]
    Casualties,
    /// Treasures are carried off the board.
    Treasure,
    /// A character of the other side is dead.
    Killed,
    /// A character of the other side is led away as a captive.
    Taken,
    /// A character of the rewarded side has left the board.
    Escaped,
    /// At the end of the game, only the rewarded side has a character standing in an area.
    Held,
    /// Boats of the other side are sunk.
    Sunk,
    /// Boats of the other side are seized.
    Seized,
    /// No character of the other side is left standing.
    LastStanding,
}

impl Default for Goal {
    fn default() -> Self {
        Self {
            side: Player::A,
            what: GoalKind::default(),
            character: None,
            area: None,
            number: Count::clamped(1),
            points: None,
            wins: false,
        }
    }
}

impl Player {
    /// Both sides, in the order in which they move.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The letter of the side.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
        }
    }

    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl GoalKind {
    /// Every kind of goal, in the order in which the editor offers them.
    pub const ALL: [Self; 9] = [
        Self::Casualties,
        Self::Treasure,
        Self::Killed,
        Self::Taken,
        Self::Escaped,
        Self::Held,
        Self::Sunk,
        Self::Seized,
        Self::LastStanding,
    ];

    /// The word for the kind, as it is written in a table.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Casualties => "casualties",
            Self::Treasure => "treasure",
            Self::Killed => "killed",
            Self::Taken => "taken",
            Self::Escaped => "escaped",
            Self::Held => "held",
            Self::Sunk => "sunk",
            Self::Seized => "seized",
            Self::LastStanding => "last standing",
        }
    }

    /// Whether a goal of this kind can name an area: the area to hold, or the area over which a character or thing must leave the board.
    #[must_use]
    pub const fn names_area(self) -> bool {
        matches!(self, Self::Held | Self::Treasure | Self::Taken | Self::Escaped)
    }

    /// Whether a goal of this kind can name one character.
    #[must_use]
    pub const fn names_somebody(self) -> bool {
        matches!(self, Self::Killed | Self::Taken | Self::Escaped)
    }
}

impl Choosable for Player {
    const WHAT: &'static str = "a side";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::A => "The side whose phase comes first.",
            Self::B => "The side whose phase comes second.",
        };
        Offer { word: self.label(), help }
    }
}

impl Choosable for GoalKind {
    const WHAT: &'static str = "a kind of goal";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Casualties => "Enemies: the dead count whole, the wounded half.",
            Self::Treasure => "Treasures carried off the board, by its area if it has one, or else aboard at the end too.",
            Self::Killed => "Somebody of the other side dead.",
            Self::Taken => "Somebody of the other side led off, by its area if it has one, or held at the end.",
            Self::Escaped => "Somebody of its own who leaves the board alive, by its area if it has one.",
            Self::Held => "An area in which it alone has somebody standing at the end.",
            Self::Sunk => "Boats of the other side that sink.",
            Self::Seized => "Boats of the other side in which it alone has somebody at the end.",
            Self::LastStanding => "Nobody of the other side is left standing.",
        };
        Offer { word: self.label(), help }
    }
}
