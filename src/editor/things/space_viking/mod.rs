//! What Space Viking says of its things beyond their descriptions.

mod commands;

use super::{Addition, BookBrowsing, BookEntry, OutlineEntry, OutlineGroup, Overview, TakenOut, Things, list_rows};
use crate::editor::change::Change;
use crate::editor::keys::DeskKey;
use crate::project::AnyKind;
use crate::rules::space_viking::forecast::{FleetForecast, Opening};
use crate::rules::space_viking::{
    BASES, Content, ESTATES, Edit, Fleet, InCampaign, InFleet, InPlayer, InSector, InTable, InWorld, Pick, Place, Player, SHIPS,
    Table, WorldType,
};
use crate::rules::{self, counted};

/// The word for a table.
const TABLE: &str = "table";

impl Things for Content {
    type Browsing = Browsing;

    const ADDITIONS: &'static [Addition] = commands::ADDITIONS;
    const DESK_KEYS: &'static [DeskKey] = &[];

    fn further_groups(&self) -> Vec<OutlineGroup> {
        let sector = OutlineEntry {
            place: Place::Sector(InSector::Whole).into(),
            name: "Sector map".into(),
            remark: format!("{} \u{d7} {}", self.sector.columns.get(), self.sector.rows.get()),
        };
        let table = |table: Table| OutlineEntry {
            place: Place::Table(table, InTable::Whole).into(),
            name: table.label().into(),
            remark: self.tables.origin(table).word().into(),
        };
        vec![
            OutlineGroup { label: "Sector", one: "sector", entries: vec![sector] },
            OutlineGroup { label: "Tables", one: TABLE, entries: Table::ALL.map(table).into() },
        ]
    }

    fn summary(&self, place: Place) -> String {
        match place {
            Place::Sector(_) => counted(self.worlds.len(), "world"),
            Place::World(id, _) => self.worlds.get(id).map_or_else(String::new, |world| {
                let kind = world.kind.map_or("no type", WorldType::label);
                let table = &self.tables.worlds;
                format!(
                    "{} {kind}, {} troops, {} dice, {} millions",
                    self.sector.written(world.at),
                    world.troops_in(table),
                    world.dice_in(table),
                    world.natives_in(table)
                )
            }),
            Place::Player(id, _) => Opening::of(self, id)
                .map_or_else(String::new, |opening| format!("{} IU spent, {} left", opening.spent, opening.left)),
            Place::Fleet(id, _) => self.fleets.get(id).map_or_else(String::new, |fleet| {
                let told = FleetForecast::of(self, fleet);
                format!("{}, {}, jump {}", counted(told.shots, "shot"), counted(told.hits, "hit"), told.jump)
            }),
            Place::Item(id, _) => self.items.get(id).map_or_else(String::new, |item| format!("{} IU", self.price(item))),
            Place::Technology(id, _) => self
                .technologies
                .get(id)
                .map_or_else(String::new, |technology| format!("level {}, {} IU", technology.level, technology.cost_without)),
            Place::Campaign(id, _) => {
                self.campaigns.get(id).map_or_else(String::new, |campaign| counted(campaign.years.get(), "year"))
            }
            Place::Table(..) => String::new(),
        }
    }

    fn take_out(&self, place: Place) -> Option<TakenOut> {
        list_rows::take_out(list_of(place)?, &self.clone().into(), &place.into())
    }

    fn shift_part(&self, place: Place, by: isize) -> Option<Option<Change>> {
        list_rows::shift(list_of(place)?, &self.clone().into(), &place.into(), by)
    }

    fn dropped(&self, thing: Place, onto: Place) -> Option<Change> {
        match (thing, onto) {
            // A fleet dropped on a player is his.
            (Place::Fleet(id, _), Place::Player(player, _)) => {
                let (fleet, label) = (self.fleets.get(id)?, self.players.get(player)?.label());
                let given = Fleet { player: Some(player), at: None, ..fleet.clone() };
                let change =
                    Change::edit(format!("Give {} to {label}", fleet.label()), Edit::Fleet(rules::Change::Set(id, given)));
                Some(change.then_select(Place::Fleet(id, InFleet::Whole)))
            }
            // A player dropped on a world is at home there.
            (Place::Player(id, _), Place::World(world, _)) => {
                let (player, label) = (self.players.get(id)?, self.worlds.get(world)?.label());
                let settled = Player { home: Some(world), ..player.clone() };
                let change = Change::edit(
                    format!("Let {} begin on {label}", player.label()),
                    Edit::Player(rules::Change::Set(id, settled)),
                );
                Some(change.then_select(Place::Player(id, InPlayer::Whole)))
            }
            _ => None,
        }
    }

    fn is_in_the_blue_book(&self, one: &str) -> bool {
        ["world", "item", "technology", "player", TABLE].contains(&one)
    }

    fn overview(&self) -> Option<Overview> {
        Some(Overview {
            one: "world",
            tab: "Map",
            name: "Worlds as the referee's map",
            says: "Show all worlds on the map as it prints for the referee.",
        })
    }

    fn played(&self, place: Option<Place>) -> Option<(Place, String)> {
        let own = if let Some(Place::Campaign(id, _)) = place { Some(id) } else { None };
        let id = own.or_else(|| self.campaigns.ids().next())?;
        Some((Place::Campaign(id, InCampaign::Whole), self.campaigns.get(id)?.name.clone()))
    }
}

/// The kind of list that a part of a thing is a row of.
pub fn list_of(place: Place) -> Option<&'static dyn AnyKind> {
    match place {
        Place::World(_, InWorld::Estate(_)) => Some(&ESTATES),
        Place::World(_, InWorld::Base(_)) => Some(&BASES),
        Place::Fleet(_, InFleet::Ship(_)) => Some(&SHIPS),
        Place::World(..)
        | Place::Fleet(..)
        | Place::Sector(_)
        | Place::Player(..)
        | Place::Item(..)
        | Place::Technology(..)
        | Place::Campaign(..)
        | Place::Table(..) => None,
    }
}

/// What is searched, looked at and chosen in the blue book.
pub type Browsing = BookBrowsing<Pick>;
/// A thing of the blue book.
pub type Entry = BookEntry<Pick>;
