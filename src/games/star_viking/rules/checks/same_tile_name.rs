//! `same-tile-name`: no two systems may have the same name.

use std::collections::BTreeSet;

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InSystem, Place, System};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-tile-name",
    code: code(31),
    severity: Severity::Warning,
    citation: book("Map Tile Definitions & Explanations"),
    says: "No two systems have the same name.",
    because: "The Federate player announces the systems in play by their names, and the Viking names where they jump.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let key = |name: &str| name.trim().to_lowercase();
    for (id, system) in content.systems.iter() {
        if !seen.insert(key(&system.name)) {
            let message = format!("Another system before this one is called {} too.", system.label());
            let rename = || {
                let taken = |name: &str| content.systems.find(|other| key(&other.name) == key(name)).is_some();
                let name = (2..=u32::MAX).map(|number| format!("{} {number}", system.label())).find(|name| !taken(name))?;
                let title = format!("Call it {name}");
                Some(Fix::choice(title, [Edit::System(Change::Set(id, System { name, ..system.clone() }))]))
            };
            let place = Place::System(id, InSystem::Name);
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(rename)));
        }
    }
}

fn with(name: &str) -> Content {
    let systems = ["Home", name].map(examples::system);
    Content { systems: systems.into_iter().collect(), ..Content::default() }
}

fn failing() -> Content {
    with("home")
}

fn passing() -> Content {
    with("Outpost")
}
