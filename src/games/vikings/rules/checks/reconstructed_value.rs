//! `reconstructed-value`: values should be the original ones. The rule reports values that somebody had to work out because the original is lost,
//! with one finding for each table, and one each for characters, troop types and classes of boats.

use super::{code, counted, examples};
use crate::{Content, Finding, InBoat, InCharacter, InTroop, Place, Table};
use rules::{About, Citation, Origin, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "reconstructed-value",
    code: code(51),
    severity: Severity::Advice,
    citation: Citation::Drydock(
        "the game's counters and charts are lost, and what they showed was worked out from what is known",
    ),
    says: "The values of a table, and of all characters, types and boats, are the book's or a designer's own.",
    because: "Whoever owns a copy of the game can put the printed numbers in; until then nobody should take ours for the book's.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for table in Table::ALL.into_iter().filter(|table| content.tables.origin(*table) == Origin::Reconstructed) {
        let message = format!("The table {:?} is reconstructed.", table.label());
        findings.push(Finding::new(&ABOUT, Place::Table(table), message));
    }
    let mut troops = content.troops.iter().filter(|(_, troop)| troop.origin == Origin::Reconstructed);
    if let Some((first, _)) = troops.next() {
        let message = format!("{} with reconstructed values.", counted(troops.count() + 1, "troop type"));
        findings.push(Finding::new(&ABOUT, Place::Troop(first, InTroop::Whole), message));
    }
    let mut characters = content.characters.iter().filter(|(_, character)| character.origin == Origin::Reconstructed);
    if let Some((first, _)) = characters.next() {
        let message = format!("{} with reconstructed values.", counted(characters.count() + 1, "character"));
        findings.push(Finding::new(&ABOUT, Place::Character(first, InCharacter::Whole), message));
    }
    let mut boats = content.boats.iter().filter(|(_, boat)| boat.origin == Origin::Reconstructed);
    if let Some((first, _)) = boats.next() {
        let message = format!("{} with reconstructed values.", counted(boats.count() + 1, "boat"));
        findings.push(Finding::new(&ABOUT, Place::Boat(first, InBoat::Whole), message));
    }
}

fn with(origin: Origin) -> Content {
    examples::with(|character| character.origin = origin)
}

fn failing() -> Content {
    with(Origin::Reconstructed)
}

fn passing() -> Content {
    with(Origin::Own)
}
