//! How the things of a project are added and copied.

use super::{FLEET, MAP, SCENARIO, SHIP, STYLE};
use crate::editor::things::naming::{copy_name, free_name};
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
        SCENARIO => {
            let name = free_name("Scenario", |name| content.scenarios.find(|scenario| scenario.name == name).is_some());
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
    let name = free_name("Style", |name| content.styles.find(|style| style.name == name).is_some());
    let unused = Hull::ALL.into_iter().find(|hull| content.styles.find(|style| style.hull == *hull).is_none());
    Style::of_hull(name, unused.unwrap_or_default())
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
        Place::Scenario(id, _) => {
            // Its sides fight with the same fleets on the same map: a copy of a scenario is another way to play with them.
            let scenario = content.scenarios.get(id)?.clone();
            let name = copy_name(&scenario.name, |name| content.scenarios.find(|scenario| scenario.name == name).is_some());
            let place = Place::Scenario(content.scenarios.next_id(), InScenario::Name);
            (Edit::Scenario(Change::Add(Scenario { name, ..scenario })), place)
        }
        Place::Style(id, _) => {
            let style = content.styles.get(id)?.clone();
            let name = copy_name(&style.name, |name| content.styles.find(|style| style.name == name).is_some());
            (Edit::Style(Change::Add(Style { name, ..style })), Place::Style(content.styles.next_id(), InStyle::Name))
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
