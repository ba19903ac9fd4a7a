//! The bounds for the lists of designs: longer than any game on a table needs, and short enough for any machine. Shelves have bounds of their own.

use serde::Deserializer;

use super::symbol_part::PARTS;
use super::{DiceTable, Outcome, Scenario, Stationed, SymbolPart, System, Tables, UnitType};
use rules::{Bound, Refusal, Shelf};

/// The largest number of paragraphs in the notes of a scenario.
const NOTES: Bound = Bound::new(1_000, "notes in one scenario");
/// The largest number of units of a force for which a deployment names a starting place.
const STATIONS: Bound = Bound::new(Shelf::<Stationed>::MOST, "units of one force that start somewhere");
/// The largest number of tables of politics.
const POLITICS: Bound = Bound::new(100, "tables of politics");
/// The largest number of outcomes in a dice table.
const OUTCOMES: Bound = Bound::new(100, "outcomes of one table");
/// The largest number of types of unit that a modifier names.
const LETTERS: Bound = Bound::new(1_000, "letters of special units");
/// The largest number of systems in a chapter of the blue book.
const SYSTEMS: Bound = Bound::new(Shelf::<System>::MOST, "systems in one chapter");
/// The largest number of types of unit in a chapter of the blue book.
const UNITS: Bound = Bound::new(Shelf::<UnitType>::MOST, "types of unit in one chapter");

/// Makes, for each list, a function that reads the list from a file and refuses it if it is longer than its bound. The structs name these functions
/// for serde.
macro_rules! readers {
    ($($name:ident: $bound:ident -> $thing:ty;)*) => {
        $(pub(super) fn $name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<$thing>, D::Error> {
            $bound.list(deserializer)
        })*
    };
}

readers! {
    read_notes: NOTES -> String;
    read_stations: STATIONS -> Stationed;
    read_politics: POLITICS -> DiceTable;
    read_outcomes: OUTCOMES -> Outcome;
    read_letters: LETTERS -> String;
    read_parts: PARTS -> SymbolPart;
    read_systems: SYSTEMS -> System;
    read_units: UNITS -> UnitType;
}

impl Scenario {
    /// Checks that the lists of the scenario are short enough for the scenario to be read again after it has been saved.
    ///
    /// # Errors
    ///
    /// If a list is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        NOTES.allow(self.notes.len())?;
        self.deployments.iter().try_for_each(|(_, deployment)| STATIONS.allow(deployment.stations.len()))
    }
}

impl Tables {
    /// Checks that the lists of the tables are short enough for the tables to be read again after they have been saved.
    ///
    /// # Errors
    ///
    /// If a list is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        LETTERS.allow(self.modifiers.survivors.len())?;
        LETTERS.allow(self.modifiers.near.primitives.len())?;
        POLITICS.allow(self.politics.tables.len())?;
        self.politics.tables.iter().try_for_each(|table| OUTCOMES.allow(table.outcomes.len()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::{Content, Edit};
    use rules::Change;

    #[test]
    fn what_could_not_be_read_again_is_refused_when_it_is_made() {
        let mut content = Content::default();
        let notes = |count| Edit::Scenario(Change::Add(Scenario { notes: vec![String::new(); count], ..Scenario::default() }));
        let tables = |count| {
            let mut tables = Tables::default();
            tables.politics.tables = vec![DiceTable::default(); count];
            Edit::Tables(Arc::new(tables))
        };
        for edit in [notes(1_001), tables(101)] {
            let refusal = content.apply(&edit).expect_err("too many").to_string();
            assert!(refusal.contains("at most 1"), "{refusal}");
            assert_eq!(content, Content::default());
        }
        for edit in [notes(1_000), tables(100)] {
            content.apply(&edit).expect("as many as there may be");
        }
        let text = ron::to_string(&content).expect("text");
        assert_eq!(ron::from_str::<Content>(&text), Ok(content));
    }
}
