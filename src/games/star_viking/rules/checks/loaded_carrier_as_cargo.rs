//! `loaded-carrier-as-cargo`: a unit that is carried as cargo must not carry cargo itself.

use super::holds::{cargo, unload};
use super::{code, examples};
use crate::{Content, Finding, Fix, Station, Stationed};
use rules::{About, Citation, FixBudget, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "loaded-carrier-as-cargo",
    code: code(13),
    severity: Severity::Error,
    citation: Citation::Drydock("the cargo of a cargo would need room that no number on its counter allows for"),
    says: "A unit that is carried as cargo carries no cargo itself.",
    because: "The size of a carrier is that of its hull; the book says nothing of holds within holds, so a carrier travels \
              empty.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for cargo in cargo(content) {
        let holds = cargo.unit.is_some_and(|unit| unit.capacity.is_some());
        let there = cargo.force.units.get(cargo.carrier).is_some();
        let Some((inner, _)) = cargo.force.cargo(cargo.id).next().filter(|_| holds && there) else { continue };
        let name = cargo.force.unit_label(cargo.id, &content.units);
        let by = cargo.force.unit_label(cargo.carrier, &content.units);
        let inside = cargo.force.unit_label(inner, &content.units);
        let message = format!("{name} of {} is carried by {by} with {inside} in its own hold.", cargo.force.label());
        let take_out = || Some(Fix::choice(format!("Take {name} out of the hold"), cargo.unload(content)));
        let empty = || {
            let inside = cargo.force.cargo(cargo.id).map(|(unit, _)| unit);
            let edits = unload(content, cargo.force_id, cargo.force, inside);
            Some(Fix::choice(format!("Empty the hold of {name}"), edits))
        };
        let finding = Finding::new(&ABOUT, cargo.place(), message);
        findings.push(finding.with_fixes(fix_budget.offer(take_out)).with_fixes(fix_budget.offer(empty)));
    }
}

/// The example battle with a cruiser, raiders, and a fighter in the hold of the raiders. `hold` is the number of the unit that carries the raiders;
/// `None` if they are not cargo.
fn with(hold: Option<u32>) -> Content {
    examples::battle(|content| {
        if let Some(raiders) = content.units.get_mut(examples::RAIDERS) {
            raiders.capacity = Level::new(1);
        }
        examples::on(&mut content.forces, |force| {
            force.units = examples::loaded([(examples::CRUISER, None), (examples::RAIDERS, hold), (examples::FIGHTER, Some(2))]);
        });
        examples::on(&mut content.scenarios, |scenario| {
            examples::on(&mut scenario.deployments, |deployment| {
                let inside = Station::InSystem(examples::first());
                deployment.stations[0].at = inside;
                if hold.is_none() {
                    deployment.stations.push(Stationed { unit: examples::second(), at: inside });
                }
            });
        });
    })
}

fn failing() -> Content {
    with(Some(1))
}

fn passing() -> Content {
    with(None)
}
