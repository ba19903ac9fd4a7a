//! Decides where a Zealot preaches and where a Schemer places agents. A Zealot's persons go together, so that orders always reach them. A Schemer's
//! persons go separate ways as soon as there is a fast ship for each.

use std::cmp::Reverse;

use super::land::{Land, lands};
use crate::forecast::grown;
use crate::knowledge::OwnFleet;
use crate::orders::{Act, Spotted, Stop, Thing, Waypoint, What};
use crate::play::captains::Desk;
use crate::play::captains::desk::jump;
use crate::{Sector, Sovereign, WorldType};
use geometry::Space;
use rules::Count;

/// Twice the mean of a die. In a year, a person converts half as many millions on average.
const CONVERTS: u32 = 7;

/// Sends the persons to `toward`, or if it is not given, to the world that promises most for the years that it takes. Worlds in `deaf`, where nobody
/// is left to convert, are left out.
pub(super) fn order(desk: &mut Desk, toward: Option<Space>, deaf: &[Space]) {
    let court = desk.court();
    if desk.kind() == Sovereign::Schemer && toward.is_none() {
        return scatter(desk);
    }
    let Some(ship) = fastest(desk) else { return };
    let persons = desk.knowledge.own.persons.iter().filter(|person| person.at == court);
    let aboard = |name: &Option<String>| name.as_deref() == Some(ship.name.as_str());
    let ashore: Vec<Thing> = persons
        .filter(|person| !aboard(&person.aboard))
        .map(|person| Thing { number: None, what: What::Named(person.name.as_str().into()).into() })
        .collect();
    let best = toward.or_else(|| promising(desk, deaf).first().copied());
    let Some(to) = best.filter(|to| *to != court) else { return };
    // If all fleets are equally fast, they go together. A single ship is easily lost, and the captains of fleets left behind could be tempted.
    let together = desk.fleets().all(|fleet| jump(fleet) == jump(ship));
    let take = if ashore.is_empty() { Vec::new() } else { vec![Act::Take(ashore)] };
    let stops = vec![desk.stop(court, take), desk.stop(to, Vec::new())];
    let lines = desk.led(together, stops);
    desk.order(&ship.name, lines);
}

/// Sends each of a Schemer's persons on a separate round, since three persons place more agents alone than together. A person whom later orders
/// cannot reach gets a route for all remaining years. The others get new orders each year, and stay until they have placed an agent.
fn scatter(desk: &mut Desk) {
    let parties = desk.parties();
    let mut left: Vec<Land> =
        lands(desk.knowledge).into_iter().filter(|land| !land.has_agent && is_worth_an_agent(land)).collect();
    // The persons choose worlds in turns, so that no person takes all the near ones.
    let mut rounds: Vec<(u32, Space, Vec<Spotted<Stop>>)> = parties.iter().map(|party| (0, party.fleet.at, Vec::new())).collect();
    for _ in 0..=desk.years_after() {
        for (round, party) in rounds.iter_mut().zip(&parties) {
            let (years, at, stops) = round;
            if party.is_heard && *years > 0 {
                continue;
            }
            let jump = jump(party.fleet);
            let leg = |land: &Land| Sector::moves(*at, land.at).div_ceil(jump).max(1);
            let near = (0..left.len()).min_by_key(|known| {
                let land = &left[*known];
                (leg(land), land.kind.is_none(), Sector::moves(*at, land.at), land.at.row, land.at.column)
            });
            let Some(land) = near.filter(|_| *years <= desk.years_after()).map(|near| left.swap_remove(near)) else { continue };
            let (moves, leg) = (Sector::moves(*at, land.at), leg(&land));
            stops.push(desk.stop(land.at, Vec::new()));
            // Agents are placed at the end of a year, so the person waits there until then and leaves in the next year.
            stops.extend((moves..leg * jump).map(|_| Stop { to: Waypoint::Wait, acts: Vec::new() }.into()));
            (*years, *at) = (*years + leg, land.at);
        }
    }
    for (party, (.., stops)) in parties.iter().zip(rounds).filter(|(_, (.., stops))| !stops.is_empty()) {
        desk.send(party, stops, None);
    }
}

/// Whether an agent on a world scores points, as far as the player knows.
fn is_worth_an_agent(land: &Land) -> bool {
    land.people > 0 && land.kind != Some(WorldType::StoneAge)
}

