//! What is said of units and places.

use super::laid::{Elsewhere, Laid};
use super::{Memory, stacks};
use crate::editor::board::{Over, Target};
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
pub fn space(laid: &Laid, space: Space) -> String {
    let mut words = vec![format!("{} of {}", laid.system.space_label(space), laid.set_up.tile_label(laid.tile))];
    if let Space::On(spot) = space
        && let Some(sector) = laid.system.sector(spot)
    {
        words.push(if sector.atmosphere { "atmosphere".into() } else { "vacuum".into() });
        words.extend(sector.wealth.map(|wealth| wealth.to_string()));
        words.extend(Some(modifiers(*sector)).filter(|modifiers| !modifiers.is_empty()));
        words.extend((laid.system.capital == Some(spot)).then(|| "the capital".to_owned()));
    }
    let units = stacks::here(laid, space).map(|unit| format!("{}{}", laid.set_up.full_name(&unit), aboard(laid.set_up, &unit)));
    std::iter::once(words.join(", ")).chain(units).collect::<Vec<_>>().join("; ")
}

/// The unit in hand, if any, over a place: what is against its standing there, or that nothing is.
pub fn in_hand(memory: &Memory, laid: &Laid) -> Option<String> {
    let hand = memory.board.carried()?;
    let unit = laid.unit(hand.piece)?;
    let Some(target) = memory.board.aim(laid) else {
        return Some(format!("{}: let it go over a sector, a box or the tray", laid.set_up.name(&unit)));
    };
    let cargo = aboard(laid.set_up, &unit);
    let who = format!("{}{cargo}{}", laid.set_up.name(&unit), if cargo.is_empty() { "" } else { "," });
    let Some(at) = laid.station(target) else {
        return Some(format!("{who} back among those that are not placed"));
    };
    let company = match (hand.alike(laid).len(), hand.with_others) {
        (0, _) => String::new(),
        (_, false) => format!("; hold Shift to bring every {}", unit.kind.short()),
        (number, true) => format!("; with {number} more of its type"),
    };
    let objection = laid.set_up.objection(&unit, at);
    let verdict = objection.map_or_else(|| "it may start there".to_owned(), |why| format!("not by the rules, {}", why.words()));
    Some(format!("{who} {}; {verdict}{company}", station(laid.set_up, at)))
}

/// What is in hand, or what is under the pointer or the cursor.
pub fn line(memory: &Memory, laid: &Laid) -> String {
    in_hand(memory, laid).unwrap_or_else(|| match memory.board.over {
        Over::Piece(piece) => laid.unit(piece).map_or_else(String::new, |found| unit(laid.set_up, &found)),
        Over::Target(Target::Space(there)) => space(laid, there),
        Over::Target(Target::Box(place)) => elsewhere(laid, place),
        Over::Nothing => memory.board.view.cursor.map_or_else(String::new, |there| space(laid, there)),
    })
}

/// A place that is no sector of the tile.
fn elsewhere(laid: &Laid, place: Elsewhere) -> String {
    match place {
        Elsewhere::Tray => "units that are not placed yet".into(),
        Elsewhere::Station(at) => {
            let number = laid.starting(Some(at)).count();
            format!("{}: {}", station(laid.set_up, at), counted(number, "unit"))
        }
    }
}
