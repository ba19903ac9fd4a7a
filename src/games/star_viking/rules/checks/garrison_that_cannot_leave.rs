//! `garrison-that-cannot-leave`: for troops in a system, there must be a carrier of their side in that system that could take them along.

use super::set_up::{SetUp, set_ups};
use super::{book, code, examples};
use crate::{Color, Content, Finding, InScenario, Operations, PlayedSystem, Station, Technology, UnitType};
use rules::{About, Id, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "garrison-that-cannot-leave",
    code: code(37),
    severity: Severity::Advice,
    citation: book("Tactical Action Movement: Planetary Movement"),
    says: "Troops in a system have a carrier of their side in it that could take them, fortresses excepted.",
    because: "Units of code V or A never leave their body unless carried as cargo; troops that nobody can fetch stay where they \
              are until they win or die.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for set_up in set_ups(content) {
        for (tile, _, _) in set_up.tiles() {
            let stranded = stranded(&set_up, tile);
            if !stranded.is_empty() {
                let message = format!("No carrier in {} can take {}.", set_up.tile_label(tile), listed(&stranded));
                findings.push(Finding::new(&ABOUT, set_up.at(InScenario::System(tile)), message));
            }
        }
    }
}

/// The names of the troops in a system for which the holds of their side's spacecraft there have no room. Local units are on the Federation's side.
fn stranded(set_up: &SetUp, tile: Id<PlayedSystem>) -> Vec<String> {
    let viking = |unit: &UnitType| unit.color == Color::Red;
    let largest_hold = |side: bool| {
        let spacecraft = set_up.standing_in(tile).filter(|unit| unit.kind.operations.is_spacecraft());
        let carriers = spacecraft.filter(|unit| viking(unit.kind) == side);
        carriers.filter_map(|unit| unit.kind.capacity).max()
    };
    let holds = [largest_hold(false), largest_hold(true)];
    let troops = set_up.standing_in(tile).filter(|unit| unit.kind.operations.is_ground() && !unit.kind.is_fortress());
    let fits = |unit: &UnitType| unit.size.is_some() && unit.size <= holds[usize::from(viking(unit))];
    troops.filter(|unit| !fits(unit.kind)).map(|unit| set_up.name(unit)).collect()
}

fn with(size: Option<Level>) -> Content {
    let mut content = examples::one_more_local(examples::MILITIA, Station::InSystem(examples::first()));
    if let Some(militia) = content.units.get_mut(examples::MILITIA) {
        militia.technology = Technology::C;
        militia.operations = Operations::V;
        militia.size = size;
    }
    content
}

fn failing() -> Content {
    with(Level::new(2))
}

fn passing() -> Content {
    with(Level::new(1))
}
