//! The Federation's force at the start of a campaign: three frigates and three escorts with a full load of blue units, and the Quadrant Capital
//! ("Federate Forces Deployment").

use super::{Color, Content, Force, ForceUnit, UnitType, mix};
use rules::{Id, Level};

/// How many ships of a type a force may have at the start: three, or six in a double game, less those that the Federation's other forces have.
#[must_use]
pub fn allowed(content: &Content, force: Id<Force>, letters: &str) -> usize {
    left(content, force, Force::FEDERATE_SHIPS, false, |other| ships_of(content, other, letters))
}

/// How many ships of a type a force may have at the start: three, or six in a double game, less those of the Federation's forces that are listed
/// before it. So a surplus is reported for one force only.
#[must_use]
pub fn allowed_in_turn(content: &Content, force: Id<Force>, letters: &str) -> usize {
    left(content, force, Force::FEDERATE_SHIPS, true, |other| ships_of(content, other, letters))
}

/// How many Quadrant Capitals a force may have: one, or two in a double game, less those of the Federation's forces that are listed before it.
#[must_use]
pub fn capitals_allowed_in_turn(content: &Content, force: Id<Force>) -> usize {
    let capitals = |other: &Force| other.units.ids().filter(|unit| content.type_of(other, *unit).is_some_and(is_capital)).count();
    left(content, force, 1, true, capitals)
}

/// How many ships of a type, or Quadrant Capitals, remain for a force of a campaign. Each set of the game has `a_set` of them, and `count` says how
/// many a force has. With `in_turn`, only what the Federation's forces listed before this one have is subtracted; otherwise, what all its other
/// forces have.
fn left(content: &Content, force: Id<Force>, a_set: usize, in_turn: bool, count: impl Fn(&Force) -> usize) -> usize {
    let campaigns = content.scenarios.iter().map(|(_, scenario)| scenario).filter(|scenario| scenario.form.is_campaign());
    let left = campaigns.filter(|scenario| scenario.deploys(force)).map(|scenario| {
        let all = a_set * scenario.form.sets() as usize;
        let forces = || content.forces.iter().filter(|(id, other)| other.color == Color::Blue && scenario.deploys(*id));
        let before = forces().take_while(|(id, _)| *id != force).map(|(_, other)| count(other)).sum::<usize>();
        let others = forces().filter(|(id, _)| *id != force).map(|(_, other)| count(other)).sum::<usize>();
        all.saturating_sub(if in_turn { before } else { others })
    });
    left.min().unwrap_or(a_set)
}

/// How many blue ships of a type a force has.
#[must_use]
pub fn ships_of(content: &Content, force: &Force, letters: &str) -> usize {
    let of_type = |unit: &UnitType| unit.color == Color::Blue && unit.letters == letters;
    force.units.iter().filter(|(_, of)| content.units.get(of.unit).is_some_and(of_type)).count()
}

/// The index of the type among the ship types that the Federation starts with; `None` for any other type.
#[must_use]
pub fn ship_of_the_start(unit: &UnitType) -> Option<usize> {
    Force::FEDERATE_TYPES.iter().position(|letters| unit.color == Color::Blue && *letters == unit.letters)
}

/// The force, changed into the Federation's start as the book describes it; `None` if the force is gone.
///
/// Ships and cargo that belong to the start stay; everything else goes. Missing ships and cargo come from the counters that the counter mix has left.
/// Cargo of each kind is added in turn, so that no ship carries only one kind.
#[must_use]
pub fn federate_start(content: &Content, id: Id<Force>) -> Option<Force> {
    let mut force = content.forces.get(id)?.clone();
    let most = Force::FEDERATE_TYPES.map(|letters| allowed(content, id, letters));
    let taken = Content::used_by(&force);
    let stocks = mix::stocks(content, id);
    let mut ships = keep_ships(content, &mut force, most);
    for (kind, letters) in Force::FEDERATE_TYPES.iter().enumerate() {
        let Some((unit, _)) = content.units.find(|unit| unit.color == Color::Blue && unit.letters == *letters) else { continue };
        while ships[kind].len() < most[kind] {
            ships[kind].push(force.units.add(ForceUnit::of(unit)));
        }
    }
    if !force.units.ids().any(|unit| content.type_of(&force, unit).is_some_and(is_capital))
        && let Some((capital, _)) = content.units.find(is_capital)
    {
        force.units.add(ForceUnit::of(capital));
    }
    let mut left: Vec<(Id<UnitType>, u32, i64)> = Vec::new();
    let now = Content::used_by(&force);
    let count = |used: &std::collections::BTreeMap<_, u32>, unit| i64::from(used.get(&unit).copied().unwrap_or_default());
    for (unit, found) in content.units.iter().filter(|(_, unit)| unit.color == Color::Blue && ship_of_the_start(unit).is_none()) {
        if let Some(size) = found.size {
            let stock = stocks.get(&unit).copied().unwrap_or_default().left();
            left.push((unit, size.get(), stock + count(&taken, unit) - count(&now, unit)));
        }
    }
    fill(content, &mut force, ships.concat(), &mut left);
    Some(force)
}

/// Whether the type is the Quadrant Capital: a fortress of the Federation.
#[must_use]
pub fn is_capital(unit: &UnitType) -> bool {
    unit.color == Color::Blue && unit.is_fortress()
}

/// Removes the units that do not belong to the start, and returns the ships that stay, grouped by type.
fn keep_ships(
    content: &Content,
    force: &mut Force,
    most: [usize; Force::FEDERATE_TYPES.len()],
) -> [Vec<Id<ForceUnit>>; Force::FEDERATE_TYPES.len()] {
    let mut ships: [Vec<Id<ForceUnit>>; Force::FEDERATE_TYPES.len()] = Default::default();
    let mut kept = Vec::new();
    for (id, _) in force.units.iter().filter(|(_, of)| of.hold.is_none()) {
        let Some(unit) = content.type_of(force, id) else { continue };
        match ship_of_the_start(unit) {
            Some(kind) if ships[kind].len() < most[kind] => {
                ships[kind].push(id);
                kept.push(id);
            }
            None if is_capital(unit) => kept.push(id),
            Some(_) | None => {}
        }
    }
    for ship in ships.concat() {
        let mut room = content.type_of(force, ship).and_then(|unit| unit.capacity).map_or(0, Level::get);
        for (cargo, _) in force.cargo(ship) {
            let Some(unit) = content.type_of(force, cargo) else { continue };
            let size = unit.size.map(Level::get).filter(|size| *size <= room && ship_of_the_start(unit).is_none());
            if let Some(size) = size.filter(|_| unit.color == Color::Blue) {
                room -= size;
                kept.push(cargo);
            }
        }
    }
    force.units.retain_ids(|id| kept.contains(&id));
    ships
}

/// Fills the holds of the ships from the counters that the mix has left, with cargo of each kind in turn.
fn fill(content: &Content, force: &mut Force, ships: Vec<Id<ForceUnit>>, left: &mut [(Id<UnitType>, u32, i64)]) {
    let mut next = 0;
    for ship in ships {
        while let Some(room) = force.room(ship, &content.units).filter(|room| *room > 0) {
            let fits = |kind: &usize| left[*kind].2 > 0 && (1..=room).contains(&left[*kind].1);
            let Some(kind) = (next..left.len()).chain(0..next.min(left.len())).find(fits) else { break };
            force.units.add(ForceUnit { hold: Some(ship), ..ForceUnit::of(left[kind].0) });
            left[kind].2 -= 1;
            next = kind + 1;
        }
    }
}
