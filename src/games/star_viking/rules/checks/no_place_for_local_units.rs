//! `no-place-for-local-units`: a system of technology D must have a sector with air, in which all of its local units have to stand.

use super::{book, code, examples};
use crate::{Content, Finding, InSystem, Place, Technology};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-place-for-local-units",
    code: code(34),
    severity: Severity::Warning,
    citation: book("Local Defense Deployment"),
    says: "A system of technology D has an atmospheric sector.",
    because: "Its local units can only be of technology D, all of which are of operations code A and fight in air alone.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, system) in content.systems.iter() {
        if system.technology == Technology::D && !system.has_atmosphere() {
            let message = format!("{} is of technology D and has no atmospheric sector.", system.label());
            findings.push(Finding::new(&ABOUT, Place::System(id, InSystem::Technology), message));
        }
    }
}

fn with(technology: Technology) -> Content {
    examples::one_system(|system| system.technology = technology)
}

fn failing() -> Content {
    with(Technology::D)
}

fn passing() -> Content {
    with(Technology::C)
}
