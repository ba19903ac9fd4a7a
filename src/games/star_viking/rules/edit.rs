//! Every change of the designs, as data.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Content, Force, Scenario, System, Tables, UnitType};
use rules::{Change, HasWeight, Refusal};

/// A change of the designs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    /// Change the systems.
    System(Change<System>),
    /// Change the catalogue of units.
    Unit(Change<UnitType>),
    /// Change the forces.
    Force(Change<Force>),
    /// Change the scenarios.
    Scenario(Change<Scenario>),
    /// Replace the tables.
    Tables(Arc<Tables>),
}

impl HasWeight for Edit {
    fn weight(&self) -> usize {
        match self {
            Self::System(change) => change.weight(System::weight),
            Self::Unit(change) => change.weight(UnitType::weight),
            Self::Force(change) => change.weight(Force::weight),
            Self::Scenario(change) => change.weight(Scenario::weight),
            Self::Tables(tables) => tables.weight(),
        }
    }
}

impl Content {
    /// Applies an edit.
    ///
    /// # Errors
    /// If the edit changes something that is not there, or makes a list too long to be read again. Everything stays as it was.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), Refusal> {
        match edit {
            Edit::System(change) => self.systems.apply(change.clone(), "system").map(drop),
            Edit::Unit(change) => self.units.apply(change.clone(), "type of unit").map(drop),
            Edit::Force(change) => self.forces.apply(change.clone(), "force").map(drop),
            Edit::Scenario(change) => {
                change.thing().map_or(Ok(()), Scenario::within_bounds)?;
                self.scenarios.apply(change.clone(), "scenario").map(drop)
            }
            Edit::Tables(tables) => {
                tables.within_bounds()?;
                self.tables = Arc::clone(tables);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Id;
    use rules::designs::Designs;

    #[test]
    fn a_refused_edit_leaves_everything_as_it_was() {
        let mut content = Content { systems: [System::default()].into_iter().collect(), ..Content::default() };
        let before = content.clone();
        let gone = [
            Edit::System(Change::Remove(Id::new(2))),
            Edit::Unit(Change::Set(Id::new(1), UnitType::default())),
            Edit::Force(Change::Move(Id::new(1), 0)),
            Edit::Scenario(Change::Set(Id::new(7), Scenario::default())),
        ];
        for edit in gone {
            let refusal = content.apply(&edit).expect_err("it is gone");
            assert!(!refusal.to_string().is_empty());
            assert_eq!(content, before, "{edit:?}");
        }
    }

    #[test]
    fn a_snapshot_keeps_its_tables_when_others_are_set() {
        let mut content = Content::default();
        let snapshot = content.clone();
        let mut tables = Tables::default();
        tables.economy.home_base_wealth = rules::Count::clamped(12);
        content.apply(&Edit::Tables(Arc::new(tables.clone()))).expect("tables are always there");
        assert_eq!((&*content.tables, &*snapshot.tables), (&tables, &Tables::default()));
        assert!(content.weight_beyond(&snapshot) > snapshot.weight_beyond(&snapshot));
    }
}
