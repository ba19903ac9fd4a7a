//! Every change of the designs, as data.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::board::{Board, Layout};
use super::{BoatClass, Character, Content, Force, Scenario, Tables, TroopType};
use rules::{Change, HasWeight, Refusal};

/// A change of the designs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    /// Change the troop types.
    Troop(Change<TroopType>),
    /// Change the characters.
    Character(Change<Character>),
    /// Change the classes of boats.
    Boat(Change<BoatClass>),
    /// Change the boards.
    Board(Change<Board>),
    /// Change the layouts.
    Layout(Change<Layout>),
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
            Self::Troop(change) => change.weight(TroopType::weight),
            Self::Character(change) => change.weight(Character::weight),
            Self::Boat(change) => change.weight(BoatClass::memory),
            Self::Board(change) => change.weight(Board::weight),
            Self::Layout(change) => change.weight(Layout::weight),
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
            Edit::Troop(change) => self.troops.apply(change.clone(), "troop type").map(drop),
            Edit::Character(change) => self.characters.apply(change.clone(), "character").map(drop),
            Edit::Boat(change) => self.boats.apply(change.clone(), "boat").map(drop),
            Edit::Board(change) => self.boards.apply(change.clone(), "board").map(drop),
            Edit::Layout(change) => {
                change.thing().map_or(Ok(()), Layout::within_bounds)?;
                self.layouts.apply(change.clone(), "layout").map(drop)
            }
            Edit::Force(change) => {
                change.thing().map_or(Ok(()), Force::within_bounds)?;
                self.forces.apply(change.clone(), "force").map(drop)
            }
            Edit::Scenario(change) => {
                change.thing().map_or(Ok(()), Scenario::within_bounds)?;
                self.scenarios.apply(change.clone(), "scenario").map(drop)
            }
            Edit::Tables(tables) => {
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
