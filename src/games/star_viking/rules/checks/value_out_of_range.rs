//! `value-out-of-range`: the values of units and the modifiers of sectors must be within what a counter and a tile can show.

use super::bodies::with_sector;
use super::{code, examples};
use crate::{Content, Edit, Finding, Fix, InSystem, InUnit, Modifier, Place, Sector, Space, UnitType};
use rules::{About, Change, Citation, FixBudget, Level, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "value-out-of-range",
    code: code(29),
    severity: Severity::Warning,
    citation: Citation::Drydock("one digit is what a counter and a sector have room for, and what the combat table is made for"),
    says: "EW and attack are 0 to 9, defense 1 to 9, capacity and size 1 to 8; a sector adds -3 to +3 and attacks with 0 to 9.",
    because: "A bottom line such as 769 V has a digit for each value, and a unit of defense 0 would be destroyed before the \
              first shot.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, unit) in content.units.iter() {
        let (clamped, wrong) = clamp_unit(unit);
        if !wrong.is_empty() {
            let message = format!("The {} {} has {}.", unit.color, unit.label(), listed(&wrong));
            let clamp = || Some(Fix::choice("Bring the values into range", [Edit::Unit(Change::Set(id, clamped))]));
            findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Values), message).with_fixes(fix_budget.offer(clamp)));
        }
    }
    for (id, system) in content.systems.iter() {
        for (spot, _, sector) in system.sectors() {
            let (clamped, wrong) = clamp_sector(*sector);
            if !wrong.is_empty() {
                let space = Space::On(spot);
                let message = format!("{} of {} has {}.", system.space_label(space), system.label(), listed(&wrong));
                let clamp = || {
                    let edit = with_sector(id, system, spot, |sector| *sector = clamped)?;
                    Some(Fix::choice("Bring the values into range", [edit]))
                };
                let place = Place::System(id, InSystem::Sector(space));
                findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(clamp)));
            }
        }
    }
}

/// The type with its values brought into range, and the words for each value that was out of range. The defense of a pod may be 0, because it is
/// added to its carrier's.
fn clamp_unit(unit: &UnitType) -> (UnitType, Vec<String>) {
    let (mut clamped, mut wrong) = (unit.clone(), Vec::new());
    let mut level = |value: &mut Level, name: &str, least: u32, most: u32| {
        if !(least..=most).contains(&value.get()) {
            wrong.push(format!("{name} {value}"));
            *value = Level::clamped(value.get().clamp(least, most));
        }
    };
    level(&mut clamped.ew, "EW", 0, 9);
    level(&mut clamped.attack, "attack", 0, 9);
    level(&mut clamped.defense, "defense", u32::from(!unit.is_pod()), 9);
    if let Some(capacity) = &mut clamped.capacity {
        level(capacity, "capacity", 1, 8);
    }
    if let Some(size) = &mut clamped.size {
        level(size, "size", 1, 8);
    }
    (clamped, wrong)
}

/// The sector with its values brought into range, and the words for each value that was out of range.
fn clamp_sector(sector: Sector) -> (Sector, Vec<String>) {
    let (mut clamped, mut wrong) = (sector, Vec::new());
    for (value, name) in [(&mut clamped.ew, "EW"), (&mut clamped.defense, "defense")] {
        if !(-3..=3).contains(&value.get()) {
            wrong.push(format!("{name} {value}"));
            *value = Modifier::clamped(value.get().clamp(-3, 3));
        }
    }
    if sector.attack.get() > 9 {
        wrong.push(format!("attack {}", sector.attack));
        clamped.attack = Level::clamped(9);
    }
    (clamped, wrong)
}

fn with(defense: u32) -> Content {
    examples::one_unit(|unit| unit.defense = Level::clamped(defense))
}

fn failing() -> Content {
    with(10)
}

fn passing() -> Content {
    with(9)
}
