//! The odds of searches, of combats of units, and of passing enemy bases.

use super::super::moving::Stack;
use super::super::passing::passage;
use super::super::{
    Action, Battle, CharacterNumber, EnvironNumber, Look, Party, PlanetNumber, PossessionNumber, Search, battle, journey, offers,
    searching,
};
use super::Prospect;
use crate::odds::{Passage, Stronghold, column};
use crate::{CellTable, Detection, Side};

/// The odds of a search: by units, by all characters who can search, or by the searchers already chosen together with the character who joins.
pub(super) fn search(look: &Look, side: Side, action: Action) -> Option<Prospect> {
    let mut now = look.open.search;
    let able = searching::searchers(look, side, now.environ);
    let (units, searchers) = match action {
        Action::SearchWithUnits => (true, Party::NOBODY),
        Action::SearchLed(leader) => {
            now.leader = Some(leader);
            (true, Party::NOBODY)
        }
        Action::SearchWithCharacters => (false, able),
        Action::Join(character) => (false, now.searchers.or(Party::of(character))),
        Action::Done if !now.searchers.is_empty() => (false, now.searchers),
        _ => return None,
    };
    let (value, hiding) = searching::values(look, side.other(), &Search { searchers, ..now }, units);
    let faces = look.public.tables.search.finds(value, hiding).map_or(0, crate::Faces::get);
    Some(Prospect::Search { value, hiding, faces: faces.into() })
}

/// The odds of an attack of units, with the best leaders of both sides. With `rising`, the units that attack are those that a rebellion has just
/// raised.
pub(super) fn attack(look: &Look, (side, environ): (Side, EnvironNumber), action: Action, rising: bool) -> Option<Prospect> {
    if action != Action::Attack {
        return None;
    }
    let leaders = [Side::Rebel, Side::Imperial].map(|side| best_leader(look, side, environ));
    combat(look, side, &Battle { environ, attacker: side, leaders, rising, ..Battle::default() })
}

fn best_leader(look: &Look, side: Side, environ: EnvironNumber) -> Option<CharacterNumber> {
    offers::leaders(look, side, environ).into_iter().max_by_key(|leader| look.leads(*leader))
}

/// The odds of the present combat if this leader is chosen. The defender, who chooses after the attacker, is assumed to take the best leader (10.41).
pub(super) fn leader(look: &Look, side: Side, action: Action) -> Option<Prospect> {
    let mut now = look.open.battle;
    match action {
        Action::Lead(character) => now.leaders[side as usize] = Some(character),
        Action::NoLeader => {}
        _ => return None,
    }
    if side == now.attacker {
        let defender = side.other();
        now.leaders[defender as usize] = best_leader(look, defender, now.environ);
    }
    combat(look, side, &now)
}

/// The odds of a combat, as far as the side can know them.
fn combat(look: &Look, side: Side, fought: &Battle) -> Option<Prospect> {
    let enemy = side.other();
    let known: u32 = look.kinds(enemy, fought.environ).map(|(_, number)| u32::from(number)).sum();
    let unseen = look.number(enemy, fought.environ).saturating_sub(known);
    if unseen > 0 {
        return Some(Prospect::Unseen(unseen));
    }
    let strength = |side| look.strength(side, fought.environ);
    let shift = battle::columns(look, fought);
    owed(look, column(strength(fought.attacker), strength(fought.attacker.other()), shift))
}

/// The average losses of both sides on this column.
fn owed(look: &Look, column: usize) -> Option<Prospect> {
    let table = &look.public.tables.military;
    let cells: Option<Vec<_>> = (0..6).map(|line| table.cell(line, column)).collect();
    let cells = cells?;
    let mean = |of: fn(&crate::Losses) -> u32| f64::from(cells.iter().map(of).sum::<u32>()) / 6.0;
    let (attacker, defender) = (mean(|cell| cell.attacker.get()), mean(|cell| cell.defender.get()));
    Some(Prospect::Combat { column, attacker, defender })
}

/// The odds if the base fires at the units that pass.
pub(super) fn fire(look: &Look, planet: PlanetNumber, action: Action) -> Option<Prospect> {
    if action != Action::Attack {
        return None;
    }
    let now = look.open.planet(planet);
    owed(look, Stronghold { level: now.level.into(), up: now.up }.fires_at()?)
}

/// The odds of a stack's way to an environ: the fire of a base at units, or the detection of a ship.
pub(super) fn journey(look: &Look, side: Side, from: EnvironNumber, action: Action) -> Option<Prospect> {
    let Action::To(to) = action else { return None };
    let stack = Stack::on_the_way(look, side);
    let planet = |environ: EnvironNumber| look.public.environ(environ).planet;
    let by_surface = planet(from) == planet(to);
    let watched = |planet: &PlanetNumber| look.is_watched(side, *planet);
    // A move between two environs of one planet takes only one detection roll (9.33).
    let passed: Vec<PlanetNumber> =
        if by_surface { vec![planet(to)] } else { vec![planet(from), planet(to)] }.into_iter().filter(watched).collect();
    if stack.has_units() {
        let fires = |planet: &PlanetNumber| {
            let now = look.open.planet(*planet);
            Stronghold { level: now.level.into(), up: now.up }.fires_at()
        };
        return owed(look, passed.iter().filter(|_| !by_surface).filter_map(fires).max()?);
    }
    let ship = stack.ships(look).first().copied()?;
    through(look, &passed, ship, stack.party)
}

/// The odds of a ship from space that lands in an environ.
pub(super) fn landing(look: &Look, side: Side, ship: Option<PossessionNumber>, action: Action) -> Option<Prospect> {
    let (Action::To(to), Some(ship)) = (action, ship) else { return None };
    let planet = look.public.environ(to).planet;
    let passed: Vec<PlanetNumber> = Some(planet).filter(|planet| look.is_watched(side, *planet)).into_iter().collect();
    through(look, &passed, ship, journey::aboard(look, side, Some(ship)))
}

/// The odds of a ship that passes these bases.
fn through(look: &Look, passed: &[PlanetNumber], ship: PossessionNumber, party: Party) -> Option<Prospect> {
    if passed.is_empty() {
        return None;
    }
    let passages: Vec<Passage> = passed.iter().map(|planet| passage(look, *planet, ship, party)).collect();
    let detected = passages.first().is_some_and(|passage| passage.detected);
    let mut ends = [0.0; 4];
    go(look, &passages, (detected, false), 1.0, &mut ends);
    Some(Prospect::Passage(ends))
}

/// Adds the chances of all ends of a passage to `ends`: unseen, detected, damaged, destroyed. The function calls itself for one base after the other.
/// It passes on what the ship has suffered up to then, and how likely that is.
fn go(look: &Look, ahead: &[Passage], (detected, damaged): (bool, bool), chance: f64, ends: &mut [f64; 4]) {
    let Some((next, rest)) = ahead.split_first() else {
        let end = if damaged { 2 } else { usize::from(detected) };
        ends[end] += chance;
        return;
    };
    for line in 0..6 {
        let fate = Passage { detected, ..*next }.fate(line, &look.public.tables.detection).unwrap_or(Detection::Undetected);
        match fate {
            Detection::Undetected => go(look, rest, (false, damaged), chance / 6.0, ends),
            Detection::Detected | Detection::DetectedStarred => go(look, rest, (true, damaged), chance / 6.0, ends),
            Detection::Damaged if !damaged => go(look, rest, (true, true), chance / 6.0, ends),
            // A second damage destroys the ship (9.36).
            Detection::Damaged | Detection::Eliminated | Detection::EliminatedStarred => ends[3] += chance / 6.0,
        }
    }
}
