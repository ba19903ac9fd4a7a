//! The table of squads, the soldiers whom units send after characters (12.16).

use serde::{Deserialize, Serialize};

use crate::bounds;
use rules::{Level, Origin};

/// The table of squads: their combat and endurance, by the strength of the units that send them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SquadTable {
    /// The rows of the table, by rising strength.
    #[serde(deserialize_with = "bounds::read_squads")]
    pub rows: Vec<Squad>,
    /// Where the data of the table come from.
    pub origin: Origin,
}

/// The squad that units of this strength send.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Squad {
    /// The lowest strength of units for this row. The row counts for all strengths below that of the next row.
    pub strength: Level,
    /// The combat of the squad.
    pub combat: Level,
    /// The endurance of the squad.
    pub endurance: Level,
}

impl SquadTable {
    /// The squad that units of this strength send; `None` if the table has no row for this strength.
    #[must_use]
    pub fn squad(&self, strength: u32) -> Option<Squad> {
        self.rows.iter().filter(|squad| squad.strength.get() <= strength).max_by_key(|squad| squad.strength).copied()
    }
}
