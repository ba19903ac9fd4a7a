//! Whom an Empire Builder wins over by gifts: the most people for the way and for the money aboard, again every year until they accept.

use std::cmp::Reverse;

use super::land::{Land, lands};
use crate::orders::{Act, Lot, Spotted, Stop, Thing, What};
use crate::play::captains::Desk;
use crate::play::captains::desk::jump;
use crate::{Sector, WorldType};
use geometry::Space;
use rules::Count;

/// How many worlds are asked on one route.
const STOPS: usize = 4;

/// Sends the ships at the court from world to world, to one that is named first.
pub(super) fn order(desk: &mut Desk, toward: Option<Space>) {
    let Some(flagship) = desk.flagship() else { return };
    let court = desk.court();
    let own = desk.is_own(court);
    let a_hold = desk.knowledge.posted.iu_a_hold();
    let fleets = || desk.fleets().filter(|fleet| own || fleet.name == flagship.name);
    let room = fleets().map(|fleet| desk.holds(fleet)).sum::<u32>() * a_hold;
    let aboard: u32 = fleets().flat_map(|fleet| &fleet.ships).map(|ship| ship.cargo.iu).sum();
    let there = if own { aboard + desk.knowledge.own.treasury } else { aboard };
    let mut iu = there.min(room);
    let mut stops: Vec<Spotted<Stop>> = Vec::new();
    let (mut at, mut moves, mut asked) = (court, 0, Vec::new());
    let most = (jump(flagship) * (desk.years_after() + 1)).min(jump(flagship) * 3);
    if toward == Some(court) {
        return;
    }
    while stops.len() < STOPS {
        let open = |land: &Land| is_open(desk, land) && !asked.contains(&land.at) && land.people <= iu;
        let far = |land: &Land| moves + Sector::moves(at, land.at);
        let found = lands(desk.knowledge).into_iter().filter(|land| open(land) && far(land) <= most);
        let first = |land: &Land| stops.is_empty() && toward == Some(land.at);
        let best = found.max_by_key(|land| (first(land), worth(at, land), Reverse((land.at.row, land.at.column))));
        let Some(land) = best else { break };
        stops.push(desk.stop(land.at, gifts(desk, &land, iu)));
        (moves, at) = (far(&land), land.at);
        iu -= land.people;
        asked.push(land.at);
    }
    if stops.is_empty() {
        // The nearest world of one's own has money, and the home where none is left to be asked.
        let own: Vec<Space> =
            desk.knowledge.own.holdings.iter().map(|holding| holding.at).filter(|at| desk.is_own(*at)).collect();
        let Some(nearest) = own.into_iter().min_by_key(|at| Sector::moves(court, *at)) else { return };
        if nearest == court {
            return;
        }
        stops.push(desk.stop(nearest, vec![Act::Unload(Lot::All)]));
    }
    let mut lines = desk.led(own, stops);
    if own {
        let wanted = there.min(room);
        desk.purse = desk.purse.saturating_sub(wanted.saturating_sub(aboard));
        let money = Thing { number: Some(wanted), what: What::Money.into() };
        lines.cargo = Some(if wanted > 0 { vec![money] } else { Vec::new() }.into());
    }
    desk.order(&flagship.name, lines);
}

/// The worlds that can be won over, those with the most people for the way first.
pub(super) fn promising(desk: &Desk) -> Vec<Space> {
    let mut found: Vec<Land> = lands(desk.knowledge).into_iter().filter(|land| is_open(desk, land)).collect();
    found.sort_by_key(|land| (Reverse(worth(desk.court(), land)), land.at.row, land.at.column));
    found.into_iter().map(|land| land.at).collect()
}

/// How many people a world has for each move of the way.
fn worth(from: Space, land: &Land) -> u32 {
    land.people * 1_000 / (1 + Sector::moves(from, land.at))
}

fn is_open(desk: &Desk, land: &Land) -> bool {
    let proud = matches!(land.kind, Some(WorldType::Civilized | WorldType::SwordWorld));
    land.is_free && !proud && land.people > 0 && !desk.is_own(land.at)
}

/// What is offered: what the people are worth where one knows how many they are, else one sum after the other until one is enough. Whatever
/// is accepted is one's own, and gives money for the next.
fn gifts(desk: &Desk, land: &Land, iu: u32) -> Vec<Act> {
    let mut sums: Vec<u32> = if land.kind.is_some() {
        vec![land.people]
    } else {
        let lines = desk.knowledge.posted.tables.worlds.lines.iter();
        lines.filter_map(|line| line.subjects).map(Count::get).filter(|sum| *sum > 0 && *sum <= iu).collect()
    };
    sums.sort_unstable();
    let money = Thing { number: Some(desk.knowledge.posted.iu_a_hold() * 2), what: What::Money.into() };
    sums.into_iter().map(Act::Associate).chain([Act::Load(Lot::Things(vec![money]))]).collect()
}
