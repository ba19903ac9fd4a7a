//! `person-elsewhere`: a sovereign or crony who is to command a fleet is in the fleet's space, and is to command no other fleet.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::knowledge::Person;
use crate::orders::Name;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

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
    says: "A sovereign or crony who is to command a fleet is where it stands, and with no other.",
    because: "Persons travel with fleets, and nobody commands from afar or sails with two.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let mut given: Vec<(&Person, &Name)> = Vec::new();
    for block in case.blocks().filter(|block| !block.is_message) {
        let Some(name) = block.lines.commander.as_ref().and_then(|line| line.what.as_ref()) else { continue };
        let (Some(person), Some(at)) = (case.person(name), case.stands(&block)) else { continue };
        if person.at != at {
            let message =
                format!("{} is at {} and {} at {}.", person.name, case.place(person.at), block.name.text, case.place(at));
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Commander), name.at, message));
        } else if let Some((_, fleet)) =
            given.iter().find(|(known, fleet)| known.name == person.name && !fleet.is(&block.name.text))
        {
            let message = format!("{} commands {} already by this sheet.", person.name, fleet.text);
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Commander), name.at, message));
        } else {
            given.push((person, block.name));
        }
    }
}
