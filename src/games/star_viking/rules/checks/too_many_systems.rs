//! `too-many-systems`: a standard game may have at most ten systems in play, a double game at most twenty.

use super::set_up::campaigns;
use super::{book, code, counted, examples};
use crate::{Content, Finding, Fix, ForceUnit, InScenario, PlayedSystem, Station, Stationed};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-many-systems",
    code: code(23),
    severity: Severity::Error,
    citation: book("Starting Set-Up: Star System Tiles"),
    says: "A standard game has ten systems in play at the most, a double game twenty.",
    because: "The Federate player selects nine or ten of the twelve tiles, or eighteen to twenty of two sets; the others go \
              back into the box.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in campaigns(content) {
        let Some((_, most)) = set_up.scenario.form.systems() else { continue };
        let systems = set_up.tiles().count();
        if systems > most {
            let message = format!(
                "{} has {} in play, and a {} has {most} at the most.",
                set_up.scenario.label(),
                counted(systems, "system"),
                set_up.scenario.form.label()
            );
            let fewer = || {
                let mut changed = set_up.scenario.clone();
                let surplus: Vec<_> = set_up.tiles().map(|(tile, ..)| tile).skip(most).collect();
                for tile in &surplus {
                    changed.take_out_of_play(*tile);
                }
                let title = format!("Take the last {} out of play", surplus.len());
                Some(Fix::choice(title, [set_up.set(changed)]))
            };
            let finding = Finding::new(&ABOUT, set_up.at(InScenario::Systems), message);
            findings.push(finding.with_fixes(fix_budget.offer(fewer)));
        }
    }
}

/// The example campaign with `more` additional systems, each with a patrol boat.
fn with(more: u32) -> Content {
    examples::campaign(|content| {
        for number in 10..10 + more {
            let system = content.systems.add(examples::system(&format!("System {number}")));
            let mut boat = Id::new(0);
            examples::on_force(content, 3, |force| {
                boat = force.units.add(ForceUnit { system: Some(system), ..ForceUnit::of(examples::PATROL_BOAT) });
            });
            examples::on(&mut content.scenarios, |scenario| {
                let tile = scenario.systems.add(PlayedSystem { system });
                if let Some(locals) = scenario.deployments.get_mut(Id::new(3)) {
                    locals.stations.push(Stationed { unit: boat, at: Station::InSystem(tile) });
                }
            });
        }
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(1)
}
