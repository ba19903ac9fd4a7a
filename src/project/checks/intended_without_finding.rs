//! The rule `intended-without-finding`: a finding that is marked as intended still occurs at its place.

use super::{code, examples};
use crate::{Finding, Place, Project};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "intended-without-finding",
    code: code(1),
    severity: Severity::Advice,
    citation: Citation::Drydock("what is marked as intended should be there"),
    says: "A finding that is marked as intended still occurs at its place.",
    because: "The mark would hide a new offence of the same kind that nobody has looked at.",
};

fn check(project: &Project, findings: &mut Vec<Finding>) {
    if project.intended.is_empty() {
        return;
    }
    let found = project.content.check();
    let (rules, paths) = (project.rules(), project.content.paths());
    for entry in &project.intended {
        let known = rules.iter().any(|about| about.name == entry.rule);
        if known && !found.iter().any(|finding| entry.covers(finding)) {
            let place = paths.path(&entry.place);
            let message = format!("{} is marked as intended at {place}, where it does not occur.", entry.rule);
            findings.push(Finding::new(&ABOUT, Place::Project, message));
        }
    }
}

fn failing() -> Project {
    examples::without_finding()
}

fn passing() -> Project {
    examples::with_finding()
}
