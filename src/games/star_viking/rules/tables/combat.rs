//! The combat table and the modifiers of the differential.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Cells;
use crate::{Modifier, bounds};
use rules::{Level, Origin};

/// The results of shots, by the differential and the total of two dice ("Combat Resolution").
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CombatTable {
    /// The differential of the first column, which also covers every lower differential. The last column covers every higher one.
    pub lowest: Modifier,
    /// A row for each total from 2 to 12, with a cell for each differential from the lowest up.
    pub rows: [Cells<Shot>; 11],
    /// The origin of the table, such as the book or the designer.
    pub origin: Origin,
}

/// A column of the combat table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatColumn {
    /// The differential of the column in words, with "or less" or "or more" at the ends of the table.
    pub heading: String,
    /// The differential of the column.
    pub differential: i32,
    /// The result of a shot for each total from 2 to 12; `None` for a missing cell.
    pub shots: [Option<Shot>; 11],
    /// How many of the 36 throws of two dice hit; `None` if a cell is missing.
    pub hits: Option<u32>,
}

/// The result of a shot at its target ("Combat Results").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shot {
    /// No effect, written `--`.
    Miss,
    /// A hit, written `H`.
    Hit,
    /// A critical hit, written `CH`.
    Critical,
}

/// The modifiers of the differential, in two columns that depend on the place ("Combat Differential Modifiers"), and the special units that the book
/// names there and under "Combat Results".
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Modifiers {
    /// The modifiers in deep space, among asteroids and in starcities.
    pub open: OpenModifiers,
    /// The modifiers in sectors with air and in all other vacuum sectors.
    pub near: NearModifiers,
    /// The letters of the ships that survive one critical hit.
    #[serde(deserialize_with = "bounds::read_letters")]
    pub survivors: Vec<String>,
    /// The EW, attack and defense of a ship that has survived a critical hit.
    pub crippled: (Level, Level, Level),
    /// The origin of the modifiers, such as the book or the designer.
    pub origin: Origin,
}

/// The modifiers in deep space, among asteroids and in starcities.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct OpenModifiers {
    /// The modifier for each point by which the firer's EW is above the target's. For each point by which it is below, the same modifier counts
    /// against the firer.
    pub each_point_of_ew: Modifier,
    /// The modifier if the target loads or unloads, or did so in the preceding movement phase.
    pub unloading: Modifier,
    /// The modifier if the target evades.
    pub evading: Modifier,
}

/// The modifiers in sectors with air and in all other vacuum sectors.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NearModifiers {
    /// The modifier if the firer's EW is above the target's, but not double. If the target's EW is above the firer's, the same modifier counts
    /// against the firer.
    pub ew_superior: Modifier,
    /// The modifier if the firer's EW is at least double the target's. If the target's EW is at least double the firer's, the same modifier counts
    /// against the firer.
    pub ew_double: Modifier,
    /// If the lower EW is no higher than this, an EW one point higher is superior and one two or more points higher is double.
    pub small_ew: Level,
    /// The modifier if the target loads or unloads, or did so in the preceding movement phase.
    pub unloading: Modifier,
    /// The modifier if a primitive unit, such as militia, fires at a spacecraft.
    pub primitive: Modifier,
    /// The letters of the primitive units.
    #[serde(deserialize_with = "bounds::read_letters")]
    pub primitives: Vec<String>,
}

impl CombatTable {
    /// The lowest total of two dice.
    pub const FIRST_ROLL: u32 = 2;

    /// Whether every cell is empty, so that the table gives no result for any shot.
    #[must_use]
    pub fn has_no_answer(&self) -> bool {
        self.rows.iter().flat_map(|row| &row.0).all(Option::is_none)
    }

    /// How many columns the table has: as many as its longest row.
    #[must_use]
    pub fn columns(&self) -> usize {
        self.rows.iter().map(|row| row.0.len()).max().unwrap_or_default()
    }

