//! Whom a Pirate raids, and whom a Berserker slays.

use std::cmp::Reverse;

use super::land::{Land, lands};
use crate::knowledge::OwnFleet;
use crate::orders::{Act, Lot, Spotted, Stop, Waypoint};
use crate::play::captains::Desk;
use crate::play::captains::desk::jump;
use crate::{Item, Sector, Sovereign};
use geometry::Space;
use rules::Id;

/// A force that raids.
struct Force {
    at: Space,
    jump: u32,
    ships: u32,
    troops: u32,
    /// Units of cargo that it has room for.
    room: u32,
    /// What it has taken, in IU.
    iu: u32,
}

/// Sends the ships at the court against the world that promises most for the way, or against another that is named.
pub(super) fn order(desk: &mut Desk, toward: Option<Space>) {
    let Some(flagship) = desk.flagship() else { return };
    let court = desk.court();
    let slays = desk.kind() == Sovereign::Berserker;
    let (force, cargo) = muster(desk, flagship);
    let targets = targets(desk, &force);
    let target = match toward {
        Some(at) => targets.into_iter().find(|land| land.at == at),
        None => targets.into_iter().find(|land| beats(&force, land)),
    };
    let home = desk.knowledge.own.home.filter(|home| *home != court);
    let stops = match (target, home) {
        _ if home.is_some_and(|home| turns_back(desk, &force, home)) => {
            home.map(|home| returning(desk, home)).into_iter().collect()
        }
        (Some(target), _) if slays => slaughter(desk, &force, &target),
        (Some(target), home) => {
            let raid = desk.stop(target.at, vec![Act::Plunder(None)]);
            let home = home.or(desk.knowledge.own.home).map(|home| returning(desk, home));
            std::iter::once(raid).chain(home).collect()
        }
        (None, Some(home)) => vec![returning(desk, home)],
        (None, None) => Vec::new(),
    };
    if stops.is_empty() {
        return;
    }
    let mut lines = desk.led(desk.is_own(court), stops);
    lines.cargo = cargo.map(|(item, number)| vec![desk.things(item, number)].into());
    desk.order(&flagship.name, lines);
}

/// The worlds that can be raided, those that promise most for the way first. A Pirate may dare more than his force surely beats; whoever has
/// no people at home to pay for new ships does not.
pub(super) fn promising(desk: &Desk) -> Vec<Space> {
    let Some(flagship) = desk.flagship() else { return Vec::new() };
    let (force, _) = muster(desk, flagship);
    let dares = |land: &Land| desk.kind() == Sovereign::Pirate || beats(&force, land);
    targets(desk, &force).into_iter().filter(dares).map(|land| land.at).collect()
}

/// The force at the court with the troops that it takes aboard.
fn muster(desk: &Desk, flagship: &OwnFleet) -> (Force, Option<(Id<Item>, u32)>) {
    let own = desk.is_own(desk.court());
    let gathered: Vec<&OwnFleet> = if own { desk.fleets().collect() } else { vec![flagship] };
    let mut force = force(desk, &gathered);
    let cargo = own.then(|| embark(desk, &mut force)).flatten();
    (force, cargo)
}

fn force(desk: &Desk, fleets: &[&OwnFleet]) -> Force {
    let ships = || fleets.iter().flat_map(|fleet| &fleet.ships);
    let is_troop = |item| desk.item(item).is_some_and(Item::is_troop);
    let iu: u32 = ships().map(|ship| ship.cargo.iu).sum();
    let troops: u32 =
        ships().flat_map(|ship| &ship.cargo.items).filter(|(item, _)| is_troop(*item)).map(|(_, number)| number).sum();
    let holds: u32 = fleets.iter().map(|fleet| desk.holds(fleet)).sum();
    Force {
        at: desk.court(),
        jump: fleets.iter().map(|fleet| jump(fleet)).min().unwrap_or(0),
        ships: ships().filter(|ship| ship.jump > 0).count() as u32,
        troops,
        room: holds.saturating_sub(troops + iu.div_ceil(desk.knowledge.posted.iu_a_hold().max(1))),
        iu,
    }
}

