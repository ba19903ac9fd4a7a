//! The tables of losses in combat: the strength that units lose (10.8), the wounds and prisoners in fights among characters (12.9), and the dice for
//! breaking off.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::cells::{CellTable, DIE, Faces};
use rules::{Cells, Level, Origin};

/// The table of military combat: what both sides lose, by the odds and a die for each side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct MilitaryTable {
    /// One line for each face of a die, with a cell for each column of odds.
    pub rows: [Cells<Losses>; 6],
    /// Where the data of the table come from.
    pub origin: Origin,
}

/// The table of character combat: the wounds of both sides, by the difference of their combat and a die for each side.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CharacterTable {
    /// One line for each face of a die, with a cell for each column of differences.
    pub rows: [Cells<Wounds>; 6],
    /// Where the data of the table come from.
    pub origin: Origin,
}

/// The table of breaking off: the highest die with which a defender breaks off a fight among characters.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct BreakOffTable {
    /// A line for active defenders and one for inactive ones, with a cell for each column of differences.
    pub rows: [Cells<Faces>; 2],
    /// Where the data of the table come from.
    pub origin: Origin,
}

/// The strength that the attacker and the defender lose, written `3/1`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Losses {
    /// The attacker's loss in strength, read at the attacker's die.
    pub attacker: Level,
    /// The defender's loss in strength, read at the defender's die.
    pub defender: Level,
}

/// The wounds of the attacker and of the defender, such as `1/2*`. A star marks a possible capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Wounds {
    /// The attacker's wounds, read at the attacker's die.
    pub attacker: Level,
    /// Whether the attacker's number has a star. In a fight to capture, the star captures one of the defenders (12.6, 12.8).
    pub attacker_star: bool,
    /// The defender's wounds, read at the defender's die.
    pub defender: Level,
    /// Whether the defender's number has a star. In a fight to capture, the star captures one of the defenders (12.6, 12.8).
    pub defender_star: bool,
}

/// The headings of the columns, which are differences of combat.
const DIFFERENCES: &[&str] = &["-7", "-6 to -4", "-3, -2", "-1", "0", "+1", "+2, +3", "+4 to +6", "+7 to +10", "+11"];

impl MilitaryTable {
    /// The index of the column for even odds.
    pub const EVEN: usize = 5;
}

impl CellTable for MilitaryTable {
    type Cell = Losses;

    const LINES: &'static [&'static str] = DIE;
    const COLUMNS: &'static [&'static str] = &["1-6", "1-5", "1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1"];

    fn lines(&self) -> &[Cells<Losses>] {
        &self.rows
    }

    fn lines_mut(&mut self) -> &mut [Cells<Losses>] {
        &mut self.rows
    }
}

impl CellTable for CharacterTable {
    type Cell = Wounds;

    const LINES: &'static [&'static str] = DIE;
    const COLUMNS: &'static [&'static str] = DIFFERENCES;

    fn lines(&self) -> &[Cells<Wounds>] {
        &self.rows
    }

    fn lines_mut(&mut self) -> &mut [Cells<Wounds>] {
        &mut self.rows
    }
}

impl CellTable for BreakOffTable {
    type Cell = Faces;

    const LINES: &'static [&'static str] = &["active", "inactive"];
    const COLUMNS: &'static [&'static str] = DIFFERENCES;

    fn lines(&self) -> &[Cells<Faces>] {
        &self.rows
    }

    fn lines_mut(&mut self) -> &mut [Cells<Faces>] {
        &mut self.rows
    }
}

impl fmt::Display for Losses {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}/{}", self.attacker, self.defender)
    }
}

impl FromStr for Losses {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("losses are written like 3/1, not {text:?}");
        let (attacker, defender) = text.split_once('/').ok_or_else(wrong)?;
        Ok(Self { attacker: level(attacker, wrong)?, defender: level(defender, wrong)? })
    }
}

/// Reads a level from text. A number that is too high is refused with the usual message, and other text with the message from `wrong`.
fn level(text: &str, wrong: impl Fn() -> String) -> Result<Level, String> {
    text.parse::<u32>().map_err(|_| wrong()).and_then(Level::try_from)
}

impl fmt::Display for Wounds {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let star = |captured| if captured { "*" } else { "" };
        write!(out, "{}{}/{}{}", self.attacker, star(self.attacker_star), self.defender, star(self.defender_star))
    }
}

impl FromStr for Wounds {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("wounds are written like 1/2*, not {text:?}");
        let half = |text: &str| {
            let (number, captured) = text.strip_suffix('*').map_or((text, false), |number| (number, true));
            Ok::<_, String>((level(number, wrong)?, captured))
        };
        let (attacker, defender) = text.split_once('/').ok_or_else(wrong)?;
        let ((attacker, attacker_star), (defender, defender_star)) = (half(attacker)?, half(defender)?);
        Ok(Self { attacker, attacker_star, defender, defender_star })
    }
}
