//! The things of Launch Fighters!: names, prices and order. How they are added and copied stands in `making.rs`, how they come and go over the
//! clipboard in `clipboard.rs`, and what is taken out of a thing in `taking_out.rs`.

mod clipboard;
mod making;
mod playtests;
mod taking_out;

pub use clipboard::{copy, paste};
pub use making::{add, duplicate, with_ship};
pub use playtests::scenario_of;
pub use taking_out::{name_within, off_the_map, take_out};

use super::naming::group;
use super::{BookBrowsing, BookEntry, OutlineGroup, Overview};
use crate::rules::launch_fighters::{
    Content, Edit, Fleet, InFleet, InMap, InScenario, InShip, InStyle, Pick, Place, Ship, Style,
};
use crate::rules::{self, Change, Id, Points, counted};

const SHIP: &str = "ship";
const FLEET: &str = "fleet";
const STYLE: &str = "fleet style";
const MAP: &str = "map";
const SCENARIO: &str = "scenario";

/// The things of a project, by kind.
#[must_use]
pub fn outline(content: &Content) -> Vec<OutlineGroup> {
    let price = |id: Id<Ship>| content.price(id).map_or_else(|| "no price".to_owned(), |price| price.to_string());
    vec![
        group("Ships", SHIP, &content.ships, |id, ship| (whole_ship(id), ship.label(), price(id))),
        group("Fleets", FLEET, &content.fleets, |id, fleet| {
            let spent = fleet.spent(&content.ships, &content.options);
            (whole_fleet(id), fleet.label(), format!("{spent} / {}", fleet.budget))
        }),
        group("Maps", MAP, &content.maps, |id, map| {
            (Place::Map(id, InMap::Whole), map.label(), format!("{} × {}", map.grid.columns.get(), map.grid.rows.get()))
        }),
        group("Scenarios", SCENARIO, &content.scenarios, |id, scenario| {
            (Place::Scenario(id, InScenario::Whole), scenario.label(), counted(scenario.sides.len(), "side"))
        }),
        group("Fleet styles", STYLE, &content.styles, |id, style| (whole_style(id), style.label(), style.hull.label().into())),
    ]
}

/// Whether the blue book has things of a kind, by the word for one of them.
#[must_use]
pub fn is_in_the_blue_book(one: &str) -> bool {
    matches!(one, SHIP | FLEET | STYLE)
}

/// A ship design as such.
#[must_use]
pub const fn whole_ship(id: Id<Ship>) -> Place {
    Place::Ship(id, InShip::Whole)
}

/// A fleet as such.
#[must_use]
pub const fn whole_fleet(id: Id<Fleet>) -> Place {
    Place::Fleet(id, InFleet::Whole)
}

/// A fleet style as such.
#[must_use]
pub const fn whole_style(id: Id<Style>) -> Place {
    Place::Style(id, InStyle::Whole)
}

/// The designs that wear a style.
pub fn ships_in(content: &Content, style: Id<Style>) -> impl Iterator<Item = (Id<Ship>, &Ship)> {
    content.ships.iter().filter(move |(_, ship)| ship.style == Some(style))
}

/// The fleets that wear a style.
pub fn fleets_in(content: &Content, style: Id<Style>) -> impl Iterator<Item = (Id<Fleet>, &Fleet)> {
    content.fleets.iter().filter(move |(_, fleet)| fleet.style == Some(style))
}

/// The thing that a place belongs to.
#[must_use]
pub const fn thing(place: Place) -> Place {
    match place {
        Place::Options => Place::Options,
        Place::Style(id, _) => whole_style(id),
        Place::Ship(id, _) => whole_ship(id),
        Place::Fleet(id, _) => whole_fleet(id),
        Place::Map(id, _) => Place::Map(id, InMap::Whole),
        Place::Scenario(id, _) => Place::Scenario(id, InScenario::Whole),
    }
}

/// The place itself if its thing is there, else the last thing of its kind, else the project.
#[must_use]
pub fn nearest(content: &Content, place: Place) -> rules::Place {
    let last = |found: Option<Place>| found.map_or(rules::Place::Project, rules::Place::from);
    match place {
        Place::Options => place.into(),
        Place::Ship(id, _) if content.ships.get(id).is_some() => place.into(),
        Place::Ship(..) => last(content.ships.ids().next_back().map(whole_ship)),
        Place::Fleet(id, _) if content.fleets.get(id).is_some() => place.into(),
        Place::Fleet(..) => last(content.fleets.ids().next_back().map(whole_fleet)),
        Place::Map(id, _) if content.maps.get(id).is_some() => place.into(),
        Place::Map(..) => last(content.maps.ids().next_back().map(|id| Place::Map(id, InMap::Whole))),
        Place::Scenario(id, _) if content.scenarios.get(id).is_some() => place.into(),
        Place::Scenario(..) => last(content.scenarios.ids().next_back().map(|id| Place::Scenario(id, InScenario::Whole))),
        Place::Style(id, _) if content.styles.get(id).is_some() => place.into(),
        Place::Style(..) => last(content.styles.ids().next_back().map(whole_style)),
    }
}

