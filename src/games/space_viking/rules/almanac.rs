//! A chapter of the blue book: worlds, items, technologies, players with their fleets, and tables, as data from which a project copies.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Content, Edit, Fleet, Item, Player, Ship, Table, Tables, Technology, World, bounds};
use rules::{Change, Id, Shelf};

/// A chapter of the blue book. Its things refer to each other by ids, as in a project; here an id is a position in one of its lists, counted from 1.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chapter {
    /// The worlds of the chapter.
    #[serde(deserialize_with = "bounds::read_worlds")]
    pub worlds: Vec<World>,
    /// The items of the chapter.
    #[serde(deserialize_with = "bounds::read_items")]
    pub items: Vec<Item>,
    /// The technologies of the chapter.
    #[serde(deserialize_with = "bounds::read_all_technologies")]
    pub technologies: Vec<Technology>,
    /// Players, with the money and the technologies that they start with.
    #[serde(deserialize_with = "bounds::read_players")]
    pub players: Vec<Player>,
    /// The players' fleets, whose ships refer to the items of the chapter.
    #[serde(deserialize_with = "bounds::read_fleets")]
    pub fleets: Vec<Fleet>,
    /// The tables, if the chapter has them.
    pub tables: Option<Arc<Tables>>,
}

/// A thing of a chapter that is to be copied.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// The world of this name.
    World(String),
    /// The item of this name.
    Item(String),
    /// The technology of this name.
    Technology(String),
    /// The player of this name, with the player's fleets.
    Player(String),
    /// This table of the chapter.
    Table(Table),
}

impl Chapter {
    /// Everything in the chapter, in the order in which it is copied.
    pub fn picks(&self) -> impl Iterator<Item = Pick> {
        let technologies = self.technologies.iter().map(|technology| Pick::Technology(technology.name.clone()));
        let items = self.items.iter().map(|item| Pick::Item(item.name.clone()));
        let worlds = self.worlds.iter().map(|world| Pick::World(world.name.clone()));
        let players = self.players.iter().map(|player| Pick::Player(player.name.clone()));
        let tables = self.tables.iter().flat_map(|_| Table::ALL.map(Pick::Table));
        technologies.chain(items).chain(worlds).chain(players).chain(tables)
    }

    /// The fleets of one of the chapter's players, given by index.
    pub fn fleets_of(&self, player: usize) -> impl Iterator<Item = &Fleet> {
        let id = Id::new(u32::try_from(player + 1).unwrap_or_default());
        self.fleets.iter().filter(move |fleet| fleet.player == Some(id))
    }

    /// The edits that copy a thing of the chapter into a project. The things that it refers to are found in the project by name, and those missing
    /// there are copied first. A table replaces the project's own. The list is empty if the project already holds exactly the same; `None` if the
    /// chapter has no such thing.
    #[must_use]
    pub fn copy(&self, pick: &Pick, content: &Content) -> Option<Vec<Edit>> {
        let mut copying = Copying { chapter: self, now: content.clone(), edits: Vec::new() };
        match pick {
            Pick::World(name) => {
                let world = self.worlds.iter().find(|world| world.name == *name)?;
                if copying.now.worlds.find(|known| known == world).is_none() {
                    copying.push(Edit::World(Change::Add(world.clone())));
                }
            }
            Pick::Item(name) => {
                copying.item(position(&self.items, |item| item.name == *name)?, false);
            }
            Pick::Technology(name) => {
                copying.technology(position(&self.technologies, |technology| technology.name == *name)?, false);
            }
            Pick::Player(name) => copying.player(position(&self.players, |player| player.name == *name)?),
            Pick::Table(table) => {
                let mut tables = Tables::clone(&content.tables);
                tables.take(*table, self.tables.as_ref()?);
                if tables != *content.tables {
                    copying.push(Edit::Tables(Arc::new(tables)));
                }
            }
        }
        Some(copying.edits)
    }
}

fn position<T>(things: &[T], is_meant: impl FnMut(&T) -> bool) -> Option<usize> {
    things.iter().position(is_meant)
}

