//! What is said of units and places.

use super::hand::{Hand, HeldBy};
use super::scene::Scene;
use super::target::Target;
use super::{Memory, Over, stacks};
use crate::rules::counted;
use crate::rules::star_viking::set_up::{SetUp, Unit};
use crate::rules::star_viking::{Space, Station};
use crate::sheets::star_viking::tile::modifiers;

/// A unit with its force, what it carries, and where it starts.
pub fn unit(set_up: &SetUp, unit: &Unit) -> String {
    let at = unit.station.map_or_else(|| "not placed yet".to_owned(), |at| station(set_up, at));
    format!("{}{}, {at}", set_up.full_name(unit), aboard(set_up, unit))
}

/// What a unit carries: ", with 3 aboard".
pub fn aboard(set_up: &SetUp, unit: &Unit) -> String {
    match set_up.cargo(unit).count() {
        0 => String::new(),
        number => format!(", with {number} aboard"),
    }
}

/// Where a unit starts, as it follows the unit.
pub fn station(set_up: &SetUp, at: Station) -> String {
    match at {
        Station::HomeBase => "at the home base".into(),
        Station::OffTile(tile) => format!("beside {}", set_up.tile_label(tile)),
        Station::InSystem(tile) => format!("in {}, its player chooses the sector", set_up.tile_label(tile)),
        Station::Sector(tile, space) => {
            let sector = set_up.system(tile).map_or_else(|| "a sector".to_owned(), |system| system.space_label(space));
            format!("in {sector} of {}", set_up.tile_label(tile))
        }
    }
}

/// A sector of the tile: what it is, and the units in it.
pub fn space(scene: &Scene, space: Space) -> String {
    let mut words = vec![format!("{} of {}", scene.system.space_label(space), scene.set_up.tile_label(scene.tile))];
    if let Space::On(spot) = space
        && let Some(sector) = scene.system.sector(spot)
    {
        words.push(if sector.atmosphere { "atmosphere".into() } else { "vacuum".into() });
        words.extend(sector.wealth.map(|wealth| wealth.to_string()));
        words.extend(Some(modifiers(*sector)).filter(|modifiers| !modifiers.is_empty()));
        words.extend((scene.system.capital == Some(spot)).then(|| "the capital".to_owned()));
    }
    let units =
        stacks::here(scene, space).map(|unit| format!("{}{}", scene.set_up.full_name(&unit), aboard(scene.set_up, &unit)));
    std::iter::once(words.join(", ")).chain(units).collect::<Vec<_>>().join("; ")
}

/// A unit in hand over a place: what is against its standing there, or that nothing is.
pub fn in_hand(scene: &Scene, hand: &Hand, target: Option<Target>) -> String {
    let Some(unit) = scene.unit(hand.piece) else { return String::new() };
    let cargo = aboard(scene.set_up, &unit);
    let who = format!("{}{cargo}{}", scene.set_up.name(&unit), if cargo.is_empty() { "" } else { "," });
    let company = match (hand.alike(scene).len(), hand.all) {
        (0, _) => String::new(),
        (_, false) => format!("; hold Shift to bring every {}", unit.kind.short()),
        (number, true) => format!("; with {number} more of its type"),
    };
    match target {
        None => format!("{}: drop it on a sector, a box or the tray", scene.set_up.name(&unit)),
        Some(Target::Tray) => format!("{who} back among those that are not placed"),
        Some(Target::Station(at)) => {
            let objection = scene.set_up.objection(&unit, at);
            let verdict =
                objection.map_or_else(|| "it may start there".to_owned(), |why| format!("not by the rules, {}", why.words()));
            format!("{who} {}; {verdict}{company}", station(scene.set_up, at))
        }
    }
}

/// What is under the pointer or the cursor, or what is in hand.
pub fn line(memory: &Memory, scene: &Scene) -> String {
    let cursor = memory.cursor.map(|space| Station::Sector(scene.tile, space));
    if let Some(hand) = memory.hand.filter(Hand::moves) {
        // What needs not be held is at the cursor, unless the pointer is over a place that is no sector.
        let over = match (hand.held_by, memory.over) {
            (_, Over::Target(target)) if target.space(scene).is_none() => Some(target),
            (HeldBy::Drag(..), Over::Target(target)) => Some(target),
            (HeldBy::Drag(..), Over::Nothing | Over::Unit(_)) => None,
            (HeldBy::Free, _) => cursor.map(Target::Station),
        };
        return in_hand(scene, &hand, over);
    }
    match memory.over {
        Over::Unit(piece) => scene.unit(piece).map_or_else(String::new, |found| unit(scene.set_up, &found)),
        Over::Target(target) => match target.space(scene) {
            Some(there) => space(scene, there),
            None => place(scene, target),
        },
        Over::Nothing => memory.cursor.map_or_else(String::new, |there| space(scene, there)),
    }
}

/// A place that is no sector of the tile.
fn place(scene: &Scene, target: Target) -> String {
    match target {
        Target::Tray => "units that are not placed yet".into(),
        Target::Station(at) => {
            let number = scene.starting(Some(at)).count();
            format!("{}: {}", station(scene.set_up, at), counted(number, "unit"))
        }
    }
}
