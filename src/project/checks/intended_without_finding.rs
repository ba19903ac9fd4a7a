//! `intended-without-finding`

use super::code;
use crate::project::{Intended, Project};
use crate::rules::launch_fighters::{self, InShip, Part, Ship};
use crate::rules::{About, Citation, Finding, Id, Place, Rule, Severity};

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

/// A ship with launchers and so many missiles, and the mark that it is meant to have none.
fn example(missiles: u32) -> Project {
    let ship = Ship::named("Decoy").with(Part::Launchers, 1).with(Part::Move, 2).with(Part::Defense, 1);
    let ships = [ship.with(Part::Missiles, missiles)].into_iter().collect();
    let content = launch_fighters::Content { ships, ..Default::default() };
    let mut project = Project::with_content(content.into(), "Decoys");
    project.intended.push(Intended {
        rule: "launchers-without-missiles".into(),
        place: launch_fighters::Place::Ship(Id::new(1), InShip::Part(Part::Missiles)).into(),
        reason: "It only pretends.".into(),
    });
    project
}

fn failing() -> Project {
    example(2)
}

fn passing() -> Project {
    example(0)
}
