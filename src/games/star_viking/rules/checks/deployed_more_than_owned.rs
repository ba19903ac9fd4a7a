//! `deployed-more-than-owned`: a set-up must place only units that its forces have. It must place each of them only once, and in a place that exists
//! and is open to the unit.

use super::set_up::{SetUp, set_ups};
use super::{book, code, counted, examples, places};
use crate::{Color, Content, Finding, Fix, InScenario, Scenario, Station, Stationed};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "deployed-more-than-owned",
    code: code(25),
    severity: Severity::Error,
    citation: book("Starting Set-Up: Local Defense Deployment"),
    says: "A set-up places only what its forces own, each unit once and in a place that is there for it; and of the local units \
           of a campaign, ten in each set are set aside.",
    because: "Ten local units are put aside at random for later construction; nobody deploys what they have not bought, or one \
              counter in two places; and home bases are the Vikings', who begin a campaign there, tiles are entered by \
              starships of invaders, and a fortress keeps to one sector.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        forces(&set_up, &fix_budget, findings);
        stations(&set_up, &fix_budget, findings);
        if set_up.scenario.form.is_campaign() {
            locals(&set_up, findings);
        }
    }
}

fn forces(set_up: &SetUp, fix_budget: &FixBudget, findings: &mut Vec<Finding>) {
    let mut seen = Vec::new();
    for (id, deployment) in set_up.scenario.deployments.iter() {
        let Some(force) = deployment.force else { continue };
        let what = match set_up.content.forces.get(force) {
            None => "a force that is not there".to_owned(),
            Some(force_) if seen.contains(&force) => format!("{} a second time", force_.label()),
            Some(_) => {
                seen.push(force);
                continue;
            }
        };
        let message = format!("{} deploys {what}.", set_up.scenario.label());
        let remove = || {
            let mut changed = set_up.scenario.clone();
            changed.deployments.retain_ids(|found| found != id);
            Some(Fix::choice("Take the deployment away", [set_up.set(changed)]))
        };
        let place = set_up.at(InScenario::Deployment(id));
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(remove)));
    }
}

fn stations(set_up: &SetUp, fix_budget: &FixBudget, findings: &mut Vec<Finding>) {
    for fielded in &set_up.forces {
        for (index, stationed) in fielded.deployment.stations.iter().enumerate() {
            let unit = stationed.unit;
            let twice = fielded.deployment.stations[..index].iter().any(|before| before.unit == unit);
            let (gone, aboard) = match fielded.force.units.get(unit) {
                None => (true, false),
                Some(of) => (false, of.hold.is_some_and(|hold| fielded.force.units.get(hold).is_some())),
            };
            if gone && twice {
                // The finding about the first of these places already covers the others.
                continue;
            }
            let what = if gone {
                "which the force does not have".to_owned()
            } else if twice {
                "which is placed already".to_owned()
            } else if aboard {
                "which is in a hold".to_owned()
            } else if let Some(nowhere) =
                places::nowhere(set_up, stationed.at).or_else(|| places::barred(set_up, fielded, stationed))
            {
                nowhere
            } else {
                continue;
            };
            let name = fielded.force.unit_label(unit, &set_up.content.units);
            let message = format!("{} places {name} of {}, {what}.", set_up.scenario.label(), fielded.force.label());
            let forget = || {
                let edit = set_up.with_deployment(fielded.id, |deployment| {
                    if gone {
                        deployment.stations.retain(|stationed| stationed.unit != unit);
                    } else {
                        deployment.stations.remove(index);
                    }
                })?;
                let title = format!("Do not place {name}");
                // If the unit is no longer in the force, removing its starting place loses nothing, so the fix is safe.
                Some(if gone { Fix::safe(title, [edit]) } else { Fix::choice(title, [edit]) })
            };
            let settle = || if twice { None } else { places::settled(set_up, fielded, stationed) };
            let place = set_up.at(InScenario::Unit(fielded.id, unit));
            let finding = Finding::new(&ABOUT, place, message);
            findings.push(finding.with_fixes(fix_budget.offer(settle)).with_fixes(fix_budget.offer(forget)));
        }
    }
}

fn locals(set_up: &SetUp, findings: &mut Vec<Finding>) {
    let green = set_up.content.units.iter().filter(|(_, unit)| unit.color == Color::Green);
    let sets = set_up.scenario.form.sets();
    let mix: u32 = green.map(|(_, unit)| unit.count.get() * sets).sum();
    let most = mix.saturating_sub(Scenario::SET_ASIDE * sets);
    let placed = set_up.units.iter().filter(|unit| unit.kind.color == Color::Green && unit.station.is_some()).count();
    if placed > most as usize {
        let message = format!(
            "{} places {}, and of the {mix} in the game {} are set aside.",
            set_up.scenario.label(),
            counted(placed, "local unit"),
            Scenario::SET_ASIDE * sets
        );
        findings.push(Finding::new(&ABOUT, set_up.at(InScenario::Systems), message));
    }
}

/// The example campaign. If `more` is the number of a unit in the Viking force, a second starting place puts that unit at the home base.
fn with(more: Option<u32>) -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            examples::on(&mut scenario.deployments, |deployment| {
                let at_home = |unit| Stationed { unit: Id::new(unit), at: Station::HomeBase };
                deployment.stations.extend(more.map(at_home));
            });
        });
    })
}

fn failing() -> Content {
    with(Some(8))
}

fn passing() -> Content {
    with(None)
}
