//! `same-fleet-style-twice`: reports two sides of one scenario whose fleets have the same style. Fleets without a style are never reported.

use std::collections::HashMap;

use super::super::field::{Fielded, fields};
use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, Fleet, InScenario, Style};
use rules::{About, Change, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-fleet-style-twice",
    code: code(26),
    severity: Severity::Warning,
    citation: book("Setup: Building a Fleet"),
    says: "The fleets of a scenario have different styles.",
    because: "Each player selects a fleet color; with two of one style nobody sees whose counter is whose.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for field in fields(content) {
        let mut first: HashMap<Id<Style>, &Fielded> = HashMap::new();
        let styles = || field.sides.iter().filter_map(|side| side.fleet.style);
        // No fix is offered if both sides use the same fleet, since a new style would change both.
        for side in &field.sides {
            let Some((style_id, style)) = side.fleet.style.and_then(|id| Some((id, content.styles.get(id)?))) else { continue };
            let earlier = *first.entry(style_id).or_insert(side);
            if earlier.id != side.id {
                let message = format!(
                    "In {}, {} and {} both have the style {}.",
                    field.scenario.label(),
                    earlier.label(),
                    side.label(),
                    style.name
                );
                let free = content.styles.iter().find(|(id, _)| styles().all(|used| used != *id));
                let fix = free.filter(|_| earlier.fleet_id != side.fleet_id).map(|(id, style)| {
                    let restyled = Fleet { style: Some(id), ..side.fleet.clone() };
                    let title = format!("Give {} the style {}", side.fleet.label(), style.name);
                    Fix::choice(title, [Edit::Fleet(Change::Set(side.fleet_id, restyled))])
                });
                findings.push(Finding::new(&ABOUT, field.at(InScenario::Side(side.id)), message).with_fixes(fix));
            }
        }
    }
}

fn failing() -> Content {
    examples::battle(|content| examples::on(&mut content.fleets, |fleet| fleet.style = Some(examples::second())))
}

fn passing() -> Content {
    examples::battle(|content| examples::on(&mut content.fleets, |fleet| fleet.style = Some(examples::first())))
}
