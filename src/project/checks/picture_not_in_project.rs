//! `picture-not-in-project`

use super::code;
use crate::project::{Project, StoredPicture};
use crate::rules::launch_fighters::{self, Ship};
use crate::rules::{About, Citation, Finding, Fix, Id, Rule, Severity};

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

/// The smallest picture there is: one gray pixel.
const PIXEL: [u8; 67] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 58, 126, 155, 85, 0, 0,
    0, 10, 73, 68, 65, 84, 120, 218, 99, 104, 0, 0, 0, 130, 0, 129, 221, 67, 106, 244, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96,
    130,
];

fn failing() -> Project {
    let ship = Ship { picture: Some(Id::new(1)), ..Ship::named("Lance") };
    let content = launch_fighters::Content { ships: [ship].into_iter().collect(), ..Default::default() };
    Project::with_content(content.into(), "Pictures")
}

fn passing() -> Project {
    let mut project = failing();
    project.pictures.extend(StoredPicture::new("pixel", PIXEL).ok());
    project
}
