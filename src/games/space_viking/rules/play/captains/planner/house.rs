//! The player's own things in an imagined campaign: everything that the report tells of them, in the referee's form.

use super::sector::place_in;
use crate::orders::{Route, Waypoint};
use crate::play::{
    Commander, Developed, FleetId, Hold, Installed, Person, Plan, Rank, Research, Ship, State, Whereabouts,
    knowledge::{Cargo, Holding, Knowledge, OwnFleet},
    spoils::add_share,
};
use crate::{Content, Effect, Item, Role, Sovereign};
use geometry::Space;
use rules::{Id, Level};

/// Puts the player's persons, fleets and holdings into the imagined state.
pub(super) fn move_in(state: &mut State, content: &Content, knowledge: &Knowledge) {
    let own = &knowledge.own;
    let fleets: Vec<(FleetId, &OwnFleet)> =
        own.fleets.iter().map(|fleet| (launch(state, content, knowledge, fleet), fleet)).collect();
    let weight = content.tables.sovereigns.weights[own.kind as usize].0.get();
    let scored = own.points.checked_div(weight).unwrap_or(0);
    if let Some(seat) = state.seat_mut(knowledge.player) {
        seat.home = own.home;
        seat.treasury = own.treasury;
        seat.technologies = own.technologies.iter().map(|id| Developed { technology: *id, year: 0 }).collect();
        seat.research = own.research.iter().map(|(technology, paid)| Research { technology: *technology, paid: *paid }).collect();
        (seat.taken, seat.slain) = (scored, scored);
        seat.points.push(own.points);
        let ranks = std::iter::once(Rank::Sovereign).chain(std::iter::repeat(Rank::Crony));
        let aboard = |name: &str| fleets.iter().find(|(_, fleet)| fleet.name == name).map(|(id, _)| Whereabouts::Aboard(*id));
        let at = |person: &crate::knowledge::Person| {
            person.aboard.as_deref().and_then(aboard).unwrap_or(Whereabouts::Ashore(person.at))
        };
        let persons = own.persons.iter().zip(ranks);
        seat.persons = persons.map(|(person, rank)| Person { name: person.name.clone(), rank, at: at(person) }).collect();
    }
    for holding in &own.holdings {
        hold(state, content, knowledge, holding);
    }
}

/// Puts a fleet into its space, with its cargo and the orders that it still follows.
fn launch(state: &mut State, content: &Content, knowledge: &Knowledge, fleet: &OwnFleet) -> FleetId {
    let ships: Vec<Ship> = fleet
        .ships
        .iter()
        .map(|ship| Ship {
            name: ship.name.clone(),
            taken: ship.hits,
            unmanned: ship.is_unmanned,
            hold: laden(state, content, &ship.cargo, ship.jump),
            ..state.ship(content, ship.item, ship.jump)
        })
        .collect();
    let person = knowledge.own.persons.iter().position(|person| person.name == fleet.commander);
    let commander = match person {
        Some(person) => Commander::Person(person),
        None if fleet.commander.is_empty() => Commander::Nobody,
        None => Commander::Captain(fleet.commander.clone()),
    };
    let id = state.found(knowledge.player, &fleet.name, commander, fleet.at, ships);
    let route = Route::read(&fleet.orders).unwrap_or_default();
    let next = next_stop(knowledge, fleet.at, &route);
    if let Some(known) = state.fleet_mut(id) {
        known.plan = Plan {
            mode: fleet.mode,
            aim: fleet.aim,
            break_off: fleet.break_off.and_then(Level::new),
            with: fleet.with.clone(),
            route,
            next,
            ahead: Vec::new(),
        };
    }
    id
}

/// The index of the next stop of a fleet's route. This is the stop after the one where the fleet is, or the first if the fleet is at no stop.
fn next_stop(knowledge: &Knowledge, at: Space, route: &Route) -> usize {
    let is_here = |to: &Waypoint| match to {
        Waypoint::World(name) => knowledge.world_at(at).is_some_and(|world| name.is(&world.name)),
        Waypoint::Space(space) => *space == at,
        Waypoint::Wait => false,
    };
    match route.stops.iter().position(|stop| is_here(&stop.what.to)) {
        Some(here) if route.repeat => (here + 1) % route.stops.len(),
        Some(here) => here + 1,
        None => 0,
    }
}

fn laden(state: &mut State, content: &Content, cargo: &Cargo, jump: u32) -> Hold {
    let mut hold = Hold { iu: cargo.iu, people: cargo.people, ..Hold::default() };
    for (item, number) in &cargo.items {
        if content.items.get(*item).is_some_and(Item::is_ship) {
            hold.ships.extend((0..*number).map(|_| state.ship(content, *item, jump)));
        } else {
            crate::play::begin::add(&mut hold.stock, *item, *number);
        }
    }
    hold
}

/// Puts a player's holding on its world, in the imagined state.
fn hold(state: &mut State, content: &Content, knowledge: &Knowledge, holding: &Holding) {
    let player = knowledge.player;
    let is_base =
        |item: Id<Item>| content.items.get(item).is_some_and(|item| matches!(item.role, Role::Outpost | Role::Shipyard));
    let robots = knowledge.own.kind == Sovereign::Berserker || knowledge.has_effect(Effect::RoboticFactories);
    let Some(place) = place_in(state, holding.at) else { return };
    if holding.is_owned {
        (place.holder, place.natives, place.troops) = (Some(player), holding.captives, 0);
    }
    if holding.has_agent && !place.agents.contains(&player) {
        place.agents.push(player);
        place.agents.sort_unstable();
    }
    let loyal = holding.subjects + holding.colonists;
    let among_own = holding.converts.min(loyal);
    if holding.converts > among_own {
        add_share(&mut place.converts, player, holding.converts - among_own);
    }
    let estate = place.estate_mut(player);
    (estate.subjects, estate.colonists, estate.iu) = (holding.subjects, holding.colonists, holding.iu);
    (estate.factories, estate.robots) = if robots { (0, holding.factories) } else { (holding.factories, 0) };
    if among_own > 0 {
        add_share(&mut estate.converts, player, among_own);
    }
    for (item, number) in &holding.ashore {
        if is_base(*item) {
            estate.bases.extend((0..*number).map(|_| Installed { item: *item }));
        } else {
            estate.add(*item, *number);
        }
    }
    if estate.is_empty() {
        place.estates.retain(|estate| estate.player != player);
    }
}
