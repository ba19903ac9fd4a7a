//! `counter-mix-exceeded`: the forces must not use more counters of a type than the game holds. A type that is no longer in the catalogue has no
//! counters at all.

use super::set_up::set_ups;
use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InForce, InScenario, Place, UnitType, mix};
use rules::{About, Change, Count, FixBudget, Id, Rule, Severity};

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
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        let sets = set_up.scenario.form.sets();
        for (_, force) in mix::forces(content, set_up.scenario) {
            for (unit, count) in Content::used_by(force) {
                if mix::has_own_set(set_up.scenario.form, force, content.units.get(unit)) {
                    let place = set_up.at(InScenario::Units(unit));
                    findings.extend(exceeded(content, force.label(), unit, count, 1, place, &fix_budget));
                }
            }
        }
        for (unit, count) in mix::shared(content, set_up.scenario) {
            let place = set_up.at(InScenario::Units(unit));
            findings.extend(exceeded(content, set_up.scenario.label(), unit, count, sets, place, &fix_budget));
        }
    }
    let deployed = |id| content.scenarios.iter().any(|(_, scenario)| scenario.deploys(id));
    for (id, force) in content.forces.iter().filter(|(id, _)| !deployed(*id)) {
        for (unit, count) in Content::used_by(force) {
            let place = Place::Force(id, InForce::Units(unit));
            findings.extend(exceeded(content, force.label(), unit, count, 1, place, &fix_budget));
        }
    }
}

fn exceeded(
    content: &Content,
    who: &str,
    id: Id<UnitType>,
    used: u32,
    sets: u32,
    place: Place,
    fix_budget: &FixBudget,
) -> Option<Finding> {
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
    Some(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(raise)))
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
