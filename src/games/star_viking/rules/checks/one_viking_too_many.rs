//! `one-viking-too-many`: a standard game must have one Viking, and a double game two.

use super::set_up::campaigns;
use super::{book, code, counted, examples};
use crate::{Color, Content, Deployment, Finding, Fix, Force, InScenario};
use rules::{About, FixBudget, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "one-viking-too-many",
    code: code(43),
    severity: Severity::Error,
    citation: book("Game Variations"),
    says: "A standard game has one Viking, a double game two.",
    because: "Each Viking buys from a set of red counters of their own, and a standard game has one set.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in campaigns(content) {
        let most = set_up.scenario.form.sets() as usize;
        let raids: Vec<_> = set_up.forces.iter().filter(|fielded| fielded.force.color == Color::Red).collect();
        if raids.len() > most {
            let labels = set_up.scenario.force_labels(&content.forces);
            let label = |index: usize| labels.get(&raids[index].id).cloned().unwrap_or_default();
            let names: Vec<String> = (0..raids.len()).map(label).collect();
            let message = format!(
                "{} has {}, {}, and a {} has {most}.",
                set_up.scenario.label(),
                counted(raids.len(), "Viking"),
                listed(&names),
                set_up.scenario.form.label()
            );
            let fewer = || {
                let mut changed = set_up.scenario.clone();
                let last = raids.last()?;
                changed.deployments.apply(rules::Change::Remove(last.id), "deployment").ok()?;
                Some(Fix::choice(format!("Leave {} out", names.last()?), [set_up.set(changed)]))
            };
            let place = raids.last().map_or(InScenario::Whole, |last| InScenario::Deployment(last.id));
            let finding = Finding::new(&ABOUT, set_up.at(place), message);
            findings.push(finding.with_fixes(fix_budget.offer(fewer)));
        }
    }
}

fn with(raids: usize) -> Content {
    examples::campaign(|content| {
        for _ in 1..raids {
            let force = content.forces.add(Force { name: "Rivals".into(), ..Force::default() });
            examples::on(&mut content.scenarios, |scenario| {
                scenario.deployments.add(Deployment { force: Some(force), ..Deployment::default() });
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
