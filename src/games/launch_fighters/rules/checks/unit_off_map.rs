//! `unit-off-map`: reports units placed beyond the edge of the scenario's map. A scenario that places units but has no map gives a single finding
//! about the whole scenario.

use super::super::field::{Field, fields};
use super::board::size;
use super::{book, code, counted, examples};
use crate::{Content, Finding, Fix, InScenario, Map, Scenario};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-off-map",
    code: code(9),
    severity: Severity::Error,
    citation: book("Setup: Placement on the Map"),
    says: "Ships and squadrons that are placed stand in spaces of the scenario's map.",
    because: "Units are placed in spaces, and a map that was changed or made smaller no longer has these.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content) {
        let Some((_, map)) = field.map else {
            if !field.units.is_empty() {
                let how = if field.scenario.map.is_some() { "its map is gone" } else { "it has no map" };
                let units = counted(field.units.len(), "unit");
                let message = format!("{} places {units}, and {how}.", field.scenario.label());
                let finding = Finding::new(&ABOUT, field.at(InScenario::Map), message);
                findings.push(finding.with_fixes(fix_budget.offer(|| choose_map(&field))));
            }
            continue;
        };
        for unit in field.units.iter().filter(|unit| !map.grid.contains(unit.at)) {
            let message = format!(
                "{} starts in column {}, row {}; {} has {}.",
                field.name(unit),
                i32::from(unit.at.column) + 1,
                i32::from(unit.at.row) + 1,
                map.label(),
                size(map)
            );
            let inside = || field.move_near(unit, unit.at, |_| true);
            findings.push(Finding::new(&ABOUT, field.place(unit), message).with_fixes(fix_budget.offer(inside)));
        }
    }
}

/// A fix that chooses the first map that contains the space of every unit, or else the first map.
fn choose_map(field: &Field) -> Option<Fix> {
    let maps = &field.content.maps;
    let holds = |map: &Map| field.units.iter().all(|unit| map.grid.contains(unit.at));
    let (id, map) = maps.find(holds).or_else(|| maps.iter().next())?;
    let changed = Scenario { map: Some(id), ..field.scenario.clone() };
    Some(Fix::choice(format!("Fight on {}", map.label()), [field.set(changed)]))
}

fn failing() -> Content {
    // The set-up is free, so that no rule about the set-up by the book adds a finding.
    examples::free_side(|side| side.ships[1] = examples::placed(examples::second(), 25, 12))
}

fn passing() -> Content {
    examples::free_side(|side| side.ships[1] = examples::placed(examples::second(), 23, 12))
}
