//! Describes units and places.

use super::hand::UnitInHand as _;
use super::scene::{Elsewhere, Scene};
use super::{Memory, stacks};
use kit::board::{Over, Target};
use rules::counted;
use star_viking::set_up::{SetUp, Unit};
use star_viking::{Space, Station};
use star_viking_paper::sheets::tile::modifiers;

/// A unit with its force, its cargo and its starting place, in words.
pub fn unit(set_up: &SetUp, unit: &Unit) -> String {
    let at = unit.station.map_or_else(|| "not placed yet".to_owned(), |at| station(set_up, at));
    format!("{}{}, {at}", set_up.full_name(unit), aboard(set_up, unit))
}

/// The cargo of a unit in words: ", with 3 aboard".
pub fn aboard(set_up: &SetUp, unit: &Unit) -> String {
    match set_up.cargo(unit).count() {
        0 => String::new(),
        number => format!(", with {number} aboard"),
    }
}

/// The starting place of a unit, in words that can follow the unit's name.
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

/// A sector of the tile and the units in it, in words.
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

/// The unit in hand, the place under it, and any objection to that place, in words; `None` if no unit is in hand.
pub fn in_hand(memory: &Memory, scene: &Scene) -> Option<String> {
    let hand = memory.board.carried()?;
    let unit = scene.unit(hand.piece)?;
    let Some(target) = memory.board.aim(scene) else {
        return Some(format!("{}: drop it on a sector, a box or the tray", scene.set_up.name(&unit)));
    };
    let cargo = aboard(scene.set_up, &unit);
    let who = format!("{}{cargo}{}", scene.set_up.name(&unit), if cargo.is_empty() { "" } else { "," });
    let Some(at) = scene.station(target) else {
        return Some(format!("{who} back among those that are not placed"));
    };
    let company = match (hand.alike(scene).len(), hand.with_others) {
        (0, _) => String::new(),
        (_, false) => format!("; hold Shift to bring every {}", unit.kind.short()),
        (number, true) => format!("; with {number} more of its type"),
    };
    let objection = scene.set_up.objection(&unit, at);
    let verdict = objection.map_or_else(|| "it may start there".to_owned(), |why| format!("not by the rules, {}", why.words()));
    Some(format!("{who} {}; {verdict}{company}", station(scene.set_up, at)))
}

/// The unit in hand or, if there is none, the thing under the pointer or at the cursor; in words.
pub fn line(memory: &Memory, scene: &Scene) -> String {
    in_hand(memory, scene).unwrap_or_else(|| match memory.board.over {
        Over::Piece(piece) => scene.unit(piece).map_or_else(String::new, |found| unit(scene.set_up, &found)),
        Over::Target(Target::Space(there)) => space(scene, there),
        Over::Target(Target::Box(place)) => elsewhere(scene, place),
        Over::Nothing => memory.board.view.cursor.map_or_else(String::new, |there| space(scene, there)),
    })
}

/// The name of a box for a starting place that is not a sector.
fn elsewhere(scene: &Scene, place: Elsewhere) -> String {
    match place {
        Elsewhere::Tray => "units that are not placed yet".into(),
        Elsewhere::Station(at) => {
            let number = scene.starting(Some(at)).count();
            format!("{}: {}", station(scene.set_up, at), counted(number, "unit"))
        }
    }
}
