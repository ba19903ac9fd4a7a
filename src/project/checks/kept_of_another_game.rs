//! The rule `kept-of-another-game`: the games and playtests that a project keeps belong to the project's own game.

use super::{code, examples};
use crate::{Finding, Place, Project};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Project> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "kept-of-another-game",
    code: code(6),
    severity: Severity::Warning,
    citation: Citation::Drydock("what is kept of a game is what was played"),
    says: "The games and playtests that are kept in a project are of its own game.",
    because: "One of another game has nothing to do with these designs, and cannot be opened here.",
};

fn check(project: &Project, findings: &mut Vec<Finding>) {
    let game = project.content.game();
    for kept in project.kept.iter().filter(|kept| kept.game != game) {
        let (sort, title) = (kept.sort.label(), kept.game.title());
        let message =
            format!("The {sort} {:?} that is kept here is of {title}, and the designs are for {}.", kept.name, game.title());
        findings.push(Finding::new(&ABOUT, Place::Project, message));
    }
}

fn failing() -> Project {
    examples::keeping(examples::OTHER)
}

fn passing() -> Project {
    examples::keeping(examples::OWN)
}
