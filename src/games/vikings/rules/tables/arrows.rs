//! The effects of arrows, by cover and die roll (8.1, 8.2).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rules::{Cells, Level, Modifier, Origin};

/// The results of arrows, and the modifiers of their die rolls.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Missiles {
    /// A row for each kind of target, with a cell for each die roll from 1 to 5, and one for all higher rolls.
    pub rows: [Cells<Arrow>; ArrowTarget::ALL.len()],
    /// The longest distance of short range, in hexes.
    pub short: Level,
    /// The longest distance of medium range, in hexes.
    pub medium: Level,
    /// The longest distance of long range, in hexes.
    pub long: Level,
    /// The modifier of the die roll at medium range.
    pub at_medium: Modifier,
    /// The modifier of the die roll at long range.
    pub at_long: Modifier,
    /// The modifier of the die roll if the shooter is wounded.
    pub wounded: Modifier,
    /// The modifier of the die roll if the shooter is on a boat.
    pub boat: Modifier,
    /// The modifier of the die roll if the target is in armour.
    pub armour: Modifier,
    /// The modifier of the die roll if the target uses an axe with both hands.
    pub axe: Modifier,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// A kind of target: mounted or on foot, and its cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct ArrowTarget {
    /// Whether the target is on a horse.
    pub mounted: bool,
    /// The cover of the target.
    pub cover: Cover,
}

/// Cover against arrows (2.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Cover {
    /// The target has no cover.
    #[default]
    None,
    /// The cover of branches, water or a boat's side.
    Light,
    /// The cover of a slope's lip, a window, or a row of shields along a rail.
    Medium,
    /// The cover of a slit or a wall of shields.
    Heavy,
}

/// The result of an arrow, from the least effect to the greatest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Arrow {
    /// No effect, written `-`.
    Miss,
    /// The target retreats 2 hexes, or 4 if it is a rider; a character who is moving loses that many movement points instead.
    A,
    /// The target is wounded; a rider is stunned and thrown off the horse.
    B,
    /// The target is killed; a rider is wounded.
    C,
    /// The horse is killed; the rider is wounded and thrown off it.
    D,
}

impl Missiles {
    /// How many cells a row has. The last one counts for all higher die rolls too.
    pub const FACES: usize = 6;

    /// The result of a modified die roll. A roll below 1 counts as 1. `None` if the cell is missing.
    #[must_use]
    pub fn arrow(&self, target: ArrowTarget, die: i32) -> Option<Arrow> {
        let face = usize::try_from(die).unwrap_or_default().clamp(1, Self::FACES);
        self.rows[target.row()].get(face - 1)
    }

    /// The modifier of the die roll at a range; `None` beyond long range.
    #[must_use]
    pub fn at_range(&self, range: u32) -> Option<i32> {
        match range {
            range if range <= self.short.get() => Some(0),
            range if range <= self.medium.get() => Some(self.at_medium.get()),
            range if range <= self.long.get() => Some(self.at_long.get()),
            _ => None,
        }
    }

    /// Whether all rows are empty.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.rows.iter().all(|row| row.0.is_empty())
    }

    /// How many cells are missing.
    #[must_use]
    pub fn missing(&self) -> usize {
        let cells = self.rows.iter().flat_map(|row| (0..Self::FACES).map(|face| row.get(face)));
        cells.filter(Option::is_none).count()
    }

    pub(super) fn weight(&self) -> usize {
        self.rows.iter().map(|row| row.0.len()).sum()
    }
}

impl ArrowTarget {
    /// Every kind of target that the book has, in the order of its table. No rider can be behind an arrow-slit.
    pub const ALL: [Self; 7] = [
        Self { mounted: true, cover: Cover::None },
        Self { mounted: true, cover: Cover::Light },
        Self { mounted: true, cover: Cover::Medium },
        Self { mounted: false, cover: Cover::None },
        Self { mounted: false, cover: Cover::Light },
        Self { mounted: false, cover: Cover::Medium },
        Self { mounted: false, cover: Cover::Heavy },
    ];

    /// The index of the target's row in the table.
    #[must_use]
    pub fn row(self) -> usize {
        let cover = if self.mounted { self.cover.min(Cover::Medium) } else { self.cover };
        Self::ALL.iter().position(|target| target.mounted == self.mounted && target.cover == cover).unwrap_or_default()
    }

    /// The name of the kind of target.
    #[must_use]
    pub fn label(self) -> String {
        let how = if self.mounted { "mounted" } else { "on foot" };
        match self.cover {
            Cover::None => format!("{how}, no cover"),
            cover => format!("{how}, {} cover", cover.label()),
        }
    }
}

impl Cover {
    /// Every kind of cover, from the least to the greatest.
    pub const ALL: [Self; 4] = [Self::None, Self::Light, Self::Medium, Self::Heavy];

    /// The word for the cover.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Light => "light",
            Self::Medium => "medium",
            Self::Heavy => "heavy",
        }
    }
}

impl Arrow {
    /// Every result, from the least effect to the greatest.
    pub const ALL: [Self; 5] = [Self::Miss, Self::A, Self::B, Self::C, Self::D];

    /// The result, as it is written in a table.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::Miss => "-",
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
        }
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.written())
    }
}

impl FromStr for Arrow {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|arrow| arrow.written() == text);
        found.ok_or_else(|| format!("a cell of the missile table is - or a letter from A to D, not {text:?}"))
    }
}
