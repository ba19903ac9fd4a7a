//! `ship-away-from-its-fleet`: checks ships in a scenario set up by the book, if they and their flagship stand on the map.
//!
//! A ship must stand beside its flagship. If every space around the flagship is taken or closed to units, the ship may stand beside another ship of
//! the fleet instead, so that the whole fleet is connected. Ships that arrive as reinforcements are exempt.

use std::collections::HashSet;

use super::super::field::{Field, Unit, What, fields_by_the_book};
use super::{book, code, counted, examples};
use crate::placement::{hanging_together, is_full};
use crate::{Content, Finding, Fix};
use geometry::{Grid, Space};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-away-from-its-fleet",
    code: code(18),
    severity: Severity::Error,
    citation: book("Setup: Placement on the Map"),
    says: "In a set-up by the book, a ship stands beside its flagship, or beside another ship of its fleet when no space round the \
           flagship is left.",
    because: "Each player places the rest of their ships adjacent to their flagship, so that fleets start as far from each other as their \
              flagships do.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields_by_the_book(content) {
        let Some((_, map)) = field.map else { continue };
        let grid = map.grid;
        let ships: Vec<&Unit> = field.units_on_map().map(|(_, unit)| unit).filter(|unit| is_ship(unit)).collect();
        let taken: HashSet<Space> = ships.iter().map(|unit| unit.at).collect();
        for flagship in field.flagships() {
            let fleet: Vec<&Unit> = ships.iter().copied().filter(|unit| unit.side == flagship.side).collect();
            let spaces: HashSet<Space> = fleet.iter().map(|unit| unit.at).collect();
            let full = is_full(&field, grid, flagship.at, |space| taken.contains(&space));
            let group = if full { hanging_together(grid, flagship.at, &spaces) } else { HashSet::new() };
            for unit in fleet {
                let distance = grid.distance(unit.at, flagship.at);
                if distance > 1 && !group.contains(&unit.at) && !arrives_later(&field, unit) {
                    let away = format!("{} from its flagship", counted(distance, "space"));
                    let why = if full { "and no chain of ships leads there" } else { "and there is room beside it" };
                    let message = format!("{} starts {away} {}, {why}.", field.name(unit), field.name(flagship));
                    let fix = || beside(&field, grid, unit, flagship.at, &group);
                    findings.push(Finding::new(&ABOUT, field.place(unit), message).with_fixes(fix_budget.offer(fix)));
                }
            }
        }
    }
}

fn is_ship(unit: &Unit) -> bool {
    matches!(unit.what, What::Ship(_))
}

fn arrives_later(field: &Field, unit: &Unit) -> bool {
    matches!(unit.what, What::Ship(ship) if field.sides[unit.side].side.arrival(ship).is_some())
}

/// A fix that moves a ship to a free space beside its flagship or, if none is left, beside a ship that is connected with the flagship.
fn beside(field: &Field, grid: Grid, unit: &Unit, flagship: Space, group: &HashSet<Space>) -> Option<Fix> {
    let free = |space: &Space| field.enterable(*space) && !field.is_taken(*space);
    let near = |from: Space| grid.neighbours(from).filter(free);
    let round = near(flagship).chain(group.iter().flat_map(|space| near(*space)));
    let to = round.min_by_key(|space| (grid.distance(*space, flagship), *space))?;
    field.move_to(unit, to)
}

fn failing() -> Content {
    examples::first_side(|side| side.ships[1] = examples::placed(examples::second(), 12, 14))
}

fn passing() -> Content {
    examples::first_side(|side| side.ships[1] = examples::placed(examples::second(), 12, 13))
}