    /// The index of the column for a differential; `None` if the table has no columns.
    #[must_use]
    pub fn column(&self, differential: i32) -> Option<usize> {
        let last = self.columns().checked_sub(1)?;
        Some(usize::try_from(differential - self.lowest.get()).unwrap_or(0).min(last))
    }

    /// The result of a shot at this differential if the dice show this total; `None` if the cell is missing, or two dice cannot have that total.
    #[must_use]
    pub fn shot(&self, differential: i32, roll: u32) -> Option<Shot> {
        let row = self.rows.get(roll.checked_sub(Self::FIRST_ROLL)? as usize)?;
        row.get(self.column(differential)?)
    }

    /// How many of the 36 throws of two dice hit in a column; `None` if a cell of the column is missing.
    #[must_use]
    pub fn hits_of_36(&self, column: usize) -> Option<u32> {
        let ways = |row: usize| 6 - (row as u32).abs_diff(5);
        let hits = |(row, cells): (usize, &Cells<Shot>)| Some(if cells.get(column)? == Shot::Miss { 0 } else { ways(row) });
        self.rows.iter().enumerate().map(hits).sum()
    }

    /// The heading of a column: its differential, with "or less" or "or more" at the ends of the table.
    #[must_use]
    pub fn heading(&self, column: usize) -> String {
        let differential = Modifier::clamped(self.lowest.get() + column as i32);
        match column {
            0 => format!("{differential} or less"),
            _ if column + 1 == self.columns() => format!("{differential} or more"),
            _ => differential.to_string(),
        }
    }

    /// The column with this index, from 0; `None` if the table has no such column.
    #[must_use]
    pub fn column_at(&self, column: usize) -> Option<CombatColumn> {
        (column < self.columns()).then(|| CombatColumn {
            heading: self.heading(column),
            differential: self.lowest.get() + column as i32,
            shots: std::array::from_fn(|row| self.rows[row].get(column)),
            hits: self.hits_of_36(column),
        })
    }

    /// Sets the results in a column, one for each total from 2 to 12; `None` for a missing cell.
    pub fn set_shots(&mut self, column: usize, shots: [Option<Shot>; 11]) {
        for (row, shot) in self.rows.iter_mut().zip(shots) {
            row.set(column, shot);
        }
    }

    /// Gives the table this many columns. Surplus columns are cut off at the end with the highest differentials; new columns have only missing cells.
    pub fn set_columns(&mut self, count: usize) {
        for row in &mut self.rows {
            row.0.resize(count.min(Cells::<Shot>::MOST), None);
        }
    }

    /// The first column that hits less often than the column before it. The pair is the index of the column before and then that of the column
    /// itself. Columns with a missing cell are skipped. `None` if no column hits less often.
    #[must_use]
    pub fn first_fall(&self) -> Option<[usize; 2]> {
        let hits: Vec<_> = (0..self.columns()).filter_map(|column| Some((column, self.hits_of_36(column)?))).collect();
        hits.windows(2).find(|pair| pair[1].1 < pair[0].1).map(|pair| [pair[0].0, pair[1].0])
    }

    pub(super) fn weight(&self) -> usize {
        self.rows.iter().map(|row| row.0.len()).sum()
    }
}

impl Modifiers {
    pub(super) fn weight(&self) -> usize {
        self.survivors.iter().chain(&self.near.primitives).map(|letters| 24 + letters.len()).sum()
    }
}

impl Shot {
    /// The sign with which the table shows the result.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::Miss => "--",
            Self::Hit => "H",
            Self::Critical => "CH",
        }
    }
}

impl fmt::Display for Shot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.written())
    }
}

impl FromStr for Shot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "--" => Ok(Self::Miss),
            "H" => Ok(Self::Hit),
            "CH" => Ok(Self::Critical),
            _ => Err(format!("a cell of the combat table is --, H or CH, not {text:?}")),
        }
    }
}
