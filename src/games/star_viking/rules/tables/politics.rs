//! The dice tables of the Federation's politics: each outcome in words, and its effect in play, which `effect.rs` lists.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::Effect;
use crate::bounds;
use crate::variants::is_usual;
use rules::kind::write_numbers;
use rules::{Level, Origin};

/// The dice tables of "Federation Politics": first the general one, then the programs that can be attempted, in order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Politics {
    /// The dice tables, the general one first.
    #[serde(deserialize_with = "bounds::read_politics")]
    pub tables: Vec<DiceTable>,
    /// The origin of the tables, such as the book or the designer.
    pub origin: Origin,
}

/// A table of outcomes for the rolls of one die or of two dice together.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct DiceTable {
    /// The name of the table.
    pub name: String,
    /// When the table is rolled, and for what, in words.
    pub says: String,
    /// Whether the table is rolled with the total of two dice; otherwise with one die.
    pub two_dice: bool,
    /// The outcomes of the table.
    #[serde(deserialize_with = "bounds::read_outcomes")]
    pub outcomes: Vec<Outcome>,
}

/// One outcome of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Outcome {
    /// The rolls that bring this outcome.
    pub rolls: BTreeSet<u8>,
    /// The name of the outcome.
    pub name: String,
    /// The effect of the outcome in play. `None` if the effect is given only in words; the program cannot play the game then.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    /// The number that the effect needs, such as the divisor of the taxes; 0 for an effect that needs none.
    #[serde(skip_serializing_if = "is_usual")]
    pub amount: Level,
    /// The meaning of the outcome, in words.
    pub says: String,
}

impl DiceTable {
    /// The rolls that the dice can show: 1 to 6 with one die, 2 to 12 with two.
    #[must_use]
    pub fn rolls(&self) -> std::ops::RangeInclusive<u8> {
        if self.two_dice { 2..=12 } else { 1..=6 }
    }

    /// The outcome of a roll. If several outcomes name the roll, the first; `None` if no outcome names it.
    #[must_use]
    pub fn outcome(&self, roll: u8) -> Option<&Outcome> {
        self.outcomes.iter().find(|outcome| outcome.rolls.contains(&roll))
    }

    /// The rolls that have no outcome.
    #[must_use]
    pub fn missing(&self) -> Vec<u8> {
        self.rolls().filter(|roll| self.outcome(*roll).is_none()).collect()
    }

    /// The possible rolls that more than one outcome names.
    #[must_use]
    pub fn twice(&self) -> BTreeSet<u8> {
        let outcomes = |roll: &u8| self.outcomes.iter().filter(|outcome| outcome.rolls.contains(roll)).count();
        self.rolls().filter(|roll| outcomes(roll) > 1).collect()
    }

    /// The rolls that an outcome names but the dice cannot show.
    #[must_use]
    pub fn impossible(&self) -> BTreeSet<u8> {
        let rolls = self.outcomes.iter().flat_map(|outcome| &outcome.rolls).copied();
        rolls.filter(|roll| !self.rolls().contains(roll)).collect()
    }
}

impl Outcome {
    /// The effect of the outcome in play, with its number; `None` if the outcome has no effect, or lacks the number that the effect needs.
    #[must_use]
    pub fn in_play(&self) -> Option<(Effect, u32)> {
        let effect = self.effect?;
        (self.amount.get() > 0 || !effect.needs_amount()).then_some((effect, self.amount.get()))
    }

    /// The rolls of the outcome in a few letters, such as `2, 5` or `2–5`.
    #[must_use]
    pub fn rolls_label(&self) -> String {
        let rolls: Vec<i64> = self.rolls.iter().copied().map(i64::from).collect();
        write_numbers(&rolls).replace(" to ", "–")
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
    fn rolls_that_follow_one_another_are_a_run() {
        let label = |rolls: &[u8]| Outcome { rolls: rolls.iter().copied().collect(), ..Outcome::default() }.rolls_label();
        assert_eq!([label(&[]), label(&[7]), label(&[2, 5])], ["", "7", "2, 5"]);
        assert_eq!([label(&[3, 4]), label(&[2, 3, 4, 5]), label(&[1, 3, 4, 5, 6, 9, 10])], ["3, 4", "2–5", "1, 3–6, 9, 10"]);
    }
}
