//! Where a Zealot preaches, and where a Schemer places agents. Preachers go together, so that orders always reach them; a Schemer's persons go
//! each his own way once there is a fast ship for each.

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

/// How many millions a person converts in a year, in the mean of a die, doubled.
const CONVERTS: u32 = 7;

/// Sends the persons to the world that promises most for the years that it takes, or to another that is named; nobody preaches where all are
/// deaf.
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
    // Whoever is as fast comes along: one ship alone is easily lost, and nobody is left behind to be tempted.
    let together = desk.fleets().all(|fleet| jump(fleet) == jump(ship));
    let take = if ashore.is_empty() { Vec::new() } else { vec![Act::Take(ashore)] };
    let stops = vec![desk.stop(court, take), desk.stop(to, Vec::new())];
    let lines = desk.led(together, stops);
    desk.order(&ship.name, lines);
}

/// Sends every person on a round of his own: three who try alone place more agents than three who try together. Whom no order reaches later gets
/// a timetable for all the years; others are told anew each year, and stay where nobody listened yet.
fn scatter(desk: &mut Desk) {
    let parties = desk.parties();
    let mut left: Vec<Land> =
        lands(desk.knowledge).into_iter().filter(|land| !land.has_agent && is_worth_an_agent(land)).collect();
    // Everybody in turn chooses a world for the next year, so that no round takes all that are near.
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
            // He is there as the year ends, when agents are placed, and goes on with the next.
            stops.extend((moves..leg * jump).map(|_| Stop { to: Waypoint::Wait, acts: Vec::new() }.into()));
            (*years, *at) = (*years + leg, land.at);
        }
    }
    for (party, (.., stops)) in parties.iter().zip(rounds).filter(|(_, (.., stops))| !stops.is_empty()) {
        desk.send(party, stops, None);
    }
}

/// Whether an agent gives points on a world, as far as one knows.
fn is_worth_an_agent(land: &Land) -> bool {
    land.people > 0 && land.kind != Some(WorldType::StoneAge)
}

/// The worlds where the persons have something to do, those that promise most for the years that it takes first.
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

/// The fleet at the court that makes most moves a year.
fn fastest<'a>(desk: &Desk<'a>) -> Option<&'a OwnFleet> {
    desk.fleets().max_by_key(|fleet| jump(fleet))
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
    // Children of one's own people share the views of their parents at once.
    let own = !desk.is_home(land.at) && desk.is_own(land.at);
    let whole = own || land.is_free && !desk.is_home(land.at) && left.div_ceil(each) <= years;
    let souls = left.min(each * years);
    let spent = idle + left.div_ceil(each).min(years);
    // From then on the people of a world that is one's own grow, and share the views of their parents.
    let start = &desk.knowledge.posted.tables.start;
    let later = (desk.years_after() + 1).saturating_sub(spent);
    let gained = if whole {
        let all = (0..later).fold(land.people, |people, _| grown(people, start));
        all.saturating_sub(land.people.saturating_sub(souls))
    } else {
        souls
    };
    let worth = gained * 1_000 / spent.max(1);
    // The last souls of a world are worth most: with them it is one's own.
    if whole && land.at == desk.court() && left > 0 { worth * 4 } else { worth }
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
    if land.has_agent || !is_worth_an_agent(land) {
        return 0;
    }
    let known = if land.kind.is_some() { 2 } else { 1 };
    let idle = idle_years(desk, land, jump);
    if idle > desk.years_after() { 0 } else { 100_000 / (idle + 1) + 1_000 * known / (1 + Sector::moves(desk.court(), land.at)) }
}
