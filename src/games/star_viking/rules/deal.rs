//! Deals local defenses at random, as a Federate player in a hurry would ("Local Defense Deployment").
//!
//! All green counters are shuffled, and ten of each set are put aside. Each of the other counters goes to a system in play in which it can stand and
//! whose technology is the counter's own or one level above. If several systems are suitable, it goes to one that has the fewest units at that
//! moment. Fortresses stand on the capital, since they need a sector.

use super::movement::{may_stand, standing};
use super::{
    Color, Content, Deployment, Edit, Force, ForceUnit, PlayedSystem, Scenario, Space, Station, Stationed, System, UnitType,
};
use rules::{Chance, Change, Id};

/// The edits that replace a scenario's local units with newly dealt ones. The list is empty if no system is in play.
///
/// The new units go into a green force that no other scenario deploys, or into a new force if there is none. The same seed gives the same deal.
#[must_use]
pub fn deal(content: &Content, id: Id<Scenario>, seed: u64) -> Vec<Edit> {
    let Some(scenario) = content.scenarios.get(id) else { return Vec::new() };
    let tiles: Vec<Tile> = tiles(content, scenario);
    if tiles.is_empty() {
        return Vec::new();
    }
    let (old, mut force) = force(content, id, scenario);
    force.units.retain(|_| false);
    let mut stations = Vec::new();
    for (unit, tile, at) in dealt(content, scenario, tiles, seed) {
        let unit = force.units.add(ForceUnit { system: Some(tile), ..ForceUnit::of(unit) });
        stations.push(Stationed { unit, at });
    }
    let mut changed = scenario.clone();
    let green = |force: Option<Id<Force>>| {
        force.and_then(|force| content.forces.get(force)).is_some_and(|force| force.color == Color::Green)
    };
    let others: Vec<_> = changed.deployments.iter().filter(|(_, deployment)| green(deployment.force)).map(|(id, _)| id).collect();
    changed.deployments.retain_ids(|id| !others.contains(&id));
    let (change, force) = match old {
        Some(old) => (Change::Set(old, force), old),
        None => (Change::Add(force), content.forces.next_id()),
    };
    changed.deployments.add(Deployment { force: Some(force), stations, ..Deployment::default() });
    vec![Edit::Force(change), Edit::Scenario(Change::Set(id, changed))]
}

/// A tile to which local units are dealt.
struct Tile<'a> {
    id: Id<PlayedSystem>,
    system_id: Id<System>,
    system: &'a System,
    units: usize,
}

fn tiles<'a>(content: &'a Content, scenario: &Scenario) -> Vec<Tile<'a>> {
    let tile = |(id, played): (_, &PlayedSystem)| {
        Some(Tile { id, system_id: played.system, system: content.systems.get(played.system)?, units: 0 })
    };
    scenario.systems.iter().filter_map(tile).collect()
}

/// The green force that only this scenario deploys, with its id. If there is none, a new force with `None`.
fn force(content: &Content, id: Id<Scenario>, scenario: &Scenario) -> (Option<Id<Force>>, Force) {
    let own = scenario.deployments.iter().filter_map(|(_, deployment)| deployment.force).find(|force| {
        let elsewhere = content.scenarios.iter().filter(|(other, _)| *other != id);
        let mut deployed = elsewhere.flat_map(|(_, other)| other.deployments.iter());
        let green = content.forces.get(*force).is_some_and(|force| force.color == Color::Green);
        green && !deployed.any(|(_, deployment)| deployment.force == Some(*force))
    });
    match own.and_then(|own| Some((own, content.forces.get(own)?.clone()))) {
        Some((own, force)) => (Some(own), force),
        None => (None, Force { name: "Local defenses".into(), color: Color::Green, ..Force::default() }),
    }
}

/// Deals the counters. Each item of the list is the type of a counter, its system and its starting place, sorted by tile and then by the order of the
/// catalogue.
fn dealt(content: &Content, scenario: &Scenario, mut tiles: Vec<Tile>, seed: u64) -> Vec<(Id<UnitType>, Id<System>, Station)> {
    let sets = scenario.form.sets();
    let green = content.units.iter().filter(|(_, unit)| unit.color == Color::Green && !unit.is_pod());
    let mut counters: Vec<(Id<UnitType>, &UnitType)> =
        green.flat_map(|(id, unit)| (0..unit.count.get() * sets).map(move |_| (id, unit))).collect();
    let mut chance = Chance::new(seed);
    chance.shuffle(&mut counters);
    let aside = ((Scenario::SET_ASIDE * sets) as usize).min(counters.len());
    let mut dealt = Vec::new();
    for (id, unit) in counters.split_off(aside) {
        let fits = |tile: &Tile| objection(unit, tile.system).is_none();
        let fewest = tiles.iter().filter(|tile| fits(tile)).map(|tile| tile.units).min();
        let mut choice: Vec<usize> =
            (0..tiles.len()).filter(|at| fits(&tiles[*at]) && Some(tiles[*at].units) == fewest).collect();
        if choice.is_empty() {
            continue;
        }
        let at = choice.swap_remove(chance.below(choice.len()));
        tiles[at].units += 1;
        dealt.push((at, id, tiles[at].system_id, station(unit, tiles[at].id, tiles[at].system)));
    }
    dealt.sort_by_key(|(at, id, ..)| (*at, content.units.position(*id)));
    dealt.into_iter().map(|(_, id, system, at)| (id, system, at)).collect()
}

/// The starting place of a local unit in a system in play: the capital for a fortress, and for other units a sector that their player chooses.
#[must_use]
pub fn station(unit: &UnitType, tile: Id<PlayedSystem>, system: &System) -> Station {
    let capital = system.capital.map(Space::On).filter(|space| unit.is_fortress() && may_stand(unit, system, *space));
    capital.map_or(Station::InSystem(tile), |capital| Station::Sector(tile, capital))
}

/// Why a local unit may not defend a system, as a clause; `None` if it may.
#[must_use]
pub fn objection(unit: &UnitType, system: &System) -> Option<&'static str> {
    if !system.technology.fields(unit.technology) {
        Some("its technology is neither the system's nor one below")
    } else if !unit.is_pod() && standing(unit, system).is_empty() {
        Some("it can stand in no sector there")
    } else {
        None
    }
}
