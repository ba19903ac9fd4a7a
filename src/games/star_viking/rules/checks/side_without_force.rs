//! `side-without-force`: every scenario must have a Viking force, and a double game two. Silent about a battle or a free game that has no tiles or no
//! forces yet.

use super::set_up::set_ups;
use super::{book, code, counted, examples};
use crate::{Color, Content, Deployment, Edit, Finding, Fix, Force, InScenario};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "side-without-force",
    code: code(46),
    severity: Severity::Warning,
    citation: book("Viking Forces Deployment"),
    says: "Every scenario has a Viking force, and a double game two.",
    because: "Each Viking buys a force of their own; where one is missing nobody is there to raid, in a battle as in a campaign.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        if !set_up.scenario.form.is_campaign() && !set_up.scenario.is_begun() {
            continue;
        }
        let asked = set_up.scenario.form.sets() as usize;
        let raids = set_up.forces.iter().filter(|fielded| fielded.force.color == Color::Red).count();
        if raids >= asked {
            continue;
        }
        let has = if raids == 0 { "no Viking".to_owned() } else { counted(raids, "Viking") };
        let message = format!("{} has {has}, and a {} needs {asked}.", set_up.scenario.label(), set_up.scenario.form.label());
        let muster = || {
            let force = Force { name: "Vikings".into(), ..Force::default() };
            let mut scenario = set_up.scenario.clone();
            scenario.deployments.add(Deployment { force: Some(content.forces.next_id()), ..Deployment::default() });
            Some(Fix::choice("Add a Viking with an empty force", [Edit::Force(Change::Add(force)), set_up.set(scenario)]))
        };
        let place = set_up.at(InScenario::Whole);
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(muster)));
    }
}

fn with(raids: bool) -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            if !raids {
                scenario.deployments.retain_ids(|id| id != examples::first());
            }
        });
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
