//! Decides which worlds an Empire Builder wins over by gifts. They are the worlds with the most people per move of the way, among those for which the
//! money aboard is enough. A world is offered gifts every year until it accepts. As soon as there is a fleet for each person and orders reach the
//! fleets, each person goes separately.

use std::cmp::Reverse;

use super::land::{Land, lands};
use crate::knowledge::OwnFleet;
use crate::orders::{Act, Lines, Lot, Spotted, Stop, Thing, What};
use crate::play::captains::Desk;
use crate::play::captains::desk::{Party, jump};
use crate::{Effect, Sector, WorldType};
use geometry::Space;
use rules::Count;

/// How many worlds one route visits at most.
const STOPS: usize = 6;

/// If the treasury holds at least this much, in IU, a gift to a world of unknown type is large enough for any type that it may have.
const RICH: u32 = 60;

/// Sends the parties, each a person with a fleet, from world to world with gifts. The sovereign's party first goes to `toward`.
pub(super) fn order(desk: &mut Desk, toward: Option<Space>) {
    let everywhere = desk.knowledge.has_effect(Effect::Radio);
    let leader = desk.knowledge.own.persons.first().zip(desk.flagship());
    let parties = match leader {
        _ if everywhere => desk.parties(),
        Some((person, fleet)) => vec![Party { person, fleet, is_heard: true }],
        None => return,
    };
    let mut asked = Vec::new();
    let mut treasury = desk.knowledge.own.treasury;
    for (number, party) in parties.iter().enumerate() {
        let leads = number == 0 && party.fleet.at == desk.court();
        if !(leads && toward == Some(desk.court())) {
            send(desk, party, toward.filter(|_| leads), (&mut asked, &mut treasury));
        }
    }
    if everywhere {
        desk.join(&parties);
    }
}

/// Orders a party to visit worlds that no other party visits this year, with as much money as its holds take.
fn send(desk: &mut Desk, party: &Party<'_>, toward: Option<Space>, (asked, treasury): (&mut Vec<Space>, &mut u32)) {
    let (start, jump) = (party.fleet.at, jump(party.fleet));
    let own = desk.is_own(start);
    // Without radio no other fleet could get orders, so all ships at home go with the sovereign.
    let gathered = own && !desk.knowledge.has_effect(Effect::Radio);
    let fleets: Vec<&OwnFleet> = if gathered { desk.fleets().collect() } else { vec![party.fleet] };
    let aboard: u32 = fleets.iter().flat_map(|fleet| &fleet.ships).map(|ship| ship.cargo.iu).sum();
    let room = fleets.iter().map(|fleet| desk.holds(fleet)).sum::<u32>() * desk.knowledge.posted.iu_a_hold();
    let jump = if gathered { fleets.iter().map(|fleet| self::jump(fleet)).min().unwrap_or(jump) } else { jump };
    let laden = if own { (aboard + *treasury).min(room) } else { aboard };
    let (mut iu, mut at, mut moves) = (laden, start, 0);
    let mut stops: Vec<Spotted<Stop>> = Vec::new();
    // A party that orders can reach next year plans for this year alone; the others plan until their return.
    let years = if party.is_heard { 1 } else { 3 };
    let most = jump * (desk.years_after() + 1).min(years);
    while stops.len() < STOPS {
        let far = |land: &Land| moves + Sector::moves(at, land.at);
        let in_time = |land: &Land| far(land) <= if stops.is_empty() { jump * (desk.years_after() + 1).min(3) } else { most };
        let open = |land: &Land| is_open(desk, land) && !asked.contains(&land.at) && offer(desk, land, room).is_some();
        let found = lands(desk.knowledge).into_iter().filter(|land| in_time(land) && open(land));
        let first = |land: &Land| stops.is_empty() && toward == Some(land.at);
        let best = found.max_by_key(|land| (first(land), worth(at, land), Reverse((land.at.row, land.at.column))));
        // If there is not enough money for the best world, the party waits until there is.
        let Some((land, sum)) = best.and_then(|land| offer(desk, &land, iu).map(|sum| (land, sum))) else { break };
        stops.push(desk.stop(land.at, vec![Act::Associate(sum)]));
        (moves, at) = (far(&land), land.at);
        iu -= sum;
        asked.push(land.at);
    }
    if stops.is_empty() && own && !desk.knowledge.has_effect(Effect::Radio) {
        // While it waits, the party looks at a world of unknown type nearby.
        let unseen = |land: &Land| land.kind.is_none() && Sector::moves(start, land.at) <= jump;
        let near = lands(desk.knowledge).into_iter().filter(unseen).min_by_key(|land| Sector::moves(start, land.at));
        stops.extend(near.map(|land| desk.stop(land.at, Vec::new())));
    }
    let holdings = desk.knowledge.own.holdings.iter().map(|holding| holding.at).filter(|at| desk.is_own(*at));
    let nearest = holdings.min_by_key(|own| Sector::moves(at, *own));
    match nearest {
        // The party returns to the nearest of the player's own worlds, where it finds money.
        Some(nearest) if stops.is_empty() && nearest != start => stops.push(desk.stop(nearest, vec![Act::Unload(Lot::All)])),
        _ if stops.is_empty() => return,
        Some(nearest) if !party.is_heard => stops.push(desk.stop(nearest, vec![Act::Unload(Lot::All)])),
        _ => {}
    }
    let money = Thing { number: Some(laden), what: What::Money.into() };
    let cargo = own.then(|| if laden > 0 { vec![money] } else { Vec::new() });
    if own {
        *treasury = (*treasury + aboard).saturating_sub(laden);
        desk.purse = desk.purse.saturating_sub(laden.saturating_sub(aboard));
    }
    if gathered {
        let lines = Lines { cargo: cargo.map(Into::into), ..desk.led(true, stops) };
        desk.order(&party.fleet.name, lines);
    } else {
        desk.send(party, stops, cargo);
    }
}