/// The position in the chapter's list of the thing with this id; `None` if the id is 0.
fn at<T>(id: Id<T>) -> Option<usize> {
    (id.number() as usize).checked_sub(1)
}

/// A copy in progress from a chapter into a project: the chapter, the edits made so far, and the project as these edits leave it.
struct Copying<'a> {
    chapter: &'a Chapter,
    now: Content,
    edits: Vec<Edit>,
}

impl Copying<'_> {
    fn push(&mut self, edit: Edit) {
        // Adding a thing is refused only if the shelf is full. The refusal can be ignored here, since it occurs again when the edits are applied to
        // the project.
        let _ = self.now.apply(&edit);
        self.edits.push(edit);
    }

    /// Returns the project's id of a technology, given by its index in the chapter. Adds the technology if the project lacks it. `is_named` says that
    /// another thing refers to it by name, so that any technology of that name in the project will do.
    fn technology(&mut self, place: usize, is_named: bool) -> Option<Id<Technology>> {
        let found = self.chapter.technologies.get(place)?;
        if is_named && let Some((id, _)) = self.now.technologies.find(|known| known.name == found.name) {
            return Some(id);
        }
        // Without the filter, the call would never return for a chapter whose technologies are each other's predecessors in a circle.
        let before = found.predecessor.and_then(at).filter(|before| *before < place);
        let predecessor = before.and_then(|before| self.technology(before, true));
        let copy = Technology { predecessor, ..found.clone() };
        Some(self.add(copy, |content| &content.technologies, Edit::Technology))
    }

    /// Returns the project's id of an item, given by its index in the chapter. Adds the item if the project lacks it. `is_named` says that another
    /// thing refers to it by name, so that any item of that name in the project will do.
    fn item(&mut self, place: usize, is_named: bool) -> Option<Id<Item>> {
        let found = self.chapter.items.get(place)?;
        if is_named && let Some((id, _)) = self.now.items.find(|known| known.name == found.name) {
            return Some(id);
        }
        let needs = found.needs.and_then(at).and_then(|technology| self.technology(technology, true));
        let before = found.takes.and_then(at).filter(|before| *before < place);
        let takes = before.and_then(|before| self.item(before, true));
        let copy = Item { takes, needs, ..found.clone() };
        Some(self.add(copy, |content| &content.items, Edit::Item))
    }

    fn add<T: Clone + PartialEq>(&mut self, copy: T, shelf: fn(&Content) -> &Shelf<T>, edit: fn(Change<T>) -> Edit) -> Id<T> {
        if let Some((id, _)) = shelf(&self.now).find(|known| *known == copy) {
            return id;
        }
        let id = shelf(&self.now).next_id();
        self.push(edit(Change::Add(copy)));
        id
    }

    /// Copies a player, given by index in the chapter, with the player's fleets. The home is the project's world of the same name, if it has one.
    fn player(&mut self, place: usize) {
        let Some(found) = self.chapter.players.get(place) else { return };
        let home = found.home.and_then(at).and_then(|home| self.chapter.worlds.get(home));
        let home = home.and_then(|home| self.now.worlds.find(|known| known.name == home.name)).map(|(id, _)| id);
        let technologies: Vec<usize> = found.technologies.iter().copied().filter_map(at).collect();
        let technologies = technologies.into_iter().filter_map(|place| self.technology(place, true)).collect();
        let id = self.add(Player { home, technologies, ..found.clone() }, |content| &content.players, Edit::Player);
        let fleets: Vec<Fleet> = self.chapter.fleets_of(place).cloned().collect();
        for fleet in fleets {
            let ships: Vec<Ship> = fleet.ships.iter().map(|(_, ship)| ship.clone()).collect();
            let ships = ships.into_iter().map(|ship| {
                let item = ship.item.and_then(at).and_then(|place| self.item(place, true));
                Ship { item, ..ship }
            });
            let ships = ships.collect();
            self.add(Fleet { player: Some(id), at: None, ships, ..fleet }, |content| &content.fleets, Edit::Fleet);
        }
    }
}
