//! `fleet-without-ships`: reports fleets that have no ship.

use std::cell::LazyCell;
use std::collections::HashSet;

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, Fleet, InFleet, Place};
use rules::{About, Change, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fleet-without-ships",
    code: code(5),
    severity: Severity::Error,
    citation: book("Setup: Building a Fleet"),
    says: "A fleet has at least one ship.",
    because: "Fighters start in ships, so that a fleet without ships puts nothing on the map and has lost before the first turn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fighting = LazyCell::new(|| {
        let sides = content.scenarios.iter().flat_map(|(_, scenario)| scenario.sides.iter());
        sides.filter_map(|(_, side)| side.fleet).collect::<HashSet<Id<Fleet>>>()
    });
    for (id, fleet) in content.fleets.iter().filter(|(_, fleet)| fleet.ships.is_empty()) {
        let message = format!("{} has 0 ships for its {} points.", fleet.label(), fleet.budget);
        let remove = || Fix::choice("Remove the fleet", [Edit::Fleet(Change::Remove(id))]);
        findings.push(
            Finding::new(&ABOUT, Place::Fleet(id, InFleet::Whole), message).with_fixes((!fighting.contains(&id)).then(remove)),
        );
    }
}

fn failing() -> Content {
    examples::fleet(|fleet| fleet.ships.retain(|_| false))
}

fn passing() -> Content {
    examples::fleet(|_| ())
}
