//! Where a Zealot preaches, and where a Schemer places agents: all persons go together, so that orders always reach them.

use super::land::{Land, lands};
use crate::geometry::Space;
use crate::rules::Count;
use crate::rules::space_viking::orders::{Act, Thing, What};
use crate::rules::space_viking::play::captains::Desk;
use crate::rules::space_viking::play::captains::desk::jump;
use crate::rules::space_viking::{Sector, Sovereign, WorldType};

/// How many millions a person converts in a year, in the mean of a die, doubled.
const CONVERTS: u32 = 7;

/// A ship that makes so many moves a year reaches another world in most years; a Schemer waits for it at home as long as this.
const FAST: u32 = 4;
const PATIENCE: u32 = 3;

/// Sends the persons to the world that promises most for the years that it takes; nobody preaches where all are deaf.
pub(super) fn order(desk: &mut Desk, deaf: &[Space]) {
    let court = desk.court();
    let Some(ship) = desk.fleets().max_by_key(|fleet| jump(fleet)) else { return };
    if desk.kind() == Sovereign::Schemer && desk.is_home(court) && jump(ship) < FAST && desk.knowledge.year < PATIENCE {
        return;
    }
    let persons = desk.knowledge.own.persons.iter().filter(|person| person.at == court);
    let aboard = |name: &Option<String>| name.as_deref() == Some(ship.name.as_str());
    let ashore: Vec<Thing> = persons
        .clone()
        .filter(|person| !aboard(&person.aboard))
        .map(|person| Thing { number: None, what: What::Named(person.name.as_str().into()).into() })
        .collect();
    let preachers = persons.count() as u32;
    let worth = |land: &Land| match desk.kind() {
        Sovereign::Zealot if deaf.contains(&land.at) => 0,
        Sovereign::Zealot => sermon(desk, land, jump(ship), preachers),
        _ => agent(desk, land, jump(ship)),
    };
    let best = lands(desk.knowledge).into_iter().map(|land| (worth(&land), land)).filter(|(worth, _)| *worth > 0);
    let best = best.max_by_key(|(worth, land)| (*worth, land.at == court, std::cmp::Reverse((land.at.row, land.at.column))));
    let Some((_, land)) = best.filter(|(_, land)| land.at != court) else { return };
    let take = if ashore.is_empty() { Vec::new() } else { vec![Act::Take(ashore)] };
    let stops = vec![desk.stop(court, take), desk.stop(land.at, Vec::new())];
    // Whoever is as fast comes along: one ship alone is easily lost, and nobody is left behind to be tempted.
    let together = desk.fleets().all(|fleet| jump(fleet) == jump(ship));
    let lines = desk.led(together, stops);
    desk.order(&ship.name, lines);
}

/// How many years pass without work until a ship is there: none where it arrives before the first ends.
fn idle_years(desk: &Desk, land: &Land, jump: u32) -> u32 {
    Sector::moves(desk.court(), land.at).div_ceil(jump.max(1)).saturating_sub(1)
}

/// Souls for each year. A world that can be won over as a whole counts half as much again, since its people grow from then on, and is not
/// left before that is done.
fn sermon(desk: &Desk, land: &Land, jump: u32, preachers: u32) -> u32 {
    let (idle, each) = (idle_years(desk, land, jump), (CONVERTS * preachers / 2).max(1));
    let left = unconverted(desk, land);
    let years = (desk.years_after() + 1).saturating_sub(idle);
    let whole = land.is_free && !desk.is_home(land.at) && left.div_ceil(each) <= years;
    let souls = left.min(each * years);
    let worth = souls * 1_000 / (idle + left.div_ceil(each).min(years)).max(1);
    match (whole, land.at == desk.court()) {
        // The last souls of a world are worth most: with them it is one's own.
        (true, true) if left > 0 => worth * 4,
        (true, _) => worth * 3 / 2,
        (false, _) => worth,
    }
}

/// How many can still be converted. At home, where other houses live whose people may share the views of another, the natives alone count.
fn unconverted(desk: &Desk, land: &Land) -> u32 {
    let Some(own) = desk.knowledge.holding(land.at).filter(|_| desk.is_home(land.at)) else {
        return land.people.saturating_sub(land.converts);
    };
    let line = land.kind.and_then(|kind| desk.knowledge.posted.tables.worlds.lines.get(kind.line()?));
    let natives = line.and_then(|line| line.subjects).map_or(0, Count::get).min(land.people);
    natives.saturating_sub(land.converts.saturating_sub(own.subjects + own.colonists))
}

/// A world without an agent, above the Stone Age, the nearer the better.
fn agent(desk: &Desk, land: &Land, jump: u32) -> u32 {
    if land.has_agent || land.people == 0 || land.kind == Some(WorldType::StoneAge) {
        return 0;
    }
    let known = if land.kind.is_some() { 2 } else { 1 };
    let idle = idle_years(desk, land, jump);
    if idle > desk.years_after() { 0 } else { 100_000 / (idle + 1) + 1_000 * known / (1 + Sector::moves(desk.court(), land.at)) }
}
