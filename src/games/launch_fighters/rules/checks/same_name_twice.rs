//! `same-name-twice`: reports two designs, fleets, maps or scenarios with the same name, and two ships of a fleet that were given the same name.
//!
//! Capitals, and blanks around a name, are ignored. The first thing keeps the name; each later one gives a finding.

use std::cell::LazyCell;
use std::collections::{HashMap, HashSet};

use super::{code, examples};
use crate::{Content, Edit, Finding, Fix, Fleet, InFleet, InMap, InScenario, InShip, Map, Place, Scenario, Ship};
use rules::{About, Change, Citation, FixBudget, Id, Rule, Severity, Shelf};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-name-twice",
    code: code(23),
    severity: Severity::Warning,
    citation: Citation::Drydock("lists, pages and the command line call designs, fleets, maps and scenarios by their names"),
    says: "No two designs, fleets, maps or scenarios, and no two ships of a fleet, have the same name.",
    because: "Whoever reads a roster or a record sheet has to know which of two ships is meant, and an import that replaces by name would \
              find only the first.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    let ship = |id, ship: &Ship, name| Some(Edit::Ship(Change::Set(id, Ship { name, ..ship.clone() })));
    look(&content.ships, "ship design", |ship| &ship.name, |id| Place::Ship(id, InShip::Name), ship, &fix_budget, findings);
    let fleet = |id, fleet: &Fleet, name| Some(Edit::Fleet(Change::Set(id, Fleet { name, ..fleet.clone() })));
    look(&content.fleets, "fleet", |fleet| &fleet.name, |id| Place::Fleet(id, InFleet::Name), fleet, &fix_budget, findings);
    let map = |id, map: &Map, name| Some(Edit::Map(Change::Set(id, Map { name, ..map.clone() })));
    look(&content.maps, "map", |map| &map.name, |id| Place::Map(id, InMap::Name), map, &fix_budget, findings);
    let scenario = |id, scenario: &Scenario, name| Some(Edit::Scenario(Change::Set(id, Scenario { name, ..scenario.clone() })));
    let place = |id| Place::Scenario(id, InScenario::Name);
    look(&content.scenarios, "scenario", |scenario| &scenario.name, place, scenario, &fix_budget, findings);
    for (id, fleet) in content.fleets.iter() {
        let kind = format!("ship of {}", fleet.label());
        let rename = |ship, _: &_, name| {
            let mut renamed = fleet.clone();
            renamed.ships.get_mut(ship)?.name = name;
            Some(Edit::Fleet(Change::Set(id, renamed)))
        };
        look(&fleet.ships, &kind, |ship| &ship.name, |ship| Place::Fleet(id, InFleet::Ship(ship)), rename, &fix_budget, findings);
    }
}

fn look<T>(
    shelf: &Shelf<T>,
    kind: &str,
    name: impl Fn(&T) -> &str,
    place: impl Fn(Id<T>) -> Place,
    rename: impl Fn(Id<T>, &T, String) -> Option<Edit>,
    fix_budget: &FixBudget,
    findings: &mut Vec<Finding>,
) {
    let key = |thing: &T| name(thing).trim().to_lowercase();
    let mut seen: HashMap<String, u32> = HashMap::new();
    let taken = LazyCell::new(|| shelf.iter().map(|(_, thing)| key(thing)).collect::<HashSet<_>>());
    for (id, thing) in shelf.iter().filter(|(_, thing)| !name(thing).trim().is_empty()) {
        let name = name(thing).trim();
        let number = seen.entry(key(thing)).or_default();
        *number += 1;
        if *number > 1 {
            let fix = || {
                while taken.contains(&format!("{name} {number}").to_lowercase()) {
                    *number += 1;
                }
                let new = format!("{name} {number}");
                Some(Fix::choice(format!("Rename it {new}"), [rename(id, thing, new)?]))
            };
            let fix = fix_budget.offer(fix);
            findings.push(Finding::new(&ABOUT, place(id), format!("Another {kind} is called {name} already.")).with_fixes(fix));
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Lance"), examples::ship("lance "), examples::ship("Lance 2")])
}

fn passing() -> Content {
    examples::ships([examples::ship("Lance"), examples::ship("Lance 3"), examples::ship("Lance 2")])
}
