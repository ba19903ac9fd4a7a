//! `fleet-without-flagship`: checks only fleets that fight in a scenario set up by the book; a flagship that is no longer in the
//! fleet does not count. The first ship is as good a choice as any while the designer has made no other, so the fix is safe.

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
            // The first ship whose design exists; a fleet without ships is a finding of its own.
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
