//! `orbit-without-bodies`: every orbit of a system must have a body besides its deep space.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InSystem, Orbit, Place};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "orbit-without-bodies",
    code: code(1),
    severity: Severity::Error,
    citation: book("Map Tile Definitions & Explanations"),
    says: "Every orbit of a system has a body besides its deep space.",
    because: "The book calls an orbit a group of two or more sectors, one of which is deep space; an orbit of deep space alone \
              is a place that nobody has a reason to visit.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, system) in content.systems.iter() {
        for (number, (orbit, _)) in system.orbits.iter().enumerate().filter(|(_, (_, orbit))| orbit.bodies.is_empty()) {
            let message = format!("Orbit {} of {} has no body.", number + 1, system.label());
            let remove = || {
                let mut changed = system.clone();
                changed.orbits.retain_ids(|found| found != orbit);
                Some(Fix::choice("Take the orbit away", [Edit::System(Change::Set(id, changed))]))
            };
            let place = Place::System(id, InSystem::Orbit(orbit));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(remove)));
        }
    }
}

fn failing() -> Content {
    examples::one_system(|system| {
        system.orbits.add(Orbit::default());
    })
}

fn passing() -> Content {
    examples::one_system(|_| ())
}
