//! How the things of a project are added and copied.

use super::{FLEET, MAP, SCENARIO, SHIP, STYLE};
use crate::editor::things::naming::{copied, name_of_new};
use crate::rules::launch_fighters::{
    Content, Edit, Fleet, FleetShip, Hull, InFleet, InMap, InScenario, InShip, InStyle, Map, Place, Scenario, Ship, Side, Style,
};
use crate::rules::{self, Change, Id};

/// The edit that adds a new thing of a kind, and where it will be.
#[must_use]
pub fn add(content: &Content, one: &str) -> Option<(rules::Edit, rules::Place)> {
    let (edit, place) = match one {
        SHIP => (Edit::Ship(Change::Add(Ship::default())), Place::Ship(content.ships.next_id(), InShip::Name)),
        FLEET => {
            let fleet = Fleet { name: name_of_new(&content.fleets, "Fleet", |fleet| &fleet.name), ..Fleet::default() };
            (Edit::Fleet(Change::Add(fleet)), Place::Fleet(content.fleets.next_id(), InFleet::Name))
        }
        MAP => {
            let map = Map { name: name_of_new(&content.maps, "Map", |map| &map.name), ..Map::default() };
            (Edit::Map(Change::Add(map)), Place::Map(content.maps.next_id(), InMap::Name))
        }
        SCENARIO => {
            let name = name_of_new(&content.scenarios, "Scenario", |scenario| &scenario.name);
            (
                Edit::Scenario(Change::Add(new_scenario(content, name))),
                Place::Scenario(content.scenarios.next_id(), InScenario::Name),
            )
        }
        STYLE => (Edit::Style(Change::Add(new_style(content))), Place::Style(content.styles.next_id(), InStyle::Name)),
        _ => return None,
    };
    Some((edit.into(), place.into()))
}

/// A scenario on the first map, between the first two fleets; sides without a fleet where there are fewer.
fn new_scenario(content: &Content, name: String) -> Scenario {
    let fleets = content.fleets.ids().map(Some).chain(std::iter::repeat(None));
    let sides = fleets.take(Scenario::FEWEST_SIDES).map(|fleet| Side { fleet, ..Side::default() }).collect();
    Scenario { name, map: content.maps.ids().next(), sides, ..Scenario::default() }
}

/// A style of the first form that no style has yet.
fn new_style(content: &Content) -> Style {
    let name = name_of_new(&content.styles, "Style", |style| &style.name);
    let unused = Hull::ALL.into_iter().find(|hull| content.styles.find(|style| style.hull == *hull).is_none());
    Style::of_hull(name, unused.unwrap_or_default())
}

/// The edit that copies a thing, and where the copy will be.
#[must_use]
pub fn duplicate(content: &Content, place: Place) -> Option<(rules::Edit, rules::Place)> {
    let (edit, place) = match place {
        Place::Ship(id, _) => {
            // Two designs with one letter would have to be told apart again.
            let renamed = |ship, name| Ship { name, letter: String::new(), ..ship };
            let copy = copied(&content.ships, id, |ship| &ship.name, renamed)?;
            (Edit::Ship(Change::Add(copy)), Place::Ship(content.ships.next_id(), InShip::Name))
        }
        Place::Fleet(id, _) => {
            let copy = copied(&content.fleets, id, |fleet| &fleet.name, |fleet, name| Fleet { name, ..fleet })?;
            (Edit::Fleet(Change::Add(copy)), Place::Fleet(content.fleets.next_id(), InFleet::Name))
        }
        Place::Map(id, _) => {
            let copy = copied(&content.maps, id, |map| &map.name, |map, name| Map { name, ..map })?;
            (Edit::Map(Change::Add(copy)), Place::Map(content.maps.next_id(), InMap::Name))
        }
        Place::Scenario(id, _) => {
            // Its sides fight with the same fleets on the same map: a copy of a scenario is another way to play with them.
            let copy = copied(&content.scenarios, id, |scenario| &scenario.name, |scenario, name| Scenario { name, ..scenario })?;
            let place = Place::Scenario(content.scenarios.next_id(), InScenario::Name);
            (Edit::Scenario(Change::Add(copy)), place)
        }
        Place::Style(id, _) => {
            let copy = copied(&content.styles, id, |style| &style.name, |style, name| Style { name, ..style })?;
            (Edit::Style(Change::Add(copy)), Place::Style(content.styles.next_id(), InStyle::Name))
        }
        Place::Options => return None,
    };
    Some((edit.into(), place.into()))
}

/// A fleet with one more ship of a design.
#[must_use]
pub fn with_ship(fleet: &Fleet, design: Id<Ship>) -> Fleet {
    let mut fleet = fleet.clone();
    let ship = fleet.ships.add(FleetShip::of(design));
    fleet.flagship.get_or_insert(ship);
    fleet
}
