//! Every change of the designs, as data.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Campaign, Content, Fleet, Item, Player, Sector, Tables, Technology, World};
use rules::{Change, HasWeight, Refusal};

/// A change of the designs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    /// Replace the sector.
    Sector(Sector),
    /// Change the worlds.
    World(Change<World>),
    /// Change the players.
    Player(Change<Player>),
    /// Change the fleets.
    Fleet(Change<Fleet>),
    /// Change the items.
    Item(Change<Item>),
    /// Change the technologies.
    Technology(Change<Technology>),
    /// Change the campaigns.
    Campaign(Change<Campaign>),
    /// Replace the tables.
    Tables(Arc<Tables>),
}

impl HasWeight for Edit {
    fn weight(&self) -> usize {
        match self {
            Self::Sector(sector) => size_of::<Sector>() + sector.name.len(),
            Self::World(change) => change.weight(World::weight),
            Self::Player(change) => change.weight(Player::weight),
            Self::Fleet(change) => change.weight(Fleet::weight),
            Self::Item(change) => change.weight(Item::weight),
            Self::Technology(change) => change.weight(Technology::weight),
            Self::Campaign(change) => change.weight(Campaign::weight),
            Self::Tables(tables) => tables.weight(),
        }
    }
}

impl Content {
    /// Applies an edit.
    ///
    /// # Errors
    /// Refuses a change to a thing that is not there, and lists too long to be read back; then nothing has changed.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), Refusal> {
        match edit {
            Edit::Sector(sector) => {
                self.sector = sector.clone();
                Ok(())
            }
            Edit::World(change) => {
                change.thing().map_or(Ok(()), World::within_bounds)?;
                self.worlds.apply(change.clone(), "world").map(drop)
            }
            Edit::Player(change) => {
                change.thing().map_or(Ok(()), Player::within_bounds)?;
                self.players.apply(change.clone(), "player").map(drop)
            }
            Edit::Fleet(change) => {
                change.thing().map_or(Ok(()), Fleet::within_bounds)?;
                self.fleets.apply(change.clone(), "fleet").map(drop)
            }
            Edit::Item(change) => self.items.apply(change.clone(), "item").map(drop),
            Edit::Technology(change) => self.technologies.apply(change.clone(), "technology").map(drop),
            Edit::Campaign(change) => {
                change.thing().map_or(Ok(()), Campaign::within_bounds)?;
                self.campaigns.apply(change.clone(), "campaign").map(drop)
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

    #[test]
    fn a_refused_edit_leaves_everything_as_it_was() {
        let mut content = Content { worlds: [World::default()].into_iter().collect(), ..Content::default() };
        let before = content.clone();
        let long = Campaign { notes: vec![String::new(); 1_001], ..Campaign::default() };
        let refused = [
            Edit::World(Change::Remove(Id::new(2))),
            Edit::Player(Change::Set(Id::new(1), Player::default())),
            Edit::Fleet(Change::Move(Id::new(1), 0)),
            Edit::Item(Change::Remove(Id::new(1))),
            Edit::Technology(Change::Remove(Id::new(9))),
            Edit::Campaign(Change::Add(long)),
        ];
        for edit in refused {
            let refusal = content.apply(&edit).expect_err("it is gone, or too long");
            assert!(!refusal.to_string().is_empty());
            assert_eq!(content, before, "{edit:?}");
        }
    }
}
