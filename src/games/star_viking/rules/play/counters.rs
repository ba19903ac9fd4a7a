//! The counters of a game. In a battle they are the counters that have a starting place. In a campaign they are all counters of the game, since more
//! are built and lost ones can be built again.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{Public, Tile, UnitNumber, UnitState, Where};
use crate::set_up::{SetUp, Unit};
use crate::{Color, ForceUnit, PlayedSystem, Purchases, ScenarioForm, Station, UnitType};
use rules::Id;
use rules::play::Player;

/// Every counter with its start, in the order of the catalogue.
pub(super) fn counters(set_up: &SetUp, tiles: &[Tile]) -> Vec<UnitState> {
    let raiders: Vec<usize> = (0..set_up.forces.len()).filter(|force| set_up.forces[*force].force.color == Color::Red).collect();
    let federation = Player::new(raiders.len() as u8);
    let battle = set_up.scenario.form == ScenarioForm::Battle;
    let owner = |unit: &Unit| {
        let raider = raiders.iter().position(|force| *force == unit.force).filter(|_| unit.kind.color == Color::Red);
        raider.map_or(if unit.kind.color == Color::Red { Player::new(0) } else { federation }, |raider| Player::new(raider as u8))
    };
    let mut fielded = fielded(set_up);
    fielded.sort_by_cached_key(|unit| (set_up.content.units.position(unit.kind_id), owner(unit), unit.force, unit.id.number()));
    let mut drawn: Vec<(Id<UnitType>, Player, Option<&Unit>)> = Vec::new();
    if battle {
        drawn.extend(fielded.iter().map(|unit| (unit.kind_id, owner(unit), Some(*unit))));
    } else {
        // If only one set of counters is on the table, all players draw on the same counters of a type.
        let shared = set_up.scenario.form.sets() == 1;
        let set = |kind, player| (kind, Some(player).filter(|_| !shared));
        let mut used: BTreeMap<_, Vec<&Unit>> = BTreeMap::new();
        for unit in fielded {
            used.entry(set(unit.kind_id, owner(unit))).or_default().push(unit);
        }
        for (kind, player, held) in sets(set_up, raiders.len()) {
            let used = used.remove(&set(kind, player)).unwrap_or_default();
            drawn.extend(used.iter().map(|unit| (kind, owner(unit), Some(*unit))));
            drawn.extend((used.len()..held).map(|_| (kind, player, None)));
        }
    }
    let numbers: BTreeMap<(usize, Id<ForceUnit>), UnitNumber> = drawn
        .iter()
        .zip(0..)
        .filter_map(|((.., unit), number)| unit.map(|unit| ((unit.force, unit.id), UnitNumber(number))))
        .collect();
    let state = |(kind, player, unit): &(Id<UnitType>, Player, Option<&Unit>)| {
        let (tile, at) = unit.map_or((UnitState::NO_TILE, Where::Supply), |unit| start(set_up, unit, &numbers, tiles, battle));
        UnitState::new(*kind, *player, tile, at)
    };
    drawn.iter().map(state).collect()
}

/// About how many counters a scenario is played with: in a battle at most those of its units that take part, in a campaign all counters of the game.
pub(super) fn number_of_counters(set_up: &SetUp) -> usize {
    let fielded = fielded(set_up).len();
    if set_up.scenario.form == ScenarioForm::Battle {
        return fielded;
    }
    let raiders = set_up.forces.iter().filter(|fielded| fielded.force.color == Color::Red).count();
    sets(set_up, raiders).into_iter().map(|(.., held)| held).sum::<usize>().max(fielded)
}

/// The units of the forces that are on the table when the game begins.
fn fielded<'a, 'b>(set_up: &'b SetUp<'a>) -> Vec<&'b Unit<'a>> {
    let tiles: BTreeSet<Id<PlayedSystem>> = set_up.tiles().map(|(id, ..)| id).collect();
    set_up.units.iter().filter(|unit| takes_part(set_up, unit, &tiles)).collect()
}

