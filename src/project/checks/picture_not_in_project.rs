//! The rule `picture-not-in-project`: a picture that a design names is one of the project's pictures.

use super::{code, examples};
use crate::{Finding, Fix, Project, StoredPicture};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "picture-not-in-project",
    code: code(3),
    severity: Severity::Warning,
    citation: Citation::Drydock("a counter can only show a picture that the project holds"),
    says: "A picture that a design names for its counter is one of the project's.",
    because: "The counter is printed with its silhouette instead.",
};

fn check(project: &Project, findings: &mut Vec<Finding>) {
    let missing = project.content.pictures().into_iter().filter(|(_, picture)| project.picture(*picture).is_none());
    for (place, picture) in missing {
        let message = format!("The counter names picture {}, which is not in the project.", picture.number());
        let fix = project.content.picture_edit(&place, None).map(|edit| Fix::safe("Show its silhouette", [edit]));
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix));
    }
}

fn failing() -> Project {
    examples::with_picture()
}

fn passing() -> Project {
    let mut project = failing();
    project.pictures.extend(StoredPicture::new("pixel", examples::PIXEL).ok());
    project
}
