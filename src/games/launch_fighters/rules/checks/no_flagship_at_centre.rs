//! `no-flagship-at-centre`: reports scenarios set up by the book in which no flagship stands at the centre of the map. It checks a scenario only if a
//! flagship stands on the map and every fleet has a flagship. The centre is the middle space, or any of the two or four spaces that share the middle
//! of an even number of columns or rows. If planetoids cover all of these, the nearest spaces that a unit may enter count as the centre.

use super::super::field::{Field, Fielded, Unit, fields_by_the_book};
use super::{book, code, counted, examples};
use crate::{Content, Finding, Fix, InScenario, Side};
use geometry::{Grid, Space};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-flagship-at-centre",
    code: code(28),
    severity: Severity::Warning,
    citation: book("Setup: Placement on the Map"),
    says: "In a set-up by the book, one flagship stands at the centre of the map, or as close to it as can be.",
    because: "The first flagship is placed at the centre, so that no fleet starts with an edge at its back.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields_by_the_book(content) {
        let Some((_, map)) = field.map.filter(|_| field.sides.iter().all(Fielded::has_flagship)) else { continue };
        let (grid, flagships) = (map.grid, field.flagships());
        let centre = field.centre();
        let away = |unit: &&&Unit| centre.iter().map(|space| grid.distance(*space, unit.at)).min().unwrap_or_default();
        let Some(nearest) = flagships.iter().min_by_key(away).filter(|unit| away(unit) > 0) else { continue };
        let message = format!(
            "No flagship of {} stands at the centre of {}; {} is nearest, {} away.",
            field.scenario.label(),
            map.label(),
            field.name(nearest),
            counted(away(&nearest), "space")
        );
        let push = || centre.iter().find_map(|space| push(&field, grid, nearest, *space));
        findings.push(Finding::new(&ABOUT, field.at(InScenario::Whole), message).with_fixes(fix_budget.offer(push)));
    }
}

/// A fix that shifts all units by the same distance so that this flagship stands in `to`; `None` if a unit would then leave the map or stand on a
/// planetoid.
fn push(field: &Field, grid: Grid, flagship: &Unit, to: Space) -> Option<Fix> {
    let pushed = |space: Space| grid.pushed(space, flagship.at, to);
    let fits = |space: Space| grid.contains(space) && field.enterable(space);
    if !field.units.iter().all(|unit| fits(pushed(unit.at))) {
        return None;
    }
    let mut changed = field.scenario.clone();
    let push_side = |side: &mut Side| {
        side.ships.iter_mut().for_each(|placed| placed.at = pushed(placed.at));
        side.squadrons.iter_mut().for_each(|placed| placed.at = pushed(placed.at));
    };
    for id in field.scenario.sides.ids() {
        changed.sides.get_mut(id).map(push_side);
    }
    let title = format!("Push the whole set-up until {} stands in space {}", field.name(flagship), field.space(to));
    Some(Fix::choice(title, [field.set(changed)]))
}

fn failing() -> Content {
    examples::battle(|content| examples::on(&mut content.maps, |map| map.grid = Grid::new(map.grid.shape, 29, 25)))
}

fn passing() -> Content {
    examples::battle(|content| examples::on(&mut content.maps, |map| map.grid = Grid::new(map.grid.shape, 26, 25)))
}
