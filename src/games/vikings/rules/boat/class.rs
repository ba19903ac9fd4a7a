//! A class of boats: the values that all boats of one kind, such as all drakkars, have in common (4.1, 9.5).

use serde::{Deserialize, Serialize};

use rules::kind::{Choosable, Offer};
use rules::out_of_bounds;
use rules::{Level, Origin, counted};

/// A class of boats (4.1, 9.5). Its values may break rules, but its hull always has a shape that is possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BoatClass {
    /// The name of the class.
    pub name: String,
    /// The length of the keel in hexes, including the hexes of the bow and the helm.
    pub length: KeelLength,
    /// How many rows of hexes the hull has.
    pub rows: Rows,
    /// The hex of the keel round which the boat turns, counted from the helm, whose hex is 1 (4.43).
    pub axis: Level,
    /// How many oarsmen at most can row at once.
    pub seats: Level,
    /// The best speed forwards, in hexes a phase.
    pub forwards: Level,
    /// The best speed backwards, in hexes a phase.
    pub backwards: Level,
    /// How many pairs of oarsmen are needed to change the boat's speed by 1, by 2 and by 3 in a phase. In a hull of one row, these are numbers of
    /// single oarsmen. `None` if no crew can change the speed so much.
    pub acceleration: [Option<Level>; 3],
    /// The points of speed that a sideways move costs.
    pub sideways_loss: Level,
    /// The points of speed that a turn costs.
    pub turn_loss: Level,
    /// How many turns of 60 degrees the boat can make in a phase; `None` if there is no limit.
    pub turns: Option<Level>,
    /// How many points of damage sink the boat (4.7).
    pub hull: Level,
    /// Whether bow and stern are interchangeable (4.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub reversible: bool,
    /// Whether the boat has a helm, for a steersman.
    pub helm: bool,
    /// Whether horses can go aboard (4.83).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub horses: bool,
    /// How many characters are needed to push the boat off a beach (4.45).
    pub pushers: Level,
    /// The weight in comparison with other classes. The lighter of two boats is pulled, and the heavier one moves first (4.41, 4.65).
    pub weight: Level,
    /// The source of the values, such as the book or the designer.
    pub origin: Origin,
}

impl Default for BoatClass {
    /// A bare hull of three rows with a helm. Most other values are 0 or `None`.
    fn default() -> Self {
        Self {
            name: String::new(),
            length: KeelLength::clamped(6),
            rows: Rows::Three,
            axis: Level::clamped(4),
            seats: Level::default(),
            forwards: Level::default(),
            backwards: Level::default(),
            acceleration: [None; 3],
            sideways_loss: Level::default(),
            turn_loss: Level::default(),
            turns: Some(Level::clamped(1)),
            hull: Level::default(),
            reversible: false,
            helm: true,
            horses: false,
            pushers: Level::default(),
            weight: Level::default(),
            origin: Origin::Own,
        }
    }
}

impl BoatClass {
    /// The name of the class, or "Unnamed class".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed class" } else { &self.name }
    }

    /// The greater of the best speeds forwards and backwards.
    #[must_use]
    pub fn best_speed(&self) -> Level {
        self.forwards.max(self.backwards)
    }

    /// This many rowers in words: as pairs or, for a hull of one row, as single oarsmen.
    #[must_use]
    pub fn rowers(&self, number: u32) -> String {
        match self.rows {
            Rows::One if number == 1 => "1 oarsman".to_owned(),
            Rows::One => format!("{number} oarsmen"),
            Rows::Three | Rows::Five => counted(number, "pair"),
        }
    }

    /// About how many bytes of memory the class takes.
    #[must_use]
    pub fn memory(&self) -> usize {
        size_of::<Self>() + self.name.len()
    }
}

/// The length of a keel in hexes: 1 to 16.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub struct KeelLength(u8);

impl KeelLength {
    /// What a message calls the length of a keel.
    pub const WHAT: &str = "the length of a keel";
    /// The shortest length of a keel, in hexes.
    pub const MIN: u32 = 1;
    /// The longest length of a keel, in hexes.
    pub const MAX: u32 = 16;

    /// The allowed length that is nearest to this number of hexes.
    #[must_use]
    pub const fn clamped(length: u32) -> Self {
        Self(if length < Self::MIN {
            Self::MIN as u8
        } else if length > Self::MAX {
            Self::MAX as u8
        } else {
            length as u8
        })
    }

    /// The length as a number.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.0 as u32
    }
}

impl TryFrom<u32> for KeelLength {
    type Error = String;

    fn try_from(length: u32) -> Result<Self, String> {
        let fits = (Self::MIN..=Self::MAX).contains(&length);
        let refused = || out_of_bounds(Self::WHAT, Self::MIN.into(), Self::MAX.into(), &length.to_string());
        if fits { Ok(Self::clamped(length)) } else { Err(refused()) }
    }
}

impl From<KeelLength> for u32 {
    fn from(length: KeelLength) -> Self {
        length.get()
    }
}

/// How many rows of hexes a hull has: the keel, and equally many rows on either side of it. Each row is a hex shorter than its neighbour on the side
/// of the keel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u32", into = "u32")]
pub enum Rows {
    /// The keel alone.
    One,
    /// The keel and one row on each side.
    #[default]
    Three,
    /// The keel and two rows on each side.
    Five,
}

impl Rows {
    /// Every possible number of rows.
    pub const ALL: [Self; 3] = [Self::One, Self::Three, Self::Five];

    /// The number of rows in the hull, with the keel.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.aside() as u32 * 2 + 1
    }

    /// How many rows there are on each side of the keel.
    #[must_use]
    pub const fn aside(self) -> i8 {
        match self {
            Self::One => 0,
            Self::Three => 1,
            Self::Five => 2,
        }
    }
}

impl TryFrom<u32> for Rows {
    type Error = String;

    fn try_from(number: u32) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|rows| rows.number() == number);
        found.ok_or_else(|| format!("a hull has 1, 3 or 5 rows, not {number}"))
    }
}

impl From<Rows> for u32 {
    fn from(rows: Rows) -> Self {
        rows.number()
    }
}

impl Choosable for Rows {
    const WHAT: &'static str = "a number of rows";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::One => ("1", "The keel alone: whoever sits anywhere in it rows."),
            Self::Three => ("3", "The keel and a row on each side, a hex shorter."),
            Self::Five => ("5", "The keel and two rows on each side, each a hex shorter than the one within."),
        };
        Offer { word, help }
    }
}
