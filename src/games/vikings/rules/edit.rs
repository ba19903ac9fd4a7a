//! Every change that can be made to the designs, as data.

use std::sync::Arc;

use super::board::{Board, Layout};
use super::{BoatClass, Character, Content, Force, Scenario, Tables, TroopType};

rules::shelves! {
    /// A change to the designs.
    Edit of Content {
        /// Change the characters.
        Character(Character) in characters: "character", Character::weight;
        /// Change the troop types.
        Troop(TroopType) in troops: "troop type", TroopType::weight;
        /// Change the classes of boats.
        Boat(BoatClass) in boats: "boat", BoatClass::memory;
        /// Change the boards.
        Board(Board) in boards: "board", Board::weight;
        /// Change the layouts.
        Layout(Layout) in layouts: "layout", Layout::weight, Layout::within_bounds;
        /// Change the forces.
        Force(Force) in forces: "force", Force::weight, Force::within_bounds;
        /// Change the scenarios.
        Scenario(Scenario) in scenarios: "scenario", Scenario::weight, Scenario::within_bounds;
    } beside {
        /// Replace the tables.
        Tables(Arc<Tables>): |tables| tables.weight(), |content, tables| {
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
        let mut content = Content { characters: [Character::default()].into_iter().collect(), ..Content::default() };
        let before = content.clone();
        let gone = [
            Edit::Troop(Change::Remove(Id::new(1))),
            Edit::Character(Change::Set(Id::new(2), Character::default())),
            Edit::Character(Change::Move(Id::new(3), 0)),
            Edit::Boat(Change::Remove(Id::new(1))),
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
        tables.markers.axes = rules::Count::clamped(12);
        content.apply(&Edit::Tables(Arc::new(tables.clone()))).expect("tables are always there");
        assert_eq!((&*content.tables, &*snapshot.tables), (&tables, &Tables::default()));
        assert!(content.weight_beyond(&snapshot) > snapshot.weight_beyond(&snapshot));
    }
}