/// The edit that takes a thing away, and what to call it.
#[must_use]
pub fn remove(content: &Content, place: Place) -> Option<(rules::Edit, String)> {
    let (edit, label) = match place {
        Place::Ship(id, _) => (Edit::Ship(Change::Remove(id)), content.ships.get(id)?.label().to_owned()),
        Place::Fleet(id, _) => (Edit::Fleet(Change::Remove(id)), content.fleets.get(id)?.label().to_owned()),
        Place::Map(id, _) => (Edit::Map(Change::Remove(id)), content.maps.get(id)?.label().to_owned()),
        Place::Scenario(id, _) => (Edit::Scenario(Change::Remove(id)), content.scenarios.get(id)?.label().to_owned()),
        Place::Style(id, _) => (Edit::Style(Change::Remove(id)), content.styles.get(id)?.label().to_owned()),
        Place::Options => return None,
    };
    Some((edit.into(), format!("Delete {label}")))
}

/// Where among those of its kind a thing stands, counted from 0, and how many there are.
#[must_use]
pub fn position(content: &Content, place: Place) -> Option<(usize, usize)> {
    Some(match place {
        Place::Ship(id, _) => (content.ships.position(id)?, content.ships.len()),
        Place::Fleet(id, _) => (content.fleets.position(id)?, content.fleets.len()),
        Place::Map(id, _) => (content.maps.position(id)?, content.maps.len()),
        Place::Scenario(id, _) => (content.scenarios.position(id)?, content.scenarios.len()),
        Place::Style(id, _) => (content.styles.position(id)?, content.styles.len()),
        Place::Options => return None,
    })
}

/// The edit that takes a thing to another place in the order of its kind.
#[must_use]
pub fn move_to(place: Place, to: usize) -> Option<rules::Edit> {
    let edit = match place {
        Place::Ship(id, _) => Edit::Ship(Change::Move(id, to)),
        Place::Fleet(id, _) => Edit::Fleet(Change::Move(id, to)),
        Place::Map(id, _) => Edit::Map(Change::Move(id, to)),
        Place::Scenario(id, _) => Edit::Scenario(Change::Move(id, to)),
        Place::Style(id, _) => Edit::Style(Change::Move(id, to)),
        Place::Options => return None,
    };
    Some(edit.into())
}

/// Where the name of a thing is written.
#[must_use]
pub fn name_of(place: Place) -> Option<rules::Place> {
    match place {
        Place::Ship(id, _) => Some(Place::Ship(id, InShip::Name).into()),
        Place::Fleet(id, _) => Some(Place::Fleet(id, InFleet::Name).into()),
        Place::Map(id, _) => Some(Place::Map(id, InMap::Name).into()),
        Place::Scenario(id, _) => Some(Place::Scenario(id, InScenario::Name).into()),
        Place::Style(id, _) => Some(Place::Style(id, InStyle::Name).into()),
        Place::Options => None,
    }
}

/// What is selected in a few words.
#[must_use]
pub fn summary(content: &Content, place: Place) -> String {
    match place {
        Place::Ship(id, _) => content.price(id).map_or_else(
            || "no price".into(),
            |price| if price == Points::new(1) { "1 point".into() } else { format!("{price} points") },
        ),
        Place::Fleet(id, _) => content.fleets.get(id).map_or_else(String::new, |fleet| {
            let left = fleet.left(&content.ships, &content.options);
            format!("{} of {} points spent, {} left", fleet.budget - left, fleet.budget, left.signed())
        }),
        Place::Style(id, _) => format!(
            "used by {} and {}",
            counted(ships_in(content, id).count(), "ship"),
            counted(fleets_in(content, id).count(), "fleet")
        ),
        Place::Map(..) | Place::Scenario(..) | Place::Options => String::new(),
    }
}

/// What is searched, looked at and chosen in the blue book.
pub type Browsing = BookBrowsing<Pick>;
/// A thing of the blue book.
pub type Entry = BookEntry<Pick>;

/// The two ships among these places, if there are exactly two.
#[must_use]
pub fn pair(places: &[rules::Place]) -> Option<[Id<Ship>; 2]> {
    match places {
        [rules::Place::LaunchFighters(Place::Ship(one, _)), rules::Place::LaunchFighters(Place::Ship(other, _))] => {
            Some([*one, *other])
        }
        _ => None,
    }
}

/// The table as a view of all ships.
pub const OVERVIEW: Overview = Overview {
    one: SHIP,
    tab: "Table",
    name: "Ships as a table",
    says: "Show all ship designs as a table, to be changed cell by cell.",
    has_cells: true,
};