/// The worlds that gifts can win, with those first that have the most people per move of the way.
pub(super) fn promising(desk: &Desk) -> Vec<Space> {
    let mut found: Vec<Land> = lands(desk.knowledge).into_iter().filter(|land| is_open(desk, land)).collect();
    found.sort_by_key(|land| (Reverse(worth(desk.court(), land)), land.at.row, land.at.column));
    found.into_iter().map(|land| land.at).collect()
}

/// How many people a world has per move of the way, in thousandths of a million.
fn worth(from: Space, land: &Land) -> u32 {
    land.people * 1_000 / (1 + Sector::moves(from, land.at))
}

/// Whether gifts can win a world at all. It must be free and inhabited, and not be the player's, civilized or a Sword-World.
fn is_open(desk: &Desk, land: &Land) -> bool {
    let proud = matches!(land.kind, Some(WorldType::Civilized | WorldType::SwordWorld));
    land.is_free && !proud && land.people > 0 && !desk.is_own(land.at)
}

/// The gift to offer a world out of this much money, in IU. If the world's type is known, it is one IU for each million of its people; otherwise it
/// is a sum that should be enough for a world of unknown type. `None` if the money is too little.
fn offer(desk: &Desk, land: &Land, iu: u32) -> Option<u32> {
    if land.kind.is_some() {
        return Some(land.people).filter(|sum| *sum <= iu);
    }
    let kinds = WorldType::ALL.into_iter().filter(|kind| !kind.is_known()).filter_map(WorldType::line);
    let lesser = kinds.filter_map(|line| desk.knowledge.posted.tables.worlds.lines.get(line));
    let sums = lesser.filter_map(|line| line.subjects).map(Count::get).filter(|sum| *sum > 0 && *sum <= iu);
    // The lowest sum that is not below the mean is enough for most worlds; a rich player offers enough for every type.
    let mut sums: Vec<u32> = sums.filter(|sum| *sum >= land.people).collect();
    sums.sort_unstable();
    if desk.knowledge.own.treasury >= RICH { sums.last().copied() } else { sums.first().copied() }
}
