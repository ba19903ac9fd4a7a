//! What a side is rewarded for.

use serde::{Deserialize, Serialize};

use super::{Area, Character};
use rules::kind::{Choosable, Offer};
use rules::{Count, Id};

/// One of the two sides, by the order in which they move (2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Player {
    /// Player A, whose phase comes first.
    #[default]
    A,
    /// Player B.
    B,
}

/// What a side is rewarded for.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Goal {
    /// Who is rewarded.
    pub side: Player,
    /// What for.
    pub what: GoalKind,
    /// Whom it is about; none for any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub character: Option<Id<Character>>,
    /// Which area it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub area: Option<Id<Area>>,
    /// How many of them it takes.
    pub number: Count,
    /// The points for each; none for what each is worth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<Count>,
    /// Whether it wins the game at once.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wins: bool,
}

/// A kind of goal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GoalKind {
    /// Enemies dead or wounded.
    #[default]
    Casualties,
    /// Treasures carried off the board.
    Treasure,
    /// Somebody of the other side dead.
    Killed,
    /// Somebody of the other side led away.
    Taken,
    /// Somebody of its own off the board.
    Escaped,
    /// An area in which it alone has somebody standing at the end.
    Held,
    /// Boats of the other side sunk.
    Sunk,
    /// Boats of the other side seized.
    Seized,
    /// Nobody of the other side left standing.
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
    /// Both, in the order in which they move.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

impl GoalKind {
    /// Every kind, in the order in which they are offered.
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

    /// The word for it, as a table writes it.
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

    /// Whether it can be about one character.
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
            Self::Treasure => "Treasures carried off the board or aboard at the end.",
            Self::Killed => "Somebody of the other side dead.",
            Self::Taken => "Somebody of the other side led off or held at the end.",
            Self::Escaped => "Somebody of its own who leaves the board alive.",
            Self::Held => "An area in which it alone has somebody standing at the end.",
            Self::Sunk => "Boats of the other side that sink.",
            Self::Seized => "Boats of the other side in which it alone has somebody at the end.",
            Self::LastStanding => "Nobody of the other side is left standing.",
        };
        Offer { word: self.label(), help }
    }
}
