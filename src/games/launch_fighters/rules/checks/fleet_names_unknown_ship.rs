//! `fleet-names-unknown-ship`: reports ships of a fleet whose design does not exist, and sides of a scenario that place, launch from or bring in a
//! ship that their fleet does not have.
//!
//! The entries of a side about a missing ship are leftovers. The fix may remove them safely, because ids are never used again. A ship whose design
//! does not exist still has a name, a letter and a place in its fleet, so it is removed only if the designer chooses so.

use std::collections::HashSet;

use super::super::field::{Field, fields};
use super::{code, examples};
use crate::{Content, Finding, Fix, Fleet, InFleet, InScenario, Place};
use rules::{About, Citation, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fleet-names-unknown-ship",
    code: code(6),
    severity: Severity::Error,
    citation: Citation::Drydock("a ship without a design has no stats, no price and no record sheet"),
    says: "Every ship of a fleet has a design in the project, and a scenario places only ships that the side's fleet has.",
    because: "A design or a ship that was removed leaves its number behind, and neither a sheet nor a counter can be printed for it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, fleet) in content.fleets.iter() {
        in_fleet(content, id, fleet, &fix_budget, findings);
    }
    for field in fields(content) {
        in_scenario(&field, &fix_budget, findings);
    }
}

fn in_fleet(content: &Content, id: Id<Fleet>, fleet: &Fleet, fix_budget: &FixBudget, findings: &mut Vec<Finding>) {
    for (index, (ship, of)) in fleet.ships.iter().enumerate() {
        if content.ships.get(of.design).is_none() {
            let name = if of.name.trim().is_empty() { String::new() } else { format!(", {},", of.name) };
            let number = index + 1;
            let message = format!("Ship {number} of {}{name} is of a design that is not there.", fleet.label());
            let drop = || Some(Fix::choice("Take it out of the fleet", content.without_ship(id, ship)));
            let finding = Finding::new(&ABOUT, Place::Fleet(id, InFleet::Ship(ship)), message);
            findings.push(finding.with_fixes(fix_budget.offer(drop)));
        }
    }
}

fn in_scenario(field: &Field, fix_budget: &FixBudget, findings: &mut Vec<Finding>) {
    for (index, fielded) in field.sides.iter().enumerate() {
        let side = fielded.side;
        let placed = side.ships.iter().map(|placed| placed.ship);
        let hosts = side.squadrons.iter().map(|squadron| squadron.host);
        let arriving = side.reinforcements.iter().flat_map(|group| group.ships.iter().copied());
        let mut seen = HashSet::new();
        let named = placed.chain(hosts).chain(arriving).filter(|ship| seen.insert(*ship));
        for ship in named.filter(|ship| fielded.fleet.ships.get(*ship).is_none()) {
            let (scenario, label, fleet) = (field.scenario.label(), fielded.label(), fielded.fleet.label());
            let number = ship.number();
            let whose = if label == fleet { "its fleet" } else { fleet };
            let message = format!("In {scenario}, {label} names ship {number}, which {whose} does not have.");
            let forget = || {
                let edit = field.with_side(index, |side| side.forget(ship))?;
                Some(Fix::safe(format!("Take ship {number} out of the scenario"), [edit]))
            };
            let place = field.at(InScenario::Ship(fielded.id, ship));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(forget)));
        }
    }
}

fn failing() -> Content {
    examples::first_side(|side| side.ships.push(examples::placed(Id::new(3), 12, 11)))
}

fn passing() -> Content {
    examples::first_side(|side| side.ships.push(examples::placed(Id::new(2), 12, 11)))
}
