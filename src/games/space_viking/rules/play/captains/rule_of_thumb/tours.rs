//! Where a Zealot preaches, and where a Schemer places agents. Preachers go together, so that orders always reach them; a Schemer's persons go
//! separate ways once there is a fast ship for each.

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

/// Twice the mean of a die: half of it is how many millions a person converts in a year on average.
const CONVERTS: u32 = 7;

/// Sends the persons to the world that promises most for the years that it takes, or to `toward`. Nobody preaches on the worlds in `deaf`, where
/// nobody is left to convert.
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
    // Fleets that are all equally fast go together: one ship alone is easily lost, and no captain left behind can be tempted.
    let together = desk.fleets().all(|fleet| jump(fleet) == jump(ship));
    let take = if ashore.is_empty() { Vec::new() } else { vec![Act::Take(ashore)] };
    let stops = vec![desk.stop(court, take), desk.stop(to, Vec::new())];
    let lines = desk.led(together, stops);
    desk.order(&ship.name, lines);
}

/// Sends every person on a separate round: three persons place more agents alone than together. A person whom no order reaches later gets a
/// route for all the years; others get new orders each year, and stay where they have not succeeded yet.
fn scatter(desk: &mut Desk) {
    let parties = desk.parties();
    let mut left: Vec<Land> =
        lands(desk.knowledge).into_iter().filter(|land| !land.has_agent && is_worth_an_agent(land)).collect();
    // The persons choose a world in turns, a year at a time, so that no round takes all the near ones.
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
            // The person waits there until the year ends, when agents are placed, and goes on in the next.
            stops.extend((moves..leg * jump).map(|_| Stop { to: Waypoint::Wait, acts: Vec::new() }.into()));
            (*years, *at) = (*years + leg, land.at);
        }
    }
    for (party, (.., stops)) in parties.iter().zip(rounds).filter(|(_, (.., stops))| !stops.is_empty()) {
        desk.send(party, stops, None);
    }
}

/// Whether an agent gives points on a world, as far as the player knows.
fn is_worth_an_agent(land: &Land) -> bool {
    land.people > 0 && land.kind != Some(WorldType::StoneAge)
}

/// The worlds where the persons have something to do, the most promising for the years that it takes first.
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

/// How many years pass without work until a ship is there: 0 if it arrives in the first year.
fn idle_years(desk: &Desk, land: &Land, jump: u32) -> u32 {
    Sector::moves(desk.court(), land.at).div_ceil(jump.max(1)).saturating_sub(1)
}

/// The people won for each year, in thousandths of a million. A world that can be won over as a whole counts with its later growth, and is not
/// left before that is done.
fn sermon(desk: &Desk, land: &Land, jump: u32, preachers: u32) -> u32 {
    let (idle, each) = (idle_years(desk, land, jump), (CONVERTS * preachers / 2).max(1));
    let left = unconverted(desk, land);
    let years = (desk.years_after() + 1).saturating_sub(idle);
    // Children of the player's own people share the views of their parents at once.
    let own = !desk.is_home(land.at) && desk.is_own(land.at);
    let whole = own || land.is_free && !desk.is_home(land.at) && left.div_ceil(each) <= years;
    let souls = left.min(each * years);
    let spent = idle + left.div_ceil(each).min(years);
    // From then on the people of the player's world grow, and children share the views of their parents.
    let start = &desk.knowledge.posted.tables.start;
    let later = (desk.years_after() + 1).saturating_sub(spent);
    let gained = if whole {
        let all = (0..later).fold(land.people, |people, _| grown(people, start));
        all.saturating_sub(land.people.saturating_sub(souls))
    } else {
        souls
    };
    let worth = gained * 1_000 / spent.max(1);
    // The last people of a world are worth most: with them the world becomes the player's.
    if whole && land.at == desk.court() && left > 0 { worth * 4 } else { worth }
}

/// How many millions can still be converted. At home only the natives count, since the people of other houses there may share another's views.
fn unconverted(desk: &Desk, land: &Land) -> u32 {
    let Some(own) = desk.knowledge.holding(land.at).filter(|_| desk.is_home(land.at)) else {
        return land.people.saturating_sub(land.converts);
    };
    let line = land.kind.and_then(|kind| desk.knowledge.posted.tables.worlds.lines.get(kind.line()?));
    let natives = line.and_then(|line| line.subjects).map_or(0, Count::get).min(land.people);
    natives.saturating_sub(land.converts.saturating_sub(own.subjects + own.colonists))
}

/// The worth of placing an agent on a world: 0 if it has one or is of the Stone Age; the nearer the better.
fn agent(desk: &Desk, land: &Land, jump: u32) -> u32 {
    if land.has_agent || !is_worth_an_agent(land) {
        return 0;
    }
    let known = if land.kind.is_some() { 2 } else { 1 };
    let idle = idle_years(desk, land, jump);
    if idle > desk.years_after() { 0 } else { 100_000 / (idle + 1) + 1_000 * known / (1 + Sector::moves(desk.court(), land.at)) }
}
