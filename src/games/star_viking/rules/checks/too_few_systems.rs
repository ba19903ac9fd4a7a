//! `too-few-systems`: a standard game must have at least nine systems in play and a double game eighteen, and no system in play may be gone from the
//! project.

use super::set_up::{SetUp, campaigns, set_ups};
use super::{book, code, counted, examples};
use crate::{Content, Finding, Fix, InScenario};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-few-systems",
    code: code(22),
    severity: Severity::Error,
    citation: book("Starting Set-Up: Star System Tiles"),
    says: "A standard game has nine systems in play or more, a double game eighteen; and every system in play is there.",
    because: "The Federate player selects nine or ten of the twelve tiles, or eighteen to twenty of two sets.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        for (tile, _) in set_up.scenario.systems.iter().filter(|(tile, _)| set_up.system(*tile).is_none()) {
            let message = format!("{} has a system in play that is not there.", set_up.scenario.label());
            let forget = || {
                let mut changed = set_up.scenario.clone();
                changed.systems.retain_ids(|found| found != tile);
                Some(Fix::safe("Take it out of play", [set_up.set(changed)]))
            };
            let place = set_up.at(InScenario::System(tile));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(forget)));
        }
    }
    for set_up in campaigns(content) {
        let Some((fewest, _)) = set_up.scenario.form.systems() else { continue };
        let systems = set_up.tiles().count();
        if systems < fewest {
            let message = format!(
                "{} has {} in play, and a {} has {fewest} at the least.",
                set_up.scenario.label(),
                counted(systems, "system"),
                set_up.scenario.form.label()
            );
            let finding = Finding::new(&ABOUT, set_up.at(InScenario::Systems), message);
            findings.push(finding.with_fixes(fix_budget.offer(|| more(&set_up, fewest - systems))));
        }
    }
}

/// The fix that puts the first suitable systems of the project into play; `None` if the project has too few.
fn more(set_up: &SetUp, missing: usize) -> Option<Fix> {
    let mut changed = set_up.scenario.clone();
    let most = changed.form.tiles_of_a_system()? as usize;
    let mut left = missing;
    for system in set_up.content.systems.ids() {
        let times = changed.times_in_play(system);
        let added = most.saturating_sub(times).min(left);
        changed.put_in_play(system, times + added);
        left -= added;
    }
    (left == 0).then(|| Fix::choice(format!("Put {} into play", counted(missing, "more system")), [set_up.set(changed)]))
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            scenario.systems.retain_ids(|tile| tile.number() < 9);
            if let Some(locals) = scenario.deployments.get_mut(Id::new(3)) {
                locals.stations.pop();
            }
        });
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
