//! `break-off-without-drive`: if a fleet has orders to break off, all its ships have a drive.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || {
        examples::sheet_of(
            |knowledge| knowledge.own.fleets[1].ships.push(examples::ship("", 3, 0)),
            "fleet Watch\nbreak off at 50%",
        )
    },
    passing: || examples::sheet("fleet Watch\nbreak off at 50%"),
    check,
};

static ABOUT: About = About {
    name: "break-off-without-drive",
    code: code(230),
    severity: Severity::Warning,
    citation: book("Space combat"),
    says: "Of a fleet that is to break off every ship has a drive.",
    because: "A ship without a drive cannot escape into hyperspace.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks() {
        let (Some(line), Some(force)) = (&block.lines.break_off, case.force(&block)) else { continue };
        if let Some(ship) = force.ships.iter().find(|ship| !ship.drive).filter(|_| line.what.is_some()) {
            let message = format!("{} has a {}, which has no drive.", block.name.text, ship.label());
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::BreakOff), line.at, message));
        }
    }
}
