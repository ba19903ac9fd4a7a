//! `ship-in-two-fleets`

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::rules::space_viking::orders::grammar::Verb;
use crate::rules::space_viking::orders::{Name, Thing};
use crate::rules::space_viking::play::knowledge::OwnShip;
use crate::rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nships 1 escort, Raven\nfleet Watch\nships Owl, Raven"),
    passing: || examples::sheet("fleet Raiders\nships 1 escort\nfleet Watch\nships Owl, Raven"),
    check,
};

static ABOUT: About = About {
    name: "ship-in-two-fleets",
    code: code(208),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "No ship is in two fleets.",
    because: "A ship is in one place.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let mut seen: Vec<(&OwnShip, &Name)> = Vec::new();
    for block in case.blocks().filter(|block| !block.is_message) {
        for name in block.lines.ships.iter().flat_map(|ships| &ships.what).filter_map(Thing::name) {
            let Some((_, ship)) = case.ships_named(name).next() else { continue };
            match seen.iter().find(|(known, _)| std::ptr::eq(*known, ship)) {
                Some((_, fleet)) => {
                    let message = format!("{} is in {} already.", name.text, fleet.text);
                    findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Ships), name.at, message));
                }
                None => seen.push((ship, block.name)),
            }
        }
    }
}
