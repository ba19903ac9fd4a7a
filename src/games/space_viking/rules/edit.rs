//! Every change of the designs, as data.

use std::sync::Arc;

use super::{Campaign, Content, Fleet, Item, Player, Sector, Tables, Technology, World};

rules::shelves! {
    /// A change of the designs.
    Edit of Content {
        /// Change the worlds.
        World(World) in worlds: "world", World::weight, World::within_bounds;
        /// Change the players.
        Player(Player) in players: "player", Player::weight, Player::within_bounds;
        /// Change the fleets.
        Fleet(Fleet) in fleets: "fleet", Fleet::weight, Fleet::within_bounds;
        /// Change the items.
        Item(Item) in items: "item", Item::weight;
        /// Change the technologies.
        Technology(Technology) in technologies: "technology", Technology::weight;
        /// Change the campaigns.
        Campaign(Campaign) in campaigns: "campaign", Campaign::weight, Campaign::within_bounds;
    } beside {
        /// Replace the sector.
        Sector(Sector): |sector| size_of::<Sector>() + sector.name.len(), |content, sector| {
            content.sector.clone_from(sector);
            Ok(())
        };
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
    use rules::{Change, Id};

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
