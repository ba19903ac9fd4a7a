//! The results of attacks, by odds and die roll (8.7, 8.8), and what helps or hinders an attack (8.6).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use rules::{Cells, Level, Modifier, Origin};

/// The results of attacks: a row for each odds ratio from 1-1 to 12-1, with a cell for each face of the die from 1 to 10. The last row also counts
/// for all better odds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct CombatTable {
    /// A row of results for each odds ratio.
    pub rows: [Cells<Blow>; CombatTable::ODDS],
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

/// The table for defenders on foot (8.8).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FootTable(pub CombatTable);

/// The table for mounted defenders (8.7).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RiderTable(pub CombatTable);

/// The result of an attack, by its letter, from the worst for the attacker to the best. From D on, the meaning of a letter depends on whether the
/// defender is mounted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Blow {
    /// No effect, written `-`.
    Nothing,
    /// The attacker is wounded.
    A,
    /// The attacker retreats one hex.
    B,
    /// The defender retreats one hex.
    C,
    /// The defender is stunned; a rider is also thrown off the horse.
    D,
    /// The defender is wounded.
    E,
    /// A defender on foot is killed. If the defender is a rider, the horse is killed, and the rider is wounded and thrown off it.
    F,
    /// The rider is killed.
    G,
    /// Horse and rider are killed.
    H,
}

/// What helps and hinders an attack, mostly as column shifts (8.6, 2.71 to 2.73, 3.2, 3.3, 4.81).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Situations {
    /// The column shift for each step by which the attacker's ground is better than the defender's.
    pub ground: Modifier,
    /// The column shift for several attackers on foot who attack a defender on foot together.
    pub joint: Modifier,
    /// The column shift for several mounted attackers who attack a rider together.
    pub joint_riders: Modifier,
    /// The factor by which an attack value is multiplied if the attacker uses an axe with both hands.
    pub axe: Level,
    /// By how many steps the ground counts as better or worse for a defender who uses an axe with both hands.
    pub against_axe: Modifier,
    /// The modifier of the die roll against a defender in armour.
    pub armour: Modifier,
    /// By how many steps the ground counts as better or worse for a character who stands on a goat or a pig.
    pub on_a_beast: Modifier,
    /// The source of the table, such as the book or the designer.
    pub origin: Origin,
}

impl CombatTable {
    /// How many odds ratios the table has.
    pub const ODDS: usize = 12;
    /// How many faces the die has. The 0 counts as 10 (1.1).
    pub const FACES: usize = 10;

    /// The result of a die roll at odds of `odds` to 1; `None` if the cell is missing.
    #[must_use]
    pub fn blow(&self, odds: usize, die: usize) -> Option<Blow> {
        self.rows.get(odds.clamp(1, Self::ODDS) - 1)?.get(die.clamp(1, Self::FACES) - 1)
    }

    /// The heading of the row for odds of `odds` to 1.
    #[must_use]
    pub fn heading(odds: usize) -> String {
        format!("{odds}-1{}", if odds >= Self::ODDS { "+" } else { "" })
    }

    /// Whether all cells are empty.
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

    /// The first pair of neighbouring odds of which the better one has a lower result for the same die roll, and that die roll; `None` if there is no
    /// such pair. Missing cells are skipped.
    #[must_use]
    pub fn first_fall(&self) -> Option<([usize; 2], usize)> {
        let pairs = (1..Self::ODDS).flat_map(|odds| (1..=Self::FACES).map(move |die| (odds, die)));
        let falls = |odds, die| self.blow(odds, die).zip(self.blow(odds + 1, die)).is_some_and(|(worse, better)| better < worse);
        pairs.into_iter().find(|(odds, die)| falls(*odds, *die)).map(|(odds, die)| ([odds, odds + 1], die))
    }

    /// The first odds at which a die roll has a higher result than the next lower roll, and the higher of the two rolls; `None` if there are none.
    /// Missing cells are skipped.
    #[must_use]
    pub fn first_rise(&self) -> Option<(usize, usize)> {
        let dice = (1..=Self::ODDS).flat_map(|odds| (2..=Self::FACES).map(move |die| (odds, die)));
        let rises = |odds, die| self.blow(odds, die - 1).zip(self.blow(odds, die)).is_some_and(|(lower, higher)| higher > lower);
        dice.into_iter().find(|(odds, die)| rises(*odds, *die))
    }

    pub(super) fn weight(&self) -> usize {
        self.rows.iter().map(|row| row.0.len()).sum()
    }
}

impl Blow {
    /// Every result, from the worst for the attacker to the best.
    pub const ALL: [Self; 9] = [Self::Nothing, Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    /// The result, as it is written in a table.
    #[must_use]
    pub const fn written(self) -> &'static str {
        match self {
            Self::Nothing => "-",
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::D => "D",
            Self::E => "E",
            Self::F => "F",
            Self::G => "G",
            Self::H => "H",
        }
    }

    /// The meaning of the result against a defender on foot, or against a rider.
    #[must_use]
    pub const fn says(self, mounted: bool) -> &'static str {
        match (self, mounted) {
            (Self::Nothing, _) => "Nothing happens.",
            (Self::A, _) => "The attacker is wounded.",
            (Self::B, _) => "The attacker retreats one hex.",
            (Self::C, _) => "The defender retreats one hex.",
            (Self::D, false) => "The defender is stunned.",
            (Self::D, true) => "The rider is stunned and off the horse.",
            (Self::E, false) => "The defender is wounded.",
            (Self::E, true) => "The rider is wounded.",
            (Self::F, false) => "The defender is killed.",
            (Self::F, true) => "The horse is killed; the rider is wounded and off it.",
            (Self::G, _) => "The rider is killed.",
            (Self::H, _) => "Horse and rider are killed.",
        }
    }
}

impl fmt::Display for Blow {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.written())
    }
}

impl FromStr for Blow {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|blow| blow.written() == text);
        found.ok_or_else(|| format!("a cell of a combat table is - or a letter from A to H, not {text:?}"))
    }
}
