//! `counter-mix-exceeded`: a type that is gone from the catalogue has no counters at all.

use std::collections::BTreeMap;

use super::set_up::{deploys, set_ups};
use super::{book, code, counted, examples};
use crate::rules::star_viking::{Color, Content, Edit, Force, InForce, InScenario, Place, UnitType};
use crate::rules::{About, Change, Count, Finding, Fix, Id, Room, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "counter-mix-exceeded",
    code: code(9),
    severity: Severity::Error,
    citation: book("New Construction: Construction Limit"),
    says: "The forces of a scenario, and a force by itself, use no more counters of a type than the game holds; in the double \
           game twice as many, of which each Viking has one red set.",
    because: "Players cannot build beyond the units provided in the game; a unit without a counter cannot be put on the table.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let room = Room::new();
    for set_up in set_ups(content) {
        let sets = set_up.scenario.form.sets();
        let mut used: BTreeMap<Id<UnitType>, u32> = BTreeMap::new();
        let mut seen: Vec<Id<Force>> = Vec::new();
        for fielded in &set_up.forces {
            if seen.contains(&fielded.force_id) {
                continue;
            }
            seen.push(fielded.force_id);
            for (unit, count) in Content::used_by(fielded.force) {
                let red = content.units.get(unit).is_some_and(|unit| unit.color == Color::Red);
                if red && fielded.force.color == Color::Red {
                    // Each Viking has a red set of his own.
                    let place = set_up.at(InScenario::Units(unit));
                    findings.extend(exceeded(content, fielded.force.label(), unit, count, 1, place, &room));
                } else {
                    *used.entry(unit).or_default() += count;
                }
            }
        }
        for (unit, count) in used {
            let place = set_up.at(InScenario::Units(unit));
            findings.extend(exceeded(content, set_up.scenario.label(), unit, count, sets, place, &room));
        }
    }
    let deployed = |id| content.scenarios.iter().any(|(_, scenario)| deploys(scenario, id));
    for (id, force) in content.forces.iter().filter(|(id, _)| !deployed(*id)) {
        for (unit, count) in Content::used_by(force) {
            let place = Place::Force(id, InForce::Units(unit));
            findings.extend(exceeded(content, force.label(), unit, count, 1, place, &room));
        }
    }
}

fn exceeded(content: &Content, who: &str, id: Id<UnitType>, used: u32, sets: u32, place: Place, room: &Room) -> Option<Finding> {
    let Some(unit) = content.units.get(id) else {
        let message = format!("{who} uses {} of a type that the catalogue does not have.", counted(used, "counter"));
        return Some(Finding::new(&ABOUT, place, message));
    };
    let held = unit.count.get() * sets;
    if used <= held {
        return None;
    }
    let message =
        format!("{who} uses {} of {} {}, and the game holds {held}.", counted(used, "counter"), unit.color, unit.label());
    let raise = || {
        let count = Count::new(used.div_ceil(sets))?;
        let more = UnitType { count, ..unit.clone() };
        Some(Fix::choice(format!("Let the game hold {}", counted(count.get(), "counter")), [Edit::Unit(Change::Set(id, more))]))
    };
    Some(Finding::new(&ABOUT, place, message).with_fixes(room.offer(raise)))
}

fn with(count: u32) -> Content {
    let mut content = examples::viking(|_| ());
    if let Some(raiders) = content.units.get_mut(examples::RAIDERS) {
        raiders.count = Count::clamped(count);
    }
    content
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(3)
}
