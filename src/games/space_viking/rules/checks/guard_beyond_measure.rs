//! `guard-beyond-measure`: the guard of a world has at most 100 ships.

use super::{code, examples};
use crate::{Content, Finding, InWorld, Item, Place};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "guard-beyond-measure",
    code: code(42),
    severity: Severity::Advice,
    citation: Citation::Drydock("nobody brings a fleet against more than a hundred ships"),
    says: "The guard of a world is at most 100 ships.",
    because: "A world that nobody can take might as well have none, and a battle there is rolled for a very long time.",
};

/// How many ships a guard should have at most.
const MOST: u64 = 100;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, world) in content.worlds.iter() {
        let guard = content.load(world.guard_in(&content.tables.worlds)).items;
        let is_ship = |item| content.items.get(item).is_some_and(Item::is_ship);
        let ships: u64 = guard.into_iter().filter(|(_, item)| is_ship(*item)).map(|(number, _)| u64::from(number)).sum();
        if ships > MOST {
            let message = format!("{} has a guard of {ships} ships, and {MOST} are the most.", world.label());
            findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Values), message));
        }
    }
}

fn guarded(by: &str) -> Content {
    examples::second_world(|world| by.clone_into(&mut world.guard))
}

fn failing() -> Content {
    guarded("999 Fighter")
}

fn passing() -> Content {
    guarded("20 Fighter")
}
