//! The rule `intended-names-unknown-rule`: a finding that is marked as intended names a rule that exists.

use super::{code, examples};
use crate::{Finding, Intended, Place, Project};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "intended-names-unknown-rule",
    code: code(2),
    severity: Severity::Advice,
    citation: Citation::Drydock("a mark for a rule that does not exist hides nothing"),
    says: "A finding that is marked as intended is one of a rule that exists.",
    because: "A misspelled name leaves the finding standing that the designer meant to accept.",
};

fn check(project: &Project, findings: &mut Vec<Finding>) {
    let rules = project.rules();
    for entry in &project.intended {
        if !rules.iter().any(|about| about.name == entry.rule) {
            let message = format!("{:?} is marked as intended, and there is no rule of that name.", entry.rule);
            findings.push(Finding::new(&ABOUT, Place::Project, message));
        }
    }
}

fn failing() -> Project {
    let mut project = passing();
    project.intended.push(Intended { rule: "no-such-rule".into(), place: Place::Project, reason: "A slip of the pen.".into() });
    project
}

fn passing() -> Project {
    examples::empty()
}
