//! How strong a squad of soldiers is that goes after characters (12.16).

use serde::{Deserialize, Serialize};

use crate::bounds;
use rules::{Level, Origin};

/// How strong a squad is, by the strength of the units that send it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SquadTable {
    /// The rows, by rising strength.
    #[serde(deserialize_with = "bounds::read_squads")]
    pub rows: Vec<Squad>,
    /// Where the table comes from.
    pub origin: Origin,
}

/// A squad that units of a strength send.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Squad {
    /// The least strength of the units; the row counts up to the next.
    pub strength: Level,
    /// Its combat.
    pub combat: Level,
    /// Its endurance.
    pub endurance: Level,
}

impl SquadTable {
    /// The squad that units of a strength send; none where the table has no row for it.
    #[must_use]
    pub fn squad(&self, strength: u32) -> Option<Squad> {
        self.rows.iter().filter(|squad| squad.strength.get() <= strength).max_by_key(|squad| squad.strength).copied()
    }
}
