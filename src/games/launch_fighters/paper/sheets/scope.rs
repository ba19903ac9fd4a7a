//! The fleets and scenarios that a printout covers.

use launch_fighters::{Content, Fleet, Scenario, Ship};
use rules::{Id, slug};
use std::borrow::Cow;
use std::collections::BTreeSet;

/// The fleets to print: those of the scenario, each once for every side that has it; without a scenario, each fleet of the project once.
#[must_use]
pub fn fleets(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Id<Fleet>> {
    match scenario {
        None => content.fleets.ids().collect(),
        Some(id) => content
            .scenarios
            .get(id)
            .map(|scenario| scenario.sides.iter().filter_map(|(_, side)| side.fleet).collect())
            .unwrap_or_default(),
    }
}

/// The designs that no ship in these fleets uses.
#[must_use]
pub fn without_fleet(content: &Content, fleets: &[Id<Fleet>]) -> Vec<Id<Ship>> {
    let fleets = fleets.iter().filter_map(|id| content.fleets.get(*id));
    let sailing: BTreeSet<_> = fleets.flat_map(|fleet| fleet.ships.iter().map(|(_, ship)| ship.design)).collect();
    content.ships.ids().filter(|id| !sailing.contains(id)).collect()
}

/// The scenarios to print: the chosen one, or all if none is chosen.
#[must_use]
pub fn scenarios(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(Id<Scenario>, &Scenario)> {
    content.scenarios.iter().filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id)).collect()
}

/// The content with only those designs that take part in this scenario or, if no scenario is given, in any scenario. If no scenario has a fleet yet,
/// the whole content.
#[must_use]
pub fn played(content: &Content, scenario: Option<Id<Scenario>>) -> Cow<'_, Content> {
    let scenarios = scenarios(content, scenario);
    let fighting: Vec<Id<Fleet>> = scenarios.iter().flat_map(|(id, _)| fleets(content, Some(*id))).collect();
    if scenario.is_none() && fighting.is_empty() {
        return Cow::Borrowed(content);
    }
    let idle = without_fleet(content, &fighting);
    let mut own = content.clone();
    own.ships.retain_ids(|id| !idle.contains(&id));
    own.fleets.retain_ids(|id| fighting.contains(&id));
    own.maps.retain_ids(|id| scenarios.iter().any(|(_, scenario)| scenario.map == Some(id)));
    own.scenarios.retain_ids(|id| scenarios.iter().any(|(played, _)| *played == id));
    Cow::Owned(own)
}

/// The number, counted from 0, of the side that has this fleet: in the chosen scenario, or else in the first scenario with the fleet. If no side has
/// it, the fleet's position among all fleets.
#[must_use]
pub fn side_number(content: &Content, scenario: Option<Id<Scenario>>, fleet: Id<Fleet>) -> u8 {
    let has = |(_, scenario): (Id<Scenario>, &Scenario)| scenario.sides.iter().position(|(_, side)| side.fleet == Some(fleet));
    let number = scenarios(content, scenario).into_iter().find_map(has).or_else(|| content.fleets.position(fleet));
    // Only four patterns distinguish the sides.
    (number.unwrap_or_default() % 4) as u8
}

/// The scenario that is called `name`, written exactly or in the form that paths use; `None` if there is no such scenario.
#[must_use]
pub fn named(content: &Content, name: &str) -> Option<Id<Scenario>> {
    let exactly = content.scenarios.find(|scenario| scenario.name == name);
    exactly.or_else(|| content.scenarios.find(|scenario| slug(&scenario.name) == slug(name))).map(|(id, _)| id)
}