/// The worlds where the persons have work to do, with those first that promise most for the years that they take.
pub(super) fn promising(desk: &Desk, deaf: &[Space]) -> Vec<Space> {
    let court = desk.court();
    let Some(ship) = fastest(desk) else { return Vec::new() };
    let preachers = desk.knowledge.own.persons.iter().filter(|person| person.at == court).count() as u32;
    let worth = |land: &Land| match desk.kind() {
        Sovereign::Zealot if deaf.contains(&land.at) => 0,
        Sovereign::Zealot => sermon(desk, land, jump(ship), preachers),
        _ => agent(desk, land, jump(ship)),
    };
    let lands = lands(desk.knowledge).into_iter().map(|land| (worth(&land), land));
    let mut found: Vec<(u32, Land)> = lands.filter(|(worth, _)| *worth > 0).collect();
    found.sort_by_key(|(worth, land)| (Reverse(*worth), land.at != court, land.at.row, land.at.column));
    found.into_iter().map(|(_, land)| land.at).collect()
}

/// The fastest fleet at the court.
fn fastest<'a>(desk: &Desk<'a>) -> Option<&'a OwnFleet> {
    desk.fleets().max_by_key(|fleet| jump(fleet))
}

/// How many whole years the persons spend on the way to a world; 0 if they arrive in the first year.
fn idle_years(desk: &Desk, land: &Land, jump: u32) -> u32 {
    Sector::moves(desk.court(), land.at).div_ceil(jump.max(1)).saturating_sub(1)
}

/// How many people preaching on a world wins per year, in thousandths of a million. If the whole world can be won over, the later growth of its
/// people counts as well, and the persons do not leave before the world is won.
fn sermon(desk: &Desk, land: &Land, jump: u32, preachers: u32) -> u32 {
    let (idle, each) = (idle_years(desk, land, jump), (CONVERTS * preachers / 2).max(1));
    let left = unconverted(desk, land);
    let years = (desk.years_after() + 1).saturating_sub(idle);
    // If people belong to the player, their children share their views at once.
    let own = !desk.is_home(land.at) && desk.is_own(land.at);
    let whole = own || land.is_free && !desk.is_home(land.at) && left.div_ceil(each) <= years;
    let souls = left.min(each * years);
    let spent = idle + left.div_ceil(each).min(years);
    // When the world belongs to the player, its people grow, and children share the views of their parents.
    let start = &desk.knowledge.posted.tables.start;
    let later = (desk.years_after() + 1).saturating_sub(spent);
    let gained = if whole {
        let all = (0..later).fold(land.people, |people, _| grown(people, start));
        all.saturating_sub(land.people.saturating_sub(souls))
    } else {
        souls
    };
    let worth = gained * 1_000 / spent.max(1);
    // The last unconverted people of a world are worth most, because converting them makes the world the player's.
    if whole && land.at == desk.court() && left > 0 { worth * 4 } else { worth }
}

/// How many millions of people can still be converted on a world. At home only the natives count, because the people of other houses there may share
/// the views of another Zealot.
fn unconverted(desk: &Desk, land: &Land) -> u32 {
    let Some(own) = desk.knowledge.holding(land.at).filter(|_| desk.is_home(land.at)) else {
        return land.people.saturating_sub(land.converts);
    };
    let line = land.kind.and_then(|kind| desk.knowledge.posted.tables.worlds.lines.get(kind.line()?));
    let natives = line.and_then(|line| line.subjects).map_or(0, Count::get).min(land.people);
    natives.saturating_sub(land.converts.saturating_sub(own.subjects + own.colonists))
}

/// How much placing an agent on a world is worth, as a number without a unit: more, the nearer the world is; 0 if it has an agent already or is of
/// the Stone Age.
fn agent(desk: &Desk, land: &Land, jump: u32) -> u32 {
    if land.has_agent || !is_worth_an_agent(land) {
        return 0;
    }
    let known = if land.kind.is_some() { 2 } else { 1 };
    let idle = idle_years(desk, land, jump);
    if idle > desk.years_after() { 0 } else { 100_000 / (idle + 1) + 1_000 * known / (1 + Sector::moves(desk.court(), land.at)) }
}
