//! Paths for places in the designs, such as `worlds/gram/type`.

use std::cell::OnceCell;

use super::{
    Campaign, Content, Fleet, InCampaign, InFleet, InItem, InPlayer, InSector, InTable, InTechnology, InWorld, Item, Place,
    Player, Sovereign, Table, Technology, World, WorldType,
};
use rules::{Id, Names, Shelf};

/// Makes paths for the places in some designs. Names are collected when they are first needed.
pub struct Paths<'a> {
    content: &'a Content,
    worlds: OnceCell<Names<World>>,
    players: OnceCell<Names<Player>>,
    fleets: OnceCell<Names<Fleet>>,
    items: OnceCell<Names<Item>>,
    technologies: OnceCell<Names<Technology>>,
    campaigns: OnceCell<Names<Campaign>>,
}

/// The name of a thing in a path. The names of a shelf are collected on the first call.
fn called<'a, T>(names: &OnceCell<Names<T>>, shelf: &'a Shelf<T>, name: fn(&'a T) -> &'a str, id: Id<T>) -> String {
    names.get_or_init(|| Names::of(shelf, name)).called(id)
}

impl<'a> Paths<'a> {
    /// Begins to make paths for the places in these designs.
    #[must_use]
    pub const fn of(content: &'a Content) -> Self {
        Self {
            content,
            worlds: OnceCell::new(),
            players: OnceCell::new(),
            fleets: OnceCell::new(),
            items: OnceCell::new(),
            technologies: OnceCell::new(),
            campaigns: OnceCell::new(),
        }
    }

    /// The path of a place. A thing that was removed is called by the number of its id.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        let content = self.content;
        match place {
            Place::Sector(part) => format!("sector{}", in_sector(*part)),
            Place::World(id, part) => {
                let world = called(&self.worlds, &content.worlds, |world| &world.name, *id);
                format!("worlds/{world}{}", self.in_world(*id, *part))
            }
            Place::Player(id, part) => {
                let player = called(&self.players, &content.players, |player| &player.name, *id);
                format!("players/{player}{}", in_player(*part))
            }
            Place::Fleet(id, part) => {
                let fleet = called(&self.fleets, &content.fleets, |fleet| &fleet.name, *id);
                format!("fleets/{fleet}{}", self.in_fleet(*id, *part))
            }
            Place::Item(id, part) => {
                let item = called(&self.items, &content.items, |item| &item.name, *id);
                let part = match part {
                    InItem::Whole => "",
                    InItem::Name => "/name",
                    InItem::Values => "/values",
                };
                format!("items/{item}{part}")
            }
            Place::Technology(id, part) => {
                let technology = called(&self.technologies, &content.technologies, |technology| &technology.name, *id);
                let part = match part {
                    InTechnology::Whole => "",
                    InTechnology::Name => "/name",
                    InTechnology::Predecessor => "/predecessor",
                    InTechnology::Cost => "/cost",
                };
                format!("technologies/{technology}{part}")
            }
            Place::Campaign(id, part) => {
                let campaign = called(&self.campaigns, &content.campaigns, |campaign| &campaign.name, *id);
                let part = match part {
                    InCampaign::Whole => "",
                    InCampaign::Name => "/name",
                    InCampaign::Switches => "/switches",
                    InCampaign::Notes => "/notes",
                };
                format!("campaigns/{campaign}{part}")
            }
            Place::Table(table, part) => format!("tables/{}{}", table.slug(), in_table(*table, *part)),
        }
    }

    fn in_world(&self, id: Id<World>, part: InWorld) -> String {
        let world = self.content.worlds.get(id);
        let numbered = |list: &str, at: Option<usize>| format!("/{list}/{}", at.map_or(0, |at| at + 1));
        match part {
            InWorld::Whole => String::new(),
            InWorld::Name => "/name".into(),
            InWorld::Space => "/space".into(),
            InWorld::Type => "/type".into(),
            InWorld::Arms => "/heraldry".into(),
            InWorld::Values => "/values".into(),
            InWorld::Estate(estate) => numbered("estates", world.and_then(|world| world.estates.position(estate))),
            InWorld::Base(base) => numbered("bases", world.and_then(|world| world.bases.position(base))),
            InWorld::Notes => "/notes".into(),
        }
    }

    fn in_fleet(&self, id: Id<Fleet>, part: InFleet) -> String {
        match part {
            InFleet::Whole => String::new(),
            InFleet::Name => "/name".into(),
            InFleet::Commander => "/commander".into(),
            InFleet::Orders => "/orders".into(),
            InFleet::Ship(ship) => {
                let position = self.content.fleets.get(id).and_then(|fleet| fleet.ships.position(ship));
                format!("/ships/{}", position.map_or(0, |position| position + 1))
            }
        }
    }
}

const fn in_sector(part: InSector) -> &'static str {
    match part {
        InSector::Whole => "",
        InSector::Name => "/name",
        InSector::Size => "/size",
    }
}

const fn in_player(part: InPlayer) -> &'static str {
    match part {
        InPlayer::Whole => "",
        InPlayer::Name => "/name",
        InPlayer::Persons => "/persons",
        InPlayer::Arms => "/arms",
        InPlayer::Home => "/home",
        InPlayer::Opening => "/opening",
        InPlayer::Notes => "/notes",
    }
}

fn in_table(table: Table, part: InTable) -> String {
    let line = |line: u8| match table {
        Table::Worlds => WorldType::ALL.get(usize::from(line)).map(|kind| kind.slug().to_owned()),
        Table::Sovereigns => Sovereign::ALL.get(usize::from(line)).map(|kind| kind.slug().to_owned()),
        Table::Rolls | Table::Start => Some((line + 1).to_string()),
    };
    match part {
        InTable::Whole => String::new(),
        InTable::Origin => "/origin".into(),
        InTable::Line(at) => format!("/{}", line(at).unwrap_or_default()),
    }
}
