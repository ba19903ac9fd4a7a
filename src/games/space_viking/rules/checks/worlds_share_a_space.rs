//! `worlds-share-a-space`: no two worlds stand in the same space.

use std::collections::HashMap;

use super::{book, code, examples};
use crate::{Content, Finding, InWorld, Place, World};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "worlds-share-a-space",
    code: code(3),
    severity: Severity::Error,
    citation: book("Movement"),
    says: "No two worlds stand in one space.",
    because: "A fleet that enters a space has to know at which world it is.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: HashMap<Space, &World> = HashMap::new();
    for (id, world) in content.worlds.iter() {
        let first = *seen.entry(world.at).or_insert(world);
        if !std::ptr::eq(first, world) {
            let message = format!("{} stands in {}, as {} does.", world.label(), content.sector.written(world.at), first.label());
            findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Space), message));
        }
    }
}

fn failing() -> Content {
    examples::second_world(|world| world.at = examples::GRAM_AT)
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
