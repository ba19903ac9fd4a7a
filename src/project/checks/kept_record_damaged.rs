//! The rule `kept-record-damaged`: the record of a kept game or playtest can be read as it was written.

use super::{code, examples};
use crate::{Finding, Place, Project, text};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "kept-record-damaged",
    code: code(5),
    severity: Severity::Warning,
    citation: Citation::Drydock("what is kept of a game is what was played"),
    says: "A game or a playtest that is kept in the project is as it was written down.",
    because: "One that was changed or cut short tells of nothing that was ever played, and cannot be opened again.",
};

fn check(project: &Project, findings: &mut Vec<Finding>) {
    for kept in project.kept.iter().filter(|kept| kept.record().is_none()) {
        let message = format!("The {} {:?} that is kept here was changed or cut short; delete it.", kept.sort.label(), kept.name);
        findings.push(Finding::new(&ABOUT, Place::Project, message));
    }
}

fn failing() -> Project {
    let whole = passing();
    // Only the text of a file can be damaged, so the example is damaged as text.
    let damaged = text::write(&whole).map(|text| text.replace("record: \"()\"", "record: \"(\""));
    damaged.and_then(|text| text::read(text.as_bytes(), "kept".as_ref())).unwrap_or(whole)
}

fn passing() -> Project {
    examples::keeping(examples::OWN)
}
