//! `fleet-without-flagship`: reports fleets without a flagship. It checks only fleets that fight in a scenario set up by the book. A flagship that
//! was removed from the fleet does not count. The fix makes the first ship the flagship; it is safe, because it replaces no choice of the designer.

use std::collections::HashSet;

use super::super::field::fields_by_the_book;
use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, Fleet, InFleet, Place};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fleet-without-flagship",
    code: code(16),
    severity: Severity::Error,
    citation: book("Setup: Placement on the Map"),
    says: "In a set-up by the book, one ship of every fleet is its flagship.",
    because: "Flagships are placed first, and every other ship is placed beside its flagship.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut seen = HashSet::new();
    for field in fields_by_the_book(content) {
        for side in &field.sides {
            let (id, fleet) = (side.fleet_id, side.fleet);
            // The first ship whose design exists. A fleet without ships is reported by another rule.
            let designed = fleet.ships.iter().find(|(_, ship)| content.ships.get(ship.design).is_some());
            let Some((first, _)) = designed.or_else(|| fleet.ships.iter().next()).filter(|_| !side.has_flagship()) else {
                continue;
            };
            if seen.insert(id) {
                let lost = if fleet.flagship.is_some() { ", since the one it had is gone" } else { "" };
                let message =
                    format!("{} has no flagship{lost}; {} is set up by the book.", fleet.label(), field.scenario.label());
                let title = format!("Make {} the flagship", side.name(content, first));
                let led = Fleet { flagship: Some(first), ..fleet.clone() };
                findings.push(
                    Finding::new(&ABOUT, Place::Fleet(id, InFleet::Flagship), message)
                        .with_fix(Fix::safe(title, [Edit::Fleet(Change::Set(id, led))])),
                );
            }
        }
    }
}

fn failing() -> Content {
    examples::battle(|content| examples::on(&mut content.fleets, |fleet| fleet.flagship = None))
}

fn passing() -> Content {
    examples::battle(|content| examples::on(&mut content.fleets, |fleet| fleet.flagship = Some(examples::first())))
}