/// Takes troops aboard at home: whatever the holds take where nothing is brought back, else in three holds of five.
fn embark(desk: &Desk, force: &mut Force) -> Option<(Id<Item>, u32)> {
    let slays = desk.kind() == Sovereign::Berserker;
    let holds = force.room + force.troops + force.iu.div_ceil(desk.knowledge.posted.iu_a_hold().max(1));
    let (troop, _) = desk.cheapest(|item| u32::from(item.is_troop()))?;
    let (id, _) = desk.knowledge.posted.items.find(|item| item.name == troop.name)?;
    let ashore = desk.knowledge.holding(force.at).into_iter().flat_map(|holding| &holding.ashore);
    let ashore: u32 = ashore.filter(|(item, _)| *item == id).map(|(_, number)| *number).sum();
    force.troops = (force.troops + ashore).min(if slays { holds } else { holds * 3 / 5 });
    (force.room, force.iu) = (holds - force.troops, 0);
    (force.troops > 0).then_some((id, force.troops))
}

/// Whether a force can beat what defends a world: a quarter more units than the defenders, and twice the guard.
fn beats(force: &Force, land: &Land) -> bool {
    let units = (force.ships + force.troops).saturating_sub(land.guard / 2);
    units > land.troops + land.troops / 4 && (land.guard == 0 || force.ships >= land.guard * 2)
}

/// What a raid would bring for each move of the way, and of the way home where loot is brought there.
fn worth(desk: &Desk, force: &Force, land: &Land) -> u32 {
    let there = Sector::moves(force.at, land.at);
    if desk.kind() == Sovereign::Berserker {
        return land.people.min(force.ships * 7) * 1_000 / (there + 1);
    }
    // A third of the troops makes room.
    let gain = land.loot.min((force.room + force.troops / 3) * desk.knowledge.posted.iu_a_hold());
    let back = desk.knowledge.own.home.map_or(0, |home| Sector::moves(land.at, home));
    let all = (gain + force.iu) * 1_000 / (there + back).max(1);
    let at_once = desk.knowledge.own.home.map_or(0, |home| force.iu * 1_000 / Sector::moves(force.at, home).max(1));
    // Whoever raids late need not bring it home.
    if desk.years_after() * force.jump < back {
        gain * 1_000 / there.max(1)
    } else if all > at_once {
        all
    } else {
        0
    }
}

/// The worlds that are worth the way, the best first.
fn targets(desk: &Desk, force: &Force) -> Vec<Land> {
    let in_time = |land: &Land| Sector::moves(force.at, land.at) <= force.jump * (desk.years_after() + 1);
    let open = |land: &Land| land.is_free && !desk.is_home(land.at) && land.people > 0 && in_time(land);
    let found = lands(desk.knowledge).into_iter().filter(open).map(|land| (worth(desk, force, &land), land));
    let mut found: Vec<(u32, Land)> = found.filter(|(worth, _)| *worth > 0).collect();
    found.sort_by_key(|(worth, land)| (Reverse(*worth), land.at.row, land.at.column));
    found.into_iter().map(|(_, land)| land).collect()
}

/// Whether a Berserker fetches ships that wait at home: as many as half of its own, and four at least.
fn turns_back(desk: &Desk, force: &Force, home: Space) -> bool {
    let there = desk.knowledge.own.fleets.iter().filter(|fleet| fleet.at == home).flat_map(|fleet| &fleet.ships);
    let waiting = there.filter(|ship| ship.jump > 0).count() as u32;
    desk.kind() == Sovereign::Berserker
        && waiting >= 4.max(force.ships / 2)
        && Sector::moves(force.at, home) * 2 < desk.years_after() * force.jump
}

fn returning(desk: &Desk, home: Space) -> Spotted<Stop> {
    desk.stop(home, vec![Act::Unload(Lot::All)])
}

/// A move to the world, and as many rounds there as the year has left.
fn slaughter(desk: &Desk, force: &Force, land: &Land) -> Vec<Spotted<Stop>> {
    let mut stops = vec![desk.stop(land.at, vec![Act::Slay(None)])];
    let left = force.jump.saturating_sub(Sector::moves(force.at, land.at));
    let wait = || Stop { to: Waypoint::Wait, acts: vec![Act::Slay(None).into()] }.into();
    stops.extend((0..left).map(|_| wait()));
    stops
}
