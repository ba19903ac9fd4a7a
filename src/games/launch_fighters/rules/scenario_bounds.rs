//! How long each list in a scenario can be at most: far more than any table has room for, and few enough for any machine.

use serde::Deserializer;

use super::{Condition, Fleet, FleetShip, PlacedShip, PlacedSquadron, Reinforcement, Scenario, Side};
use rules::{Bound, Id, Refusal, Shelf};

/// How many sides a file can have at most; a file with more is refused. (More than six break a rule of the game, but can be saved.)
pub const SIDES: Bound = Bound::new(100, "sides in one scenario");
/// How many conditions a scenario can have at most.
pub const CONDITIONS: Bound = Bound::new(1_000, "conditions in one scenario");
/// How many paragraphs of notes a scenario can have at most.
pub const NOTES: Bound = Bound::new(1_000, "notes in one scenario");
/// How many ships a side can place at most.
pub const SHIPS: Bound = Bound::new(Fleet::SHIPS.most(), "placed ships on one side");
/// How many squadrons a side can place at most.
pub const SQUADRONS: Bound = Bound::new(10_000, "placed squadrons on one side");
/// How many groups of reinforcements a side can have at most.
pub const REINFORCEMENTS: Bound = Bound::new(1_000, "groups of reinforcements on one side");
/// How many ships a group of reinforcements can have at most.
pub const ARRIVALS: Bound = Bound::new(Fleet::SHIPS.most(), "ships in one group of reinforcements");

/// Declares, for each list, a reader that refuses too long a list. The derived `Deserialize` of the structs calls these readers.
macro_rules! readers {
    ($($name:ident: $bound:ident.$how:ident -> $list:ty;)*) => {
        $(pub(super) fn $name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$list, D::Error> {
            $bound.$how(deserializer)
        })*
    };
}

readers! {
    read_sides: SIDES.shelf -> Shelf<Side>;
    read_conditions: CONDITIONS.shelf -> Shelf<Condition>;
    read_notes: NOTES.list -> Vec<String>;
    read_ships: SHIPS.list -> Vec<PlacedShip>;
    read_squadrons: SQUADRONS.list -> Vec<PlacedSquadron>;
    read_reinforcements: REINFORCEMENTS.list -> Vec<Reinforcement>;
    read_arrivals: ARRIVALS.list -> Vec<Id<FleetShip>>;
}

impl Scenario {
    /// Whether a saved file with this scenario can be read again.
    ///
    /// # Errors
    /// If a list of the scenario is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        SIDES.allow(self.sides.len())?;
        CONDITIONS.allow(self.conditions.len())?;
        NOTES.allow(self.notes.len())?;
        for (_, side) in self.sides.iter() {
            SHIPS.allow(side.ships.len())?;
            SQUADRONS.allow(side.squadrons.len())?;
            REINFORCEMENTS.allow(side.reinforcements.len())?;
            for group in &side.reinforcements {
                ARRIVALS.allow(group.ships.len())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::{Content, Edit, Fleet, FleetShip, Scenario};
    use rules::{Change, Id};

    #[test]
    fn what_could_not_be_read_again_is_refused_when_it_is_made() {
        let mut content = Content::default();
        let notes = |count| Scenario { notes: vec![String::new(); count], ..Scenario::default() };
        let ships = |count| Fleet { ships: std::iter::repeat_n(FleetShip::of(Id::new(1)), count).collect(), ..Fleet::default() };
        let edits = [Edit::Scenario(Change::Add(notes(1_001))), Edit::Fleet(Change::Add(ships(1_001)))];
        for edit in edits {
            let refusal = content.apply(&edit).expect_err("too many").to_string();
            assert!(refusal.contains("at most 1000"), "{refusal}");
            assert_eq!(content, Content::default());
        }
        content.apply(&Edit::Scenario(Change::Add(notes(1_000)))).expect("as many as there may be");
        content.apply(&Edit::Fleet(Change::Add(ships(1_000)))).expect("as many as there may be");
        let text = ron::to_string(&content).expect("text");
        assert_eq!(ron::from_str::<Content>(&text), Ok(content));
    }
}
