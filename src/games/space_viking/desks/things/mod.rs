//! What the editor needs to know of this game's things and the rules do not describe.

mod commands;

use crate::SpaceViking;
use kit::change::Change;
use kit::keys::DeskKey;
use kit::things::{Addition, BookBrowsing, BookEntry, OutlineEntry, OutlineGroup, Overview, Shift, TakenOut, Things, list_rows};
use project::AnyKind;
use rules::counted;
use rules::kind::KindOf;
use space_viking::forecast::{FleetForecast, Opening};
use space_viking::{
    BASES, CAMPAIGNS, Content, ESTATES, Edit, Fleet, InFleet, InPlayer, InSector, InTable, InWorld, Pick, Place, Player, SHIPS,
    Table, WorldType,
};

/// The word for a table as a kind of thing.
const TABLE: &str = "table";

impl Things for SpaceViking {
    type Of = Content;
    type Browsing = Browsing;

    const ADDITIONS: &'static [Addition] = commands::ADDITIONS;
    const DESK_KEYS: &'static [DeskKey] = &[];

    fn further_groups(content: &Content) -> Vec<OutlineGroup> {
        let sector = OutlineEntry {
            place: Place::Sector(InSector::Whole).into(),
            name: "Sector map".into(),
            remark: format!("{} \u{d7} {}", content.sector.columns.get(), content.sector.rows.get()),
        };
        let table = |table: Table| OutlineEntry {
            place: Place::Table(table, InTable::Whole).into(),
            name: table.label().into(),
            remark: content.tables.origin(table).word().into(),
        };
        vec![
            OutlineGroup { label: "Sector", one: "sector", entries: vec![sector] },
            OutlineGroup { label: "Tables", one: TABLE, entries: Table::ALL.map(table).into() },
        ]
    }

    fn summary(content: &Content, place: Place) -> String {
        match place {
            Place::Sector(_) => counted(content.worlds.len(), "world"),
            Place::World(id, _) => content.worlds.get(id).map_or_else(String::new, |world| {
                let kind = world.kind.map_or("no type", WorldType::label);
                let table = &content.tables.worlds;
                format!(
                    "{} {kind}, {}, {} of plunder, {} million natives",
                    content.sector.written(world.at),
                    counted(world.troops_in(table), "troop"),
                    dice_words(world.dice_in(table)),
                    world.natives_in(table)
                )
            }),
            Place::Player(id, _) => Opening::of(content, id)
                .map_or_else(String::new, |opening| format!("{} IU spent, {} left", opening.spent, opening.left)),
            Place::Fleet(id, _) => content.fleets.get(id).map_or_else(String::new, |fleet| {
                let told = FleetForecast::of(content, fleet);
                format!("{}, {}, jump {}", counted(told.shots, "shot"), counted(told.hits, "hit"), told.jump)
            }),
            Place::Item(id, _) => content.items.get(id).map_or_else(String::new, |item| format!("{} IU", content.price(item))),
            Place::Technology(id, _) => content
                .technologies
                .get(id)
                .map_or_else(String::new, |technology| format!("level {}, {} IU", technology.level, technology.cost_without)),
            Place::Campaign(id, _) => {
                content.campaigns.get(id).map_or_else(String::new, |campaign| counted(campaign.years.get(), "year"))
            }
            Place::Table(..) => String::new(),
        }
    }

    fn price(_: &Content, _: Place) -> Option<String> {
        None
    }

    fn take_out(content: &Content, place: Place) -> Option<TakenOut> {
        list_rows::take_out(list_of(place)?, &content.clone().into(), &place.into())
    }

    fn shift_part(content: &Content, place: Place, by: isize) -> Option<Shift> {
        list_rows::shift(list_of(place)?, &content.clone().into(), &place.into(), by)
    }

    fn dropped(content: &Content, thing: Place, onto: Place) -> Option<Change> {
        match (thing, onto) {
            // A fleet that is dropped on a player becomes that player's fleet.
            (Place::Fleet(id, _), Place::Player(player, _)) => {
                let (fleet, label) = (content.fleets.get(id)?, content.players.get(player)?.label());
                let given = Fleet { player: Some(player), at: None, ..fleet.clone() };
                let change =
                    Change::edit(format!("Give {} to {label}", fleet.label()), Edit::Fleet(rules::Change::Set(id, given)));
                Some(change.then_select(Place::Fleet(id, InFleet::Whole)))
            }
            // A player who is dropped on a world gets this world as home.
            (Place::Player(id, _), Place::World(world, _)) => {
                let (player, label) = (content.players.get(id)?, content.worlds.get(world)?.label());
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

    fn is_in_the_blue_book(_: &Content, one: &str) -> bool {
        ["world", "item", "technology", "player", TABLE].contains(&one)
    }

    fn overview() -> Option<Overview> {
        Some(Overview {
            one: "world",
            tab: "Map",
            name: "Worlds as the referee's map",
            says: "Show all worlds on the map as it prints for the referee.",
        })
    }

    fn played() -> &'static dyn KindOf<Content> {
        &CAMPAIGNS
    }
}

/// The kind of list in which this part of a thing is a row; `None` if the part is not a row of a list.
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

/// What the blue book on the screen remembers: search, selection and choices.
pub type Browsing = BookBrowsing<Pick>;
/// An entry of the blue book: a chapter and a thing in it.
pub type Entry = BookEntry<Pick>;

/// How many dice, in words.
fn dice_words(count: u32) -> String {
    if count == 1 { "1 die".to_owned() } else { format!("{count} dice") }
}
