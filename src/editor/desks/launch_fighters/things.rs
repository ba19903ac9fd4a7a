//! What the outline and the commands need to know of the things of a project: names, prices, and how they are added and copied.

use crate::editor::derived::OutlineGroup;
use crate::editor::desks::naming::{copy_name, free_name, group};
use crate::rules::launch_fighters::{
    Content, Edit, Fleet, FleetShip, InFleet, InMap, InScenario, InShip, Map, Place, Ship, Style,
};
use crate::rules::{self, Change, Id, Points};

const SHIP: &str = "ship";
const FLEET: &str = "fleet";
const STYLE: &str = "style";
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
            (Place::Scenario(id, InScenario::Whole), scenario.label(), format!("{} sides", scenario.sides.len()))
        }),
        group("Fleet styles", STYLE, &content.styles, |id, style| {
            (Place::Style(id), style_label(style), style.hull.label().into())
        }),
    ]
}

/// The name of a style, or words that say there is none.
#[must_use]
pub fn style_label(style: &Style) -> &str {
    if style.name.trim().is_empty() { "Unnamed style" } else { &style.name }
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

/// The thing that a place belongs to.
#[must_use]
pub const fn thing(place: Place) -> Place {
    match place {
        Place::Options => Place::Options,
        Place::Style(id) => Place::Style(id),
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
        Place::Style(id) if content.styles.get(id).is_some() => place.into(),
        Place::Style(_) => last(content.styles.ids().next_back().map(Place::Style)),
    }
}

/// The edit that adds a new thing of a kind, and where it will be.
#[must_use]
pub fn add(content: &Content, one: &str) -> Option<(rules::Edit, rules::Place)> {
    let (edit, place) = match one {
        SHIP => (Edit::Ship(Change::Add(Ship::default())), Place::Ship(content.ships.next_id(), InShip::Name)),
        FLEET => {
            let fleet = Fleet {
                name: free_name("Fleet", |name| content.fleets.find(|fleet| fleet.name == name).is_some()),
                ..Fleet::default()
            };
            (Edit::Fleet(Change::Add(fleet)), Place::Fleet(content.fleets.next_id(), InFleet::Name))
        }
        MAP => {
            let map =
                Map { name: free_name("Map", |name| content.maps.find(|map| map.name == name).is_some()), ..Map::default() };
            (Edit::Map(Change::Add(map)), Place::Map(content.maps.next_id(), InMap::Name))
        }
        _ => return None,
    };
    Some((edit.into(), place.into()))
}

/// The edit that copies a thing, and where the copy will be.
#[must_use]
pub fn duplicate(content: &Content, place: Place) -> Option<(rules::Edit, rules::Place)> {
    let (edit, place) = match place {
        Place::Ship(id, _) => {
            let ship = content.ships.get(id)?.clone();
            let name = copy_name(&ship.name, |name| content.ships.find(|ship| ship.name == name).is_some());
            // Two designs with one letter would have to be told apart again.
            let copy = Ship { name, letter: String::new(), ..ship };
            (Edit::Ship(Change::Add(copy)), Place::Ship(content.ships.next_id(), InShip::Name))
        }
        Place::Fleet(id, _) => {
            let fleet = content.fleets.get(id)?.clone();
            let name = copy_name(&fleet.name, |name| content.fleets.find(|fleet| fleet.name == name).is_some());
            (Edit::Fleet(Change::Add(Fleet { name, ..fleet })), Place::Fleet(content.fleets.next_id(), InFleet::Name))
        }
        Place::Map(id, _) => {
            let map = content.maps.get(id)?.clone();
            let name = copy_name(&map.name, |name| content.maps.find(|map| map.name == name).is_some());
            (Edit::Map(Change::Add(Map { name, ..map })), Place::Map(content.maps.next_id(), InMap::Name))
        }
        Place::Options | Place::Style(_) | Place::Scenario(..) => return None,
    };
    Some((edit.into(), place.into()))
}

/// The edit that takes a thing away, and what to call it.
#[must_use]
pub fn remove(content: &Content, place: Place) -> Option<(rules::Edit, String)> {
    let (edit, label) = match place {
        Place::Ship(id, _) => (Edit::Ship(Change::Remove(id)), content.ships.get(id)?.label().to_owned()),
        Place::Fleet(id, _) => (Edit::Fleet(Change::Remove(id)), content.fleets.get(id)?.label().to_owned()),
        Place::Map(id, _) => (Edit::Map(Change::Remove(id)), content.maps.get(id)?.label().to_owned()),
        Place::Scenario(id, _) => (Edit::Scenario(Change::Remove(id)), content.scenarios.get(id)?.label().to_owned()),
        Place::Style(id) => (Edit::Style(Change::Remove(id)), style_label(content.styles.get(id)?).to_owned()),
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
        Place::Style(id) => (content.styles.position(id)?, content.styles.len()),
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
        Place::Style(id) => Edit::Style(Change::Move(id, to)),
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
        Place::Options | Place::Style(_) | Place::Scenario(..) => None,
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
            format!("{} of {} points spent, {} left", fleet.budget - left, fleet.budget, signed(left))
        }),
        Place::Map(..) | Place::Scenario(..) | Place::Style(_) | Place::Options => String::new(),
    }
}

/// Points with their sign; a true minus, and none before nothing.
#[must_use]
pub fn signed(points: Points) -> String {
    match points.get() {
        0 => "0".into(),
        more if more > 0 => format!("+{more}"),
        less => format!("−{}", -less),
    }
}

/// A fleet with one more ship of a design.
#[must_use]
pub fn with_ship(fleet: &Fleet, design: Id<Ship>) -> Fleet {
    let mut fleet = fleet.clone();
    let ship = fleet.ships.add(FleetShip::of(design));
    fleet.flagship.get_or_insert(ship);
    fleet
}
