//! What the Federation's politics bring: tables of dice with words for what happens.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::rules::Origin;
use crate::rules::star_viking::bounds;

/// The dice tables of "Federation Politics": first the general one, then the programs that can be attempted, in order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Politics {
    /// The tables.
    #[serde(deserialize_with = "bounds::read_politics")]
    pub tables: Vec<DiceTable>,
    /// Where the tables come from.
    pub origin: Origin,
}

/// A table of outcomes by a die or the total of two.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DiceTable {
    /// What the table is called.
    pub name: String,
    /// When it is rolled on, and for what.
    pub says: String,
    /// Whether two dice are totalled; else one is rolled.
    pub two_dice: bool,
    /// What can come of it.
    #[serde(deserialize_with = "bounds::read_outcomes")]
    pub outcomes: Vec<Outcome>,
}

/// What can come of a roll.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Outcome {
    /// The rolls that bring it.
    pub rolls: BTreeSet<u8>,
    /// What it is called.
    pub name: String,
    /// What happens.
    pub says: String,
}

impl DiceTable {
    /// The rolls that there are: 1 to 6, or 2 to 12.
    #[must_use]
    pub fn rolls(&self) -> std::ops::RangeInclusive<u8> {
        if self.two_dice { 2..=12 } else { 1..=6 }
    }

    /// What a roll brings; of several outcomes the first counts.
    #[must_use]
    pub fn outcome(&self, roll: u8) -> Option<&Outcome> {
        self.outcomes.iter().find(|outcome| outcome.rolls.contains(&roll))
    }

    /// The rolls for which nothing is said.
    #[must_use]
    pub fn missing(&self) -> Vec<u8> {
        self.rolls().filter(|roll| self.outcome(*roll).is_none()).collect()
    }
}

impl Outcome {
    /// Its rolls in a few letters, such as `2, 5` or `2–5`.
    #[must_use]
    pub fn rolls_label(&self) -> String {
        let mut runs: Vec<(u8, u8)> = Vec::new();
        for roll in &self.rolls {
            match runs.last_mut() {
                Some((_, last)) if *last + 1 == *roll => *last = *roll,
                _ => runs.push((*roll, *roll)),
            }
        }
        let run = |(first, last): (u8, u8)| match last - first {
            0 => first.to_string(),
            1 => format!("{first}, {last}"),
            _ => format!("{first}–{last}"),
        };
        runs.into_iter().map(run).collect::<Vec<_>>().join(", ")
    }

    /// The rolls that are meant by letters such as `2, 5`, `2-5` or nothing.
    ///
    /// # Errors
    /// If it is no list of rolls from 1 to 12; a whole sentence.
    pub fn read_rolls(text: &str) -> Result<BTreeSet<u8>, String> {
        let roll = |word: &str| word.trim().parse::<u8>().ok().filter(|roll| (1..=12).contains(roll));
        let run = |words: &str| match words.split_once(['-', '–']) {
            Some((first, last)) => Some(roll(first)?..=roll(last)?),
            None => roll(words).map(|roll| roll..=roll),
        };
        let mut rolls = BTreeSet::new();
        for words in text.split(',').filter(|words| !words.trim().is_empty()) {
            let run = run(words).ok_or_else(|| format!("Rolls are numbers from 1 to 12, such as 2, 5 or 7-9, not {words:?}."))?;
            rolls.extend(run);
        }
        Ok(rolls)
    }
}

impl Politics {
    pub(super) fn weight(&self) -> usize {
        let outcome = |outcome: &Outcome| 96 + outcome.rolls.len() + outcome.name.len() + outcome.says.len();
        let table =
            |table: &DiceTable| 96 + table.name.len() + table.says.len() + table.outcomes.iter().map(outcome).sum::<usize>();
        self.tables.iter().map(table).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_written_as_they_are_read() {
        for text in ["", "7", "2, 5", "3, 4", "2–5", "1, 3–6, 9, 10"] {
            let outcome = Outcome { rolls: Outcome::read_rolls(text).expect("rolls"), ..Outcome::default() };
            assert_eq!(outcome.rolls_label(), text);
        }
        assert_eq!(Outcome::read_rolls(" 4-2,"), Ok(BTreeSet::new()), "nothing lies between them");
        for wrong in ["two", "0", "13", "2-", "1 2"] {
            assert!(Outcome::read_rolls(wrong).is_err(), "{wrong}");
        }
    }
}
