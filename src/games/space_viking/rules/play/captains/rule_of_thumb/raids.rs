//! Decides which worlds a Pirate raids, and where a Berserker slays.

use std::cmp::Reverse;

use super::land::{Land, lands};
use super::neighbours;
use crate::knowledge::{OwnFleet, OwnShip};
use crate::orders::{Act, Lot, Spotted, Stop, Waypoint};
use crate::play::captains::Desk;
use crate::{Item, Sector, Sovereign};
use geometry::Space;
use rules::Id;

/// In this many years before the end of the campaign, a Berserker takes risks.
const LAST_YEARS: u32 = 3;

/// A raiding force, and what it can do in a raid.
pub(super) struct Force {
    pub at: Space,
    pub jump: u32,
    pub ships: u32,
    /// The sum of the ships' firepower, or the sum of the hits that they withstand, whichever is less.
    pub might: u32,
    pub troops: u32,
    /// How many units of cargo the force has room for.
    pub room: u32,
    /// The loot aboard, in IU.
    pub iu: u32,
}

/// Orders the ships at the court to raid `toward`, or if it is not given, the world that promises most for its distance.
pub(super) fn order(desk: &mut Desk, toward: Option<Space>) {
    let Some(flagship) = desk.flagship() else { return };
    let court = desk.court();
    let slays = desk.kind() == Sovereign::Berserker;
    if !slays && toward.is_none_or(|at| at == court) && neighbours::order(desk) {
        return;
    }
    let (force, cargo) = muster(desk, flagship);
    let targets = targets(desk, &force);
    let target = match toward {
        Some(at) => targets.into_iter().find(|land| land.at == at),
        None => targets.into_iter().find(|land| beats(&force, land) || slays && dares(desk, &force, land)),
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
    let swift = if slays { swift(desk) } else { Vec::new() };
    let fleet = if desk.is_own(court) { leader(desk, flagship, &swift) } else { flagship };
    let mut lines = desk.led(desk.is_own(court), stops);
    if lines.ships.is_some() && !swift.is_empty() {
        let number = |item: &Id<Item>| desk.pool().into_iter().find(|(known, _)| known == item).map_or(0, |(_, number)| number);
        lines.ships = Some(swift.iter().map(|item| desk.things(*item, number(item))).collect::<Vec<_>>().into());
    }
    if slays {
        // A fleet that has to land avoids other fights.
        lines.mode = Some(crate::Mode::Passive.into());
    }
    lines.cargo = cargo.map(|(item, number)| vec![desk.things(item, number)].into());
    desk.order(&fleet.name, lines);
}

/// The items of the ships at the court that a Berserker takes along. These are the fastest ships, and also slower ones if including them makes the
/// number of ships times their moves in a year greater.
fn swift(desk: &Desk) -> Vec<Id<Item>> {
    let ships = || desk.fleets().flat_map(|fleet| &fleet.ships).filter(|ship| ship.jump > 0);
    let slowest = |item: Id<Item>| ships().filter(|ship| ship.item == item).map(|ship| ship.jump).min().unwrap_or(0);
    let pool: Vec<(Id<Item>, u32, u32)> = desk.pool().into_iter().map(|(item, number)| (item, number, slowest(item))).collect();
    let moves = |least: u32| least * pool.iter().filter(|(.., jump)| *jump >= least).map(|(_, number, _)| number).sum::<u32>();
    let least = pool.iter().map(|(.., jump)| *jump).max_by_key(|jump| (moves(*jump), *jump)).unwrap_or(0);
    pool.into_iter().filter(|(.., jump)| *jump >= least).map(|(item, ..)| item).collect()
}

/// The fleet that the sovereign leads: the flagship, or another if none of the flagship's ships goes along.
fn leader<'a>(desk: &Desk<'a>, flagship: &'a OwnFleet, swift: &[Id<Item>]) -> &'a OwnFleet {
    let goes = |fleet: &OwnFleet| swift.is_empty() || fleet.ships.iter().any(|ship| swift.contains(&ship.item));
    if goes(flagship) { flagship } else { desk.fleets().find(|fleet| goes(fleet)).unwrap_or(flagship) }
}

/// Whether a Berserker attacks a world that it may not beat. It does so only in the last years, when there is nothing for which to save ships.
fn dares(desk: &Desk, force: &Force, land: &Land) -> bool {
    desk.years_after() < LAST_YEARS && force.ships + force.troops > land.troops && force.might * 2 >= land.guard * 3
}

/// The worlds that can be raided, with those first that promise most for their distance. A Pirate may try worlds that the force is not sure to beat.
/// A Berserker does not, because it has no people at home to pay for new ships.
pub(super) fn promising(desk: &Desk) -> Vec<Space> {
    let Some(flagship) = desk.flagship() else { return Vec::new() };
    let (force, _) = muster(desk, flagship);
    let dares = |land: &Land| desk.kind() == Sovereign::Pirate || beats(&force, land);
    targets(desk, &force).into_iter().filter(dares).map(|land| land.at).collect()
}

/// The force at the court, with the troops that it takes aboard; these troops are also given as an item with how many units.
fn muster(desk: &Desk, flagship: &OwnFleet) -> (Force, Option<(Id<Item>, u32)>) {
    let own = desk.is_own(desk.court());
    let gathered: Vec<&OwnFleet> = if own { desk.fleets().collect() } else { vec![flagship] };
    let swift = if own && desk.kind() == Sovereign::Berserker { swift(desk) } else { Vec::new() };
    let mut force = force_of(desk, &gathered, |ship| swift.is_empty() || swift.contains(&ship.item));
    let cargo = own.then(|| embark(desk, &mut force)).flatten();
    (force, cargo)
}

pub(super) fn force(desk: &Desk, fleets: &[&OwnFleet]) -> Force {
    force_of(desk, fleets, |_| true)
}

/// The force of those ships of some fleets that `goes` selects.
fn force_of(desk: &Desk, fleets: &[&OwnFleet], goes: impl Fn(&OwnShip) -> bool) -> Force {
    let ships = || fleets.iter().flat_map(|fleet| &fleet.ships).filter(|ship| goes(ship));
    let is_troop = |item| desk.item(item).is_some_and(Item::is_troop);
    let iu: u32 = ships().map(|ship| ship.cargo.iu).sum();
    let troops: u32 =
        ships().flat_map(|ship| &ship.cargo.items).filter(|(item, _)| is_troop(*item)).map(|(_, number)| number).sum();
    let items = || ships().filter_map(|ship| desk.item(ship.item));
    let holds: u32 = items().filter(|item| item.takes.is_none()).map(|item| item.holds.get()).sum();
    let sum = |of: fn(&Item) -> u32| items().map(of).sum::<u32>();
    Force {
        at: desk.court(),
        jump: ships().map(|ship| ship.jump).min().unwrap_or(0),
        ships: ships().filter(|ship| ship.jump > 0).count() as u32,
        might: sum(|item| item.firepower.get()).min(sum(|item| item.damage.get())),
        troops,
        room: holds.saturating_sub(troops + iu.div_ceil(desk.knowledge.posted.iu_a_hold().max(1))),
        iu,
    }
}

/// Takes troops aboard at home and returns them. A Berserker, who brings nothing back, fills all holds with troops; others fill three fifths of them.
pub(super) fn embark(desk: &Desk, force: &mut Force) -> Option<(Id<Item>, u32)> {
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

/// Whether a force should beat the defence of a world. It needs a quarter more units than the defenders, not counting the units that the guard may
/// destroy, and one and a half times the might of the guard.
pub(super) fn beats(force: &Force, land: &Land) -> bool {
    let units = (force.ships + force.troops).saturating_sub(land.guard / 2);
    units > land.troops + land.troops / 4 && force.might * 2 >= land.guard * 3
}

/// The gain of a raid per move: for a Berserker in thousandths of a million people, for others in thousandths of an IU. The moves are those to the
/// world, plus those back home if loot is brought there; a Berserker's rounds of slaughter also count as moves.
fn worth(desk: &Desk, force: &Force, land: &Land) -> u32 {
    let there = Sector::moves(force.at, land.at);
    if desk.kind() == Sovereign::Berserker {
        let people = neighbours::expected(desk, land);
        return people * 1_000 / (there + rounds(force, people)).max(1);
    }
    // The fleet will probably lose a third of its troops, which makes room for loot.
    let gain = land.loot.min((force.room + force.troops / 3) * desk.knowledge.posted.iu_a_hold());
    let back = desk.knowledge.own.home.map_or(0, |home| Sector::moves(land.at, home));
    let all = (gain + force.iu) * 1_000 / (there + back).max(1);
    let at_once = desk.knowledge.own.home.map_or(0, |home| force.iu * 1_000 / Sector::moves(force.at, home).max(1));
    // Near the end there is no time to bring the loot home.
    if desk.years_after() * force.jump < back {
        gain * 1_000 / there.max(1)
    } else if all > at_once {
        all
    } else {
        0
    }
}

/// The worlds that are worth a raid, the best first.
fn targets(desk: &Desk, force: &Force) -> Vec<Land> {
    let in_time = |land: &Land| Sector::moves(force.at, land.at) <= force.jump * (desk.years_after() + 1);
    // The player's home world is left out, because the houses there are raided one by one.
    let open = |land: &Land| land.is_free && !desk.is_home(land.at) && land.people > 0 && in_time(land);
    let found = lands(desk.knowledge).into_iter().filter(open).map(|land| (worth(desk, force, &land), land));
    let mut found: Vec<(u32, Land)> = found.filter(|(worth, _)| *worth > 0).collect();
    found.sort_by_key(|(worth, land)| (Reverse(*worth), land.at.row, land.at.column));
    found.into_iter().map(|(_, land)| land).collect()
}

/// Whether a Berserker returns home for ships that wait there: at least four of them, and at least half as many as the force has.
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

/// How many rounds of slaughter it takes to kill this many millions, if in each round each ship kills as many as the mean of a die.
fn rounds(force: &Force, people: u32) -> u32 {
    (people * 2).div_ceil((force.ships * 7).max(1)).max(1)
}

/// The stops of a year of slaughter: one world after another, each for as many rounds as its people last.
fn slaughter(desk: &Desk, force: &Force, first: &Land) -> Vec<Spotted<Stop>> {
    let (mut stops, mut at, mut left) = (Vec::new(), force.at, force.jump);
    let (mut next, mut done) = (Some(*first), Vec::new());
    while let Some(land) = next {
        let there = Sector::moves(at, land.at);
        let mut slayings = neighbours::slayings(desk, &land);
        let mut slay = || slayings.next().unwrap_or_default();
        stops.push(desk.stop(land.at, slay()));
        if there > left {
            break;
        }
        left -= there;
        let waits = rounds(force, neighbours::expected(desk, &land)).saturating_sub(1).min(left);
        stops.extend((0..waits).map(|_| Stop { to: Waypoint::Wait, acts: slay().into_iter().map(Into::into).collect() }.into()));
        left -= waits;
        at = land.at;
        done.push(at);
        let here = Force { at, ..*force };
        next = targets(desk, &here).into_iter().find(|land| !done.contains(&land.at) && beats(force, land)).filter(|_| left > 0);
    }
    stops
}