/// Every type, with the player who can build it first and how many counters it has. In a double game each Viking has a red set of their own.
fn sets(set_up: &SetUp, raiders: usize) -> Vec<(Id<UnitType>, Player, usize)> {
    let number = set_up.scenario.form.sets();
    let mut sets = Vec::new();
    for (kind, unit) in set_up.content.units.iter() {
        let count = unit.count.get() as usize;
        match unit.color {
            Color::Red if number > 1 => sets.extend((0..raiders).map(|raider| (kind, Player::new(raider as u8), count))),
            Color::Red => sets.push((kind, Player::new(0), count)),
            Color::Blue | Color::Green => sets.push((kind, Player::new(raiders as u8), count * number as usize)),
        }
    }
    sets
}

/// Whether a unit of a force is on the table when the game begins. A unit is not if its force is bought or dealt during the game.
fn takes_part(set_up: &SetUp, unit: &Unit, tiles: &BTreeSet<Id<PlayedSystem>>) -> bool {
    if set_up.scenario.form == ScenarioForm::Battle {
        let there = unit.station.and_then(Station::system).is_some_and(|id| tiles.contains(&id));
        return there && (unit.aboard || !unit.kind.is_pod());
    }
    match unit.kind.color {
        Color::Red => set_up.scenario.purchases == Purchases::AsDesigned,
        // If the start is dealt, holds are filled during the game.
        Color::Blue if set_up.scenario.dealt_anew => !unit.aboard && !unit.kind.is_pod(),
        // A pod outside all holds does not take part.
        Color::Blue => unit.aboard || !unit.kind.is_pod(),
        Color::Green => !set_up.scenario.dealt_anew,
    }
}

/// The tile and the place where a unit starts. A unit that has no place yet waits, and is on no tile.
fn start(
    set_up: &SetUp,
    unit: &Unit,
    numbers: &BTreeMap<(usize, Id<ForceUnit>), UnitNumber>,
    tiles: &[Tile],
    battle: bool,
) -> (u8, Where) {
    let fielded = &set_up.forces[unit.force];
    let carrier = fielded.force.units.get(unit.id).and_then(|of| of.hold).filter(|_| unit.aboard);
    let dealt = set_up.scenario.dealt_anew && !battle;
    let of = |station: Station| tiles.iter().position(|tile| station.system() == Some(tile.id)).filter(|_| !dealt);
    let tile = unit.station.and_then(of);
    let number = tile.map_or(UnitState::NO_TILE, |tile| tile as u8);
    let red = unit.kind.color == Color::Red;
    let at = match (carrier.and_then(|carrier| numbers.get(&(unit.force, carrier))), unit.station) {
        (Some(carrier), _) => Where::Aboard(*carrier),
        (None, Some(Station::OffTile(_))) if tile.is_some() && (battle || red) => Where::Beside,
        (None, Some(Station::Sector(_, space))) if tile.is_some() => Where::In(space),
        (None, _) if red && tile.is_none() => Where::Home,
        (None, _) => Where::Waiting,
    };
    (number, at)
}

/// The names of units: colour and letters, numbered from 1 if several units have the same colour and letters.
pub(super) fn names(public: &Public, units: &[UnitState]) -> Vec<String> {
    let called = |unit: &UnitState| {
        let kind = public.kind(unit);
        format!("{} {}", kind.color, kind.short())
    };
    let plain: Vec<String> = units.iter().map(called).collect();
    // For each name, how many units have it and how many of them already have a number.
    let mut alike: HashMap<&str, (u32, u32)> = HashMap::new();
    for name in &plain {
        alike.entry(name).or_default().0 += 1;
    }
    let numbered = |name: &String| match alike.get_mut(name.as_str()) {
        Some((2.., number)) => {
            *number += 1;
            format!("{name} {number}")
        }
        Some(_) | None => name.clone(),
    };
    plain.iter().map(numbered).collect()
}
