//! The rule `damaged-picture`: all pixels of a picture that a design shows can be read.

use super::{code, examples};
use crate::{Finding, Fix, Project, StoredPicture};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "damaged-picture",
    code: code(4),
    severity: Severity::Error,
    citation: Citation::Drydock("a picture of which a part is missing would be printed with a gray patch"),
    says: "All pixels of a picture that a design names for its counter can be read.",
    because: "A crossed box is printed in the place of one that was cut short or changed.",
};

fn check(project: &Project, findings: &mut Vec<Finding>) {
    for (place, id) in project.content.pictures() {
        let Some(picture) = project.picture(id).filter(|picture| !picture.is_whole()) else { continue };
        let message = format!("The file of the picture {:?} is damaged; import it again.", picture.name());
        let fix = project.content.picture_edit(&place, None).map(|edit| Fix::choice("Show its silhouette", [edit]));
        findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix));
    }
}

fn with(bytes: &[u8]) -> Project {
    let mut project = examples::with_picture();
    project.pictures.extend(StoredPicture::new("pixel", bytes).ok());
    project
}

fn failing() -> Project {
    let mut bytes = examples::PIXEL;
    // A byte of the pixel itself, which comes after the header that gives the size of the picture.
    bytes[45] ^= 0xFF;
    with(&bytes)
}

fn passing() -> Project {
    with(&examples::PIXEL)
}
