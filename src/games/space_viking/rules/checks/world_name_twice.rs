//! `world-name-twice`: no two worlds have the same name.

use std::collections::HashMap;

use super::{book, code, examples};
use crate::{Content, Finding, InWorld, Place, World};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "world-name-twice",
    code: code(4),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "No two worlds have one name.",
    because: "Orders name worlds, and case never tells names apart.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: HashMap<String, &World> = HashMap::new();
    for (id, world) in content.worlds.iter().filter(|(_, world)| !world.name.trim().is_empty()) {
        let first = *seen.entry(world.name.trim().to_lowercase()).or_insert(world);
        if !std::ptr::eq(first, world) {
            let message = format!("Two worlds are called {}.", world.label());
            findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Name), message));
        }
    }
}

fn failing() -> Content {
    examples::second_world(|world| world.name = "GRAM".into())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
