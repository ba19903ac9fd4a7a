//! `fleet-name-twice`: no two fleets of one player have the same name.

use std::collections::HashMap;

use super::{book, code, examples};
use crate::{Content, Finding, Fleet, InFleet, Place, Player};
use rules::{About, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fleet-name-twice",
    code: code(14),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "No two fleets of one player have one name.",
    because: "Orders name fleets, and case never tells names apart.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen: HashMap<(Option<Id<Player>>, String), &Fleet> = HashMap::new();
    for (id, fleet) in content.fleets.iter().filter(|(_, fleet)| !fleet.name.trim().is_empty()) {
        let first = *seen.entry((fleet.player, fleet.name.trim().to_lowercase())).or_insert(fleet);
        if !std::ptr::eq(first, fleet) {
            let message = format!("Two fleets of {} are called {}.", content.player_label(fleet.player), fleet.label());
            findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Name), message));
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        let fleet = content.fleets.get(Id::new(1)).cloned().unwrap_or_default();
        content.fleets.add(fleet);
        examples::keep(content, 34);
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
