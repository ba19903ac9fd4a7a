//! `same-system-twice`: a system may be in play only once, or twice in the double game. Free scenarios may have any number of tiles of a system.

use std::collections::BTreeMap;

use super::set_up::set_ups;
use super::{book, code, examples};
use crate::{Content, Finding, Fix, InScenario, System};
use rules::{About, FixBudget, Id, Rule, Severity, nth};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-system-twice",
    code: code(24),
    severity: Severity::Error,
    citation: book("Starting Set-Up: Star System Tiles"),
    says: "A system is in play once, in the double game twice at the most.",
    because: "There is one tile of each system in a set of the game; two sets have two.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        let Some(most) = set_up.scenario.form.tiles_of_a_system() else { continue };
        let mut seen: BTreeMap<Id<System>, u32> = BTreeMap::new();
        for (tile, id, system) in set_up.tiles() {
            let count = seen.entry(id).or_default();
            *count += 1;
            if *count > most {
                let times = if most == 1 { "once" } else { "twice" };
                let message = format!(
                    "{} has {} in play for the {} time, and it can be in play {times}.",
                    set_up.scenario.label(),
                    system.label(),
                    nth(*count)
                );
                let remove = || {
                    let mut changed = set_up.scenario.clone();
                    changed.take_out_of_play(tile);
                    Some(Fix::choice("Take it out of play", [set_up.set(changed)]))
                };
                let place = set_up.at(InScenario::System(tile));
                findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(remove)));
            }
        }
    }
}

fn with(system: u32) -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(tile) = scenario.systems.get_mut(examples::second()) {
                tile.system = Id::new(system);
            }
        });
    })
}

fn failing() -> Content {
    with(1)
}

fn passing() -> Content {
    with(2)
}
