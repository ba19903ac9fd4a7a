//! `person-elsewhere`

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::rules::space_viking::orders::grammar::Verb;
use crate::rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\ncommander Hugo"),
    passing: || examples::sheet("fleet Raiders\ncommander Otto"),
    check,
};

static ABOUT: About = About {
    name: "person-elsewhere",
    code: code(210),
    severity: Severity::Error,
    citation: book("Command"),
    says: "A sovereign or crony who is to command a fleet is where it stands.",
    because: "Persons travel with fleets, and nobody commands from afar.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks().filter(|block| !block.is_message) {
        let Some(name) = block.lines.commander.as_ref().and_then(|line| line.what.as_ref()) else { continue };
        let (Some(person), Some(at)) = (case.person(name), case.stands(&block)) else { continue };
        if person.at != at {
            let message =
                format!("{} is at {} and {} at {}.", person.name, case.place(person.at), block.name.text, case.place(at));
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Commander), name.at, message));
        }
    }
}
