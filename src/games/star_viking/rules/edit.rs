//! The edits of Star Viking, which express every change of the designs as data.

use std::sync::Arc;

use super::{Content, Force, Scenario, System, Tables, UnitType};

rules::shelves! {
    /// A change of the designs.
    Edit of Content {
        /// Change the systems.
        System(System) in systems: "system", System::weight;
        /// Change the forces.
        Force(Force) in forces: "force", Force::weight;
        /// Change the scenarios.
        Scenario(Scenario) in scenarios: "scenario", Scenario::weight, Scenario::within_bounds;
        /// Change the catalogue of units.
        Unit(UnitType) in units: "unit type", UnitType::weight;
    } beside {
        /// Replace the tables.
        Tables(Arc<Tables>): |tables| tables.weight(), |content, tables| {
            tables.within_bounds()?;
            content.tables = Arc::clone(tables);
            Ok(())
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::designs::Designs;
    use rules::{Change, Id};

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
