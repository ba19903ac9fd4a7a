//! `fleet-without-commander`: every fleet has a commander, unless its ships need none.

use super::{book, code, examples};
use crate::forecast::needs_nobody;
use crate::{Content, Edit, Finding, Fix, Fleet, InFleet, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fleet-without-commander",
    code: code(16),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "Every fleet has a commander, but for ships that need nobody.",
    because: "The first thing that the referee has to know of a fleet is its commander's name.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let is_meant = |fleet: &Fleet| fleet.commander.trim().is_empty() && !needs_nobody(content, fleet);
    for (id, fleet) in content.fleets.iter().filter(|(_, fleet)| is_meant(fleet)) {
        let mut finding =
            Finding::new(&ABOUT, Place::Fleet(id, InFleet::Commander), format!("Nobody commands {}.", fleet.label()));
        // The first of the sovereign and the cronies who does not command a fleet yet.
        let is_free =
            |person: &&str| content.fleets.iter().all(|(_, other)| !other.commander.trim().eq_ignore_ascii_case(person));
        if let Some(person) = content.player_of(fleet).and_then(|player| player.persons().find(is_free)) {
            let led = Fleet { commander: person.to_owned(), ..fleet.clone() };
            finding = finding.with_fix(Fix::choice(format!("Let {person} command it"), [Edit::Fleet(Change::Set(id, led))]));
        }
        findings.push(finding);
    }
}

fn failing() -> Content {
    examples::first_fleet(|fleet| fleet.commander.clear())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
