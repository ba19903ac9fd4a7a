//! `area-off-map`: finds areas with spaces beyond the edge of their map, and conditions and groups of reinforcements that name an area which the
//! scenario's map does not have.

use super::super::field::{Field, fields};
use super::board::{beyond, enlarge, off_map};
use super::{code, examples};
use crate::{Area, Content, Edit, Entry, Finding, Fix, Goal, InMap, InScenario, Map, Place, Scenario};
use rules::{About, Change, Citation, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "area-off-map",
    code: code(13),
    severity: Severity::Error,
    citation: Citation::Drydock("a space that is not there can be neither held nor entered"),
    says: "Areas lie on the map, and a scenario speaks only of areas that its map has.",
    because: "Players look for the area on the map to see who holds it, who must retreat from it, or where reinforcements arrive.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, map) in content.maps.iter() {
        for (area_id, area) in map.areas.iter() {
            let off = off_map(map, &area.spaces);
            let Some(message) = beyond(map, &off, &area.label()) else { continue };
            let crop = || {
                let mut cropped = map.clone();
                cropped.areas.get_mut(area_id)?.spaces.retain(|space| map.grid.contains(*space));
                Some(Fix::choice("Crop the area to the map", [Edit::Map(Change::Set(id, cropped))]))
            };
            findings.push(
                Finding::new(&ABOUT, Place::Map(id, InMap::Area(area_id)), message)
                    .with_fixes(fix_budget.offer(crop))
                    .with_fixes(fix_budget.offer(|| enlarge(id, map, &off))),
            );
        }
    }
    for field in fields(content) {
        names(&field, &fix_budget, findings);
    }
}

/// Finds the scenario's conditions and reinforcements that name an area which its map does not have.
fn names(field: &Field, fix_budget: &FixBudget, findings: &mut Vec<Finding>) {
    let map: Option<&Map> = field.map.map(|(_, map)| map);
    let missing = |area: Id<Area>| map.is_none_or(|map| map.areas.get(area).is_none());
    let says = |who: &str, area: Id<Area>| {
        let has = map.map_or("but has no map".into(), |map| format!("which {} does not have", map.label()));
        format!("In {}, {who} names area {}, {has}.", field.scenario.label(), area.number())
    };
    let first = || map.and_then(|map| map.areas.iter().next());
    let fix = |change: &dyn Fn(&mut Scenario, Id<Area>) -> Option<()>| {
        let (id, area) = first()?;
        let mut changed = field.scenario.clone();
        change(&mut changed, id)?;
        Some(Fix::choice(format!("Name {} instead", area.label()), [field.set(changed)]))
    };
    for (index, (id, condition)) in field.scenario.conditions.iter().enumerate() {
        if let Goal::Hold { area, turns } = condition.goal
            && missing(area)
        {
            let place = field.at(InScenario::Condition(id));
            let name = |scenario: &mut Scenario, area| {
                scenario.conditions.get_mut(id)?.goal = Goal::Hold { area, turns };
                Some(())
            };
            let finding = Finding::new(&ABOUT, place, says(&format!("condition {}", index + 1), area));
            findings.push(finding.with_fixes(fix_budget.offer(|| fix(&name))));
        }
    }
    for side in &field.sides {
        for (index, group) in side.side.reinforcements.iter().enumerate() {
            if let Entry::Area(area) = group.entry
                && missing(area)
            {
                let place = field.at(InScenario::Reinforcement(side.id, index as u32));
                let name = |scenario: &mut Scenario, area| {
                    scenario.sides.get_mut(side.id)?.reinforcements.get_mut(index)?.entry = Entry::Area(area);
                    Some(())
                };
                let who = format!("reinforcement {} of {}", index + 1, side.label());
                findings.push(Finding::new(&ABOUT, place, says(&who, area)).with_fixes(fix_budget.offer(|| fix(&name))));
            }
        }
    }
}

fn failing() -> Content {
    examples::map(|map| {
        map.areas.add(examples::area([(24, 12), (25, 12)]));
    })
}

fn passing() -> Content {
    examples::map(|map| {
        map.areas.add(examples::area([(24, 12), (23, 12)]));
    })
}
